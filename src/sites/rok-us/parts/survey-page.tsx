import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { SurveyKind, TourArea } from '#contract/survey/tour'
import { Page } from '#src/kits/page/page'
import { SurveyPanel } from '#src/kits/survey/survey-panel'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { paths, site } from '../site'

/** A survey on one area's tour. */
export function SurveyPage({ kind }: { kind: SurveyKind }) {
  const { t } = useTranslation('rok-us.survey')
  const { t: ofSite } = useTranslation(site)
  // The route admits only valid areas.
  const area = useParams().area as TourArea
  const title = t(`page.${kind}`, { area: ofSite(`area.${area}`) })
  const lead = t(`page.${kind}Lead`)
  return (
    <Page title={title} description={lead}>
      <main id="content">
        <Content title={title} lead={lead}>
          <SurveyPanel
            key={`${kind} ${area}`}
            kind={kind}
            area={area}
            pathOf={paths.survey}
            actions={
              <>
                <ButtonLink to={paths.mySurveys} variant="secondary">
                  {t('back')}
                </ButtonLink>
                <ButtonLink to={paths.home} variant="ghost">
                  {t('home')}
                </ButtonLink>
              </>
            }
          />
        </Content>
      </main>
    </Page>
  )
}
