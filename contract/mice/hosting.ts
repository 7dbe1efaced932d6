import { across } from '../across'
import { Country } from '../countries'
import { endpoint } from '../endpoint'
import { Instant, OptionalText, Paged, Paging, Uuid, WrittenText } from '../fields'
import { textLimits } from '../limits'
import { z } from '../zod'
import { BudgetBand, EventBand, SizeBand } from './registration'

/** An application to be hosted waits until the desk has decided it, once (product §4). */
export const hostingStates = ['requested', 'approved', 'declined'] as const
export const HostingState = z.enum(hostingStates)
export type HostingState = z.infer<typeof HostingState>

/** A buyer's application to be hosted by the fair. */
export const Hosting = z.object({
  state: HostingState,
  /** The next event that the buyer plans. */
  reason: z.string(),
  /** What the desk has to say about its decision. */
  note: z.string(),
  asked_at: Instant,
  decided_at: z.nullable(Instant),
})
export type Hosting = z.infer<typeof Hosting>

const Own = z.object({ hosting: z.nullable(Hosting) })

export const miceHosting = {
  /** The buyer's application of this year; null where there is none. */
  own: endpoint({ method: 'get', path: '/api/v1/mice/hosting', auth: 'member', data: Own }),
  /** Applies, or says it in other words while nothing was decided. Refuses with 409 `mice.notBuyer` and `mice.hostingDecided`. */
  apply: endpoint({
    method: 'put',
    path: '/api/v1/mice/hosting',
    auth: 'member',
    body: z.strictObject({ hosting_reason: WrittenText(textLimits.companyText) }),
    data: Own,
    limit: 'write',
  }),
  /** Takes the application back, also when it was approved. Refuses with 404. */
  withdraw: endpoint({ method: 'delete', path: '/api/v1/mice/hosting', auth: 'member', data: Own, limit: 'write' }),
}

/** The same as the desk sees it, with what the buyer has said. `id` is the account. */
export const DeskHosting = z.extend(Hosting, {
  id: Uuid,
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  position: z.string(),
  country: Country,
  events: EventBand,
  size: SizeBand,
  budget: BudgetBand,
})
export type DeskHosting = z.infer<typeof DeskHosting>

/** A decision; whoever is declined reads why. */
export const HostingDecision = z
  .strictObject({ approved: z.boolean(), note: OptionalText(textLimits.companyText) })
  .check(
    across<{ approved?: boolean; note?: string }>(({ approved, note = '' }) => approved || note.trim() !== '', {
      error: 'validation.required',
      path: ['note'],
    }),
  )

const desk = { auth: 'admin', roles: ['operator'] } as const

export const miceHostingDesk = {
  /** Applications of this year: those that wait, the longest first; decided ones, the last first. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/mice/hosting',
    ...desk,
    query: z.extend(Paging, { state: z._default(HostingState, 'requested') }),
    data: z.extend(Paged(DeskHosting), { counts: z.record(HostingState, z.number()) }),
  }),
  /** Decides it; the buyer is told by email. Refuses with 404 and, the second time, 409 `mice.hostingDecided`. */
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
