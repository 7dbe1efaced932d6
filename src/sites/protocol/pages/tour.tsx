import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/page'
import { Points } from '../parts/points'
import { ServicePage } from '../parts/service-page'
import { TourList } from '../parts/tour-list'
import { site } from '../site'

/** Private tours with an interpreter. */
export function Component() {
  const { t } = useTranslation(site)
  return (
    <ServicePage kind="tour">
      {(own) => (
        <>
          <Section title={t('tour.list')} lead={t('tour.listLead')}>
            <TourList tours={own} />
          </Section>
          <Section>
            <Points title={t('tour.care')} of="tour" points={['alone', 'interpreter', 'pace']} />
          </Section>
        </>
      )}
    </ServicePage>
  )
}
