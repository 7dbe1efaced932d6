import { useTranslation } from 'react-i18next'
import { passScanResults } from '#contract/pass/gate'
import { useNumbers } from '#src/session/visitor'
import type { PassGate } from '../device/gate'
import { useGateState } from '../device/use-gate'
import { ScanRow } from './scan-row'

/** The number of scans listed; all are counted. */
const shownScans = 50

/** Today's scans of this device, with counts; available offline. */
export function ScanToday({ gate }: { gate: PassGate }) {
  const { t } = useTranslation('seoulitepass.scan')
  const numbers = useNumbers()
  const today = useGateState(gate, (state) => state.today)
  const counts = passScanResults
    .map((result) => ({
      result,
      count: today.filter(({ answer, told }) => (answer?.result ?? told) === result).length,
    }))
    .filter(({ result, count }) => count > 0 || result === 'valid')
  return (
    <section className="stack-3">
      <h3 className="text-lg font-bold">{t('today.title')}</h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {counts.map(({ result, count }) => (
          <div key={result}>
            <dt className="text-sm text-muted">{t(`result.${result}`)}</dt>
            <dd className="text-2xl font-bold figures">{numbers(count)}</dd>
          </div>
        ))}
      </dl>
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
