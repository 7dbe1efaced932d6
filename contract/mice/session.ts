import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, LangQuery, TimeOfDay, Uuid } from '../fields'
import { z } from '../zod'

/** Topics of the conference sessions. */
export const miceTracks = ['keynote', 'strategy', 'technology', 'sustainability', 'destination', 'workshop'] as const
export const MiceTrack = z.enum(miceTracks)
export type MiceTrack = z.infer<typeof MiceTrack>

/** A conference session with its number of free seats. */
export const MiceSession = z.object({
  id: Uuid,
  day: Day,
  starts: TimeOfDay,
  ends: TimeOfDay,
  /** A hall in the year's figures. */
  hall: z.string(),
  track: MiceTrack,
  title: BothLanguages,
  summary: BothLanguages,
  speakers: z.array(z.object({ name: BothLanguages, role: BothLanguages })),
  /** Languages in which it can be followed, as ISO 639-1. */
  languages: z.array(z.string()),
  seats: z.number(),
  /** Seats not taken. */
  free: z.number(),
  /** People on its waiting list. */
  waiting: z.number(),
})
export type MiceSession = z.infer<typeof MiceSession>

/** A session the member has chosen: with a seat, or a position on its waiting list. */
export const MiceSeat = z.object({
  session_id: Uuid,
  state: z.enum(['seat', 'waiting']),
  place: z.nullable(z.number()),
})
export type MiceSeat = z.infer<typeof MiceSeat>

const Seats = z.array(MiceSeat)
const One = z.object({ id: Uuid })

export const miceSessions = {
  /** The program of this year's fair by time; empty if no fair was announced. */
  list: endpoint({ method: 'get', path: '/api/v1/mice/sessions', auth: 'none', data: z.array(MiceSession) }),
  /** The member's chosen sessions, in no order. */
  own: endpoint({ method: 'get', path: '/api/v1/mice/seats', auth: 'member', data: Seats }),
  /**
   * Takes a seat, or the last position on the waiting list if there is none; a member who has either keeps it. Refuses with 404,
   * 409 `mice.notRegistered` and `mice.sessionBegun`.
   */
  take: endpoint({
    method: 'put',
    path: '/api/v1/mice/sessions/:id/seat',
    auth: 'member',
    params: One,
    data: Seats,
    limit: 'write',
  }),
  /**
   * Gives the seat or the position up: a seat passes to the first on the waiting list. Refuses with 404 and 409
   * `mice.sessionBegun`.
   */
  leave: endpoint({
    method: 'delete',
    path: '/api/v1/mice/sessions/:id/seat',
    auth: 'member',
    params: One,
    data: Seats,
    limit: 'write',
  }),
  /** The sessions in which the member has a seat as a calendar file (iCalendar). Refuses with 404 if there is none. */
  calendar: endpoint({
    method: 'get',
    path: '/api/v1/mice/seats/calendar',
    auth: 'member',
    query: LangQuery,
    data: z.object({ filename: z.string(), text: z.string() }),
  }),
}
