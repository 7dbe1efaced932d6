import type { RouteObject } from 'react-router-dom'
import { load, loadOf } from '#src/session/route'

const ofStaff = loadOf(() => import('./queries'))
const texts = ['admin.staff', 'admin.history', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/audit',
    lazy: () => import('./pages/audit'),
    handle: { title: 'title.audit' },
    loader: ofStaff([...texts, 'admin.settings'], ({ audit, staff }, _, { search }) => [audit(search), staff()]),
  },
  {
    path: 'admin/staff',
    lazy: () => import('./pages/staff'),
    handle: { title: 'title.staff' },
    loader: ofStaff(texts, ({ staff }) => [staff()]),
  },
  {
    path: 'admin/staff/new',
    lazy: () => import('./pages/invite-staff'),
    handle: { title: 'title.inviteStaff' },
    loader: load(texts),
  },
  {
    path: 'admin/staff/:id',
    lazy: () => import('./pages/one-of-staff'),
    handle: { title: 'title.oneOfStaff' },
    loader: ofStaff(texts, ({ oneOfStaff }, _, { params: { id = '' } }) => [oneOfStaff(id)]),
  },
]
