import { endpoint } from '../endpoint'
import { Uuid } from '../fields'
import { StreamedFile } from '../streamed-file'
import { z } from '../zod'
import { FairSlot } from './edition'
import { meetingLimits, ofParties } from './meeting'

/** A slot of the caller's own calendar: free for requests, deactivated by the caller, or held by a confirmed meeting. */
export const CalendarSlot = z.object({
  slot: FairSlot,
  state: z.enum(['open', 'closed', 'held']),
  /** Whether it has begun: it can no longer be changed. */
  past: z.boolean(),
  meeting_id: z.nullable(Uuid),
  /** Delay of the meeting's hall in minutes. */
  late_minutes: z.number(),
})
export type CalendarSlot = z.infer<typeof CalendarSlot>

export const fairCalendar = {
  /** All slots of the fair by time. Refuses with 404 if the caller does not take part. */
  own: endpoint({ ...ofParties, method: 'get', path: '/api/v1/fair/calendar', data: z.array(CalendarSlot) }),
  /** Opens or deactivates slots. Refuses with 409 `meeting.slotHeld` if a meeting holds one: all of them then stay unchanged. */
  set: endpoint({
    ...ofParties,
    method: 'put',
    path: '/api/v1/fair/calendar',
    body: z.strictObject({
      slot_ids: z.array(Uuid).check(z.minLength(1, 'validation.required'), z.maxLength(meetingLimits.slots)),
      open: z.boolean(),
    }),
    data: z.array(CalendarSlot),
    limit: 'write',
  }),
  /** Whether there is a private address of the caller's agenda; the address itself is shown only when it is created. */
  feed: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/calendar/feed',
    data: z.object({ exists: z.boolean() }),
  }),
  /** Creates one, replacing a previous one. */
  makeFeed: endpoint({
    ...ofParties,
    method: 'post',
    path: '/api/v1/fair/calendar/feed',
    data: z.object({ path: z.string() }),
    limit: 'write',
  }),
  /** Revokes the address, which then shows nothing. */
  revokeFeed: endpoint({
    ...ofParties,
    method: 'delete',
    path: '/api/v1/fair/calendar/feed',
    data: z.object({ exists: z.boolean() }),
    limit: 'write',
  }),
  /**
   * Confirmed meetings as a calendar subscription: anyone with the address can read the agenda. Refuses with 404 any other
   * address.
   */
  agenda: endpoint({
    method: 'get',
    path: '/api/v1/fair/agenda/:token',
    auth: 'none',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
    data: StreamedFile,
    download: true,
    limit: 'search',
  }),
}
