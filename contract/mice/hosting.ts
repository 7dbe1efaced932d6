import { across } from '../across'
import { Country } from '../countries'
import { HashBase } from '../edited'
import { endpoint } from '../endpoint'
import { Instant, OptionalText, Paged, Paging, Uuid, WrittenText } from '../fields'
import { textLimits } from '../limits'
import { z } from '../zod'
import { BudgetBand, EventBand, SizeBand } from './registration'

/** An application to be hosted waits until the desk decides on it, once (product §4). */
export const hostingStates = ['requested', 'approved', 'declined'] as const
export const HostingState = z.enum(hostingStates)
export type HostingState = z.infer<typeof HostingState>

/** A buyer's application to be hosted by the fair. */
export const Hosting = z.object({
  state: HostingState,
  /** The next event that the buyer plans. */
  reason: z.string(),
  /** The desk's comment on its decision. */
  note: z.string(),
  asked_at: Instant,
  decided_at: z.nullable(Instant),
})
export type Hosting = z.infer<typeof Hosting>

const Own = z.object({ hosting: z.nullable(Hosting) })

export const miceHosting = {
  /** The buyer's application of this year; null if there is none. */
  own: endpoint({ method: 'get', path: '/api/v1/mice/hosting', auth: 'member', data: Own }),
  /** Applies, or changes the application before it is decided. Refuses with 409 `mice.notBuyer` and `mice.hostingDecided`. */
  apply: endpoint({
    method: 'put',
    path: '/api/v1/mice/hosting',
    auth: 'member',
    body: z.strictObject({ hosting_reason: WrittenText(textLimits.companyText) }),
    data: Own,
    limit: 'write',
  }),
  /** Withdraws the application, even after approval. Refuses with 404. */
  withdraw: endpoint({ method: 'delete', path: '/api/v1/mice/hosting', auth: 'member', data: Own, limit: 'write' }),
}

/** The application as the desk sees it, with the buyer's details. `id` is the account. */
export const DeskHosting = z.extend(Hosting, {
  id: Uuid,
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  position: z.string(),
  country: Country,
  events: EventBand,
  size: SizeBand,
  budget: BudgetBand,
  /** Changes with everything above, also with what the buyer edits elsewhere. */
  version: z.string(),
})
export type DeskHosting = z.infer<typeof DeskHosting>

/** A decision on the application as it was read (`base`); a declined buyer reads the reason. */
export const HostingDecision = z
  .strictObject({
    approved: z.boolean(),
    note: OptionalText(textLimits.companyText),
    base: HashBase,
  })
  .check(
    across<{ approved?: boolean; note?: string }>(({ approved, note = '' }) => approved || note.trim() !== '', {
      error: 'validation.required',
      path: ['note'],
    }),
  )

const desk = { auth: 'admin', roles: ['operator'] } as const

export const miceHostingDesk = {
  /** Applications of this year: waiting ones, longest waiting first; then decided ones, latest first. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/mice/hosting',
    ...desk,
    query: z.extend(Paging, { state: z._default(HostingState, 'requested') }),
    data: z.extend(Paged(DeskHosting), { counts: z.record(HostingState, z.number()) }),
  }),
  /**
   * Decides on it, and notifies the buyer by email. Refuses with 404 `mice.hostingWithdrawn` if the buyer has withdrawn it or
   * given up the role, with 409 `mice.hostingChanged` if the buyer has edited it since it was read and, the second time, with what
   * the first decided: 409 `mice.hostingApproved` or `mice.hostingDeclined`.
   */
  decide: endpoint({
    method: 'post',
    path: '/api/v1/admin/mice/hosting/:id/decision',
    ...desk,
    params: z.object({ id: Uuid }),
    body: HostingDecision,
    data: DeskHosting,
    limit: 'write',
  }),
}
