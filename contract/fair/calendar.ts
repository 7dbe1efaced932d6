import { endpoint } from '../endpoint'
import { Uuid } from '../fields'
import { StreamedFile } from '../streamed-file'
import { z } from '../zod'
import { FairSlot } from './edition'
import { meetingLimits, ofParties } from './meeting'

/** A slot of one's own calendar: free to be asked for, deactivated by oneself, or held by a confirmed meeting. */
export const CalendarSlot = z.object({
  slot: FairSlot,
  state: z.enum(['open', 'closed', 'held']),
  /** It has begun: nothing of it can be changed any more. */
  past: z.boolean(),
  meeting_id: z.nullable(Uuid),
  /** Minutes by which the hall of its meeting runs late. */
  late_minutes: z.number(),
})
export type CalendarSlot = z.infer<typeof CalendarSlot>

export const fairCalendar = {
  /** All slots of the fair by time. Refuses with 404 who takes no part. */
  own: endpoint({ ...ofParties, method: 'get', path: '/api/v1/fair/calendar', data: z.array(CalendarSlot) }),
  /** Opens slots or deactivates them. Refuses with 409 `meeting.slotHeld` where a meeting holds one: all of them stay as they are. */
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
  /** Whether there is a private address of one's agenda; the address itself is shown when it is made, and never again. */
  feed: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/calendar/feed',
    data: z.object({ exists: z.boolean() }),
  }),
  /** Makes one, in place of one that there was. */
  makeFeed: endpoint({
    ...ofParties,
    method: 'post',
    path: '/api/v1/fair/calendar/feed',
    data: z.object({ path: z.string() }),
    limit: 'write',
  }),
  /** From now on the address shows nothing. */
  revokeFeed: endpoint({
    ...ofParties,
    method: 'delete',
    path: '/api/v1/fair/calendar/feed',
    data: z.object({ exists: z.boolean() }),
    limit: 'write',
  }),
  /** One's confirmed meetings as calendars subscribe to them: whoever has the address has the agenda. Refuses with 404 any other. */
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
