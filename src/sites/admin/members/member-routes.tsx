import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofMembers = loadOf(() => import('./queries'))
const texts = ['admin.members', 'admin.history', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/members',
    lazy: () => import('./pages/members'),
    handle: { title: 'title.members' },
    loader: ofMembers(texts, ({ members }, _, { search }) => [members(search)]),
  },
  {
    path: 'admin/members/:id',
    lazy: () => import('./pages/member'),
    handle: { title: 'title.member' },
    loader: ofMembers(texts, ({ member }, _, { params: { id = '' } }) => [member(id)]),
  },
]
