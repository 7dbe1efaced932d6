import type { RouteObject } from 'react-router-dom'
import { load, requireGuest } from '#src/session/route'
import { thisFair } from '../queries'
import { paths } from '../site'

const account = ['mice.account', 'account', 'refusal']
/** The section's public routes (product §2). */
export const routes: RouteObject[] = [
  {
    middleware: [requireGuest('member', paths.mypage)],
    children: [
      {
        path: 'mice/login',
        lazy: () => import('./pages/login'),
        handle: { title: 'title.login' },
        loader: load(account),
      },
    ],
  },
  {
    path: 'mice/register',
    lazy: () => import('./pages/register'),
    handle: { title: 'title.register' },
    loader: load(account, () => [thisFair()]),
  },
  {
    path: 'mice/register/visitor',
    lazy: () => import('./pages/register-visitor'),
    handle: { title: 'title.visitor' },
    loader: load(account, () => [thisFair()]),
  },
  {
    path: 'mice/register/buyer',
    lazy: () => import('./pages/register-buyer'),
    handle: { title: 'title.buyer' },
    loader: load(account, () => [thisFair()]),
  },
  {
    path: 'mice/register/seller',
    lazy: () => import('./pages/register-seller'),
    handle: { title: 'title.seller' },
    loader: load(account, () => [thisFair()]),
  },
  {
    path: 'mice/find/id',
    lazy: () => import('./pages/find-id'),
    handle: { title: 'title.findId' },
    loader: load(account),
  },
  {
    path: 'mice/find/password',
    lazy: () => import('./pages/find-password'),
    handle: { title: 'title.findPassword' },
    loader: load(account),
  },
]
