import type { RefusalCode } from './refusal'
import { z } from './zod'

/** What cannot be read at all, such as an object that is no text, is refused by its own field. */
function holdsOrUnreadable<T>(holds: (given: T) => boolean, given: unknown): boolean {
  try {
    return holds(given as T)
  } catch {
    return true
  }
}

/**
 * A check between fields that is made although another field is of the wrong kind, so that everything that is wrong is said at
 * once (product §5). `holds` gets what was given, judged or not.
 */
export const across = <T>(holds: (given: T) => boolean, { error, path }: { error: RefusalCode; path: string[] }) =>
  z.refine((given) => holdsOrUnreadable(holds, given), {
    error,
    path,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
