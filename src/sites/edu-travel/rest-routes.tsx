import type { RouteObject } from 'react-router-dom'
import { requireSession } from '#src/session/route'
import { routes as account } from './account/member-routes'
import { keepInvitation } from './application/invitation-token'
import { routes as application } from './application/member-routes'
import { routes as qna } from './qna/member-routes'
import { routes as report } from './report/member-routes'
import { paths } from './site'

/** Pages for applicants only (product §6); visitors who never sign in never load this part of the tree. */
export const routes: RouteObject[] = [
  {
    middleware: [keepInvitation, requireSession('travel', paths.login)],
    children: [account, application, report, qna].flat(),
  },
]
