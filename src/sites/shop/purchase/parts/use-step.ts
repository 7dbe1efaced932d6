import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import { type ReservationStep, reservationSteps } from '#contract/reservation'
import { dropDrafts } from '#src/session/drafts'
import { useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import { orderOf } from '../queries'

/** The name of a step's draft. */
export const draftName = (order: Pick<Order, 'id'>, step: ReservationStep) => `${order.id}:${step}`

/** The name under which the reason for lost coupons or points is stored until it is shown. */
export const lostBenefits = (order: Pick<Order, 'id'>) => `${order.id}:lost`

/**
 * What follows a sent step: stores the server's order, removes the draft, and leads to the next step. After a refusal the order
 * can have ended: it is refetched, and the page shows its state.
 */
export function useStep(step: ReservationStep, { id }: Pick<Order, 'id'>) {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { queryKey } = orderOf(visitor, id)
  const keep = async (sent: Promise<Order>) => {
    try {
      const order = await sent
      // A response still on its way has the order as it was before.
      await visitor.queries.cancelQueries({ queryKey })
      visitor.queries.setQueryData(queryKey, order)
      // The effect of coupons and points depends on the order's price.
      void visitor.queries.invalidateQueries({ queryKey: [booking.benefitChoice.path] })
      return order
    } catch (error) {
      void visitor.queries.invalidateQueries({ queryKey })
      throw error
    }
  }
  const goOn = async (sent: Promise<Order>) => {
    const order = await keep(sent)
    dropDrafts(draftName(order, step))
    const next = reservationSteps[reservationSteps.indexOf(step) + 1] ?? step
    await navigate(paths.reservationStep(next, order.id))
  }
  return { keep, goOn }
}
