import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofMembers = loadOf(() => import('./queries'))
const texts = ['edu-admin.members', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouleduadmin/members',
    lazy: () => import('./pages/members'),
    handle: { title: 'title.members' },
    loader: ofMembers(texts, ({ applicants }, _, { search }) => [applicants(search)]),
  },
  {
    path: 'seouleduadmin/members-detail/:memberId',
    lazy: () => import('./pages/members-detail'),
    handle: { title: 'title.membersDetail' },
    loader: ofMembers(texts, ({ applicant, applicationsOf }, _, { params: { memberId = '' } }) => [
      applicant(memberId),
      applicationsOf(memberId),
    ]),
  },
]
