import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, Instant, TravelDay, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairHall, FairSlot } from './edition'
import { FairSide } from './sectors'

/** Whether a side has come to the booth: it is there, it was missed, or nobody has said yet. */
export const Presence = z.nullable(z.enum(['here', 'missed']))
export type Presence = z.infer<typeof Presence>

/** One side of a meeting on the day. */
export const DayParty = z.object({
  id: Uuid,
  company: BothLanguages,
  country: z.string(),
  presence: Presence,
  /** Since when, where somebody has said. */
  at: z.nullable(Instant),
  /** When its badge was first scanned that day. */
  came_at: z.nullable(Instant),
})
export type DayParty = z.infer<typeof DayParty>

/** A meeting that stands, as staff in the hall see it. */
export const DayMeeting = z.object({
  id: Uuid,
  slot_id: Uuid,
  hall: z.string(),
  booth: z.string(),
  buyer: DayParty,
  seller: DayParty,
  /** How many offers are open to fill the time of the side that waits. */
  offers: z.number(),
})
export type DayMeeting = z.infer<typeof DayMeeting>

const Counted = z.object({ here: z.number(), all: z.number() })

/** A day of the fair in the halls. */
export const DeskDay = z.object({
  /** The server's clock. */
  now: Instant,
  day: Day,
  /** Of the fair. */
  days: z.array(Day),
  halls: z.array(FairHall),
  /** Of the day, by time. */
  slots: z.array(FairSlot),
  /** Minutes by which each hall runs late, by its id. */
  late: z.record(z.string(), z.number()),
  /** Approved companies, and how many of them have come that day. */
  come: z.object({ buyer: Counted, seller: Counted }),
  /** By time and booth. */
  meetings: z.array(DayMeeting),
})
export type DeskDay = z.infer<typeof DeskDay>

/** What the fair's office does on the day itself (product §4, §6). */
export const fairDayDesk = {
  /** Today, or the next day of the fair, or its last, unless one is named. Test companies are shown only where they are asked for. */
  show: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/day',
    query: z.object({ day: z.optional(TravelDay), test: z.optional(z.literal('1')) }),
    data: DeskDay,
  }),
  /** Says whether a side has come to the booth, or takes it back. Refuses with 409 `meeting.step` unless it is a meeting of today that stands, and `missed` before it has begun. */
  presence: endpoint({
    ...ofFairDesk,
    method: 'put',
    path: '/api/v1/admin/fair/meetings/:id/presence',
    params: z.object({ id: Uuid }),
    body: z.strictObject({ side: FairSide, presence: Presence }),
    data: DayMeeting,
    limit: 'write',
  }),
  /** By how many minutes a hall runs late on a day: 0 where it is on time again. */
  late: endpoint({
    ...ofFairDesk,
    method: 'put',
    path: '/api/v1/admin/fair/late',
    body: z.strictObject({
      day: TravelDay,
      hall: z.string().check(z.minLength(1), z.maxLength(20)),
      minutes: z.number().check(z.int(), z.gte(0), z.lte(120)),
    }),
    data: z.object({ minutes: z.number() }),
    limit: 'write',
  }),
  /** Tells that something about a meeting or the day has changed; it stays open. */
  changes: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/changes',
    data: z.object({ seq: z.number() }),
    stream: true,
  }),
}
