import { useTranslation } from 'react-i18next'
import { dayInSeoul, daysBetween } from '#contract/days'
import { useDates } from '#src/session/dates'
import { useNow } from '#src/session/visitor'

/** Since when the person has been waiting: the instant, and how many Seoul days that is. */
export function Waiting({ since }: { since: string | null }) {
  const { t } = useTranslation('inquiry-desk')
  const { instant } = useDates()
  const now = useNow()
  if (since === null) return '–'
  const days = daysBetween(dayInSeoul(new Date(since)), dayInSeoul(now))
  return (
    <span className={days > 2 ? 'font-semibold whitespace-nowrap text-warning' : 'whitespace-nowrap'}>
      {days > 0 ? t('waiting', { count: days }) : t('sinceToday')}
      <time dateTime={since} className="block text-xs font-normal text-muted">
        {instant(since)}
      </time>
    </span>
  )
}
