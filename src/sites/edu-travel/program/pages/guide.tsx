import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { thisYear } from '../../queries'
import { paths } from '../../site'
import { DocumentList } from '../parts/document-list'
import { GuideSteps } from '../parts/guide-steps'
import { InfoPart } from '../parts/info-part'
import { OpenState } from '../parts/open-state'

const tips = ['save', 'together', 'back', 'clock'] as const

/** How to apply, step by step, with the documents and their forms. */
export function Component() {
  const { t } = useTranslation('edu-travel.program')
  const { data: year } = useSuspenseQuery(thisYear())
  return (
    <Page description={t('guide.lead')}>
      <main id="content">
        <Content title={t('guide.title')} lead={t('guide.lead')}>
          <div className="stack-12">
            {year && <OpenState year={year} />}
            <InfoPart title={t('guide.steps')}>
              <GuideSteps />
            </InfoPart>
            <InfoPart title={t('guide.documents')} lead={t('guide.documentsLead')}>
              <DocumentList />
            </InfoPart>
            <InfoPart title={t('guide.tips')}>
              <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
                {tips.map((tip) => (
                  <div key={tip} className="border-t-2 border-accent pt-3">
                    <dt className="font-semibold">{t(`tips.${tip}.title`)}</dt>
                    <dd className="mt-1 text-muted">{t(`tips.${tip}.text`)}</dd>
                  </div>
                ))}
              </dl>
            </InfoPart>
            <p className="text-muted">
              {t('guide.question')}{' '}
              <ButtonLink to={paths.faq} variant="secondary" size="sm" className="ms-2">
                {t('guide.faq')}
              </ButtonLink>
            </p>
          </div>
        </Content>
      </main>
    </Page>
  )
}
