import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofCompanies = loadOf(() => import('./queries'))
const texts = ['admin.companies', 'admin.history', 'thread', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/companies',
    lazy: () => import('./pages/companies'),
    handle: { title: 'title.companies' },
    loader: ofCompanies(texts, ({ companies }, _, { search }) => [companies(search)]),
  },
  {
    path: 'admin/companies/:id',
    lazy: () => import('./pages/company'),
    handle: { title: 'title.company' },
    loader: ofCompanies(texts, ({ company }, _, { params: { id = '' } }) => [company(id)]),
  },
]
