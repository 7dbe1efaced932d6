import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofOwn = loadOf(async () => ({ ...(await import('../queries')), ...(await import('../parts/use-own')) }))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/mypage',
    lazy: () => import('./pages/mypage'),
    handle: { title: 'title.mypage' },
    loader: ofOwn(
      ['mice.account', 'mice.conference', 'mice.company', 'account', 'refusal'],
      ({ thisFair, companies, sessions, ownRegistration, ownSeats, savedCompanies }) => [
        thisFair(),
        companies(),
        sessions(),
        ownRegistration(),
        ownSeats(),
        savedCompanies(),
      ],
    ),
  },
]
