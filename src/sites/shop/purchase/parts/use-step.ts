import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import { type ReservationStep, reservationSteps } from '#contract/reservation'
import { dropDrafts } from '#src/session/drafts'
import { useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import { orderOf } from '../queries'

/** Under this name the fields of a step are kept while somebody types. */
export const draftName = (order: Pick<Order, 'id'>, step: ReservationStep) => `${order.id}:${step}`

/** Under this name it is kept why an order lost its coupon or points, until that was told. */
export const lostBenefits = (order: Pick<Order, 'id'>) => `${order.id}:lost`

/**
 * What follows when a step of an order is sent: the order as the server has it now, its draft forgotten, the next step. One
 * that is refused may have ended meanwhile: then the order is asked for again, and the page says so.
 */
export function useStep(step: ReservationStep, { id }: Pick<Order, 'id'>) {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { queryKey } = orderOf(visitor, id)
  const keep = async (sent: Promise<Order>) => {
    try {
      const order = await sent
      // An answer that is still on its way tells of the order as it was before.
      await visitor.queries.cancelQueries({ queryKey })
      visitor.queries.setQueryData(queryKey, order)
      // What coupons and points may do depends on what the order costs.
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
