import { BlockReason } from './applicants-desk'
import { DeskActs } from './desk-acts'
import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { accountAreas, endpoint } from './endpoint'
import { Instant, RequiredText, Uuid } from './fields'
import { OpenMerge } from './members-merge'
import { Site } from './sites/sites'
import { StreamedFile } from './streamed-file'
import { withdrawal } from './withdrawal'
import { z } from './zod'

/** `merged`: brought into another account, and still to be closed. */
export const memberStatuses = ['active', 'blocked', 'merged', 'withdrawn'] as const
const Status = z.enum(memberStatuses)
const Area = z.enum(accountAreas)

/** A self-service account of any area, as the operators' list shows it. */
export const MemberRow = z.object({
  id: Uuid,
  area: Area,
  status: Status,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company_name: z.string(),
  created_at: Instant,
})
export type MemberRow = z.infer<typeof MemberRow>

/** Acts of a person on the sites; `id` is set for those with a page at the desk. */
export const memberEvents = [
  'booking',
  'inquiry',
  'quotation',
  'review',
  'post',
  'application',
  'fair',
  'mice',
] as const
export const MemberEvent = z.object({
  at: Instant,
  kind: z.enum(memberEvents),
  site: Site,
  id: z.string(),
  title: z.string(),
})
export type MemberEvent = z.infer<typeof MemberEvent>

/** One account with the others of the same address, and the acts on all of them. */
export const DeskMember = z.extend(MemberRow, {
  lang: z.string(),
  nationality: z.nullable(z.string()),
  agreed_marketing: z.boolean(),
  withdrawn_at: z.nullable(Instant),
  /** Valid points; 0 if the area has none. */
  points: z.number(),
  others: z.array(z.object({ id: Uuid, area: Area, status: Status })),
  /** The merge that it takes part in and that can be undone. */
  merge: z.nullable(OpenMerge),
  /** Latest first, from every site. */
  events: z.array(MemberEvent),
  ...DeskActs.shape,
})
export type DeskMember = z.infer<typeof DeskMember>

export const memberSorts = ['created_at'] as const
/** `q` matches anywhere in name, email address, phone number, company or business number. */
export const MemberQuery = z.extend(DeskPaging(memberSorts, '-created_at'), {
  area: z.optional(Area),
  status: z.optional(Status),
  q: DeskSearch,
})

const One = z.object({ id: Uuid })
/** Shown to the person when an account is closed; otherwise only in the audit log. */
export const MemberReason = z.strictObject({ reason: RequiredText(500) })
const desk = { auth: 'admin', roles: ['operator'] } as const

/** What operators do with accounts; each act is in the audit log (product §6). */
export const membersDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/members',
    ...desk,
    query: MemberQuery,
    /** `counts` is the number per status with all other filters applied. */
    data: z.extend(DeskRows(MemberRow), { counts: z.record(Status, Count) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/members/:id',
    ...desk,
    params: One,
    data: DeskMember,
  }),
  /**
   * Ends every session of the account immediately and refuses further sign-ins. Refuses with 409 `desk.changed` if the account is
   * not active.
   */
  block: endpoint({
    method: 'post',
    path: '/api/v1/admin/members/:id/block',
    ...desk,
    params: One,
    body: BlockReason,
    data: DeskMember,
    limit: 'write',
  }),
  /** Refuses with 409 `desk.changed` if the account is not blocked. */
  unblock: endpoint({
    method: 'post',
    path: '/api/v1/admin/members/:id/unblock',
    ...desk,
    params: One,
    body: BlockReason,
    data: DeskMember,
    limit: 'write',
  }),
  /** What prevents closing an account, and what would be lost with it. */
  losses: endpoint({
    method: 'get',
    path: '/api/v1/admin/members/:id/withdrawal',
    ...desk,
    params: One,
    data: withdrawal.check.data,
  }),
  /**
   * Closes the account as the person would; the reason is mailed. Refuses with 409 `auth.openReservations`, and `desk.changed` if
   * it is already closed.
   */
  withdraw: endpoint({
    method: 'post',
    path: '/api/v1/admin/members/:id/withdraw',
    ...desk,
    params: One,
    body: MemberReason,
    data: DeskMember,
    limit: 'write',
  }),
  /**
   * All stored data about a person, from all accounts of the address: a ZIP streamed while it is built; recorded in the audit
   * log.
   */
  export: endpoint({
    method: 'post',
    path: '/api/v1/admin/members/:id/export',
    ...desk,
    params: One,
    body: MemberReason,
    data: StreamedFile,
    download: true,
    limit: 'export',
  }),
}
