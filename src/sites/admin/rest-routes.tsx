import type { RouteObject } from 'react-router-dom'
import { requireRole } from '#src/kits/desk/require-role'
import { requireSession } from '#src/session/route'
import { routes as home } from './home/member-routes'
import { routes as mice } from './mice/member-routes'
import { routes as reservations } from './reservations/member-routes'
import { routes as settings } from './settings/member-routes'
import { deskRoles, paths } from './site'

/** Pages for operators alone (product §6): one line a section. */
export const routes: RouteObject[] = [
  {
    middleware: [requireSession('admin', paths.signin), requireRole('admin', deskRoles, paths.signin)],
    children: [
      home, //
      reservations,
      mice,
      settings,
    ].flat(),
  },
]
