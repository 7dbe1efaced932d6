import type { RouteObject } from 'react-router-dom'
import { codeWay } from '#src/kits/account/queries'
import { load } from '#src/session/route'
import { site } from '../site'
import { ownParticipant } from './queries'

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/mypage',
    lazy: () => import('./pages/mypage'),
    handle: { title: 'title.mypage' },
    loader: load(
      ['fair.account', 'fair.company', 'fair.meetings', 'fair.records', 'account', 'desk', 'refusal'],
      () => [ownParticipant(), codeWay(site)],
    ),
  },
]
