import CalendarPlus from 'lucide-react/icons/calendar-plus'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { fairProgram, type ProgramItem } from '#contract/fair/program'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { IconButton } from '#src/ui/icon-button'
import { calendarType, saveFile } from '#src/ui/save-file'
import { toggleItem } from '../kept-items'

interface MyProgramProps {
  /** The chosen items, by time. */
  chosen: readonly ProgramItem[]
  clashes: readonly [ProgramItem, ProgramItem][]
}

/** The visitor's choice: overlaps in it, and its export as a calendar file. */
export function MyProgram({ chosen, clashes }: MyProgramProps) {
  const { t } = useTranslation('fair.program')
  const lang = useContentLang()
  const { day } = useDates()
  const calendar = useCall(fairProgram.calendar)
  const save = async () => {
    const items = chosen.map(({ id }) => id).join(',')
    // A failure is shown as a toast.
    const file = await calendar.mutateAsync({ query: { lang, items } }).catch(() => null)
    if (file) saveFile(new Blob([file.text], { type: calendarType }), file.filename)
  }
  return (
    <section aria-labelledby="mine" className="rounded-lg border border-line bg-surface p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="mine" className="text-xl font-bold">
            {t('mine.title')}
          </h2>
          <p role="status" className="text-sm text-muted">
            {chosen.length === 0 ? t('mine.empty') : t('mine.count', { count: chosen.length })}
          </p>
        </div>
        {chosen.length > 0 && (
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
      {clashes.length > 0 && (
        <div className="mt-4">
          <Alert tone="warning" title={t('mine.clashes', { count: clashes.length })}>
            <ul>
              {clashes.map(([one, other]) => (
                <li key={`${one.id} ${other.id}`}>
                  {t('mine.clash', { one: one.title[lang], other: other.title[lang], day: day(one.day) })}
                </li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      {chosen.length > 0 && (
        <ul className="ruled mt-3">
          {chosen.map((item) => (
            <li key={item.id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <span className="block text-sm text-muted figures">
                  {day(item.day)} · {item.starts}–{item.ends}
                </span>
                <a href={`#${item.id}`} className="font-semibold wrap-anywhere hover:text-brand">
                  {item.title[lang]}
                </a>
              </span>
              <IconButton label={t('program.drop', { title: item.title[lang] })} onClick={() => toggleItem(item.id)}>
                <X className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
