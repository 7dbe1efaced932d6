import { useTranslation } from 'react-i18next'
import { guest } from '#contract/guest'
import { useCall } from '#src/api/query'
import { dropToken } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { ownReservation } from './queries'

/**
 * Who can open the reservation, and a button to end that access: for forwarded mails and shared devices. `onLeave` navigates away
 * (product §4).
 */
export function ReservationAccess({ onLeave }: { onLeave: () => unknown }) {
  const { t } = useTranslation('guest')
  const visitor = useVisitor()
  const dialogs = useDialogs()
  const revoke = useCall(guest.revoke)
  const leave = useCall(guest.leave)
  const makeUseless = async () => {
    if (!(await dialogs.question({ title: t('own.revokeTitle'), text: t('own.revokeText') }))) return
    await revoke.mutateAsync({}).then(
      () => toast.success(t('own.revoked')),
      () => {},
    )
  }
  const close = async () => {
    // Closed here whatever the server answers: the next user of this device must not see it.
    await leave.mutateAsync({}).catch(() => {})
    await onLeave()
    dropToken(visitor, 'guest')
    visitor.queries.removeQueries({ queryKey: [ownReservation(visitor).queryKey[0]] })
    toast.success(t('own.left'))
  }
  return (
    <Card as="section" pad="lg">
      <h2 className="text-lg font-bold">{t('own.access')}</h2>
      <p className="mt-1 mb-4 max-w-reading text-muted">{t('own.accessText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={revoke.isPending} onClick={() => void makeUseless()}>
          {t('own.revoke')}
        </Button>
        <Button variant="secondary" busy={leave.isPending} onClick={() => void close()}>
          {t('own.leave')}
        </Button>
      </div>
    </Card>
  )
}
