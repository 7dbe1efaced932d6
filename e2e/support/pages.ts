import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Order } from '#contract/order'
import { root } from '#server/root'
import { api, type Member, signUp } from './fixtures'
import { approvedAddress, aReadyOrder, inCart, submit, tour } from './orders'

/** Every public address of the shop with something to look at under it, by the pattern of its route. */
export const publicPages: Record<string, string[]> = {
  main: ['/main'],
  event: ['/event', '/event?region=gangwon'],
  'account/login': ['/account/login', '/account/login?next=%2Faccount%2Fmy-menu'],
  'account/registration/:userType': ['/account/registration/general', '/account/registration/company'],
  'account/find-id': ['/account/find-id'],
  'account/find-password': ['/account/find-password'],
  'account/password-reset/:token': ['/account/password-reset/no-such-link'],
  'product/search/:category/:region': ['/product/search/all/all', '/product/search/stays/busan?q=nothing'],
  'product/detail/:productId': [`/product/detail/${tour}`],
  tossSuccess: ['/tossSuccess'],
  tossFail: ['/tossFail?code=REJECT_CARD_COMPANY&message=Declined'],
  fail: ['/fail'],
  qr: ['/qr'],
  redirect: ['/redirect', '/redirect?to=https%3A%2F%2Felsewhere.example%2Foffer'],
  '*': ['/no/such/page'],
}

/** Who looks at the pages behind the sign-in, and what there is to see. */
export interface World {
  newcomer: Member
  customer: Member
  open: Order
  paid: Order
  deposit: Order
}

/** A customer with a full cart, an order to be paid, one paid and one that waits for its deposit; a newcomer with nothing. */
export async function aWorld(): Promise<World> {
  const [newcomer, customer] = await Promise.all([signUp(), signUp()])
  const { order: paid, landing } = await approvedAddress(customer)
  const { paymentKey, orderId, amount } = Object.fromEntries(landing.searchParams)
  await api('POST', '/api/v1/payments/confirm', { body: { paymentKey, orderId, amount: Number(amount) } })
  const deposit = await aReadyOrder(customer)
  await submit(customer, deposit, { payment_method: 'transfer', account_holder: 'Robin Park' })
  const open = await aReadyOrder(customer)
  await inCart(customer)
  return { newcomer, customer, open, paid, deposit }
}

const steps = ['travellers', 'extras', 'benefits', 'payment']

/** Every address behind the sign-in, by the pattern of its route: as the customer sees it. */
export const memberPages = ({ open, paid, deposit }: World): Record<string, string[]> => ({
  'account/my-menu': ['/account/my-menu'],
  'account/my-profile': ['/account/my-profile'],
  'account/my-points': ['/account/my-points', '/account/my-points?view=history'],
  'account/my-coupons': ['/account/my-coupons', '/account/my-coupons?view=used'],
  'account/phone-number-change': ['/account/phone-number-change'],
  'account/my-reservation': ['/account/my-reservation'],
  'product/shopping-cart': ['/product/shopping-cart'],
  'product/wishlist': ['/product/wishlist'],
  'purchase/reservation': [`/purchase/reservation?order=${open.id}`],
  'purchase/reservation/:step': steps.map((step) => `/purchase/reservation/${step}?order=${open.id}`),
  'purchase/reservation-detail/:id': [`/purchase/reservation-detail/${paid.bookings[0]?.id}`],
  'purchase/payment-complete/:id': [paid, deposit].map(({ id }) => `/purchase/payment-complete/${id}`),
})

/** The pages that look otherwise while there is nothing to show. */
export const emptyPages = [
  '/account/my-menu',
  '/account/my-reservation',
  '/account/my-reservation?status=cancelled',
  '/product/shopping-cart',
  '/product/wishlist',
  '/account/my-coupons?view=used',
]

/** The pattern of every route that the shop has, as its tree spells them. */
export const routePatterns = (): string[] =>
  [...readFileSync(path.join(root, 'src/sites/shop/routes.tsx'), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(
    ([, pattern]) => pattern ?? '',
  )
