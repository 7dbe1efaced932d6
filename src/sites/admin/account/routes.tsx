import type { RouteObject } from 'react-router-dom'
import { requireStranger } from '#src/kits/desk/require-role'
import { browserOnly, load, loadOf } from '#src/session/route'
import { miceGateRoles, paths, site } from '../site'

const account = ['account', 'refusal']
const ofKit = loadOf(() => import('#src/kits/account/queries'))

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    middleware: [requireStranger('admin', miceGateRoles, paths.home)],
    children: [
      {
        path: 'admin/signin',
        lazy: () => import('./pages/signin'),
        handle: { title: 'title.signin' },
        loader: load(account),
      },
    ],
  },
  {
    path: 'admin/find/password',
    lazy: () => import('./pages/find-password'),
    handle: { title: 'title.findPassword' },
    loader: load(account),
  },
  {
    path: 'admin/password-reset/:token',
    middleware: [browserOnly],
    lazy: () => import('./pages/password-reset'),
    handle: { title: 'title.passwordReset' },
    loader: ofKit(account, ({ resetLink }, _, { params }) => [resetLink(site, params.token)]),
  },
]
