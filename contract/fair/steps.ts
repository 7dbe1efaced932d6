import { z } from '../zod'
import type { FairSide } from './sectors'
import type { MeetingStatus } from './status'

/**
 * Who can take a step: the side that requested (the meeting or its cancellation) or the one that answers; the side that proposed
 * another time or the one that answers that; either side; the fair's office.
 */
type Doer = 'asker' | 'answerer' | 'proposer' | 'proposed' | 'either' | 'office'

interface Step {
  readonly from: readonly MeetingStatus[]
  /** Null if the status does not change. */
  readonly to: MeetingStatus | null
  readonly by: readonly Doer[]
  /** Requires a reason. */
  readonly reasoned?: true
  /** Requires a slot. */
  readonly slotted?: true
  /** Also allowed once the meeting has begun. */
  readonly late?: true
}

/** Every step of a meeting after the request, and who can take it; no others exist (product §4). */
export const meetingSteps = {
  confirm: { from: ['requested'], to: 'confirmed', by: ['answerer', 'office'] },
  reject: { from: ['requested'], to: 'rejected', by: ['answerer', 'office'], reasoned: true },
  cancel: { from: ['requested'], to: 'canceled', by: ['asker'], late: true },
  propose: { from: ['requested', 'confirmed'], to: null, by: ['either'], reasoned: true, slotted: true },
  accept_time: { from: ['requested', 'confirmed'], to: 'confirmed', by: ['proposed'] },
  decline_time: { from: ['requested', 'confirmed'], to: null, by: ['proposer', 'proposed'], late: true },
  ask_cancel: { from: ['confirmed'], to: 'cancel_requested', by: ['either'], reasoned: true },
  allow_cancel: { from: ['cancel_requested'], to: 'canceled', by: ['answerer', 'office'] },
  keep: { from: ['cancel_requested'], to: 'confirmed', by: ['asker', 'answerer', 'office'] },
  accept_match: { from: ['admin_matching'], to: 'confirmed', by: ['either'] },
  decline_match: { from: ['admin_matching'], to: 'rejected', by: ['either'] },
  move: {
    from: ['requested', 'confirmed', 'admin_matching'],
    to: null,
    by: ['office'],
    reasoned: true,
    slotted: true,
  },
  call_off: {
    from: ['requested', 'confirmed', 'cancel_requested', 'admin_matching'],
    to: 'canceled',
    by: ['office'],
    reasoned: true,
    late: true,
  },
} as const satisfies Record<string, Step>

export type MeetingAct = keyof typeof meetingSteps
export const meetingActs = Object.keys(meetingSteps) as [MeetingAct, ...MeetingAct[]]
export const MeetingAct = z.enum(meetingActs)

/**
 * Changes to a meeting besides those steps: requested, placed by the office or a matching run, removed again, created on the day
 * to refill the slot of a missed one, or replaced by such a refill.
 */
export const MeetingBeginning = z.enum(['ask', 'place', 'unplace', 'refill', 'give_way'])
export type MeetingBeginning = z.infer<typeof MeetingBeginning>
export const stepOf = (act: MeetingAct): Step => meetingSteps[act]

/** The state of a meeting that decides which steps are allowed. */
export interface Standing {
  status: MeetingStatus
  asked_by: FairSide | 'office'
  proposed_by: FairSide | 'office' | null
  /** Which sides have agreed to the office's proposal. */
  buyer_agreed: boolean
  seller_agreed: boolean
}

export const otherSide = (side: FairSide): FairSide => (side === 'buyer' ? 'seller' : 'buyer')

function isDoer(doer: Doer, { asked_by, proposed_by }: Standing, who: FairSide | 'office'): boolean {
  if (who === 'office') return doer === 'office'
  if (doer === 'either') return true
  if (doer === 'asker') return asked_by === who
  if (doer === 'answerer') return asked_by === otherSide(who)
  if (doer === 'proposer') return proposed_by === who
  return doer === 'proposed' && proposed_by === otherSide(who)
}

/** Whether a side can take a step now; `begun` if the slot of the meeting has begun (product §4). */
export function mayStep(act: MeetingAct, standing: Standing, who: FairSide | 'office', begun: boolean): boolean {
  const step = stepOf(act)
  if (!step.from.includes(standing.status) || (begun && !step.late)) return false
  if (act === 'accept_match' && who !== 'office' && standing[`${who}_agreed`]) return false
  return step.by.some((doer) => isDoer(doer, standing, who))
}
