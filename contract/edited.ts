import { z } from './zod'

/** The version of a row that somebody has edited: where there is a newer one, the edit is refused with 409. */
export const Base = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(1_000_000_000, 'validation.tooMany'))
