import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { contentLang } from '#src/session/visitor'

const ofGates = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/gates',
    lazy: () => import('./pages/gates'),
    handle: { title: 'title.gates' },
    loader: ofGates(['admin.gates', 'refusal'], ({ gates }, visitor) => [gates(contentLang(visitor))]),
  },
]
