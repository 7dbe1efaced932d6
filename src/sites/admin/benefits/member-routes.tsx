import type { RouteObject } from 'react-router-dom'
import { load, loadOf } from '#src/session/route'

const ofBenefits = loadOf(() => import('./queries'))
// The `shop` texts have the names of categories.
const texts = ['admin.benefits', 'admin.history', 'shop', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/coupons',
    lazy: () => import('./pages/coupons'),
    handle: { title: 'title.coupons' },
    loader: ofBenefits(texts, ({ coupons }, _, { search }) => [coupons(search)]),
  },
  {
    path: 'admin/coupons/new',
    lazy: () => import('./pages/new-coupon'),
    handle: { title: 'title.newCoupon' },
    loader: load(texts),
  },
  {
    path: 'admin/coupons/:id',
    lazy: () => import('./pages/coupon'),
    handle: { title: 'title.coupon' },
    loader: ofBenefits(texts, ({ coupon }, _, { params: { id = '' } }) => [coupon(id)]),
  },
  {
    path: 'admin/points',
    lazy: () => import('./pages/points'),
    handle: { title: 'title.points' },
    loader: ofBenefits(texts, ({ grants }, _, { search }) => [grants(search)]),
  },
  {
    path: 'admin/promotions',
    lazy: () => import('./pages/promotions'),
    handle: { title: 'title.promotions' },
    loader: ofBenefits(texts, ({ clicks, settings }, _, { search, page }) => [clicks(search, page), settings()]),
  },
]
