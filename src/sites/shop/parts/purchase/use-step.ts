import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import { type ReservationStep, reservationSteps } from '#contract/reservation'
import { dropDrafts } from '#src/session/drafts'
import { useVisitor } from '#src/session/visitor'
import { orderOf } from '../../purchase-queries'
import { paths } from '../../site'

/** Under this name the fields of a step are kept while somebody types. */
export const draftName = (order: Pick<Order, 'id'>, step: ReservationStep) => `${order.id}:${step}`

/** What follows when a step has been saved: the order as the server has it now, its draft forgotten, the next step. */
export function useStep(step: ReservationStep) {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const keep = (order: Order) => {
    visitor.queries.setQueryData(orderOf(visitor, order.id).queryKey, order)
    // What coupons and points may do depends on what the order costs.
    void visitor.queries.invalidateQueries({ queryKey: [booking.benefitChoice.path] })
  }
  const goOn = async (order: Order) => {
    keep(order)
    dropDrafts(draftName(order, step))
    const next = reservationSteps[reservationSteps.indexOf(step) + 1] ?? step
    await navigate(paths.reservationStep(next, order.id))
  }
  return { keep, goOn }
}
