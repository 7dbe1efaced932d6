import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, Instant, TravelDay, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairHall, FairSlot } from './edition'
import { FairSide } from './sectors'

/** Whether a side is at the booth: present, missed, or null if nothing was recorded. */
export const Presence = z.nullable(z.enum(['here', 'missed']))
export type Presence = z.infer<typeof Presence>

/** One side of a meeting on the day. */
export const DayParty = z.object({
  id: Uuid,
  company: BothLanguages,
  country: z.string(),
  presence: Presence,
  /** When that was recorded, if it was. */
  at: z.nullable(Instant),
  /** The time of the badge's first scan that day. */
  came_at: z.nullable(Instant),
})
export type DayParty = z.infer<typeof DayParty>

/** An active meeting, as staff in the hall see it. */
export const DayMeeting = z.object({
  id: Uuid,
  slot_id: Uuid,
  hall: z.string(),
  booth: z.string(),
  buyer: DayParty,
  seller: DayParty,
  /** Number of open offers to fill the time of the waiting side. */
  offers: z.number(),
})
export type DayMeeting = z.infer<typeof DayMeeting>

const Counted = z.object({ here: z.number(), all: z.number() })

/** A day of the fair in the halls. */
export const DeskDay = z.object({
  /** The server's clock. */
  now: Instant,
  day: Day,
  /** The days of the fair. */
  days: z.array(Day),
  halls: z.array(FairHall),
  /** The slots of the day, by time. */
  slots: z.array(FairSlot),
  /** Delay of each hall in minutes, by hall id. */
  late: z.record(z.string(), z.number()),
  /** Approved companies, and how many of them have checked in that day. */
  come: z.object({ buyer: Counted, seller: Counted }),
  /** By time and booth. */
  meetings: z.array(DayMeeting),
})
export type DeskDay = z.infer<typeof DeskDay>

/** What the fair's office does on the day itself (product §4, §6). */
export const fairDayDesk = {
  /** The named day, otherwise today, the next day of the fair, or its last. Test companies are shown only on request. */
  show: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/day',
    query: z.object({ day: z.optional(TravelDay), test: z.optional(z.literal('1')) }),
    data: DeskDay,
  }),
  /**
   * Records whether a side is at the booth, or clears it. Refuses with 409 `meeting.step` unless it is an active meeting of
   * today, and `missed` before it has begun.
   */
  presence: endpoint({
    ...ofFairDesk,
    method: 'put',
    path: '/api/v1/admin/fair/meetings/:id/presence',
    params: z.object({ id: Uuid }),
    body: z.strictObject({ side: FairSide, presence: Presence }),
    data: DayMeeting,
    limit: 'write',
  }),
  /** Sets the delay of a hall on a day in minutes: 0 if it is on time again. */
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
  /** Signals that a meeting or the day has changed; the stream stays open. */
  changes: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/changes',
    data: z.object({ seq: z.number() }),
    stream: true,
  }),
}
