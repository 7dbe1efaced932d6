import type { RouteObject } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { load } from '#src/session/route'
import { stripLength } from '../board/parts/lengths'
import { site } from '../site'
import { counts, nextEvents, popular } from './queries'

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'main',
    lazy: () => import('./pages/main'),
    handle: { title: 'title.main' },
    loader: load([], (visitor) => [
      counts(visitor),
      popular(visitor),
      nextEvents(visitor),
      firstPosts(site, visitor, 'notice', stripLength),
    ]),
  },
]
