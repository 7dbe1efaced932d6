import { Instant } from './fields'
import { z } from './zod'

/** An act of desk staff on a record, from the audit log; `reason` is empty if none was given, and `points` are those given or taken back. */
export const DeskAct = z.object({
  at: Instant,
  by: z.string(),
  act: z.string(),
  reason: z.string(),
  points: z.optional(z.number()),
})
export type DeskAct = z.infer<typeof DeskAct>

/** All acts on a record, oldest first. */
export const DeskActs = z.object({ acts: z.array(DeskAct) })
