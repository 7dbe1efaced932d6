import type { RefusalCode } from './refusal'
import { z } from './zod'

/**
 * A check between fields that is made although another field is of the wrong kind, so that everything that is wrong is said at
 * once (product §5). `holds` gets what was given, judged or not, and must bear all of it.
 */
export const across = <T>(holds: (given: T) => boolean, { error, path }: { error: RefusalCode; path: string[] }) =>
  z.refine((given) => holds(given as T), {
    error,
    path,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
