import type { RouteObject } from 'react-router-dom'
import { loadOf, requireSession } from '#src/session/route'
import { product } from './queries'
import { account, booked, purchase, quotations, reviews, signing } from './route-texts'
import { paths } from './site'

const benefits = ['shop.benefits']

const ofAccount = loadOf(() => import('./account-queries'))
const ofBenefits = loadOf(() => import('./benefit-queries'))
const ofPurchase = loadOf(() => import('./purchase-queries'))
const ofQuotations = loadOf(() => import('./quotation-queries'))
const ofReviews = loadOf(() => import('./review-queries'))

/** Pages for members alone (product §6); whoever never signs in never loads this part of the tree. */
export const routes: RouteObject[] = [
  {
    middleware: [requireSession('member', paths.login)],
    children: [
      {
        path: 'account/my-menu',
        lazy: () => import('./pages/my-menu'),
        handle: { title: 'title.myMenu' },
        loader: ofBenefits(account, ({ ownCoupons, points }, visitor) => [points(), ownCoupons(visitor)]),
      },
      {
        path: 'account/my-profile',
        lazy: () => import('./pages/my-profile'),
        handle: { title: 'title.myProfile' },
        loader: ofAccount(signing, ({ myProfile, waysIn, withdrawalCheck }, visitor) => [
          myProfile(visitor),
          withdrawalCheck(),
          waysIn(),
        ]),
      },
      {
        path: 'account/my-reservation',
        lazy: () => import('./pages/my-reservation'),
        handle: { title: 'title.myReservation' },
        loader: ofPurchase(booked, ({ ownBookings, wantedIn }, visitor, { page, search }) => [
          ownBookings(visitor, page, wantedIn(search)),
        ]),
      },
      {
        path: 'account/my-points',
        lazy: () => import('./pages/my-points'),
        handle: { title: 'title.myPoints' },
        loader: ofBenefits(
          benefits,
          ({ availablePoints, pointHistory, points, pointsWantedIn }, visitor, { page, search }) => {
            const wanted = pointsWantedIn(search, page)
            return [
              points(),
              wanted.view === 'history' ? pointHistory(visitor, wanted) : availablePoints(visitor, wanted),
            ]
          },
        ),
      },
      {
        path: 'account/my-coupons',
        lazy: () => import('./pages/my-coupons'),
        handle: { title: 'title.myCoupons' },
        loader: ofBenefits([...benefits, 'refusal'], ({ ownCoupons, productIn }, visitor, { search }) => [
          ownCoupons(visitor, productIn(search)),
        ]),
      },
      {
        path: 'account/phone-number-change',
        lazy: () => import('./pages/phone-number-change'),
        handle: { title: 'title.phoneNumberChange' },
        loader: ofAccount(account, ({ codeWay, myProfile }, visitor) => [myProfile(visitor), codeWay()]),
      },
      {
        path: 'product/shopping-cart',
        lazy: () => import('./pages/shopping-cart'),
        handle: { title: 'title.shoppingCart' },
        loader: ofPurchase(purchase, ({ cartItems }, visitor) => [cartItems(visitor)]),
      },
      {
        path: 'product/wishlist',
        lazy: () => import('./pages/wishlist'),
        handle: { title: 'title.wishlist' },
        loader: ofBenefits(benefits, ({ wishes }, visitor, { page }) => [wishes(visitor, page)]),
      },
      {
        path: 'purchase/reservation',
        lazy: () => import('./pages/reservation'),
        handle: { title: 'title.reservation' },
        loader: ofPurchase(purchase, ({ orderOf }, visitor, { search }) => {
          const order = search.get('order')
          return order ? [orderOf(visitor, order)] : []
        }),
      },
      {
        path: 'purchase/reservation/:step',
        lazy: () => import('./pages/reservation-step'),
        handle: { title: 'title.reservation' },
        loader: ofPurchase(purchase, ({ stepQueries }, visitor, place) => stepQueries(visitor, place)),
      },
      {
        path: 'purchase/reservation-detail/:id',
        lazy: () => import('./pages/reservation-detail'),
        handle: { title: 'title.reservationDetail' },
        loader: ofPurchase(booked, ({ bookingOf }, visitor, { params }) => [bookingOf(visitor, params.id ?? '')]),
      },
      {
        path: 'purchase/payment-complete/:id',
        lazy: () => import('./pages/payment-complete'),
        handle: { title: 'title.paymentComplete' },
        loader: ofPurchase(purchase, ({ orderOf }, visitor, { params }) => [orderOf(visitor, params.id ?? '')]),
      },
      {
        path: 'quotation',
        lazy: () => import('./pages/quotation'),
        handle: { title: 'title.quotation' },
        loader: ofQuotations(quotations, ({ ownProfile, ownQuotations }, visitor, { page }) => [
          ownQuotations(page),
          ownProfile(visitor),
        ]),
      },
      {
        path: 'quotation/:id',
        lazy: () => import('./pages/quotation-detail'),
        handle: { title: 'title.quotationDetail' },
        loader: ofQuotations(quotations, ({ ownQuotation }, _, { params }) => [ownQuotation(params.id ?? '')]),
      },
      {
        path: 'product/:productId/review',
        lazy: () => import('./pages/product-review'),
        handle: { title: 'title.productReview' },
        loader: ofReviews(reviews, ({ reviewsOf, reviewsWanted }, visitor, { params: { productId = '' }, search }) => [
          product(visitor, productId),
          reviewsOf(visitor, productId, reviewsWanted(search)),
        ]),
      },
      {
        path: 'product/review/:productId/:bookingId',
        lazy: () => import('./pages/review-write'),
        handle: { title: 'title.reviewWrite' },
        loader: ofReviews(reviews, ({ reviewRequest }, visitor, { params }) => [
          reviewRequest(visitor, params.bookingId),
        ]),
      },
      {
        path: 'user/review',
        lazy: () => import('./pages/user-review'),
        handle: { title: 'title.userReview' },
        loader: ofReviews(reviews, ({ ownReviews }, visitor, { page }) => [ownReviews(visitor, page)]),
      },
      {
        path: 'user/review/:reviewId',
        lazy: () => import('./pages/user-review-edit'),
        handle: { title: 'title.reviewEdit' },
        loader: ofReviews(reviews, ({ ownReview }, visitor, { params }) => [ownReview(visitor, params.reviewId)]),
      },
      {
        path: 'user/social-review',
        lazy: () => import('./pages/social-review'),
        handle: { title: 'title.socialReview' },
        loader: ofReviews(reviews, ({ ownPosts }, _, { page }) => [ownPosts(page)]),
      },
      {
        path: 'review-request',
        lazy: () => import('./pages/review-request'),
        handle: { title: 'title.reviewRequests' },
        loader: ofReviews(reviews, ({ reviewRequests }, visitor, { page }) => [reviewRequests(visitor, page)]),
      },
      {
        path: 'review-request/:reviewId',
        lazy: () => import('./pages/review-request-detail'),
        handle: { title: 'title.reviewRequest' },
        loader: ofReviews(reviews, ({ reviewRequest }, visitor, { params }) => [
          reviewRequest(visitor, params.reviewId),
        ]),
      },
    ],
  },
]
