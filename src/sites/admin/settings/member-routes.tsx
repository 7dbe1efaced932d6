import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofSettings = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/settings',
    lazy: () => import('./pages/settings'),
    handle: { title: 'title.settings' },
    loader: ofSettings(['admin.settings', 'refusal'], ({ settings, history }, _, { search }) => [
      settings(),
      history(search),
    ]),
  },
]
