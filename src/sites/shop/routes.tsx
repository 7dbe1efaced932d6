import type { RouteObject } from 'react-router-dom'
import { userTypes } from '#contract/auth'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { browserOnly, load, requireGuest, requireParam, requireSession, texts } from '#src/session/route'
import { coupons, myProfile, points, resetLink } from './account-queries'
import { boards, firstPosts, inquiryStatusIn, ownInquiries, ownInquiry, post, posts, soughtIn } from './board-queries'
import { Component as Layout } from './layout'
import { overviewLength, stripLength } from './parts/board/lengths'
import { bookingOf, cartItems, orderOf, ownBookings, statusIn, stepQueries } from './purchase-queries'
import { counts, festivals, popular, product, related, results, wantedOf } from './queries'
import { paths, site } from './site'

const account = ['shop.account', 'refusal']
const purchase = ['shop.purchase', 'refusal']
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
            festivals(visitor),
            firstPosts(visitor, 'notice', stripLength),
          ]),
        },
        {
          middleware: [requireGuest('member', paths.main)],
          children: [
            {
              path: 'account/login',
              lazy: () => import('./pages/login'),
              handle: { title: 'title.login' },
              loader: load(account),
            },
            {
              path: 'account/registration/:userType',
              middleware: [requireParam('userType', userTypes)],
              lazy: () => import('./pages/registration'),
              handle: { title: 'title.registration' },
              loader: load(account),
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
          loader: load(['shop.catalog'], (visitor, { params, search }) => [results(visitor, wantedOf(params, search))]),
        },
        {
          path: 'product/detail/:productId',
          lazy: () => import('./pages/detail'),
          handle: { title: 'title.detail' },
          loader: load(['shop.catalog'], (visitor, { params: { productId = '' } }) => [
            product(visitor, productId),
            related(visitor, productId),
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
              loader: load(account, (visitor) => [myProfile(visitor)]),
            },
            {
              path: 'account/my-reservation',
              lazy: () => import('./pages/my-reservation'),
              handle: { title: 'title.myReservation' },
              loader: load(purchase, (visitor, { page, search }) => [ownBookings(visitor, page, statusIn(search))]),
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
              loader: load(purchase, (visitor, { params }) => [bookingOf(visitor, params.id ?? '')]),
            },
            {
              path: 'purchase/payment-complete/:id',
              lazy: () => import('./pages/payment-complete'),
              handle: { title: 'title.paymentComplete' },
              loader: load(purchase, (visitor, { params }) => [orderOf(visitor, params.id ?? '')]),
            },
          ],
        },
        { path: '*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}
