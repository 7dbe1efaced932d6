import type { RouteObject } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { load } from '#src/session/route'
import { affiliates, passTypes } from '../queries'
import { site } from '../site'
import { postsOnHome } from './parts/lengths'

/** The section's route (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass',
    lazy: () => import('./pages/home'),
    handle: { title: 'title.home' },
    loader: load(['seoulitepass.home'], (visitor) => [
      affiliates(),
      passTypes(),
      firstPosts(site, visitor, 'things', postsOnHome),
    ]),
  },
]
