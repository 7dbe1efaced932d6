import { z } from './zod'

/** The version of the row that was edited: if there is a newer one, the edit is refused with 409. */
export const Base = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(1_000_000_000, 'validation.tooMany'))

/** The same where the version is a hash of what was edited, in base64url. */
export const HashBase = z.string().check(z.maxLength(64, 'validation.tooLong'))
