import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { Order } from '#contract/order'
import { type ReservationStep, reservationSteps } from '#contract/reservation'
import { useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import { orderOf } from '../queries'
import { TimeUp } from './time-up'

interface StepGateProps {
  order: Order
  secondsLeft: number | null
  /** Null where only the order's own place is asked for. */
  step: ReservationStep | null
  children?: ReactNode
}

/** Lets an order be worked on while its seats are held, no further than its first unfinished step. */
export function StepGate({ order, secondsLeft, step, children }: StepGateProps) {
  const visitor = useVisitor()
  const over = secondsLeft === 0

  // The server has the last word on whether the time is up.
  useEffect(() => {
    if (over) void visitor.queries.invalidateQueries({ queryKey: orderOf(visitor, order.id).queryKey })
  }, [over, visitor, order.id])

  // A transfer was submitted, its items left the cart: how that ended is told where its account was shown.
  if (order.status === 'expired' && order.payment_method !== 'transfer') return <TimeUp order={order} />
  if (order.status !== 'draft' && order.status !== 'awaiting_payment') {
    return <Navigate to={paths.paymentComplete(order.id)} replace />
  }
  if (over) return <TimeUp order={order} />
  const first = order.next_step ?? 'payment'
  // An agreed price leaves nothing to say but how it is paid (product §4).
  const agreed = order.quotation_id !== null && step !== 'payment'
  if (!step || agreed || reservationSteps.indexOf(step) > reservationSteps.indexOf(first)) {
    return <Navigate to={paths.reservationStep(first, order.id)} replace />
  }
  return children
}
