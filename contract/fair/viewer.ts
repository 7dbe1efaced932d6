import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, Instant, TimeOfDay, Uuid } from '../fields'
import { z } from '../zod'
import { FairHall, FairSlot } from './edition'

/** One meeting on the screens in the halls: names and booth only. */
export const ViewerMeeting = z.object({
  id: Uuid,
  slot_id: Uuid,
  hall: z.string(),
  booth: z.string(),
  buyer: BothLanguages,
  seller: BothLanguages,
})
export type ViewerMeeting = z.infer<typeof ViewerMeeting>

/** The content of the screens for one day: enough for them to work offline. */
export const ViewerDay = z.object({
  /** The server's clock, which keeps all screens in step. */
  now: Instant,
  day: Day,
  name: BothLanguages,
  halls: z.array(FairHall),
  /** The slots of the day, by time. */
  slots: z.array(FairSlot),
  /** By booth, without test companies. */
  meetings: z.array(ViewerMeeting),
  /** Delay of each hall in minutes, by hall id. */
  late: z.record(z.string(), z.number()),
  /**
   * The next day of the fair, once the last meetings of this one have begun: when its first ones begin, and how many there are by
   * hall id. Null before that, and on the last day.
   */
  following: z.nullable(z.object({ day: Day, starts: TimeOfDay, meetings: z.record(z.string(), z.number()) })),
})
export type ViewerDay = z.infer<typeof ViewerDay>

export const fairViewer = {
  /** Today, or the next day of the fair, or its last. Refuses with 404 if there is no fair. */
  day: endpoint({ method: 'get', path: '/api/v1/fair/viewer', auth: 'none', data: ViewerDay }),
  /**
   * Signals that the day has changed, without content; the stream stays open. Refuses with 503 above the limit of screens: those
   * poll instead.
   */
  changes: endpoint({
    method: 'get',
    path: '/api/v1/fair/viewer/changes',
    auth: 'none',
    data: z.object({ seq: z.number() }),
    stream: true,
  }),
}
