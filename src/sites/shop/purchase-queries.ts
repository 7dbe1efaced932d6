import { queryOptions } from '@tanstack/react-query'
import { redirect } from 'react-router-dom'
import { auth } from '#contract/auth'
import { booking, type ShownStatus, shownNames, type When, whenNames } from '#contract/booking'
import { cancellation } from '#contract/cancellation'
import { cart } from '#contract/cart'
import { members } from '#contract/members'
import { orderIdPattern } from '#contract/order'
import { reservationSteps } from '#contract/reservation'
import { voucher } from '#contract/voucher'
import { CallError, call } from '#src/api/call'
import { query } from '#src/api/query'
import type { Place } from '#src/session/route'
import { contentLang, personal, type Visitor } from '#src/session/visitor'
import { paths } from './site'

export const cartItems = (visitor: Visitor) => query(cart.list, { query: { lang: contentLang(visitor) } })

/** An order by its number; what cannot be one is not found, without asking. */
export const orderOf = (visitor: Visitor, id: string) => {
  if (!orderIdPattern.test(id)) throw new CallError(404, 'booking.notFound', '')
  return query(booking.order, { params: { id }, query: { lang: contentLang(visitor) } })
}

export const benefitChoice = (visitor: Visitor, id: string) =>
  query(booking.benefitChoice, { params: { id }, query: { lang: contentLang(visitor) } })

/** The signed-in member's own profile; start-up has not asked for the id where somebody has only just signed in. */
export const ownProfile = (visitor: Visitor) =>
  queryOptions({
    queryKey: [members.profile.path, 'own'] as const,
    queryFn: async ({ signal }) => {
      const options = { errors: 'page', signal } as const
      const id = visitor.session.getState().people.member?.id ?? (await call(auth.isLogin, {}, { ...options, area: 'member' })).id
      return call(members.profile, { params: { id } }, options)
    },
    // Whoever signs in next in this tab is somebody else.
    meta: { [personal]: true },
  })

/** Which reservations are wanted: those of a status, or the upcoming or past ones, or all. */
export interface Wanted {
  status?: ShownStatus
  when?: When
}

/** What an address asks for; anything unknown means all. */
export function wantedIn(search: URLSearchParams): Wanted {
  const status = shownNames.find((each) => each === search.get('status'))
  const when = whenNames.find((each) => each === search.get('when'))
  return { ...(status && { status }), ...(when && { when }) }
}

export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)

export const ownBookings = (visitor: Visitor, page: number, wanted: Wanted) =>
  query(booking.list, { query: { lang: contentLang(visitor), page, ...wanted } })

export const bookingOf = (visitor: Visitor, id: string) =>
  query(booking.detail, { params: { id }, query: { lang: contentLang(visitor) } })

export const voucherOf = (visitor: Visitor, id: string) =>
  query(voucher.show, { params: { id }, query: { lang: contentLang(visitor) } })

/** What cancelling would bring back now. */
export const cancelQuote = (visitor: Visitor, id: string) =>
  query(cancellation.quote, { params: { id }, query: { lang: contentLang(visitor) } })

/** What a step shows. Throws 404 for a step that is none, and leads to the cart where no order is named. */
export function stepQueries(visitor: Visitor, { params, search }: Place) {
  const step = reservationSteps.find((each) => each === params.step)
  if (!step) throw new CallError(404, 'general.notFound', '')
  const id = search.get('order')
  if (!id) throw redirect(paths.shoppingCart)
  return [
    orderOf(visitor, id),
    ...(step === 'travellers' ? [ownProfile(visitor)] : []),
    ...(step === 'benefits' ? [benefitChoice(visitor, id)] : []),
  ]
}
