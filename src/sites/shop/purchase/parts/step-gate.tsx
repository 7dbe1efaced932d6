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
  /** Null to be led to the order's current step. */
  step: ReservationStep | null
  children?: ReactNode
}

/** Admits an order while its seats are held, up to its first unfinished step. */
export function StepGate({ order, secondsLeft, step, children }: StepGateProps) {
  const visitor = useVisitor()
  const over = secondsLeft === 0

  // The server decides whether the time is up.
  useEffect(() => {
    if (over) void visitor.queries.invalidateQueries({ queryKey: orderOf(visitor, order.id).queryKey })
  }, [over, visitor, order.id])

  // A submitted transfer has left the cart: its end is shown on the page with its account.
  if (order.status === 'expired' && order.payment_method !== 'transfer') return <TimeUp order={order} />
  if (order.status !== 'draft' && order.status !== 'awaiting_payment') {
    return <Navigate to={paths.paymentComplete(order.id)} replace />
  }
  if (over) return <TimeUp order={order} />
  const first = order.next_step ?? 'payment'
  // An agreed price leaves only the payment to choose (product §4).
  const agreed = order.quotation_id !== null && step !== 'payment'
  if (!step || agreed || reservationSteps.indexOf(step) > reservationSteps.indexOf(first)) {
    return <Navigate to={paths.reservationStep(first, order.id)} replace />
  }
  return children
}
