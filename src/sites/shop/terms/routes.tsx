import type { RouteObject } from 'react-router-dom'
import { texts } from '#src/session/route'

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'board/terms',
    lazy: () => import('./pages/board-terms'),
    handle: { title: 'title.terms' },
    loader: texts('shop.terms'),
  },
  {
    path: 'board/privacy',
    lazy: () => import('./pages/board-privacy'),
    handle: { title: 'title.privacy' },
    loader: texts('shop.terms'),
  },
]
