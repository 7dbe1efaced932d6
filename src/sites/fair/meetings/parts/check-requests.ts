import type { Data } from '#contract/endpoint'
import type { FairEdition } from '#contract/fair/edition'
import type { fairMeetings } from '#contract/fair/meeting'
import type { KeptRequest } from './kept-requests'

export type Obstacle = 'early' | 'meeting' | 'slot' | 'meetings' | 'today' | 'waiting'

/** A kept request with what is known about its company; undefined while that is being read. */
export interface Known {
  request: KeptRequest
  chances: Data<typeof fairMeetings.chances> | undefined
  /** Why nothing is known, in the reader's words. */
  error: string
}

/** A kept request, with what the server would refuse it for. */
export interface Checked extends Known {
  obstacle: Obstacle | null
  /** Whether it could be sent. */
  ready: boolean
  /** Whether another one that could be sent is for the same time: only one of them can be confirmed. */
  clash: boolean
}

/** Checks requests as if they were sent in this order: each that can be sent uses up one of those that are left. */
export function checkRequests(
  known: readonly Known[],
  fair: Pick<FairEdition, 'today' | 'figures'> | null,
): readonly Checked[] {
  let sent = 0
  const checked = known.map((each): Omit<Checked, 'clash'> => {
    const obstacle = obstacleOf(each, fair, sent)
    const ready = each.chances !== undefined && obstacle === null
    if (ready) sent += 1
    return { ...each, obstacle, ready }
  })
  const ready = checked.filter((each) => each.ready)
  return checked.map((each) => ({
    ...each,
    clash: ready.some(
      ({ request: { body } }) =>
        each.ready && body.to !== each.request.body.to && body.slot_id === each.request.body.slot_id,
    ),
  }))
}

function obstacleOf(
  { request: { body }, chances }: Known,
  fair: Pick<FairEdition, 'today' | 'figures'> | null,
  sent: number,
): Obstacle | null {
  if (fair && fair.today < fair.figures.requests_open) return 'early'
  if (!chances) return null
  if (chances.meeting) return 'meeting'
  if (!chances.slots.some(({ id }) => id === body.slot_id)) return 'slot'
  if (chances.left.meetings === 0) return 'meetings'
  if (chances.left.today <= sent) return 'today'
  if (chances.left.waiting <= sent) return 'waiting'
  return null
}
