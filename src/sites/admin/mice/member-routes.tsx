import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofMice = loadOf(() => import('./queries'))
const ofGate = loadOf(() => import('./gate-queries'))
const texts = ['admin.mice', 'refusal']
const ofCompanies = ofMice([...texts, 'desk'], ({ companies }) => [companies()])

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/mice',
    lazy: () => import('./pages/overview'),
    handle: { title: 'title.mice' },
    loader: ofMice(texts, ({ overview }) => [overview()]),
  },
  {
    path: 'admin/mice/people',
    lazy: () => import('./pages/people'),
    handle: { title: 'title.micePeople' },
    loader: ofMice([...texts, 'desk'], ({ people }, _, { search }) => [people(search)]),
  },
  {
    path: 'admin/mice/hosting',
    lazy: () => import('./pages/hosting'),
    handle: { title: 'title.miceHosting' },
    loader: ofMice(texts, ({ hosting }, _, { search }) => [hosting(search)]),
  },
  {
    path: 'admin/mice/booths',
    lazy: () => import('./pages/booths'),
    handle: { title: 'title.miceBooths' },
    loader: ofMice(texts, ({ booths }, _, { page }) => [booths(page)]),
  },
  {
    path: 'admin/mice/companies',
    lazy: () => import('./pages/companies'),
    handle: { title: 'title.miceCompanies' },
    loader: ofCompanies,
  },
  {
    path: 'admin/mice/companies/new',
    lazy: () => import('./pages/new-company'),
    handle: { title: 'title.newMiceCompany' },
    loader: ofCompanies,
  },
  {
    path: 'admin/mice/companies/:id',
    lazy: () => import('./pages/company'),
    handle: { title: 'title.miceCompany' },
    loader: ofCompanies,
  },
]

/** The routes that door staff can open too. */
export const gateRoutes: RouteObject[] = [
  {
    path: 'admin/mice/gate',
    lazy: () => import('./pages/gate'),
    handle: { title: 'title.miceGate' },
    loader: ofGate([...texts, 'offline', 'scanner'], ({ doors }) => [doors()]),
  },
]
