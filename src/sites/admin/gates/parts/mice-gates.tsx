import { useTranslation } from 'react-i18next'
import { Entered } from '../../mice/parts/entered'
import { paths, site } from '../../site'
import { GateSection } from './gate-section'

/** Who has entered the MICE fair. */
export function MiceGates() {
  const { t } = useTranslation(site)
  return (
    <GateSection title={t('nav.mice')} link={{ to: paths.miceGate, label: t('title.miceGate') }}>
      <Entered />
    </GateSection>
  )
}
