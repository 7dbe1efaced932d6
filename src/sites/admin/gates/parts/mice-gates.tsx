import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Entered } from '../../mice/parts/entered'
import { gateCounts } from '../../mice/queries'
import { useSiteLabel } from '../../parts/use-site-label'
import { paths } from '../../site'
import { GateSection } from './gate-section'

/** Who has entered the MICE fair; nothing if no fair is announced. */
export function MiceGates() {
  const { t } = useTranslation('admin.gates')
  const labelOf = useSiteLabel()
  const { data } = useQuery(gateCounts())
  if (data === null) return null
  return (
    <GateSection title={labelOf('mice')} link={{ to: paths.miceGate, label: t('open.mice') }}>
      <Entered />
    </GateSection>
  )
}
