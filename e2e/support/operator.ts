import { randomUUID } from 'node:crypto'
import type { DeskCoupon } from '#contract/benefits-desk'
import type { DeskBooking } from '#contract/desk'
import type { Order } from '#contract/order'
import type { OfferDraft } from '#contract/quotation-desk'
import { plainCoupon } from '#tests/support/plain-coupon'
import { api } from './fixtures'
import type { Member } from './members'

const desk = '/api/v1/admin'

/** Acts of the demo data's operator, made by API calls. */
export interface Operator {
  /** Records that this amount has arrived for an order. */
  deposit(order: Pick<Order, 'id'>, amountWon: number): Promise<unknown>
  confirm(bookingId: string): Promise<DeskBooking>
  /** Records that the money of a refund was sent. */
  refundSent(bookingId: string): Promise<DeskBooking>
  /** Creates two coupons that combine, one for every order and one for tours, and gives them to a member. */
  giveTwo(member: Pick<Member, 'email'>): Promise<void>
  /** Makes an offer for a group. */
  offer(quotationId: string, draft: OfferDraft): Promise<unknown>
  /** Answers a group's question. */
  answer(quotationId: string, content: string): Promise<unknown>
}

/** Signs the operator in. */
export async function anOperator(): Promise<Operator> {
  const body = { email: 'operator@naru.test', password: 'Passw0rd1', site: 'admin' }
  const { accessToken: token } = await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body })
  const post = <T>(path: string, sent?: unknown) =>
    api<T>('POST', `${desk}/${path}?lang=en`, { token, key: randomUUID(), body: sent })
  return {
    deposit: ({ id }, amount_won) => post(`orders/${id}/deposit`, { amount_won }),
    confirm: (id) => post(`bookings/${id}/confirm`),
    refundSent: (id) => post(`bookings/${id}/refund/sent`),
    async giveTwo({ email }) {
      for (const each of [
        { name: { en: 'Nine off', ko: '구천 원 할인' }, discount_won: 9_000 },
        { name: { en: 'Tours less', ko: '투어 할인' }, percent: 12, categories: ['tours'] },
      ]) {
        const sent = { ...plainCoupon, combines: true, code: randomUUID(), ...each }
        const { id } = await post<DeskCoupon>('coupons', sent)
        await post(`coupons/${id}/issue`, { to: [email] })
      }
    },
    offer: (id, draft) => post(`quotations/${id}/offers`, draft),
    answer: (id, content) => post(`quotations/${id}/answer`, { content }),
  }
}
