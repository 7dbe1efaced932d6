import type { RouteObject } from 'react-router-dom'
import { userTypes } from '#contract/auth'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { browserOnly, load, requireGuest, requireParam, requireSession, texts } from '#src/session/route'
import { codeWay, coupons, myProfile, points, resetLink, waysIn, withdrawalCheck } from './account-queries'
import { availablePoints, ownCoupons, pointHistory, pointsWantedIn, productIn, wishes } from './benefit-queries'
import { boards, firstPosts, inquiryStatusIn, ownInquiries, ownInquiry, post, posts, soughtIn } from './board-queries'
import { Component as Layout } from './layout'
import { overviewLength, stripLength } from './parts/board/lengths'
import { regionIn } from './parts/event/region-in'
import { bookingOf, cartItems, orderOf, ownBookings, stepQueries, wantedIn } from './purchase-queries'
import { counts, eventList, facets, nextEvents, popular, product, related, results } from './queries'
import {
  newestReviews,
  ownPosts,
  ownReview,
  ownReviews,
  reviewRequest,
  reviewRequests,
  reviewsOf,
  reviewsWanted,
} from './review-queries'
import { paths, site } from './site'
import { wantedOf } from './wanted'

const account = ['shop.account', 'refusal']
const signing = [...account, 'shop.social']
const purchase = ['shop.purchase', 'refusal']
const booked = [...purchase, 'shop.booking']
const reviews = ['shop.review', 'refusal']
const help = ['shop.board', 'board']
const inquiries = [...help, 'refusal']

/** Every address of the shop, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  // With the routes, because no page goes without it.
  Component: Layout,
  loader: texts('shop', 'page'),
  children: [
    {
      // What a page throws is shown in its place: header and footer stay.
      ErrorBoundary: PageFailed,
      children: [
        {
          path: 'main',
          lazy: () => import('./pages/main'),
          handle: { title: 'title.main' },
          loader: load([], (visitor) => [
            counts(visitor),
            popular(visitor),
            nextEvents(visitor),
            firstPosts(visitor, 'notice', stripLength),
          ]),
        },
        {
          path: 'event',
          lazy: () => import('./pages/event'),
          handle: { title: 'title.event' },
          loader: load(['shop.event'], (visitor, { search }) => [eventList(visitor, regionIn(search))]),
        },
        {
          middleware: [requireGuest('member', paths.main)],
          children: [
            {
              path: 'account/login',
              lazy: () => import('./pages/login'),
              handle: { title: 'title.login' },
              loader: load(signing),
            },
            {
              path: 'account/registration/:userType',
              middleware: [requireParam('userType', userTypes)],
              lazy: () => import('./pages/registration'),
              handle: { title: 'title.registration' },
              loader: load(signing),
            },
          ],
        },
        {
          path: 'account/find-id',
          lazy: () => import('./pages/find-id'),
          handle: { title: 'title.findId' },
          loader: load(account),
        },
        {
          path: 'account/find-password',
          lazy: () => import('./pages/find-password'),
          handle: { title: 'title.findPassword' },
          loader: load(account),
        },
        {
          path: 'account/password-reset/:token',
          middleware: [browserOnly],
          lazy: () => import('./pages/password-reset'),
          handle: { title: 'title.passwordReset' },
          loader: load(account, (_, { params }) => [resetLink(params.token)]),
        },
        {
          path: 'product/search/:category/:region',
          lazy: () => import('./pages/search'),
          handle: { title: 'title.search' },
          loader: load(['shop.catalog'], (visitor, { params, search }) => {
            const wanted = wantedOf(params, search)
            return [results(visitor, wanted), facets(visitor, wanted)]
          }),
        },
        {
          path: 'product/detail/:productId',
          lazy: () => import('./pages/detail'),
          handle: { title: 'title.detail' },
          loader: load(['shop.catalog', 'shop.review'], (visitor, { params: { productId = '' } }) => [
            product(visitor, productId),
            related(visitor, productId),
            newestReviews(visitor, productId),
          ]),
          // The choice in the address changes nothing that the loader asks for.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        },
        {
          path: 'board',
          lazy: () => import('./pages/board'),
          handle: { title: 'title.help' },
          loader: load(help, (visitor) => [
            boards(visitor),
            firstPosts(visitor, 'notice', overviewLength),
            firstPosts(visitor, 'faq', overviewLength),
          ]),
        },
        {
          path: 'board/:type',
          lazy: () => import('./pages/board-type'),
          handle: { title: 'title.board' },
          loader: load(help, (visitor, { params: { type = '' }, search }) => [
            boards(visitor),
            posts(visitor, type, soughtIn(search)),
          ]),
        },
        {
          path: 'board/notice-detail/:id',
          lazy: () => import('./pages/notice-detail'),
          handle: { title: 'title.post' },
          loader: load(help, (visitor, { params: { id = '' } }) => [post(visitor, id)]),
        },
        {
          path: 'board/contact-us-register',
          lazy: () => import('./pages/contact-us-register'),
          handle: { title: 'title.contactUsRegister' },
          loader: load(inquiries, (visitor) => [boards(visitor), firstPosts(visitor, 'faq', overviewLength)]),
        },
        {
          path: 'oauth-kakao',
          middleware: [browserOnly],
          lazy: () => import('./pages/oauth-kakao'),
          handle: { title: 'title.oauthKakao' },
          loader: load(signing),
        },
        {
          path: 'oauth-naver',
          middleware: [browserOnly],
          lazy: () => import('./pages/oauth-naver'),
          handle: { title: 'title.oauthNaver' },
          loader: load(signing),
        },
        {
          path: 'tossSuccess',
          lazy: () => import('./pages/toss-success'),
          handle: { title: 'title.tossSuccess' },
          loader: load(purchase),
        },
        {
          path: 'tossFail',
          lazy: () => import('./pages/toss-fail'),
          handle: { title: 'title.tossFail' },
          loader: load(purchase),
        },
        {
          path: 'fail',
          lazy: () => import('./pages/fail'),
          handle: { title: 'title.fail' },
          loader: load(purchase),
        },
        {
          path: 'qr',
          lazy: () => import('./pages/qr'),
          handle: { title: 'title.qr' },
          loader: load(['shop.benefits', 'scanner', 'refusal']),
        },
        {
          path: 'redirect',
          middleware: [browserOnly],
          lazy: () => import('./pages/redirect'),
          handle: { title: 'title.redirect' },
          loader: load(['shop.benefits']),
        },
        {
          middleware: [requireSession('member', paths.login)],
          children: [
            {
              path: 'account/my-menu',
              lazy: () => import('./pages/my-menu'),
              handle: { title: 'title.myMenu' },
              loader: load(account, (visitor) => [points(), coupons(visitor)]),
            },
            {
              path: 'account/my-profile',
              lazy: () => import('./pages/my-profile'),
              handle: { title: 'title.myProfile' },
              loader: load(signing, (visitor) => [myProfile(visitor), withdrawalCheck(), waysIn()]),
            },
            {
              path: 'account/my-reservation',
              lazy: () => import('./pages/my-reservation'),
              handle: { title: 'title.myReservation' },
              loader: load(booked, (visitor, { page, search }) => [ownBookings(visitor, page, wantedIn(search))]),
            },
            {
              path: 'account/my-points',
              lazy: () => import('./pages/my-points'),
              handle: { title: 'title.myPoints' },
              loader: load(['shop.benefits'], (visitor, { page, search }) => {
                const wanted = pointsWantedIn(search, page)
                return [
                  points(),
                  wanted.view === 'history' ? pointHistory(visitor, wanted) : availablePoints(visitor, wanted),
                ]
              }),
            },
            {
              path: 'account/my-coupons',
              lazy: () => import('./pages/my-coupons'),
              handle: { title: 'title.myCoupons' },
              loader: load(['shop.benefits', 'refusal'], (visitor, { search }) => [
                ownCoupons(visitor, productIn(search)),
              ]),
            },
            {
              path: 'account/phone-number-change',
              lazy: () => import('./pages/phone-number-change'),
              handle: { title: 'title.phoneNumberChange' },
              loader: load(account, (visitor) => [myProfile(visitor), codeWay()]),
            },
            {
              path: 'board/contact-us',
              lazy: () => import('./pages/contact-us'),
              handle: { title: 'title.contactUs' },
              loader: load(inquiries, (_, { page, search }) => [ownInquiries(page, inquiryStatusIn(search))]),
            },
            {
              path: 'board/contact-us-detail/:id',
              lazy: () => import('./pages/contact-us-detail'),
              handle: { title: 'title.contactUsDetail' },
              loader: load(inquiries, (_, { params: { id = '' } }) => [ownInquiry(id)]),
            },
            {
              path: 'product/shopping-cart',
              lazy: () => import('./pages/shopping-cart'),
              handle: { title: 'title.shoppingCart' },
              loader: load(purchase, (visitor) => [cartItems(visitor)]),
            },
            {
              path: 'product/wishlist',
              lazy: () => import('./pages/wishlist'),
              handle: { title: 'title.wishlist' },
              loader: load(['shop.benefits'], (visitor, { page }) => [wishes(visitor, page)]),
            },
            {
              path: 'purchase/reservation',
              lazy: () => import('./pages/reservation'),
              handle: { title: 'title.reservation' },
              loader: load(purchase, (visitor, { search }) => {
                const order = search.get('order')
                return order ? [orderOf(visitor, order)] : []
              }),
            },
            {
              path: 'purchase/reservation/:step',
              lazy: () => import('./pages/reservation-step'),
              handle: { title: 'title.reservation' },
              loader: load(purchase, stepQueries),
            },
            {
              path: 'purchase/reservation-detail/:id',
              lazy: () => import('./pages/reservation-detail'),
              handle: { title: 'title.reservationDetail' },
              loader: load(booked, (visitor, { params }) => [bookingOf(visitor, params.id ?? '')]),
            },
            {
              path: 'purchase/payment-complete/:id',
              lazy: () => import('./pages/payment-complete'),
              handle: { title: 'title.paymentComplete' },
              loader: load(purchase, (visitor, { params }) => [orderOf(visitor, params.id ?? '')]),
            },
            {
              path: 'product/:productId/review',
              lazy: () => import('./pages/product-review'),
              handle: { title: 'title.productReview' },
              loader: load(reviews, (visitor, { params: { productId = '' }, search }) => [
                product(visitor, productId),
                reviewsOf(visitor, productId, reviewsWanted(search)),
              ]),
            },
            {
              path: 'product/review/:productId/:bookingId',
              lazy: () => import('./pages/review-write'),
              handle: { title: 'title.reviewWrite' },
              loader: load(reviews, (visitor, { params }) => [reviewRequest(visitor, params.bookingId)]),
            },
            {
              path: 'user/review',
              lazy: () => import('./pages/user-review'),
              handle: { title: 'title.userReview' },
              loader: load(reviews, (visitor, { page }) => [ownReviews(visitor, page)]),
            },
            {
              path: 'user/review/:reviewId',
              lazy: () => import('./pages/user-review-edit'),
              handle: { title: 'title.reviewEdit' },
              loader: load(reviews, (visitor, { params }) => [ownReview(visitor, params.reviewId)]),
            },
            {
              path: 'user/social-review',
              lazy: () => import('./pages/social-review'),
              handle: { title: 'title.socialReview' },
              loader: load(reviews, (_, { page }) => [ownPosts(page)]),
            },
            {
              path: 'review-request',
              lazy: () => import('./pages/review-request'),
              handle: { title: 'title.reviewRequests' },
              loader: load(reviews, (visitor, { page }) => [reviewRequests(visitor, page)]),
            },
            {
              path: 'review-request/:reviewId',
              lazy: () => import('./pages/review-request-detail'),
              handle: { title: 'title.reviewRequest' },
              loader: load(reviews, (visitor, { params }) => [reviewRequest(visitor, params.reviewId)]),
            },
          ],
        },
        { path: '*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}
