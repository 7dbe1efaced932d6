import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addDays, monthOf } from '#contract/days'
import { useDates } from '#src/session/dates'

interface MonthFieldProps {
  /** YYYY-MM. */
  month: string
}

/** The shown month, with links to the previous and next one. */
export function MonthField({ month }: MonthFieldProps) {
  const { t } = useTranslation('admin.pass')
  const { month: named } = useDates()
  const { from, to } = monthOf(`${month}-01`)
  const other = (day: string) => `?month=${day.slice(0, 7)}`
  const arrow = 'grid size-10 place-items-center rounded-md border border-line bg-surface hover:border-line-strong'
  return (
    <nav aria-label={t('use.months')} className="flex items-center gap-3">
      <Link to={other(addDays(from, -1))} className={arrow} aria-label={t('use.before')}>
        <ChevronLeft className="size-5 rtl:rotate-180" />
      </Link>
      <p aria-live="polite" className="min-w-40 text-center text-lg font-bold">
        {named(from)}
      </p>
      <Link to={other(addDays(to, 1))} className={arrow} aria-label={t('use.after')}>
        <ChevronRight className="size-5 rtl:rotate-180" />
      </Link>
    </nav>
  )
}
