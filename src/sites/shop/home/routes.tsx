import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { firstPosts } from '../board/first-posts'
import { stripLength } from '../board/parts/lengths'
import { counts, nextEvents, popular } from './queries'

/** Its addresses (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'main',
    lazy: () => import('./pages/main'),
    handle: { title: 'title.main' },
    loader: load([], (visitor) => [
      counts(visitor),
      popular(visitor),
      nextEvents(visitor),
      firstPosts(visitor, 'notice', stripLength),
    ]),
  },
]
