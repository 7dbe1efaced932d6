import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, LangQuery, TimeOfDay, Uuid } from '../fields'
import { z } from '../zod'

/** What the sessions of the conference are about. */
export const miceTracks = ['keynote', 'strategy', 'technology', 'sustainability', 'destination', 'workshop'] as const
export const MiceTrack = z.enum(miceTracks)
export type MiceTrack = z.infer<typeof MiceTrack>

/** A session of the conference with the seats that are left in it. */
export const MiceSession = z.object({
  id: Uuid,
  day: Day,
  starts: TimeOfDay,
  ends: TimeOfDay,
  /** A hall of the year's figures. */
  hall: z.string(),
  track: MiceTrack,
  title: BothLanguages,
  summary: BothLanguages,
  speakers: z.array(z.object({ name: BothLanguages, role: BothLanguages })),
  /** Languages in which it can be followed, as ISO 639-1. */
  languages: z.array(z.string()),
  seats: z.number(),
  /** Seats that nobody has taken. */
  free: z.number(),
  /** People on its waiting list. */
  waiting: z.number(),
})
export type MiceSession = z.infer<typeof MiceSession>

/** A session that the member has chosen: with a seat, or at which place of its waiting list. */
export const MiceSeat = z.object({
  session_id: Uuid,
  state: z.enum(['seat', 'waiting']),
  place: z.nullable(z.number()),
})
export type MiceSeat = z.infer<typeof MiceSeat>

const Seats = z.array(MiceSeat)
const One = z.object({ id: Uuid })

export const miceSessions = {
  /** The programme of this year's fair by time; nothing where no fair was announced. */
  list: endpoint({ method: 'get', path: '/api/v1/mice/sessions', auth: 'none', data: z.array(MiceSession) }),
  /** What the member has chosen of it, in no order. */
  own: endpoint({ method: 'get', path: '/api/v1/mice/seats', auth: 'member', data: Seats }),
  /**
   * Takes a seat, or the last place of the waiting list where there is none; whoever has either keeps it. Refuses with 404, 409
   * `mice.notRegistered` and `mice.sessionBegun`.
   */
  take: endpoint({
    method: 'put',
    path: '/api/v1/mice/sessions/:id/seat',
    auth: 'member',
    params: One,
    data: Seats,
    limit: 'write',
  }),
  /** Gives it back: the first of the waiting list has it from then on. Refuses with 404 and 409 `mice.sessionBegun`. */
  leave: endpoint({
    method: 'delete',
    path: '/api/v1/mice/sessions/:id/seat',
    auth: 'member',
    params: One,
    data: Seats,
    limit: 'write',
  }),
  /** The sessions in which the member has a seat as a calendar file (iCalendar). Refuses with 404 where there is none. */
  calendar: endpoint({
    method: 'get',
    path: '/api/v1/mice/seats/calendar',
    auth: 'member',
    query: LangQuery,
    data: z.object({ filename: z.string(), text: z.string() }),
  }),
}
