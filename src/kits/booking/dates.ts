import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAt } from '#contract/days'
import { intlCode } from '#contract/languages'
import { isolated } from '#src/session/isolated'
import { useLanguage } from '#src/session/visitor'

/** Shows days and instants in the reader's language, always as they are in Seoul. */
export function useDates() {
  const code = useLanguage()
  const { t } = useTranslation('booking')
  return useMemo(() => {
    const language = intlCode(code)
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
    const shown = (format: Intl.DateTimeFormat, at: Date) => isolated(format.format(at), code)
    const day = (iso: string) => shown(days, dayAt(iso))
    return {
      day,
      /** A day whose weekday says nothing. */
      birthday: (iso: string) => shown(plain, dayAt(iso)),
      /** The day of an instant. */
      dayOf: (iso: string) => shown(instantDays, new Date(iso)),
      /** `date` YYYY-MM-DD and `time` HH:MM of a departure. */
      departure: (date: string, time: string) => t('departure', { date: day(date), time }),
      instant: (iso: string) => shown(instants, new Date(iso)),
    }
  }, [code, t])
}
