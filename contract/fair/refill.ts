import { endpoint } from '../endpoint'
import { Instant, Uuid } from '../fields'
import { z } from '../zod'
import { FairSlot } from './edition'
import { Meeting, MeetingBooth, MeetingParty, ofParties } from './meeting'

/** Seconds for which an offer is open, offers made together, and minutes that must be left of the slot. */
export const refillLimits = { seconds: 60, offers: 5, minutesLeft: 5 } as const

/** An offer to meet another company immediately, in a slot in which one side is missing. */
export const RefillOffer = z.object({
  id: Uuid,
  other: MeetingParty,
  slot: FairSlot,
  booth: z.nullable(MeetingBooth),
  /** Whether it is the reader's own slot that became free. */
  is_mine: z.boolean(),
  /** Which sides have accepted. */
  yes: z.object({ me: z.boolean(), other: z.boolean() }),
  /** Why these two: one or both wish to meet, or they fit each other. */
  why: z.enum(['both', 'i_want', 'it_wants', 'fit']),
  expires_at: Instant,
})
export type RefillOffer = z.infer<typeof RefillOffer>

const One = z.object({ id: Uuid })

/** Slots that become free on the day are offered to others (product §4). */
export const fairRefills = {
  /**
   * The server's clock, by which offers end; the reader's open offers, best first; and the reader's meetings of today whose time
   * went to another company because the reader's side was missing, newest first.
   */
  own: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/refills',
    data: z.object({ now: Instant, offers: z.array(RefillOffer), given_away: z.array(Meeting) }),
  }),
  /**
   * Accepts or declines. Once both have accepted, the meeting is confirmed and all other offers for the slot end; the response
   * then is the meeting. Refuses with 409 `meeting.refillGone`, and with the code of any conflict.
   */
  answer: endpoint({
    ...ofParties,
    method: 'put',
    path: '/api/v1/fair/refills/:id',
    params: One,
    body: z.strictObject({ yes: z.boolean() }),
    data: z.object({ meeting: z.nullable(Meeting) }),
    limit: 'write',
  }),
  /** Makes further offers if the first ones were unsuccessful. Refuses with 409 `meeting.step`. */
  again: endpoint({
    ...ofParties,
    method: 'post',
    path: '/api/v1/fair/meetings/:id/refill',
    params: One,
    data: z.object({ offers: z.number() }),
    limit: 'write',
  }),
}
