import { useTranslation } from 'react-i18next'
import { passScanResults, shownScans } from '#contract/pass/gate'
import type { PassGate } from '../device/gate'
import { useGateState } from '../device/use-gate'
import { ScanCounts } from './scan-counts'
import { ScanRow } from './scan-row'

/** Today's scans of this device, with counts; available offline. */
export function ScanToday({ gate }: { gate: PassGate }) {
  const { t } = useTranslation('seoulitepass.scan')
  const today = useGateState(gate, (state) => state.today)
  const counts = passScanResults.map((result) => ({
    result,
    scans: today.filter(({ answer, told }) => (answer?.result ?? told) === result).length,
  }))
  return (
    <section className="stack-3">
      <h3 className="text-lg font-bold">{t('today.title')}</h3>
      <ScanCounts counts={counts} />
      {today.length === 0 && <p className="text-muted">{t('today.none')}</p>}
      <ul className="ruled">
        {today.slice(0, shownScans).map((line) => (
          <ScanRow key={line.id} gate={gate} line={line} />
        ))}
      </ul>
      <p className="text-sm text-muted">{t('today.note')}</p>
    </section>
  )
}
