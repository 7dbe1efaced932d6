import type { RouteObject } from 'react-router-dom'
import { browserOnly, load, loadOf, requireGuest } from '#src/session/route'
import { paths, site } from '../site'

const account = ['edu-travel.account', 'account', 'refusal']
const ofKit = loadOf(() => import('#src/kits/account/queries'))

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    middleware: [requireGuest('travel', paths.mypage)],
    children: [
      {
        path: 'seouledutravel/login',
        lazy: () => import('./pages/login'),
        handle: { title: 'title.login' },
        loader: load(account),
      },
      {
        path: 'seouledutravel/register',
        lazy: () => import('./pages/register'),
        handle: { title: 'title.register' },
        loader: load(account),
      },
    ],
  },
  {
    path: 'seouledutravel/find/id',
    lazy: () => import('./pages/find-id'),
    handle: { title: 'title.findId' },
    loader: load(account),
  },
  {
    path: 'seouledutravel/find/password',
    lazy: () => import('./pages/find-password'),
    handle: { title: 'title.findPassword' },
    loader: load(account),
  },
  {
    path: 'seouledutravel/password-reset/:token',
    middleware: [browserOnly],
    lazy: () => import('./pages/password-reset'),
    handle: { title: 'title.passwordReset' },
    loader: ofKit(account, ({ resetLink }, _, { params }) => [resetLink(site, params.token)]),
  },
]
