import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** The time of day of an instant where the reader is: of what has just happened to them. */
export function useClock(): (instant: string) => string {
  const language = intlCode(useLanguage())
  return (instant) =>
    new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      new Date(instant),
    )
}
