import { pinnedNoticeId } from '#server/demo/board/ids'
import { tour } from '../orders'
import type { Addresses } from '../pages'
import { reservationOf, type Samples } from '../samples'

export const addresses: Addresses = {
  event: ['/event', '/event?region=gangwon'],
  'account/login': ['/account/login', '/account/login?next=%2Faccount%2Fmy-menu'],
  'account/registration/:userType': ['/account/registration/general', '/account/registration/company'],
  'account/password-reset/:token': ['/account/password-reset/no-such-link'],
  'product/search/:category/:region': [
    '/product/search/all/all',
    '/product/search/stays/busan?q=nothing',
    '/product/search/all/all?people=2&max=60',
  ],
  'product/detail/:productId': [`/product/detail/${tour}`],
  'board/:type': ['/board/notice', '/board/faq', '/board/faq?q=nothing'],
  'board/notice-detail/:id': [`/board/notice-detail/${pinnedNoticeId}`],
  tossFail: ['/tossFail?code=REJECT_CARD_COMPANY&message=Declined'],
  redirect: ['/redirect', '/redirect?to=https%3A%2F%2Felsewhere.example%2Foffer'],
}

/** A review that is not the reader's. The pages of one's own reviews are checked in `reviews.spec.ts`. */
const noReview = '00000000-0000-4000-8000-000000000000'

const steps = ['travelers', 'extras', 'benefits', 'payment']

export const memberAddresses = ({ open, paid, deposit, inquiry, requested, offered }: Samples): Addresses => ({
  'account/my-points': ['/account/my-points', '/account/my-points?view=history'],
  'account/my-coupons': ['/account/my-coupons', '/account/my-coupons?view=used'],
  'board/contact-us-detail/:id': [`/board/contact-us-detail/${inquiry.id}`],
  'purchase/reservation': [`/purchase/reservation?order=${open.id}`],
  'purchase/reservation/:step': steps.map((step) => `/purchase/reservation/${step}?order=${open.id}`),
  'purchase/reservation-detail/:id': [paid, deposit].map(reservationOf),
  'quotation/:id': [requested, offered].map(({ id }) => `/quotation/${id}`),
  'product/:productId/review': [`/product/${tour}/review`, `/product/${tour}/review?stars=1&language=ko`],
  'product/preview/:productId': [`/product/preview/${tour}`],
  'product/review/:productId/:bookingId': [`/product/review/${tour}/${paid.bookings[0]?.id}`],
  'user/review/:reviewId': [`/user/review/${noReview}`],
  'review-request/:reviewId': [`/review-request/${paid.bookings[0]?.id}`],
  'purchase/payment-complete/:id': [paid, deposit].map(({ id }) => `/purchase/payment-complete/${id}`),
})
