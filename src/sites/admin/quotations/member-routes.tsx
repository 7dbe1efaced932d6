import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofQuotations = loadOf(() => import('./queries'))
// `shop` names regions; `admin.reservations` names the bands of travelers.
const texts = ['admin.quotations', 'admin.history', 'admin.reservations', 'shop', 'thread', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/quotations',
    lazy: () => import('./pages/quotations'),
    handle: { title: 'title.quotations' },
    loader: ofQuotations(texts, ({ quotations }, _, { search }) => [quotations(search)]),
  },
  {
    path: 'admin/quotations/:id',
    lazy: () => import('./pages/quotation'),
    handle: { title: 'title.quotation' },
    loader: ofQuotations(texts, ({ quotation }, _, { params: { id = '' } }) => [quotation(id)]),
  },
]
