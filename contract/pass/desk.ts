import { BothLanguages } from '../both-languages'
import { DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Day, Email, Instant, RequiredText, TravelDay, Uuid } from '../fields'
import { textLimits } from '../limits'
import { Amount } from '../money'
import { z } from '../zod'
import { District } from './districts'
import { PassRefusal } from './gate'
import { DeskGift } from './gift'
import { Pass } from './order'

/** Most days after the purchase that a pass can be extended to (product §9). */
export const mostExtendedDays = 365

/** A month in Seoul, YYYY-MM. */
export const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'validation.date'))

/** The use of passes in a month. */
export const PassUse = z.object({
  month: Month,
  /** Passes bought in the month and not returned, and their revenue. */
  sold: z.number(),
  sold_won: Amount,
  visits: z.number(),
  saved_won: Amount,
  /** By Seoul day and by Seoul hour, from the first to the last with a visit, those between without any included. */
  days: z.array(z.object({ day: Day, visits: z.number() })),
  hours: z.array(z.object({ hour: z.number(), visits: z.number() })),
  /** The settlement with each affiliate: its visits and waived admission; most visits first. */
  affiliates: z.array(
    z.object({
      id: Uuid,
      name: BothLanguages,
      adults: z.number(),
      children: z.number(),
      visits: z.number(),
      saved_won: Amount,
    }),
  ),
})
export type PassUse = z.infer<typeof PassUse>

/** A pass as the desk sees it, with its holder and its gifts, the latest first. */
export const DeskPass = z.extend(Pass, { name: z.string(), email: z.string(), gifts: z.array(DeskGift) })
export type DeskPass = z.infer<typeof DeskPass>

/** An affiliate with its gate staff. */
export const DeskAffiliate = z.object({
  id: Uuid,
  name: BothLanguages,
  district: District,
  state: z.enum(['draft', 'public', 'hidden']),
  created_at: Instant,
  staff: z.array(z.object({ id: Uuid, name: z.string(), email: z.string() })),
})
export type DeskAffiliate = z.infer<typeof DeskAffiliate>

/** Most gate staff of one affiliate (product §9). */
export const mostPassStaff = 20

/** Scans of passes, counted. */
const ScanCount = z.object({
  admitted: z.number(),
  /** By reason, in the order of `passRefusals`; reasons without scans are left out. */
  refused: z.array(z.object({ result: PassRefusal, scans: z.number() })),
  /** Scans sent later than they were made. */
  late: z.number(),
  /** Those of them that were refused: a device sends only visitors whom it admitted. */
  refused_later: z.number(),
  /** People who scanned. */
  staff: z.number(),
})
export type ScanCount = z.infer<typeof ScanCount>

/** The scans of one Seoul day, by the time at which they were made. */
export const PassGates = z.object({
  day: Day,
  all: ScanCount,
  /** Affiliates with scans, latest scan first. */
  affiliates: z.array(z.extend(ScanCount, { id: Uuid, name: BothLanguages, last_scan_at: Instant })),
})
export type PassGates = z.infer<typeof PassGates>

/** Sort keys of the list of passes. */
export const passSorts = ['bought_at'] as const
export const PassQuery = z.extend(DeskPaging(passSorts, '-bought_at'), { q: DeskSearch })

const desk = { auth: 'admin', roles: ['operator'] } as const
const One = z.object({ id: Uuid })

export const passDesk = {
  /** The use in a month; defaults to this month. */
  use: endpoint({
    method: 'get',
    path: '/api/v1/admin/pass/use',
    ...desk,
    query: z.object({ month: z.optional(Month) }),
    data: PassUse,
  }),
  /** Today's scans at the affiliates. */
  gates: endpoint({
    method: 'get',
    path: '/api/v1/admin/pass/gates',
    ...desk,
    data: PassGates,
  }),
  /**
   * Passes, latest purchase first; `q` matches the pass number, the holder's name and email address, and the address a pass was
   * given to.
   */
  passes: endpoint({
    method: 'get',
    path: '/api/v1/admin/pass/passes',
    ...desk,
    query: PassQuery,
    data: z.extend(DeskRows(DeskPass), { now: Instant }),
  }),
  /**
   * Extends a pass: an unused one can be begun until that day, a begun one ends with it. Refuses with 404, 409 `pass.returned`,
   * 400 `pass.notLater`, `pass.tooFar`.
   */
  extend: endpoint({
    method: 'post',
    path: '/api/v1/admin/pass/passes/:id/extend',
    ...desk,
    params: One,
    body: z.strictObject({ until: TravelDay, reason: RequiredText(textLimits.companyText) }),
    data: DeskPass,
    limit: 'write',
  }),
  /** Takes back the open gift of a pass for its giver. Refuses with 404, and 409 `pass.giftClosed` if there is none. */
  takeGiftBack: endpoint({
    method: 'post',
    path: '/api/v1/admin/pass/passes/:id/gift/take-back',
    ...desk,
    params: One,
    body: z.strictObject({ reason: RequiredText(textLimits.companyText) }),
    data: DeskPass,
    limit: 'write',
  }),
  /** All affiliates by English name, including hidden ones. */
  affiliates: endpoint({
    method: 'get',
    path: '/api/v1/admin/pass/affiliates',
    ...desk,
    data: z.array(DeskAffiliate),
  }),
  /**
   * Shows or hides an affiliate: a hidden one admits no one. Refuses with 404, and 409 `pass.incomplete` if texts are missing.
   */
  show: endpoint({
    method: 'put',
    path: '/api/v1/admin/pass/affiliates/:id/shown',
    ...desk,
    params: One,
    body: z.strictObject({ shown: z.boolean() }),
    data: DeskAffiliate,
    edits: true,
    limit: 'write',
  }),
  /**
   * Adds a member to the gate staff. Refuses with 404 for the affiliate, 400 `pass.noMember` for the address, 409
   * `pass.staffTooMany`.
   */
  addStaff: endpoint({
    method: 'post',
    path: '/api/v1/admin/pass/affiliates/:id/staff',
    ...desk,
    params: One,
    body: z.strictObject({ email: Email }),
    data: DeskAffiliate,
    limit: 'write',
  }),
  /** Removes a member from the gate staff. Refuses with 404. */
  removeStaff: endpoint({
    method: 'delete',
    path: '/api/v1/admin/pass/affiliates/:id/staff/:person',
    ...desk,
    params: z.object({ id: Uuid, person: Uuid }),
    data: DeskAffiliate,
    limit: 'write',
  }),
}
