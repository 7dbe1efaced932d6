import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays } from '#contract/days'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { thisFair } from '../../queries'
import { usePaths } from '../../site'

const parts = ['one', 'two', 'three', 'four'] as const

/** The partners' convention in Busan, the day before the fair. */
export function Component() {
  const { t } = useTranslation('fair.home')
  const { day } = useDates()
  const lang = useContentLang()
  const paths = usePaths()
  const { data: fair } = useSuspenseQuery(thisFair())
  const first = fair?.figures.days[0]?.day
  return (
    <Page description={t('bimtc.lead')}>
      <main id="content">
        <Content title={t('bimtc.title')} lead={t('bimtc.lead')}>
          {fair && first ? (
            <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <section>
                <h2 className="mb-5 text-2xl font-bold">{t('bimtc.day')}</h2>
                <ol className="border-s-2 border-accent ps-6 stack-6">
                  {parts.map((part) => (
                    <li key={part}>
                      <p className="font-semibold text-brand figures">{t(`bimtc.parts.${part}.time`)}</p>
                      <h3 className="text-lg font-bold">{t(`bimtc.parts.${part}.title`)}</h3>
                      <p className="max-w-reading text-muted">{t(`bimtc.parts.${part}.text`)}</p>
                    </li>
                  ))}
                </ol>
                <h2 className="mt-12 mb-2 text-2xl font-bold">{t('bimtc.join')}</h2>
                <p className="max-w-reading text-muted">{t('bimtc.joinText')}</p>
                <p className="mt-5 flex flex-wrap gap-3">
                  {fair.is_open && <ButtonLink to={paths.register}>{t('bimtc.act')}</ButtonLink>}
                  <ButtonLink to={paths.program} variant="secondary">
                    {t('bimtc.program')}
                  </ButtonLink>
                </p>
              </section>
              <div className="stack-6">
                <dl className="rounded-md border border-line bg-surface p-6 stack-4">
                  <div>
                    <dt className="text-sm text-muted">{t('bimtc.when')}</dt>
                    <dd className="font-semibold">{t('bimtc.whenText', { day: day(addDays(first, -1)) })}</dd>
                  </div>
                  <div>
                    <dt className="text-sm text-muted">{t('bimtc.where')}</dt>
                    <dd className="font-semibold">{fair.figures.venue.name[lang]}</dd>
                    <dd className="text-sm text-muted">{fair.figures.venue.address[lang]}</dd>
                  </div>
                  <div>
                    <dt className="text-sm text-muted">{t('bimtc.who')}</dt>
                    <dd>{t('bimtc.whoText')}</dd>
                  </div>
                </dl>
                <Alert tone="info">{t('bimtc.sample')}</Alert>
              </div>
            </div>
          ) : (
            <NoFair />
          )}
        </Content>
      </main>
    </Page>
  )
}
