import type { RouteObject } from 'react-router-dom'
import { load, requireSession } from '#src/session/route'

/** The page that the operators' desk shows in a frame: nothing on the shop links to it. */
export const routes: RouteObject[] = [
  {
    path: 'product/preview/:productId',
    middleware: [requireSession('admin', '/admin/signin')],
    lazy: () => import('./pages/preview'),
    handle: { title: 'title.detail' },
    loader: load(['shop.catalog', 'shop.review', 'shop.preview', 'refusal']),
  },
]
