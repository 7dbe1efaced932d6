import type { BookingChange } from '#contract/booking'
import { instantInSeoul } from '#contract/days'
import type { Booking, Order } from '#contract/order'
import { isOver } from '#src/kits/booking/status-badge'

/** A step of a reservation, each with its own text. */
export type Step =
  | 'reserved'
  | 'again'
  | 'waiting'
  | 'paid'
  | 'confirmed'
  | 'cancelRequested'
  | 'declined'
  | 'cancelled'
  | 'refunded'
  | 'pay'
  | 'deposit'
  | 'confirm'
  | 'departure'

export interface Entry {
  step: Step
  /** An instant, or null for a step still to come. */
  at: string | null
  /** The reason given by an operator or by the system. */
  reason: string
  byOperator: boolean
}

function stepOf({ to }: BookingChange, before: BookingChange | undefined): Step {
  switch (to) {
    case 'pending':
      return before ? 'again' : 'reserved'
    case 'waiting':
    case 'cancelled':
      return to
    case 'cancel_requested':
      return 'cancelRequested'
    case 'requested':
    case 'confirmed':
      if (before?.to === 'cancel_requested') return 'declined'
      return to === 'requested' ? 'paid' : 'confirmed'
  }
}

/** Steps whose reason is shown. */
const explainedSteps: readonly Step[] = ['cancelRequested', 'declined', 'cancelled']

const toCome: Record<Booking['status'], readonly Step[]> = {
  pending: ['pay', 'confirm', 'departure'],
  waiting: ['deposit', 'confirm', 'departure'],
  requested: ['confirm', 'departure'],
  confirmed: ['departure'],
  cancel_requested: [],
  cancelled: [],
}

/** The history of a reservation, in order, followed by the steps still to come. */
export function timelineOf(
  booking: Pick<Booking, 'status' | 'refund' | 'date' | 'start_time'>,
  { created_at, answered_at }: Pick<Order, 'created_at' | 'answered_at'>,
  history: readonly BookingChange[],
): Entry[] {
  const { status, refund, date, start_time } = booking
  const past = history.map((change, at): Entry => {
    const step = stepOf(change, history[at - 1])
    const explained = explainedSteps.some((each) => each === step)
    return {
      step,
      at: change.at,
      reason: explained ? change.reason : '',
      byOperator: explained && change.by === 'operator',
    }
  })
  const entry = (step: Step, at: string | null): Entry => ({ step, at, reason: '', byOperator: false })
  return [
    ...(past.length > 0 ? past : [entry('reserved', created_at)]),
    ...(refund?.done_at && refund.amount_won > 0 ? [entry('refunded', refund.done_at)] : []),
    ...(isOver(booking, answered_at)
      ? [entry('departure', instantInSeoul(date, start_time).toISOString())]
      : toCome[status].map((step) => entry(step, null))),
  ]
}
