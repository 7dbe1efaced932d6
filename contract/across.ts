import type { RefusalCode } from './refusal'
import { z } from './zod'

/** Unreadable input, such as a string in place of an object, is left to the field's own check. */
function holdsOrUnreadable<T>(holds: (given: T) => boolean, given: unknown): boolean {
  try {
    return holds(given as T)
  } catch {
    return true
  }
}

/**
 * A check across fields that runs even when another field is of the wrong type, so that all errors are reported together
 * (product §5). `holds` receives the raw input, valid or not.
 */
export const across = <T>(holds: (given: T) => boolean, { error, path }: { error: RefusalCode; path: string[] }) =>
  z.refine((given) => holdsOrUnreadable(holds, given), {
    error,
    path,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
