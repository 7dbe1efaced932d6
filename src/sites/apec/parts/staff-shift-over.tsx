import { useTranslation } from 'react-i18next'
import type { Gate } from '#src/kits/check-in/gate'
import { useGateState } from '#src/kits/check-in/use-gate'
import { useSession } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { StaffSigninForm } from './staff-signin'

/** A device whose shift has ended no longer scans, but can still send what it has not sent. */
export function StaffShiftOver({ gate }: { gate: Gate }) {
  const { t } = useTranslation('apec.gate')
  const unsent = useGateState(gate, (state) => state.unsent)
  const isSignedIn = useSession(({ tokens }) => tokens.admin !== undefined)
  return (
    <div className="stack-6">
      <Alert
        tone="warning"
        title={t('shift.over')}
        actions={
          <Button size="lg" onClick={() => void gate.leave()}>
            {t('shift.new')}
          </Button>
        }
      >
        {t('shift.overText')} {unsent > 0 && t('shift.endUnsent', { count: unsent })}
      </Alert>
      {unsent > 0 && !isSignedIn && <StaffSigninForm submit={t('signin.again')} />}
    </div>
  )
}
