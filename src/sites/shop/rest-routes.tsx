import type { RouteObject } from 'react-router-dom'
import { requireSession } from '#src/session/route'
import { routes as account } from './account/member-routes'
import { routes as benefits } from './benefits/member-routes'
import { routes as boardOfMembers } from './board/member-routes'
import { routes as board } from './board/routes'
import { routes as booking } from './booking/member-routes'
import { routes as preview } from './preview/routes'
import { routes as purchase } from './purchase/member-routes'
import { routes as quotation } from './quotation/member-routes'
import { routes as review } from './review/member-routes'
import { routes as scan } from './scan/routes'
import { paths } from './site'
import { routes as social } from './social/routes'
import { routes as terms } from './terms/routes'
import { routes as wishlist } from './wishlist/member-routes'

/** Pages that few visitors open first, and those for members only (product §6): loaded when one of them is requested. */
export const routes: RouteObject[] = [
  ...[social, board, terms, scan, preview].flat(),
  {
    middleware: [requireSession('member', paths.login)],
    children: [account, benefits, boardOfMembers, booking, purchase, quotation, review, wishlist].flat(),
  },
]
