import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'

/** Returns a formatter for a departure, `date` YYYY-MM-DD and `time` HH:MM, in the reader's language. */
export function useDeparture(): (date: string, time: string) => string {
  const { t } = useTranslation('booking')
  const { day } = useDates()
  return (date, time) => t('departure', { date: day(date), time })
}
