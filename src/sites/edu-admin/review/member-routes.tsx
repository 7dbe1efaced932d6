import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofReview = loadOf(() => import('./queries'))
const words = ['edu-admin.review', 'education', 'thread', 'refusal']

/** The section's routes behind the sign-in (product §2). The server restricts batch decisions to chiefs. */
export const routes: RouteObject[] = [
  {
    path: 'seouleduadmin/apply-detail/:appId',
    lazy: () => import('./pages/apply-detail'),
    handle: { title: 'title.applyDetail' },
    loader: ofReview(words, ({ reviewed, pulse, scoresOf, notesOf, staff }, _, { params: { appId = '' } }) => [
      reviewed(appId),
      pulse(appId),
      scoresOf(appId),
      notesOf(appId),
      staff(),
    ]),
  },
  {
    path: 'seouleduadmin/apply-approval',
    lazy: () => import('./pages/apply-approval'),
    handle: { title: 'title.applyApproval' },
    loader: ofReview(words, ({ candidates, undoable, yearIn }, _, { page, search }) => [
      candidates(yearIn(search), page),
      undoable(),
    ]),
  },
]
