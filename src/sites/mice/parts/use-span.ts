import { useTranslation } from 'react-i18next'
import type { MiceFigures } from '#contract/mice/edition'
import { useDates } from '#src/session/dates'
import { site } from '../site'

/** The days of a fair in words, from the first to the last. */
export function useSpan(): (figures: Pick<MiceFigures, 'days'>) => string {
  const { t } = useTranslation(site)
  const { day } = useDates()
  return ({ days }) => {
    const [first, last] = [days[0]?.day, days.at(-1)?.day]
    if (!first || !last) return ''
    return first === last ? day(first) : t('span', { from: day(first), to: day(last) })
  }
}
