import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import { useErrorWords } from '#src/api/words'
import { useGate, useGateState } from '#src/kits/check-in/use-gate'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { ErrorState } from '#src/ui/error-state'
import { paths } from '../site'
import { StaffLoading } from './staff-desk-loading'
import { StaffParty } from './staff-party'
import { gateParty } from './staff-queries'
import { StaffResult } from './staff-result'
import { StaffScanRow } from './staff-scan-row'
import { useScans } from './use-scans'
import { useUndo } from './use-undo'

/**
 * A reservation as staff see it: the party, its scans with gate and time, and the admission of those still outside (product §4).
 */
export function StaffCheckIn({ number }: { number: string }) {
  const { t } = useTranslation('apec.gate')
  const words = useErrorWords()
  const gate = useGate(dayInSeoul)
  const device = useGateState(gate, (state) => state.device)
  const { data, error, refetch, isFetching } = useQuery({ ...gateParty(useVisitor(), number), staleTime: 0, gcTime: 0 })
  const scans = useScans(gate, () => void refetch())
  const undo = useUndo(gate, () => void refetch())
  if (error && !data)
    return (
      <ErrorState title={t('booking.failed')} onRetry={() => void refetch()} busy={isFetching}>
        {words(error)}
      </ErrorState>
    )
  if (!data) return <StaffLoading />
  const { party, scans: log } = data
  return (
    <div className="max-w-form stack-6">
      {!device && (
        <Alert tone="info" actions={<ButtonLink to={paths.gate}>{t('booking.toGate')}</ButtonLink>}>
          {t('booking.enrol')}
        </Alert>
      )}
      <ul aria-label={t('booking.title')}>
        <StaffParty key={party.admitted} party={party} onAdmit={device ? scans.admit : undefined} />
      </ul>
      <section className="stack-2">
        <h2 className="text-lg font-bold">{t('booking.scans')}</h2>
        {log.length === 0 && <p className="text-muted">{t('booking.none')}</p>}
        <ul className="ruled">
          {log.map((scan) => (
            <StaffScanRow
              key={scan.id}
              scan={scan}
              isUndone={scan.undone}
              place={`${scan.gate_name} · ${t('booking.by', { device: scan.device_name, staff: scan.staff_name })}`}
              onUndo={device && scan.act === 'admit' ? () => void undo(scan) : undefined}
            />
          ))}
        </ul>
      </section>
      {scans.shown && <StaffResult key={scans.shown.turn} scans={scans} shown={scans.shown} />}
    </div>
  )
}
