import { Instant } from './fields'
import { z } from './zod'

/** What somebody of the desk did with a thing, as the audit log has it: `reason` is empty where none was given. */
export const DeskAct = z.object({ at: Instant, by: z.string(), act: z.string(), reason: z.string() })
export type DeskAct = z.infer<typeof DeskAct>

/** All that was done with a thing, the oldest first. */
export const DeskActs = z.object({ acts: z.array(DeskAct) })
