import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type MiceSeat, type MiceSession, miceSessions } from '#contract/mice/session'
import { useCall } from '#src/api/query'
import { withNext } from '#src/kits/account/use-next'
import { useContentLang } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'

const refreshes = [miceSessions.list, miceSessions.own]

interface SeatButtonProps {
  session: MiceSession
  own: MiceSeat | undefined
  signedIn: boolean
  /** Undefined while unknown; the server then decides. */
  registered: boolean | undefined
  /** Whether the session has begun, which closes its registration and seats. */
  begun: boolean
}

/**
 * Takes a seat or a place at the end of the waiting list, or gives it back; visitors who are not registered are led to the
 * registration.
 */
export function SeatButton({ session, own, signedIn, registered, begun }: SeatButtonProps) {
  const { t } = useTranslation('mice.conference')
  const lang = useContentLang()
  const dialogs = useDialogs()
  const { pathname } = useLocation()
  const take = useCall(miceSessions.take, { refreshes })
  const leave = useCall(miceSessions.leave, { refreshes })
  const title = session.title[lang]
  const params = { id: session.id }
  if (begun) return <p className="text-sm text-muted">{t('seat.begun')}</p>
  if (!signedIn || registered === false) {
    const to = signedIn ? paths.register : withNext(paths.login, pathname)
    const isFull = session.free === 0
    return (
      <ButtonLink
        to={to}
        variant="secondary"
        size="sm"
        aria-label={t(signedIn ? 'seat.registerOf' : isFull ? 'seat.signInListOf' : 'seat.signInOf', { title })}
      >
        {t(signedIn ? 'seat.register' : isFull ? 'seat.signInList' : 'seat.signIn')}
      </ButtonLink>
    )
  }
  const giveBack = async () => {
    const text =
      session.waiting > 0 && own?.state === 'seat' ? t('seat.leaveWaiting', { count: session.waiting }) : title
    if (!(await dialogs.question({ title: t(own?.state === 'seat' ? 'seat.leaveAsk' : 'seat.unlistAsk'), text })))
      return
    await leave.mutateAsync({ params })
    toast.success(t(own?.state === 'seat' ? 'seat.left' : 'seat.unlisted'))
  }
  const choose = async () => {
    const seats = await take.mutateAsync({ params })
    const mine = seats.find(({ session_id }) => session_id === session.id)
    toast.success(mine?.state === 'seat' ? t('seat.taken') : t('seat.listed', { place: mine?.place ?? 0 }))
  }
  if (own)
    return (
      <Button
        variant="secondary"
        size="sm"
        busy={leave.isPending}
        aria-label={t(own.state === 'seat' ? 'seat.leaveOf' : 'seat.unlistOf', { title })}
        onClick={() => void giveBack().catch(() => {})}
      >
        {t(own.state === 'seat' ? 'seat.leave' : 'seat.unlist')}
      </Button>
    )
  return (
    <Button
      variant={session.free > 0 ? 'primary' : 'secondary'}
      size="sm"
      busy={take.isPending}
      aria-label={t(session.free > 0 ? 'seat.takeOf' : 'seat.listOf', { title })}
      onClick={() => void choose().catch(() => {})}
    >
      {t(session.free > 0 ? 'seat.take' : 'seat.list')}
    </Button>
  )
}
