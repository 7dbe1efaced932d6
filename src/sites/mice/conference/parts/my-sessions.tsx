import { useQuery } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type MiceSeat, type MiceSession, miceSessions } from '#contract/mice/session'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { calendarType, saveFile } from '#src/ui/save-file'
import { thisFair } from '../../queries'
import { clashesOf } from '../overlaps'

interface MySessionsProps {
  /** The chosen sessions, by time. */
  chosen: readonly MiceSession[]
  seats: readonly MiceSeat[]
  /** The page with the sessions, if it is another one. */
  path?: string
}

/** The member's choice: overlaps in it, and the seats as a calendar file. Needs the texts `mice.conference`. */
export function MySessions({ chosen, seats, path = '' }: MySessionsProps) {
  const { t } = useTranslation('mice.conference')
  const lang = useContentLang()
  const { day } = useDates()
  const calendar = useCall(miceSessions.calendar)
  const { data: fair } = useQuery(thisFair())
  const hallOf = ({ hall }: MiceSession) => fair?.figures.halls.find(({ id }) => id === hall)?.name[lang] ?? hall
  const seatOf = ({ id }: MiceSession) => seats.find(({ session_id }) => session_id === id)
  const clashing = chosen.filter((each) => clashesOf(each, chosen).length > 0)
  const save = async () => {
    // A failure is shown as a toast.
    const file = await calendar.mutateAsync({ query: { lang } }).catch(() => null)
    if (file) saveFile(new Blob([file.text], { type: calendarType }), file.filename)
  }
  return (
    <section aria-labelledby="mine" className="rounded-md border-2 border-ink bg-surface p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="mine" className="text-xl font-bold">
          {t('mine.title')}
        </h2>
        {seats.some(({ state }) => state === 'seat') && (
          <Button
            variant="secondary"
            size="sm"
            icon={<CalendarPlus className="size-4.5" />}
            busy={calendar.isPending}
            onClick={() => void save()}
          >
            {t('mine.calendar')}
          </Button>
        )}
      </div>
      {chosen.length === 0 ? (
        <p className="mt-2 text-muted">{t('mine.empty')}</p>
      ) : (
        <ul className="mt-3 ruled">
          {chosen.map((session) => {
            const seat = seatOf(session)
            return (
              <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
                <span className="min-w-0">
                  <span className="block text-sm text-muted figures">
                    {day(session.day)} · {session.starts}–{session.ends} · {hallOf(session)}
                  </span>
                  <Link
                    to={`${path}#${session.id}`}
                    className="rounded-sm font-semibold underline-offset-4 hover:underline"
                  >
                    {session.title[lang]}
                  </Link>
                </span>
                <Badge tone={seat?.state === 'seat' ? 'success' : 'warning'}>
                  {seat?.state === 'seat' ? t('seat.mine') : t('seat.place', { place: seat?.place ?? 0 })}
                </Badge>
              </li>
            )
          })}
        </ul>
      )}
      {clashing.length > 0 && (
        <Alert tone="warning" className="mt-4" title={t('mine.clashes')}>
          {clashing.map(({ title }) => title[lang]).join(' · ')}
        </Alert>
      )}
    </section>
  )
}
