import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import { useGate, useGateState } from '#src/kits/check-in/use-gate'
import { useSession } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { StaffLoading } from './staff-desk-loading'
import { StaffEnrol } from './staff-enrol'
import { StaffGate } from './staff-gate'
import { StaffShiftOver } from './staff-shift-over'
import { StaffSignin } from './staff-signin'
import { useNow } from './staff-times'

/** The staff's desk at a gate: sign in, choose the gate, scan; works offline with the device's stored data (product §4). */
export function StaffDesk() {
  const { t } = useTranslation('apec.gate')
  const gate = useGate(dayInSeoul)
  const { phase, device } = useGateState(gate, (state) => state)
  const isSignedIn = useSession(({ tokens }) => tokens.admin !== undefined)
  const now = useNow()
  if (phase === 'loading') return <StaffLoading />
  if (phase === 'unsupported')
    return (
      <Alert tone="error" title={t('unsupported')}>
        {t('unsupportedText')}
      </Alert>
    )
  if (device && now >= Date.parse(device.enrolment.shift_ends_at)) return <StaffShiftOver gate={gate} />
  if (device) return <StaffGate gate={gate} device={device} now={now} />
  return isSignedIn ? <StaffEnrol gate={gate} /> : <StaffSignin gate={gate} />
}
