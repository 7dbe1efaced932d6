import { z } from './zod'

/** The most bytes of a spreadsheet that is imported (product §9). */
export const sheetBytes = 5 * 1024 * 1024

/** For a check of a whole row: runs it also when single cells are invalid, so that all are named at once. */
export const alsoWithInvalidCells = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null

/** A cell that cannot be imported. */
export const BadCell = z.object({
  /** Place of its row in the call, from 0. */
  at: z.number(),
  column: z.string(),
  /** A code of the refusals. */
  reason: z.string(),
  /** The least number that would be accepted, if the reason is a number that is too low. */
  least: z.optional(z.number()),
})
export type BadCell = z.infer<typeof BadCell>
