import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { site } from '../site'

/** The days of a tour in words. */
export function useSpan() {
  const { t } = useTranslation(site)
  const { day, shortDay } = useDates()
  return ({ starts, ends }: { starts: string; ends: string }) =>
    starts === ends
      ? day(starts)
      : t('span', { from: day(starts), to: starts.slice(0, 4) === ends.slice(0, 4) ? shortDay(ends) : day(ends) })
}
