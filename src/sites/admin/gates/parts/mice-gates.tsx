import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Entered } from '../../mice/parts/entered'
import { gateCounts } from '../../mice/queries'
import { paths, site } from '../../site'
import { GateSection } from './gate-section'

/** Who has entered the MICE fair; nothing if no fair is announced. */
export function MiceGates() {
  const { t } = useTranslation(site)
  const { data } = useQuery(gateCounts())
  if (data === null) return null
  return (
    <GateSection title={t('nav.mice')} link={{ to: paths.miceGate, label: t('title.miceGate') }}>
      <Entered />
    </GateSection>
  )
}
