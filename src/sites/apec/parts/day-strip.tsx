import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addDays, dayAt, daysBetween, daysFrom } from '#contract/days'
import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'
import { iconButton } from '#src/ui/icon-button'
import { paths, site } from '../site'

/** Days shown together. */
const shown = 7

/** A week of days to choose from, with links to the previous and next one. */
export function DayStrip({ day, first }: { day: string; first: string }) {
  const { t } = useTranslation(site)
  const language = intlCode(useLanguage())
  const format = (of: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...of }).format(dayAt(at))
  const begins = addDays(first, Math.floor(daysBetween(first, day) / shown) * shown)
  const days = daysFrom(begins, shown)
  return (
    <nav aria-label={t('list.days')} className="mb-8 flex items-stretch gap-1.5">
      {begins > first && (
        <Link to={paths.listFrom(addDays(begins, -1))} aria-label={t('list.earlier')} className={iconButton()}>
          <ChevronLeft className="size-5 rtl:mirrored" />
        </Link>
      )}
      <ul className="grid min-w-0 flex-1 grid-cols-7 gap-1 sm:gap-2">
        {days.map((each) => (
          <li key={each}>
            <Link
              to={each === first ? paths.list : paths.listFrom(each)}
              aria-current={each === day ? 'date' : undefined}
              aria-label={format({ dateStyle: 'full' }, each)}
              className="block rounded-md border border-line bg-surface py-2 text-center hover:border-ink aria-[current=date]:border-brand aria-[current=date]:bg-brand aria-[current=date]:text-on-brand"
            >
              <span className="block text-xs">{format({ weekday: 'short' }, each)}</span>
              <span className="block text-lg font-bold figures">{Number(each.slice(8))}</span>
              <span className="block text-xs">{format({ month: 'short' }, each)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.listFrom(addDays(begins, shown))} aria-label={t('list.later')} className={iconButton()}>
        <ChevronRight className="size-5 rtl:mirrored" />
      </Link>
    </nav>
  )
}
