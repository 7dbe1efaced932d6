import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { companies, sessions, thisFair } from '../queries'

const texts = ['mice.about']

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/introduction/exhibition',
    lazy: () => import('./pages/exhibition'),
    handle: { title: 'title.exhibition' },
    loader: load(texts, () => [thisFair(), companies()]),
  },
  {
    path: 'mice/introduction/fair',
    lazy: () => import('./pages/fair'),
    handle: { title: 'title.fair' },
    loader: load(texts, () => [thisFair(), companies(), sessions()]),
  },
  {
    path: 'mice/application/guide',
    lazy: () => import('./pages/application-guide'),
    handle: { title: 'title.applicationGuide' },
    loader: load(texts, () => [thisFair()]),
  },
  {
    path: 'mice/visitor/guide',
    lazy: () => import('./pages/visitor-guide'),
    handle: { title: 'title.visitorGuide' },
    loader: load(texts, () => [thisFair()]),
  },
]
