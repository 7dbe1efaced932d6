import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useTranslation } from 'react-i18next'
import type { Event } from '#contract/events'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { calendarType, saveFile } from '#src/ui/save-file'
import { type CalendarEntry, calendarFile, type DayRuns } from '../month'

interface CalendarButtonProps {
  month: string
  runs: readonly DayRuns[]
  festivals: readonly Event[]
}

/** Festivals with known dates and special days of places as a calendar file; hidden if the month has none. */
export function CalendarButton({ month, runs, festivals }: CalendarButtonProps) {
  const { t } = useTranslation('seoulitepass.things')
  const lang = useContentLang()
  const entries: CalendarEntry[] = [
    ...festivals.flatMap(({ id, name, first_day, last_day }) =>
      first_day ? [{ id: `${id}-${first_day}`, title: name, from: first_day, to: last_day ?? first_day }] : [],
    ),
    ...runs.flatMap(({ day, special }) =>
      special.map(({ affiliate, reason, shut }) => ({
        id: `${affiliate.id}-${day}`,
        title: `${affiliate.name[lang]}: ${shut ? t('calendar.closed') : t('calendar.hours')} (${reason[lang]})`,
        from: day,
        to: day,
      })),
    ),
  ]
  if (entries.length === 0) return null
  const save = () =>
    saveFile(new Blob([calendarFile(entries, new Date())], { type: calendarType }), `seoul-${month.slice(0, 7)}.ics`)
  return (
    <Button variant="secondary" icon={<CalendarPlus className="size-5" />} onClick={save}>
      {t('calendar.save')}
    </Button>
  )
}
