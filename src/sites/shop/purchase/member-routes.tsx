import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { purchase } from '../route-texts'

const ofPurchase = loadOf(() => import('./queries'))

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'product/shopping-cart',
    lazy: () => import('./pages/shopping-cart'),
    handle: { title: 'title.shoppingCart' },
    loader: ofPurchase(purchase, ({ cartItems }, visitor) => [cartItems(visitor)]),
  },
  {
    path: 'purchase/reservation',
    lazy: () => import('./pages/reservation'),
    handle: { title: 'title.reservation' },
    loader: ofPurchase(purchase, ({ orderOf }, visitor, { search }) => {
      const order = search.get('order')
      return order ? [orderOf(visitor, order)] : []
    }),
  },
  {
    path: 'purchase/reservation/:step',
    lazy: () => import('./pages/reservation-step'),
    handle: { title: 'title.reservation' },
    loader: ofPurchase(purchase, ({ stepQueries }, visitor, place) => stepQueries(visitor, place)),
  },
  {
    path: 'purchase/payment-complete/:id',
    lazy: () => import('./pages/payment-complete'),
    handle: { title: 'title.paymentComplete' },
    loader: ofPurchase(purchase, ({ orderOf }, visitor, { params }) => [orderOf(visitor, params.id ?? '')]),
  },
]
