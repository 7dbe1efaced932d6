import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { regionIn } from './parts/region-in'
import { eventList } from './queries'

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'event',
    lazy: () => import('./pages/event'),
    handle: { title: 'title.event' },
    loader: load(['shop.event'], (visitor, { search }) => [eventList(visitor, regionIn(search))]),
  },
]
