import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { thisYear } from '../queries'

const program = load(['edu-travel.program'], () => [thisYear()])

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouledutravel/info',
    lazy: () => import('./pages/info'),
    handle: { title: 'title.info' },
    loader: program,
  },
  {
    path: 'seouledutravel/application/guide',
    lazy: () => import('./pages/guide'),
    handle: { title: 'title.guide' },
    loader: program,
  },
]
