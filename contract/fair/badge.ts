import { Country } from '../countries'
import { DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Instant, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairSlot } from './edition'
import { MeetingBooth, MeetingParty, ofParties } from './meeting'
import { FairSector, FairSide } from './sectors'

/** What the QR code of a badge says: it names nobody, and a new one makes it worthless. */
export const BadgeCode = z.string().check(z.regex(/^NB[\w-]{22}$/))
/** Most characters that a scan may have: whatever else is held before a camera is refused, not read. */
const scanMost = 300

/** One's own badge. */
export const Badge = z.object({ code: BadgeCode })

/** What is printed of a company: its badge, and its agenda. */
export const Paper = z.object({
  party: MeetingParty,
  name_en: z.string(),
  name_ko: z.string(),
  position: z.string(),
  booth: z.nullable(MeetingBooth),
  code: BadgeCode,
  /** Confirmed ones by time. */
  meetings: z.array(z.object({ id: Uuid, slot: FairSlot, other: MeetingParty, booth: z.nullable(MeetingBooth) })),
})
export type Paper = z.infer<typeof Paper>

/** Which companies are printed. */
export const PaperQuery = z.object({
  q: DeskSearch,
  side: z.optional(FairSide),
  country: z.optional(Country),
  sector: z.optional(FairSector),
  /** One company alone. */
  id: z.optional(Uuid),
  /** Test companies are printed only where they are asked for. */
  test: z.optional(z.literal('1')),
})

/** What a scan has found. */
export const Scanned = z.object({
  party: MeetingParty,
  is_test: z.boolean(),
  /** When the badge was first scanned today. */
  first_at: Instant,
  /** It was scanned before, today. */
  again: z.boolean(),
  /** The meeting that runs or comes next today; `marked` where the company is there for it now. */
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
  /** One's own, made with the first look. Refuses with 403 `fair.notApproved`, 404 who takes no part this year. */
  own: endpoint({ ...ofParties, method: 'get', path: '/api/v1/fair/badge', data: Badge }),
}

/** Badges at the fair's desk (product §4, §6). */
export const fairBadgeDesk = {
  /** Approved companies by name, with what is printed of them; whoever had no badge has one then. */
  papers: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/papers',
    query: PaperQuery,
    data: z.array(Paper),
  }),
  /**
   * Checks in by a badge: for the day, and for the meeting that runs or begins soon. Refuses with 404 `badge.unknown`, 409 `badge.replaced`,
   * `badge.otherYear`, `badge.notApproved` and `badge.notToday`.
   */
  scan: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: '/api/v1/admin/fair/scans',
    body: z.strictObject({ code: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(scanMost)) }),
    data: Scanned,
    limit: 'write',
  }),
  /** Takes back that a company has come today. */
  undo: endpoint({
    ...ofFairDesk,
    method: 'delete',
    path: '/api/v1/admin/fair/scans/:id',
    params: One,
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
  /** A new badge of a company; the one before opens nothing any more. Refuses with 404, 409 `badge.notApproved`. */
  renew: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: '/api/v1/admin/fair/papers/:id/badge',
    params: One,
    data: Badge,
    limit: 'write',
  }),
}
