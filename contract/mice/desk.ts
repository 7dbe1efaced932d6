import { BothLanguages } from '../both-languages'
import { Country } from '../countries'
import { DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Day, Instant, LangQuery, Paged, Paging, TimeOfDay, Uuid } from '../fields'
import { Amount } from '../money'
import { BookingStatus, OrderStatus } from '../order'
import { StreamedFile } from '../streamed-file'
import { z } from '../zod'
import { MiceRole } from './registration'

/** Badges in one file (product §9). */
export const badgesAtOnce = 50

/** What badges are printed on: A6 on both sides, or A4 to be cut and folded once to A6. */
export const badgePapers = ['a6', 'a4'] as const
export type BadgePaper = (typeof badgePapers)[number]

/** This year's fair in figures, for its desk. */
export const MiceOverview = z.object({
  year: z.number(),
  name: BothLanguages,
  /** Number of people, and of each role; a person can have several. */
  people: z.number(),
  roles: z.record(MiceRole, z.number()),
  /** Roles by the Seoul day on which they were taken; days without any are left out. */
  days: z.array(z.object({ day: Day, roles: z.record(MiceRole, z.number()) })),
  sessions: z.array(
    z.object({
      id: Uuid,
      day: Day,
      starts: TimeOfDay,
      hall: z.string(),
      title: BothLanguages,
      seats: z.number(),
      taken: z.number(),
      waiting: z.number(),
    }),
  ),
})
export type MiceOverview = z.infer<typeof MiceOverview>

/** A registered person, as the desk sees them; `id` is the account. */
export const DeskMicePerson = z.object({
  id: Uuid,
  /** The badge number. */
  number: z.string(),
  name: z.string(),
  name_latin: z.string(),
  organization: z.string(),
  position: z.string(),
  country: Country,
  email: z.string(),
  roles: z.array(MiceRole),
})
export type DeskMicePerson = z.infer<typeof DeskMicePerson>

/** The badge number begins with the day of registration. */
export const MicePeopleQuery = z.extend(DeskPaging(['number'], '-number'), {
  q: DeskSearch,
  role: z.optional(MiceRole),
})

/** An application for a booth as the desk sees it; `id` is that of its reservation, where the deposit is confirmed. */
export const DeskBooth = z.object({
  id: Uuid,
  order_id: z.string(),
  number: z.string(),
  sign: BothLanguages,
  /** Null until the details have been filled in. */
  company: z.nullable(z.string()),
  order_status: OrderStatus,
  status: BookingStatus,
  amount_won: Amount,
  hold_expires_at: z.nullable(Instant),
  created_at: Instant,
})
export type DeskBooth = z.infer<typeof DeskBooth>

const desk = { auth: 'admin', roles: ['operator'] } as const

export const miceDesk = {
  /** Refuses with 404 if no fair was announced. */
  overview: endpoint({ method: 'get', path: '/api/v1/admin/mice', ...desk, data: MiceOverview }),
  /**
   * Registered people; `q` matches the names, organization, badge number and email address. Refuses with 404 if no fair was
   * announced.
   */
  people: endpoint({
    method: 'get',
    path: '/api/v1/admin/mice/people',
    ...desk,
    query: MicePeopleQuery,
    data: DeskRows(DeskMicePerson),
  }),
  /**
   * `badgesAtOnce` badges by number as a PDF, one sheet each, by default of A4, for all people, one role or one person; each
   * file is in the audit log. Refuses with 404 if there are none.
   */
  badges: endpoint({
    method: 'get',
    path: '/api/v1/admin/mice/badges',
    ...desk,
    query: z.extend(LangQuery, {
      role: z.optional(MiceRole),
      person: z.optional(Uuid),
      paper: z.optional(z.enum(badgePapers)),
      page: Paging.shape.page,
    }),
    data: StreamedFile,
    download: true,
    limit: 'lookup',
  }),
}

export const miceBoothDesk = {
  /** Applications for booths of this year, newest first; those that ended before they were submitted are left out. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/mice/booths',
    ...desk,
    query: Paging,
    data: z.extend(Paged(DeskBooth), { paid_won: Amount }),
  }),
  /**
   * The order's price as the PDF that its seller can print, by the reservation's id; each file is in the audit log. Refuses with
   * 404, also before the details are filled in.
   */
  print: endpoint({
    method: 'get',
    path: '/api/v1/admin/mice/booths/:id/print',
    ...desk,
    params: z.object({ id: Uuid }),
    query: LangQuery,
    data: StreamedFile,
    download: true,
    limit: 'lookup',
  }),
}
