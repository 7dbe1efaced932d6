import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** Returns the time of day of an instant in the reader's time zone, for recent events. */
export function useClock(): (instant: string) => string {
  const language = intlCode(useLanguage())
  return (instant) =>
    new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      new Date(instant),
    )
}
