import { shopPaths } from '#contract/addresses'
import type { UserType } from '#contract/auth'
import { anyChoice, type Category, groupProductId, type Region } from '#contract/catalog'
import type { ReservationStep } from '#contract/reservation'
import type { SocialType } from '#contract/social'

export const site = 'shop'

/** Every path of the shop (product §2), in the order of the specification; those that other sites link to are first. */
export const paths = {
  ...shopPaths,
  event: '/event',
  registration: (userType: UserType) => `/account/registration/${userType}`,
  findId: '/account/find-id',
  findPassword: '/account/find-password',
  passwordReset: (token: string) => `/account/password-reset/${token}`,
  myMenu: '/account/my-menu',
  myProfile: '/account/my-profile',
  myPoints: '/account/my-points',
  myCoupons: '/account/my-coupons',
  phoneNumberChange: '/account/phone-number-change',
  shoppingCart: '/product/shopping-cart',
  search: (category: Category | typeof anyChoice = anyChoice, region: Region | typeof anyChoice = anyChoice) =>
    `/product/search/${category}/${region}`,
  /** The product that groups book is on sale to no one: it links to the request for a quotation. */
  detail: (productId: string) => (productId === groupProductId ? '/quotation' : `/product/detail/${productId}`),
  productReview: (productId: string) => `/product/${productId}/review`,
  reviewWrite: (productId: string, bookingId: string) => `/product/review/${productId}/${bookingId}`,
  board: (name = '') => (name ? `/board/${name}` : '/board'),
  post: (id: string) => `/board/notice-detail/${id}`,
  contactUs: '/board/contact-us',
  contactUsDetail: (inquiryId: string) => `/board/contact-us-detail/${inquiryId}`,
  wishlist: '/product/wishlist',
  reservation: '/purchase/reservation',
  reservationStep: (step: ReservationStep, orderId: string) => `/purchase/reservation/${step}?order=${orderId}`,
  reservationDetail: (bookingId: string) => `/purchase/reservation-detail/${bookingId}`,
  voucher: (bookingId: string) => `/purchase/reservation-detail/${bookingId}?view=voucher`,
  paymentComplete: (orderId: string) => `/purchase/payment-complete/${orderId}`,
  quotation: '/quotation',
  quotationDetail: (quotationId: string) => `/quotation/${quotationId}`,
  userReview: '/user/review',
  reviewEdit: (reviewId: string) => `/user/review/${reviewId}`,
  socialReview: '/user/social-review',
  reviewRequests: '/review-request',
  reviewRequest: (bookingId: string) => `/review-request/${bookingId}`,
  qr: '/qr',
  oauth: (type: SocialType) => `/oauth-${type}`,
  tossSuccess: '/tossSuccess',
  tossFail: '/tossFail',
  fail: '/fail',
} as const
