import { endpoint } from '../endpoint'
import { Instant, Uuid } from '../fields'
import { z } from '../zod'
import { FairSlot } from './edition'
import { Meeting, MeetingBooth, MeetingParty, ofParties } from './meeting'

/** For how many seconds an offer stands, how many go out at once, and minutes that have to be left of the time. */
export const refillLimits = { seconds: 60, offers: 5, minutesLeft: 5 } as const

/** An offer to meet somebody else at once, in a time in which one side was missed. */
export const RefillOffer = z.object({
  id: Uuid,
  other: MeetingParty,
  slot: FairSlot,
  booth: z.nullable(MeetingBooth),
  /** Whether it is the reader's own time that fell free. */
  is_mine: z.boolean(),
  /** Who has said yes. */
  yes: z.object({ me: z.boolean(), other: z.boolean() }),
  /** Why the two: one of them wished for the other, or they fit. */
  why: z.enum(['both', 'i_want', 'it_wants', 'fit']),
  expires_at: Instant,
})
export type RefillOffer = z.infer<typeof RefillOffer>

const One = z.object({ id: Uuid })

/** Times that fall free on the day are offered to others (product §4). */
export const fairRefills = {
  /** Those that are open to the reader, the best first, and the server's clock, by which they end. */
  own: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/refills',
    data: z.object({ now: Instant, offers: z.array(RefillOffer) }),
  }),
  /**
   * Says yes or no. Once both have said yes the meeting stands, and every other offer for the time is gone: the answer is then the meeting.
   * Refuses with 409 `meeting.refillGone`, and what is in the way.
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
  /** Looks for others once more, where the first offers came to nothing. Refuses with 409 `meeting.step`. */
  again: endpoint({
    ...ofParties,
    method: 'post',
    path: '/api/v1/fair/meetings/:id/refill',
    params: One,
    data: z.object({ offers: z.number() }),
    limit: 'write',
  }),
}
