import { auditActNames } from './audit-acts'
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

/** Kinds of things that have a name in the audit log. */
export const auditKinds = [
  'account',
  'product',
  'reservation',
  'order',
  'inquiry',
  'quotation',
  'coupon',
  'post',
  'affiliate',
  'partnership',
  'participant',
  'exhibitor',
  'application',
  'booth',
  'slot',
  'session',
  'file',
  'textBlock',
] as const

/** The name of a thing that an entry or its details have the id of, and its id on the pages of the desk. */
export const AuditThing = z.object({
  kind: z.enum(auditKinds),
  id: z.string(),
  page: z.string(),
  name: z.object({ en: z.string(), ko: z.string() }),
})
export type AuditThing = z.infer<typeof AuditThing>

export const AuditFilters = z.extend(DeskPaging(['at'], '-at'), {
  /** Matches the names of acts in both languages, the people who acted, and the things acted on, such as an order or a product. */
  q: z.optional(OptionalText(100)),
  /** The user who acted. */
  by: z.optional(Uuid),
  act: z.optional(z.enum(auditActNames)),
})

/** The audit log, readable by owners only (product §6). */
export const auditDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/audit',
    auth: 'admin',
    roles: ['owner'],
    query: AuditFilters,
    data: z.extend(DeskRows(AuditEntry), { things: z.array(AuditThing) }),
  }),
}
