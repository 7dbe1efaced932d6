import { DeskPaging, DeskRows } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, OptionalText, Uuid } from './fields'
import { z } from './zod'

/** One entry of the audit log: who did what to which record, with the figures involved. */
export const AuditEntry = z.object({
  id: Uuid,
  at: Instant,
  /** Empty if it was done from the command line or by a job. */
  by: z.string(),
  act: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilters = z.extend(DeskPaging(['at'], '-at'), {
  /** Matches anywhere in the act, such as `refund`, or the id of a record. */
  q: z.optional(OptionalText(100)),
  /** The user who acted. */
  by: z.optional(Uuid),
})

/** The audit log, readable by owners only (product §6). */
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
