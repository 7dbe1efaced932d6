import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofLeads = loadOf(() => import('./queries'))

/** The page where an exhibitor's staff scan badges (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/leads',
    lazy: () => import('./pages/leads'),
    handle: { title: 'title.leads' },
    loader: ofLeads(['mice.leads', 'offline', 'scanner', 'refusal'], ({ exhibits }) => [exhibits()]),
  },
]
