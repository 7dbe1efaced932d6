import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { MoreLink } from '#src/ui/more-link'
import { Page as Content } from '#src/ui/page'
import { MySurveys } from '../parts/my-surveys'
import { paths } from '../site'

/** The surveys open to a participant, found by the code in the tour's email. */
export function Component() {
  const { t } = useTranslation('rok-us.survey')
  return (
    <Page description={t('mine.lead')}>
      <main id="content">
        <Content title={t('mine.title')} lead={t('mine.lead')} width="form">
          <h2 className="sr-only">{t('mine.title')}</h2>
          <MySurveys />
          <p className="mt-10">
            <MoreLink to={paths.surveys}>{t('mine.all')}</MoreLink>
          </p>
        </Content>
      </main>
    </Page>
  )
}
