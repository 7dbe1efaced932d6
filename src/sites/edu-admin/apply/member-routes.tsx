import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofApply = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouleduadmin/apply',
    lazy: () => import('./pages/apply'),
    handle: { title: 'title.apply' },
    loader: ofApply(['edu-admin.apply', 'refusal'], ({ applications, choices, staff }, _, { search }) => [
      applications(search),
      choices(),
      staff(),
    ]),
  },
]
