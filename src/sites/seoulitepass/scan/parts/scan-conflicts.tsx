import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import type { PassGate } from '../device/gate'
import { useGateState } from '../device/use-gate'
import { ScanRow } from './scan-row'

/** Scans that the device admitted offline and the server refused afterwards. */
export function ScanConflicts({ gate }: { gate: PassGate }) {
  const { t } = useTranslation('seoulitepass.scan')
  const conflicts = useGateState(gate, (state) => state.conflicts)
  return (
    <section className="stack-3">
      <h3 className="text-lg font-bold">{t('conflicts.title')}</h3>
      <p className="text-muted">{t(conflicts.length === 0 ? 'conflicts.none' : 'conflicts.text')}</p>
      <ul className="ruled">
        {conflicts.map((line) => (
          <ScanRow key={line.id} gate={gate} line={line} />
        ))}
      </ul>
      {conflicts.length > 0 && (
        <Button variant="secondary" onClick={() => void gate.settle(conflicts)}>
          {t('conflicts.settle')}
        </Button>
      )}
    </section>
  )
}
