import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/page'
import { ClassTable } from '../parts/class-table'
import { Points } from '../parts/points'
import { ServicePage } from '../parts/service-page'
import { site } from '../site'

/** Airport and city transfers by class of car. */
export function Component() {
  const { t } = useTranslation(site)
  return (
    <ServicePage kind="vehicle">
      {(own) => (
        <>
          <Section title={t('vehicle.classes')} lead={t('vehicle.classesLead')}>
            <ClassTable services={own} />
          </Section>
          <Section>
            <Points title={t('vehicle.care')} of="vehicle" points={['sign', 'flight', 'waiting']} />
          </Section>
        </>
      )}
    </ServicePage>
  )
}
