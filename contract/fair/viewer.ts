import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, Instant, Uuid } from '../fields'
import { z } from '../zod'
import { FairHall, FairSlot } from './edition'

/** One meeting on the screens of the halls: names and booth, nothing else of anybody. */
export const ViewerMeeting = z.object({
  id: Uuid,
  slot_id: Uuid,
  hall: z.string(),
  booth: z.string(),
  buyer: BothLanguages,
  seller: BothLanguages,
})
export type ViewerMeeting = z.infer<typeof ViewerMeeting>

/** What the screens show of a day: it is all they need to go on without a network. */
export const ViewerDay = z.object({
  /** The server's clock, by which all screens change at once. */
  now: Instant,
  day: Day,
  name: BothLanguages,
  halls: z.array(FairHall),
  /** Of the day, by time. */
  slots: z.array(FairSlot),
  /** By booth; test companies are on no screen. */
  meetings: z.array(ViewerMeeting),
  /** Minutes by which each hall runs late, by its id. */
  late: z.record(z.string(), z.number()),
})
export type ViewerDay = z.infer<typeof ViewerDay>

export const fairViewer = {
  /** Today, or the next day of the fair, or its last. Refuses with 404 where there is no fair. */
  day: endpoint({ method: 'get', path: '/api/v1/fair/viewer', auth: 'none', data: ViewerDay }),
  /**
   * Tells that something about the day has changed, and nothing of it; it stays open. Refuses with 503 beyond as many screens as there is
   * room for: they ask now and then.
   */
  changes: endpoint({
    method: 'get',
    path: '/api/v1/fair/viewer/changes',
    auth: 'none',
    data: z.object({ seq: z.number() }),
    stream: true,
  }),
}
