import { intlCode, type LanguageCode } from '#contract/languages'
import { isolated } from '#src/session/isolated'

/** The time zone of the reader's device. */
const here = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const clockIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)

/**
 * Formats an instant on the reader's own clock, with the name of that time; null where it reads as in Seoul.
 *
 * @param timeZone an IANA name; the device's by default
 */
export function ownTime(
  instant: string,
  language: LanguageCode,
  timeZone = here(),
): { when: string; zone: string } | null {
  const at = new Date(instant)
  if (clockIn(timeZone, at) === clockIn('Asia/Seoul', at)) return null
  const code = intlCode(language)
  const zone = new Intl.DateTimeFormat(code, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  const when = new Intl.DateTimeFormat(code, { timeZone, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  return { when: isolated(when.format(at), language), zone: isolated(zone?.value ?? timeZone, language) }
}
