import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { affiliates, passTypes } from '../queries'

const ofThings = loadOf(() => import('./queries'))

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/thingstodo',
    lazy: () => import('./pages/things'),
    handle: { title: 'title.things' },
    loader: ofThings(['seoulitepass.things', 'seoulitepass.plan', 'board'], ({ stories }, visitor) => [
      affiliates(),
      passTypes(),
      stories(visitor),
    ]),
  },
  {
    path: 'seoulitepass/thingstodo/calendar',
    lazy: () => import('./pages/calendar'),
    handle: { title: 'title.calendar' },
    loader: ofThings(['seoulitepass.things', 'board'], ({ festivals }, visitor) => [affiliates(), festivals(visitor)]),
  },
]
