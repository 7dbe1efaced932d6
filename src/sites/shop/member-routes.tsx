import type { RouteObject } from 'react-router-dom'
import { requireSession } from '#src/session/route'
import { routes as account } from './account/member-routes'
import { routes as benefits } from './benefits/member-routes'
import { routes as booking } from './booking/member-routes'
import { routes as purchase } from './purchase/member-routes'
import { routes as quotation } from './quotation/member-routes'
import { routes as review } from './review/member-routes'
import { paths } from './site'
import { routes as wishlist } from './wishlist/member-routes'

/** Pages for members alone (product §6); whoever never signs in never loads this part of the tree. */
export const routes: RouteObject[] = [
  {
    middleware: [requireSession('member', paths.login)],
    children: [account, benefits, booking, purchase, quotation, review, wishlist].flat(),
  },
]
