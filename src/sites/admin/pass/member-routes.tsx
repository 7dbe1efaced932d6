import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofPass = loadOf(() => import('./queries'))
const texts = ['admin.pass', 'admin.history', 'desk', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/pass',
    lazy: () => import('./pages/use'),
    handle: { title: 'title.pass' },
    loader: ofPass(texts, ({ use }, _, { search }) => [use(search)]),
  },
  {
    path: 'admin/pass/passes',
    lazy: () => import('./pages/passes'),
    handle: { title: 'title.passPasses' },
    loader: ofPass(texts, ({ passes }, _, { search }) => [passes(search)]),
  },
  {
    path: 'admin/pass/affiliates',
    lazy: () => import('./pages/affiliates'),
    handle: { title: 'title.passAffiliates' },
    loader: ofPass(texts, ({ affiliates }) => [affiliates()]),
  },
  {
    path: 'admin/pass/affiliates/:id',
    lazy: () => import('./pages/affiliate'),
    handle: { title: 'title.passAffiliate' },
    loader: ofPass(texts, ({ affiliate }, _, { params: { id = '' } }) => [affiliate(id)]),
  },
  {
    path: 'admin/pass/partnerships',
    lazy: () => import('./pages/partnerships'),
    handle: { title: 'title.passPartnerships' },
    loader: ofPass(texts, ({ partnerships }, _, { search }) => [partnerships(search)]),
  },
  {
    path: 'admin/pass/partnerships/:id',
    lazy: () => import('./pages/partnership'),
    handle: { title: 'title.passPartnership' },
    loader: ofPass(texts, ({ partnership }, _, { params: { id = '' } }) => [partnership(id)]),
  },
  {
    path: 'admin/pass/prices',
    lazy: () => import('./pages/prices'),
    handle: { title: 'title.passPrices' },
    loader: ofPass(texts, ({ prices }) => [prices()]),
  },
]
