import { Uuid } from '../fields'
import { z } from '../zod'

/** A member of the desk's staff, by the name that colleagues see. */
export const StaffName = z.object({ id: Uuid, name: z.string() })
export type StaffName = z.infer<typeof StaffName>

export const StaffMember = z.extend(StaffName, { role: z.enum(['reviewer', 'chief']) })
export type StaffMember = z.infer<typeof StaffMember>
