import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/page'
import { IsAndIsNot } from '../parts/is-and-is-not'
import { ServiceCourse } from '../parts/service-course'
import { ServicePage } from '../parts/service-page'
import { site } from '../site'

/** Assistance at arrival and departure: what it includes, and what it does not. */
export function Component() {
  const { t } = useTranslation(site)
  return (
    <ServicePage kind="immigration">
      {(own) => (
        <>
          <Section title={t('immigration.plainly')} lead={t('immigration.plainlyLead')}>
            <IsAndIsNot />
          </Section>
          <Section title={t('immigration.course')}>
            <ServiceCourse services={own} />
          </Section>
        </>
      )}
    </ServicePage>
  )
}
