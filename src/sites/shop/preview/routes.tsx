import type { MiddlewareFunction, RouteObject } from 'react-router-dom'
import { siteRecords } from '#contract/sites/sites'
import { load, requireSession, visitorOf } from '#src/session/route'
import { PreviewFailed } from './parts/preview-failed'

/** The document is only a preview: it has a guest as its visitor before anything of it is shown. */
const asGuest: MiddlewareFunction = async ({ context }, next) => {
  const { becomeGuest } = await import('./parts/become-guest')
  becomeGuest(visitorOf({ context }))
  return next()
}

/** The page that the operators' desk shows in a frame: nothing on the shop links to it. */
export const routes: RouteObject[] = [
  {
    path: 'product/preview/:productId',
    middleware: [requireSession('admin', siteRecords.admin.login), asGuest],
    ErrorBoundary: PreviewFailed,
    lazy: () => import('./pages/preview'),
    handle: { title: 'title.detail' },
    loader: load(['shop.catalog', 'shop.review', 'shop.preview', 'refusal']),
  },
]
