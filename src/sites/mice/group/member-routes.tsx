import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofGroup = loadOf(async () => ({
  ...(await import('../queries')),
  ...(await import('../parts/use-own')),
  ...(await import('./queries')),
}))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/register/group',
    lazy: () => import('./pages/group'),
    handle: { title: 'title.group' },
    loader: ofGroup(['mice.group', 'mice.account', 'paste', 'refusal'], ({ thisFair, ownRegistration, ownGroup }) => [
      thisFair(),
      ownRegistration(),
      ownGroup(),
    ]),
  },
]
