import type { RouteObject } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { load } from '#src/session/route'
import { companies, sessions, thisFair } from '../queries'
import { site } from '../site'
import { newsLength } from './parts/lengths'

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice',
    lazy: () => import('./pages/home'),
    handle: { title: 'title.home' },
    loader: load(['mice.home'], (visitor) => [
      thisFair(),
      companies(),
      sessions(),
      firstPosts(site, visitor, 'news', newsLength),
    ]),
  },
  {
    path: 'mice/keyvisual',
    lazy: () => import('./pages/keyvisual'),
    handle: { title: 'title.keyvisual' },
    loader: load(['mice.home'], () => [thisFair()]),
  },
]
