import type { RouteObject } from 'react-router-dom'
import { userTypes } from '#contract/auth'
import { browserOnly, load, loadOf, requireGuest, requireParam } from '#src/session/route'
import { account, signing } from '../route-texts'
import { paths, site } from '../site'

const ofKit = loadOf(() => import('#src/kits/account/queries'))

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
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
    loader: ofKit(account, ({ resetLink }, _, { params }) => [resetLink(site, params.token)]),
  },
]
