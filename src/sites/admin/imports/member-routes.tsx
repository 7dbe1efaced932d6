import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'

const texts = ['admin.imports', 'desk', 'refusal']
// `shop` names categories and regions; `admin.reservations` names the sites.
const productTexts = [...texts, 'admin.reservations', 'shop']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/products/import',
    lazy: () => import('./pages/products'),
    handle: { title: 'title.importProducts' },
    loader: load(productTexts),
  },
  {
    path: 'admin/products/import/departures',
    lazy: () => import('./pages/departures'),
    handle: { title: 'title.importDepartures' },
    // `admin.reservations` names the bands.
    loader: load([...texts, 'admin.reservations']),
  },
  {
    path: 'admin/pass/affiliates/import',
    lazy: () => import('./pages/affiliates'),
    handle: { title: 'title.importAffiliates' },
    loader: load([...texts, 'admin.pass']),
  },
]
