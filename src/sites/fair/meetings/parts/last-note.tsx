import { useTranslation } from 'react-i18next'
import type { Meeting } from '#contract/fair/meeting'
import { useDates } from '#src/session/dates'
import { MeetingBadge } from './status-badge'
import { useWhen } from './use-when'

/** The request or meeting with the same company that came to nothing, and why: where another one can be requested. */
export function LastNote({ last }: { last: Meeting }) {
  const { t } = useTranslation('fair.meetings')
  const dates = useDates()
  const when = useWhen()
  return (
    <div className="stack-1 border-s-2 border-line-strong ps-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <MeetingBadge status={last.status} />
        <span className="text-muted">{dates.dayOf(last.status_at)}</span>
      </p>
      <p className="text-muted figures">{t('request.before', { time: when(last.slot) })}</p>
      {last.reason && <p className="wrap-anywhere">{t('request.why', { reason: last.reason })}</p>}
    </div>
  )
}
