import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofWishes = loadOf(() => import('./queries'))
const wishes = ['shop.wishlist']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'product/wishlist',
    lazy: () => import('./pages/wishlist'),
    handle: { title: 'title.wishlist' },
    loader: ofWishes(wishes, ({ ownWishes }, visitor, { page }) => [ownWishes(visitor, page)]),
  },
]
