import type { RouteObject } from 'react-router-dom'
import { browserOnly, load, loadOf, requireGuest } from '#src/session/route'
import { thisFair } from '../queries'
import { pathsOf, site } from '../site'

const account = ['fair.account', 'account', 'refusal']
const ofKit = loadOf(() => import('#src/kits/account/queries'))

/** The section's public routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa',
    lazy: () => import('./pages/ppipsa'),
    handle: { title: 'title.ppipsa' },
    loader: load(account, () => [thisFair()]),
  },
  {
    middleware: [requireGuest('business', (visitor) => pathsOf(visitor).mypage)],
    children: [
      {
        path: ':fair/ppipsa/login',
        lazy: () => import('./pages/login'),
        handle: { title: 'title.login' },
        loader: load(account),
      },
      {
        path: ':fair/ppipsa/register',
        lazy: () => import('./pages/register'),
        handle: { title: 'title.register' },
        loader: load([...account, 'fair.company'], () => [thisFair()]),
      },
    ],
  },
  {
    path: ':fair/ppipsa/find/id',
    lazy: () => import('./pages/find-id'),
    handle: { title: 'title.findId' },
    loader: load(account),
  },
  {
    path: ':fair/ppipsa/find/password',
    lazy: () => import('./pages/find-password'),
    handle: { title: 'title.findPassword' },
    loader: load(account),
  },
  {
    path: ':fair/ppipsa/password-reset/:token',
    middleware: [browserOnly],
    lazy: () => import('./pages/password-reset'),
    handle: { title: 'title.passwordReset' },
    loader: ofKit(account, ({ resetLink }, _, { params }) => [resetLink(site, params.token)]),
  },
]
