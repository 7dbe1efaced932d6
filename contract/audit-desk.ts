import { DeskPaging, DeskRows } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, OptionalText, Uuid } from './fields'
import { z } from './zod'

/** One entry of the audit log: who did what to which thing, and the figures of it. */
export const AuditEntry = z.object({
  id: Uuid,
  at: Instant,
  /** Empty where it was done from the command line. */
  by: z.string(),
  act: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilters = z.extend(DeskPaging(['at'], '-at'), {
  /** What is in the act, such as `refund`, or the id of a thing. */
  q: z.optional(OptionalText(100)),
  /** Who did it. */
  by: z.optional(Uuid),
})

/** The audit log, for owners alone (product §6). */
export const auditDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/audit',
    auth: 'admin',
    roles: ['owner'],
    query: AuditFilters,
    data: DeskRows(AuditEntry),
  }),
}
