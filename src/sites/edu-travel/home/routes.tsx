import type { RouteObject } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { load, texts } from '#src/session/route'
import { thisYear } from '../queries'
import { site } from '../site'
import { newsLength } from './parts/lengths'

const home = ['edu-travel.home']

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouledutravel',
    lazy: () => import('./pages/home'),
    handle: { title: 'title.home' },
    loader: load(home, (visitor) => [thisYear(), firstPosts(site, visitor, 'notice', newsLength)]),
  },
  {
    path: 'seouledutravel/introduction',
    lazy: () => import('./pages/introduction'),
    handle: { title: 'title.introduction' },
    loader: texts(...home),
  },
]
