import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { thisFair } from '../queries'

/** The page of a self-check-in device (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/stand',
    lazy: () => import('./pages/stand'),
    handle: { title: 'title.stand' },
    loader: load(['mice.stand', 'mice.account', 'scanner', 'refusal'], () => [thisFair()]),
  },
]
