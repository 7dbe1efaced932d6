import { redirect } from 'react-router-dom'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import { orderIdPattern } from '#contract/order'
import { reservationSteps } from '#contract/reservation'
import { CallError } from '#src/api/call'
import { query } from '#src/api/query'
import type { Place } from '#src/session/route'
import { contentLang, type Visitor } from '#src/session/visitor'
import { ownProfile } from '../account/own-profile'
import { paths } from '../site'

export const cartItems = (visitor: Visitor) => query(cart.list, { query: { lang: contentLang(visitor) } })

/** An order by its number. Throws 404 for an invalid number without a request. */
export const orderOf = (visitor: Visitor, id: string) => {
  if (!orderIdPattern.test(id)) throw new CallError(404, 'booking.notFound', '')
  return query(booking.order, { params: { id }, query: { lang: contentLang(visitor) } })
}

export const benefitChoice = (visitor: Visitor, id: string) =>
  query(booking.benefitChoice, { params: { id }, query: { lang: contentLang(visitor) } })

/** The data of a step. Throws 404 for an unknown step, and leads to the cart if no order is named. */
export function stepQueries(visitor: Visitor, { params, search }: Place) {
  const step = reservationSteps.find((each) => each === params.step)
  if (!step) throw new CallError(404, 'general.notFound', '')
  const id = search.get('order')
  if (!id) throw redirect(paths.shoppingCart)
  return [
    orderOf(visitor, id),
    ...(step === 'travelers' ? [ownProfile(visitor)] : []),
    ...(step === 'benefits' ? [benefitChoice(visitor, id)] : []),
  ]
}
