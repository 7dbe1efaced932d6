import type { RouteObject } from 'react-router-dom'
import { aloneOn } from '#src/kits/offline/duty'
import { requireSession } from '#src/session/route'
import { routes as account } from './account/member-routes'
import { routes as application } from './application/member-routes'
import { routes as group } from './group/member-routes'
import { routes as leads } from './leads/member-routes'
import { paths } from './site'

/** Pages for members only (product §6); visitors who never sign in never load this part of the tree. */
export const routes: RouteObject[] = [
  { middleware: [requireSession('member', paths.login)], children: [account, application, group].flat() },
  { middleware: [requireSession('member', paths.login, aloneOn('leads'))], children: leads },
]
