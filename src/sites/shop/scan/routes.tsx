import type { RouteObject } from 'react-router-dom'
import { browserOnly, load } from '#src/session/route'

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'qr',
    lazy: () => import('./pages/qr'),
    handle: { title: 'title.qr' },
    loader: load(['shop.scan', 'scanner', 'refusal']),
  },
  {
    path: 'redirect',
    middleware: [browserOnly],
    lazy: () => import('./pages/redirect'),
    handle: { title: 'title.redirect' },
    loader: load(['shop.scan']),
  },
]
