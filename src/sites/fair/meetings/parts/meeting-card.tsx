import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fairMeetings, type Meeting } from '#contract/fair/meeting'
import { useCall } from '#src/api/query'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { usePaths } from '../../site'
import { changing } from '../queries'
import { MeetingActs } from './meeting-acts'
import { RefillAgain } from './refill-again'
import { MeetingBadge } from './status-badge'
import { useName, useWhen } from './use-when'

/** Returns notes on a meeting besides its status. */
function useNotes(meeting: Meeting): string[] {
  const { t } = useTranslation('fair.meetings')
  const [when, name] = [useWhen(), useName()]
  const { proposed, agreed, absent, status, other, reason } = meeting
  // Canceled by anyone, it has a reason.
  const gaveWay = status === 'canceled' && reason === ''
  return [
    proposed &&
      (proposed.by === 'me'
        ? t('row.proposedByMe', { time: when(proposed.slot) })
        : t('row.proposedByOther', { company: name(other.company), time: when(proposed.slot) })),
    status === 'admin_matching' && agreed.me && t('row.agreedMe'),
    status === 'admin_matching' && agreed.other && t('row.agreedOther'),
    absent.me && gaveWay && t('row.gaveWayMine'),
    absent.other && (status !== 'canceled' || gaveWay) && t(gaveWay ? 'row.gaveWayTheirs' : 'row.missedOther'),
  ].filter((note) => typeof note === 'string' && note !== '') as string[]
}

/** One of the company's meetings: with whom, when, where, and the acts; `now` if it has begun, and ended at most half an hour ago. */
export function MeetingCard({ meeting, now }: { meeting: Meeting; now?: boolean }) {
  const { t } = useTranslation('fair.meetings')
  const paths = usePaths()
  const [when, name] = [useWhen(), useName()]
  const notes = useNotes(meeting)
  const missed = useCall(fairMeetings.missed, { refreshes: changing })
  const { other, booth, slot, attendees, message, reason, absent } = meeting
  return (
    <Card as="li" className="stack-3 print:break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 text-lg font-bold wrap-anywhere">
          <Link to={paths.business(other.id)} className="hover:text-brand">
            {name(other.company)}
          </Link>
        </p>
        <MeetingBadge status={meeting.status} />
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
        <span className="figures font-medium">{when(slot)}</span>
        <span>{booth ? t('row.booth', { number: booth.number }) : t('row.noBooth')}</span>
        <span className="text-muted">{t('row.attendees', { count: attendees })}</span>
      </p>
      {message && <p className="text-sm wrap-anywhere text-muted">{message}</p>}
      {reason && <p className="border-s-2 border-line-strong ps-3 text-sm wrap-anywhere">{reason}</p>}
      {notes.map((note) => (
        <p key={note} className="text-sm font-medium">
          {note}
        </p>
      ))}
      {absent.me && meeting.status !== 'canceled' && (
        <Alert tone="warning" live>
          {t('row.missedMe')}
        </Alert>
      )}
      <MeetingActs meeting={meeting} />
      {now && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            size="sm"
            variant="secondary"
            busy={missed.isPending}
            onClick={() => missed.mutate({ params: { id: meeting.id }, body: { missed: !absent.other } })}
          >
            {absent.other ? t('row.came') : t('row.miss')}
          </Button>
          {absent.other && <RefillAgain id={meeting.id} />}
        </div>
      )}
    </Card>
  )
}
