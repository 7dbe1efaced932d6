import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { plan, program, thisFair, turnout } from '../queries'

const texts = ['fair.program']

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: ':fair/overview',
    lazy: () => import('./pages/overview'),
    handle: { title: 'title.overview' },
    loader: load(texts, () => [thisFair()]),
  },
  {
    path: ':fair/venue',
    lazy: () => import('./pages/venue'),
    handle: { title: 'title.venue' },
    loader: load(texts, () => [thisFair(), plan()]),
  },
  {
    path: ':fair/program',
    lazy: () => import('./pages/program'),
    handle: { title: 'title.program' },
    loader: load(texts, () => [thisFair(), program()]),
  },
  {
    path: ':fair/travelmart',
    lazy: () => import('./pages/travelmart'),
    handle: { title: 'title.travelmart' },
    loader: load(texts, () => [thisFair(), turnout()]),
  },
]
