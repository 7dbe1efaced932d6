import { Country } from '../countries'
import { DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Instant, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairSlot } from './edition'
import { MeetingBooth, MeetingParty, ofParties } from './meeting'
import { FairSector, FairSide } from './sectors'

/** The content of a badge's QR code: it identifies no one, and is invalid once the badge is replaced. */
export const BadgeCode = z.string().check(z.regex(/^NB[\w-]{22}$/))
/** Longest accepted scan: anything longer held before a camera is refused without being read. */
const scanMost = 300

/** The caller's own badge. */
export const Badge = z.object({ code: BadgeCode })

/** What is printed for a company: its badge and its agenda. */
export const Paper = z.object({
  party: MeetingParty,
  name_en: z.string(),
  name_ko: z.string(),
  position: z.string(),
  booth: z.nullable(MeetingBooth),
  code: BadgeCode,
  /** Confirmed meetings by time. */
  meetings: z.array(z.object({ id: Uuid, slot: FairSlot, other: MeetingParty, booth: z.nullable(MeetingBooth) })),
})
export type Paper = z.infer<typeof Paper>

/** Which companies are printed. */
export const PaperQuery = z.object({
  q: DeskSearch,
  side: z.optional(FairSide),
  country: z.optional(Country),
  sector: z.optional(FairSector),
  /** One company only. */
  id: z.optional(Uuid),
  /** Includes test companies; by default they are left out. */
  test: z.optional(z.literal('1')),
})

/** The result of a scan. */
export const Scanned = z.object({
  party: MeetingParty,
  is_test: z.boolean(),
  /** When the badge was first scanned today. */
  first_at: Instant,
  /** Whether it was already scanned today. */
  again: z.boolean(),
  /** The running or next meeting today; `marked` if the company has now been marked as present for it. */
  meeting: z.nullable(
    z.object({
      id: Uuid,
      slot: FairSlot,
      booth: z.nullable(MeetingBooth),
      other: MeetingParty,
      marked: z.boolean(),
    }),
  ),
})
export type Scanned = z.infer<typeof Scanned>

const One = z.object({ id: Uuid })

export const fairBadges = {
  /**
   * The caller's own badge, created on first access. Refuses with 403 `fair.notApproved`, and 404 without a registration for this
   * year.
   */
  own: endpoint({ ...ofParties, method: 'get', path: '/api/v1/fair/badge', data: Badge }),
}

/** Badges at the fair's desk (product §4, §6). */
export const fairBadgeDesk = {
  /** Approved companies by name, with their printed content; creates missing badges. */
  papers: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/papers',
    query: PaperQuery,
    data: z.array(Paper),
  }),
  /**
   * Checks in by badge: for the day, and for the meeting that is running or about to begin. Refuses with 404 `badge.unknown`, 409
   * `badge.replaced`, `badge.otherYear`, `badge.notApproved` and `badge.notToday`.
   */
  scan: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: '/api/v1/admin/fair/scans',
    body: z.strictObject({ code: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(scanMost)) }),
    data: Scanned,
    limit: 'write',
  }),
  /** Undoes a company's check-in of today. */
  undo: endpoint({
    ...ofFairDesk,
    method: 'delete',
    path: '/api/v1/admin/fair/scans/:id',
    params: One,
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
  /** Replaces a company's badge; the previous one becomes invalid. Refuses with 404, 409 `badge.notApproved`. */
  renew: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: '/api/v1/admin/fair/papers/:id/badge',
    params: One,
    data: Badge,
    limit: 'write',
  }),
}
