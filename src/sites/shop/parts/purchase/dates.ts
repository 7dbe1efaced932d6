import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** Shows days and instants in the reader's language, always as they are in Seoul. */
export function useDates() {
  const language = intlCode(useLanguage())
  const { t } = useTranslation('shop.purchase')
  return useMemo(() => {
    // A day has no zone: it must not move to the day before for somebody in America.
    const days = new Intl.DateTimeFormat(language, {
      timeZone: 'UTC',
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
    })
    const instants = new Intl.DateTimeFormat(language, {
      timeZone: 'Asia/Seoul',
      dateStyle: 'medium',
      timeStyle: 'short',
      // As departures are written.
      hourCycle: 'h23',
    })
    const plain = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'medium' })
    const instantDays = new Intl.DateTimeFormat(language, { timeZone: 'Asia/Seoul', dateStyle: 'medium' })
    const at = (iso: string) => new Date(`${iso}T00:00:00Z`)
    const day = (iso: string) => days.format(at(iso))
    return {
      day,
      /** A day whose weekday says nothing. */
      birthday: (iso: string) => plain.format(at(iso)),
      /** The day of an instant. */
      dayOf: (iso: string) => instantDays.format(new Date(iso)),
      /** `date` YYYY-MM-DD and `time` HH:MM of a departure. */
      departure: (date: string, time: string) => t('departure', { date: day(date), time }),
      instant: (iso: string) => instants.format(new Date(iso)),
    }
  }, [language, t])
}
