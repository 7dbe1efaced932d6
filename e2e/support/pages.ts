import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Order } from '#contract/order'
import { pinnedNoticeId } from '#server/demo/board/ids'
import { root } from '#server/root'
import { api } from './fixtures'
import { aMember, type Member } from './members'
import { anOperator } from './operator'
import { aPaidOrder, aReadyOrder, aTransferOrder, inCart, tour } from './orders'
import { anOffered, aRequest } from './quotations'

const shopPages: Record<string, string[]> = {
  main: ['/main'],
  event: ['/event', '/event?region=gangwon'],
  'account/login': ['/account/login', '/account/login?next=%2Faccount%2Fmy-menu'],
  'account/registration/:userType': ['/account/registration/general', '/account/registration/company'],
  'account/find-id': ['/account/find-id'],
  'account/find-password': ['/account/find-password'],
  'account/password-reset/:token': ['/account/password-reset/no-such-link'],
  'product/search/:category/:region': [
    '/product/search/all/all',
    '/product/search/stays/busan?q=nothing',
    '/product/search/all/all?people=2&max=60',
  ],
  'product/detail/:productId': [`/product/detail/${tour}`],
  board: ['/board'],
  'board/:type': ['/board/notice', '/board/faq', '/board/faq?q=nothing'],
  'board/terms': ['/board/terms'],
  'board/privacy': ['/board/privacy'],
  'board/notice-detail/:id': [`/board/notice-detail/${pinnedNoticeId}`],
  'board/contact-us-register': ['/board/contact-us-register'],
  'oauth-kakao': ['/oauth-kakao'],
  'oauth-naver': ['/oauth-naver'],
  tossSuccess: ['/tossSuccess'],
  tossFail: ['/tossFail?code=REJECT_CARD_COMPANY&message=Declined'],
  fail: ['/fail'],
  qr: ['/qr'],
  redirect: ['/redirect', '/redirect?to=https%3A%2F%2Felsewhere.example%2Foffer'],
  '*': ['/no/such/page'],
}

const apecPages: Record<string, string[]> = {
  apec2025: ['/apec2025'],
  'apec2025/about': ['/apec2025/about'],
  'apec2025/seoul': ['/apec2025/seoul'],
  'apec2025/busan': ['/apec2025/busan'],
  'apec2025/list': ['/apec2025/list'],
  'apec2025/reservation': ['/apec2025/reservation'],
  'apec2025/reservation/completed': ['/apec2025/reservation/completed'],
  'apec2025/myreservation': ['/apec2025/myreservation', '/apec2025/myreservation?link=expired'],
  'apec2025/qrcode': ['/apec2025/qrcode'],
  'apec2025/qrcode/:reservationNo': ['/apec2025/qrcode/NR251028-7KQ2M9XWTC-01'],
  'apec2025/:token': [`/apec2025/${'A'.repeat(43)}`],
  apec2025gb: ['/apec2025gb'],
  'apec2025/*': ['/apec2025/no/such/page'],
  'apec2025gb/*': ['/apec2025gb/no/such/page'],
}

const bleisurePages: Record<string, string[]> = {
  bleisure: ['/bleisure'],
  'bleisure/tour-program': ['/bleisure/tour-program', '/bleisure/tour-program?stay=1&city=jeju'],
  'bleisure/*': ['/bleisure/no-such-page'],
}

const protocolPages: Record<string, string[]> = {
  protocol: ['/protocol'],
  'protocol/vehicle': ['/protocol/vehicle'],
  'protocol/immigration': ['/protocol/immigration'],
  'protocol/tour': ['/protocol/tour'],
  'protocol/*': ['/protocol/no-such-page'],
}

/** Every public address of each site with something to look at under it, by the pattern of its route. */
export const publicPagesOf = { shop: shopPages, apec: apecPages, bleisure: bleisurePages, protocol: protocolPages }
/** The same of all sites. */
export const publicPages: Record<string, string[]> = Object.assign({}, ...Object.values(publicPagesOf))

/** What an address holds may be a secret, of a mail or of a provider, or lead elsewhere: these pages are made in the browser alone. */
export const browserOnly = [
  'account/password-reset/:token',
  'oauth-kakao',
  'oauth-naver',
  'redirect',
  'apec2025/reservation/completed',
  'apec2025/myreservation',
  'apec2025/qrcode/:reservationNo',
  'apec2025/:token',
]

/** Who looks at the pages behind the sign-in, and what there is to see. */
export interface World {
  newcomer: Member
  customer: Member
  open: Order
  paid: Order
  deposit: Order
  /** Paid by transfer: a refund needs an account. */
  arrived: Order
  inquiry: { id: string }
  /** One that waits for its offer, and one that has it. */
  requested: { id: string }
  offered: { id: string }
}

/** A customer with a full cart, an order to be paid, two paid and one that waits for its deposit; a newcomer with nothing. */
export async function aWorld(): Promise<World> {
  const [newcomer, customer] = await Promise.all([aMember(), aMember()])
  const { order: paid } = await aPaidOrder(customer)
  const deposit = await aTransferOrder(customer)
  const arrived = await aTransferOrder(customer)
  const operator = await anOperator()
  await operator.deposit(arrived, arrived.amount_won)
  const open = await aReadyOrder(customer)
  await inCart(customer)
  const inquiry = await api<{ id: string }>('POST', '/api/v1/sites/shop/inquiries', {
    token: customer.token,
    body: { type: 'product', title: 'A pushchair', content: 'May we bring a folding pushchair?' },
  })
  const requested = await aRequest(customer)
  const offered = await anOffered(customer)
  return { newcomer, customer, open, paid, deposit, arrived, inquiry, requested, offered }
}

/** What is at the address of a review that is somebody else's. The pages of one's own are looked at in `reviews.spec.ts`. */
const noReview = '00000000-0000-4000-8000-000000000000'

/** What developers look at: in English alone, and in no sitemap. */
export const devPages = ['/dev/mails', '/dev/mailbox']

const steps = ['travellers', 'extras', 'benefits', 'payment']

/** The page of an order's only reservation. */
export const reservationOf = ({ bookings }: Order): string => `/purchase/reservation-detail/${bookings[0]?.id}`

/** Every address behind the sign-in, by the pattern of its route: as the customer sees it. */
export const memberPages = ({ open, paid, deposit, inquiry, requested, offered }: World): Record<string, string[]> => ({
  'account/my-menu': ['/account/my-menu'],
  'account/my-profile': ['/account/my-profile'],
  'account/my-points': ['/account/my-points', '/account/my-points?view=history'],
  'account/my-coupons': ['/account/my-coupons', '/account/my-coupons?view=used'],
  'account/phone-number-change': ['/account/phone-number-change'],
  'account/my-reservation': ['/account/my-reservation'],
  'board/contact-us': ['/board/contact-us'],
  'board/contact-us-detail/:id': [`/board/contact-us-detail/${inquiry.id}`],
  'product/shopping-cart': ['/product/shopping-cart'],
  'product/wishlist': ['/product/wishlist'],
  'purchase/reservation': [`/purchase/reservation?order=${open.id}`],
  'purchase/reservation/:step': steps.map((step) => `/purchase/reservation/${step}?order=${open.id}`),
  'purchase/reservation-detail/:id': [paid, deposit].map(reservationOf),
  quotation: ['/quotation'],
  'quotation/:id': [requested, offered].map(({ id }) => `/quotation/${id}`),
  'product/:productId/review': [`/product/${tour}/review`, `/product/${tour}/review?stars=1&language=ko`],
  'product/review/:productId/:bookingId': [`/product/review/${tour}/${paid.bookings[0]?.id}`],
  'user/review': ['/user/review'],
  'user/review/:reviewId': [`/user/review/${noReview}`],
  'user/social-review': ['/user/social-review'],
  'review-request': ['/review-request'],
  'review-request/:reviewId': [`/review-request/${paid.bookings[0]?.id}`],
  'purchase/payment-complete/:id': [paid, deposit].map(({ id }) => `/purchase/payment-complete/${id}`),
})

/** The pages that look otherwise while there is nothing to show. */
export const emptyPages = [
  '/account/my-menu',
  '/account/my-reservation',
  '/account/my-reservation?status=cancelled',
  '/board/contact-us',
  '/product/shopping-cart',
  '/product/wishlist',
  '/quotation',
  '/account/my-coupons?view=used',
]

const sites = path.join(root, 'src/sites')

/** The pattern of every route that the sites have, as their trees spell them; developers' pages aside. */
export const routePatterns = (): string[] =>
  readdirSync(sites, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!dev\/)(?:[\w-]+\/){1,2}(?:member-)?routes\.tsx$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(sites, file), 'utf8').matchAll(/\bpath: '([^']+)'/g)])
    .map(([, pattern]) => pattern ?? '')
