import type { RouteObject } from 'react-router-dom'
import { load, loadOf } from '#src/session/route'
import { affiliates } from '../queries'

const ofOne = loadOf(() => import('./queries'))

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/affiliate',
    lazy: () => import('./pages/affiliates'),
    handle: { title: 'title.affiliates' },
    loader: load(['seoulitepass.affiliate'], () => [affiliates()]),
  },
  {
    path: 'seoulitepass/affiliate/detail/:id',
    lazy: () => import('./pages/affiliate'),
    handle: { title: 'title.affiliate' },
    loader: ofOne(['seoulitepass.affiliate'], ({ affiliate }, _, { params: { id = '' } }) => [
      affiliate(id),
      affiliates(),
    ]),
  },
]
