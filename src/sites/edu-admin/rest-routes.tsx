import type { RouteObject } from 'react-router-dom'
import { requireRole } from '#src/kits/desk/require-role'
import { requireSession } from '#src/session/route'
import { routes as apply } from './apply/member-routes'
import { routes as boards } from './boards/member-routes'
import { routes as home } from './home/member-routes'
import { routes as members } from './members/member-routes'
import { routes as qna } from './qna/member-routes'
import { routes as report } from './report/member-routes'
import { routes as review } from './review/member-routes'
import { deskRoles, paths } from './site'

/** Pages for reviewers and chiefs only (product §6): one line per section. */
export const routes: RouteObject[] = [
  {
    middleware: [requireSession('admin', paths.signin), requireRole('admin', deskRoles, paths.signin)],
    children: [
      home, //
      apply,
      members,
      review,
      boards,
      qna,
      report,
    ].flat(),
  },
]
