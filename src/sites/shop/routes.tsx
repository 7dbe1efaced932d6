import type { RouteObject } from 'react-router-dom'
import { userTypes } from '#contract/auth'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { browserOnly, load, requireGuest, requireParam, requireSession, texts } from '#src/session/route'
import { coupons, myProfile, points, resetLink } from './account-queries'
import { counts, festivals, popular } from './queries'
import { paths, site } from './site'

const accountTexts = ['shop.account', 'refusal']

/** Every address of the shop, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  lazy: () => import('./layout'),
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
          loader: load([], (visitor) => [counts(visitor), popular(visitor), festivals(visitor)]),
        },
        {
          middleware: [requireGuest('member', paths.main)],
          children: [
            {
              path: 'account/login',
              lazy: () => import('./pages/login'),
              handle: { title: 'title.login' },
              loader: load(accountTexts),
            },
            {
              path: 'account/registration/:userType',
              middleware: [requireParam('userType', userTypes)],
              lazy: () => import('./pages/registration'),
              handle: { title: 'title.registration' },
              loader: load(accountTexts),
            },
          ],
        },
        {
          path: 'account/find-id',
          lazy: () => import('./pages/find-id'),
          handle: { title: 'title.findId' },
          loader: load(accountTexts),
        },
        {
          path: 'account/find-password',
          lazy: () => import('./pages/find-password'),
          handle: { title: 'title.findPassword' },
          loader: load(accountTexts),
        },
        {
          path: 'account/password-reset/:token',
          middleware: [browserOnly],
          lazy: () => import('./pages/password-reset'),
          handle: { title: 'title.passwordReset' },
          loader: load(accountTexts, (_, { params }) => [resetLink(params.token)]),
        },
        {
          middleware: [requireSession('member', paths.login)],
          children: [
            {
              path: 'account/my-menu',
              lazy: () => import('./pages/my-menu'),
              handle: { title: 'title.myMenu' },
              loader: load(accountTexts, (visitor) => [points(), coupons(visitor)]),
            },
            {
              path: 'account/my-profile',
              lazy: () => import('./pages/my-profile'),
              handle: { title: 'title.myProfile' },
              loader: load(accountTexts, (visitor) => [myProfile(visitor)]),
            },
          ],
        },
        { path: '*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}
