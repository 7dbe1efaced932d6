import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { ownProfile } from '../account/own-profile'
import { purchase } from '../route-texts'

const ofQuotations = loadOf(() => import('./queries'))
const quotations = [...purchase, 'thread', 'shop.quotation']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'quotation',
    lazy: () => import('./pages/quotation'),
    handle: { title: 'title.quotation' },
    loader: ofQuotations(quotations, ({ ownQuotations }, visitor, { page }) => [
      ownQuotations(page),
      ownProfile(visitor),
    ]),
  },
  {
    path: 'quotation/:id',
    lazy: () => import('./pages/quotation-detail'),
    handle: { title: 'title.quotationDetail' },
    loader: ofQuotations(quotations, ({ ownQuotation }, _, { params }) => [ownQuotation(params.id ?? '')]),
  },
]
