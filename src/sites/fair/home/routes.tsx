import type { RouteObject } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { load } from '#src/session/route'
import { plan, program, thisFair, turnout } from '../queries'
import { site } from '../site'
import { newsLength } from './parts/lengths'

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: ':fair-bimtc',
    lazy: () => import('./pages/bimtc'),
    handle: { title: 'title.bimtc' },
    loader: load(['fair.home'], () => [thisFair()]),
  },
  {
    path: ':fair',
    lazy: () => import('./pages/home'),
    handle: { title: 'title.home' },
    loader: load(['fair.home'], (visitor) => [
      thisFair(),
      plan(),
      turnout(),
      program(),
      firstPosts(site, visitor, 'notice', newsLength),
    ]),
  },
]
