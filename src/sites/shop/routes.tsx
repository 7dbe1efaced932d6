import type { RouteObject } from 'react-router-dom'
import { userTypes } from '#contract/auth'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import {
  browserOnly,
  load,
  loadOf,
  type RestOfTree,
  requireGuest,
  requireParam,
  requireSession,
  texts,
} from '#src/session/route'
import { Component as Layout } from './layout'
import { overviewLength, stripLength } from './parts/board/lengths'
import { regionIn } from './parts/event/region-in'
import { counts, eventList, firstPosts, nextEvents, popular, product, related } from './queries'
import { account, help, inquiries, purchase, signing } from './route-texts'
import { paths, site } from './site'

// What a page asks for whose address few visitors open is loaded with it.
const ofAccount = loadOf(() => import('./account-queries'))
const ofSearch = loadOf(() => import('./search-queries'))
const ofReviews = loadOf(() => import('./review-queries'))
const ofBoard = loadOf(() => import('./board-queries'))

const pages = `${site}-pages`

/** Of which product which reviews an address asks for. */
const reviewsAsked = ({ pathname, searchParams: at }: URL) =>
  [pathname, at.get('sort'), at.get('stars'), at.get('language'), at.get('page')].join()

/** The addresses of the shop that anybody opens, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  // With the routes, because no page goes without it.
  Component: Layout,
  loader: texts('shop', 'page'),
  children: [
    {
      id: pages,
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
          loader: ofAccount(account, ({ resetLink }, _, { params }) => [resetLink(params.token)]),
        },
        {
          path: 'product/search/:category/:region',
          lazy: () => import('./pages/search'),
          handle: { title: 'title.search' },
          loader: ofSearch(['shop.catalog'], ({ searchQueries }, visitor, place) => searchQueries(visitor, place)),
        },
        {
          path: 'product/detail/:productId',
          lazy: () => import('./pages/detail'),
          handle: { title: 'title.detail' },
          loader: ofReviews(
            ['shop.catalog', 'shop.review'],
            ({ reviewsBeside, reviewsWanted }, visitor, { params: { productId = '' }, search }) => [
              product(visitor, productId),
              related(visitor, productId),
              reviewsBeside(visitor, productId, reviewsWanted(search)),
            ],
          ),
          // The choice in the address changes nothing that the loader asks for; which reviews are shown does.
          shouldRevalidate: ({ currentUrl, nextUrl }) => reviewsAsked(currentUrl) !== reviewsAsked(nextUrl),
        },
        {
          path: 'board',
          lazy: () => import('./pages/board'),
          handle: { title: 'title.help' },
          loader: ofBoard(help, ({ boards }, visitor) => [
            boards(visitor),
            firstPosts(visitor, 'notice', overviewLength),
            firstPosts(visitor, 'faq', overviewLength),
          ]),
        },
        {
          path: 'board/:type',
          lazy: () => import('./pages/board-type'),
          handle: { title: 'title.board' },
          loader: ofBoard(help, ({ boards, posts, soughtIn }, visitor, { params: { type = '' }, search }) => [
            boards(visitor),
            posts(visitor, type, soughtIn(search)),
          ]),
        },
        {
          path: 'board/notice-detail/:id',
          lazy: () => import('./pages/notice-detail'),
          handle: { title: 'title.post' },
          loader: ofBoard(help, ({ post }, visitor, { params: { id = '' } }) => [post(visitor, id)]),
        },
        {
          path: 'board/terms',
          lazy: () => import('./pages/board-terms'),
          handle: { title: 'title.terms' },
          loader: texts('shop.terms'),
        },
        {
          path: 'board/privacy',
          lazy: () => import('./pages/board-privacy'),
          handle: { title: 'title.privacy' },
          loader: texts('shop.terms'),
        },
        {
          path: 'board/contact-us-register',
          lazy: () => import('./pages/contact-us-register'),
          handle: { title: 'title.contactUsRegister' },
          loader: ofBoard(inquiries, ({ boards }, visitor) => [
            boards(visitor),
            firstPosts(visitor, 'faq', overviewLength),
          ]),
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
          // Here and not with the rest: `board/:type` would be taken for them.
          middleware: [requireSession('member', paths.login)],
          children: [
            {
              path: 'board/contact-us',
              lazy: () => import('./pages/contact-us'),
              handle: { title: 'title.contactUs' },
              loader: ofBoard(inquiries, ({ inquiryStatusIn, ownInquiries }, _, { page, search }) => [
                ownInquiries(page, inquiryStatusIn(search)),
              ]),
            },
            {
              path: 'board/contact-us-detail/:id',
              lazy: () => import('./pages/contact-us-detail'),
              handle: { title: 'title.contactUsDetail' },
              loader: ofBoard(inquiries, ({ ownInquiry }, _, { params: { id = '' } }) => [ownInquiry(id)]),
            },
          ],
        },
        { path: '*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}

/** The addresses behind the sign-in. */
export const rest: RestOfTree = { under: pages, load: () => import('./member-routes') }
