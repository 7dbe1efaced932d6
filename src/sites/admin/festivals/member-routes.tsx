import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofFestivals = loadOf(() => import('./queries'))
// The `shop` texts have the names of regions.
const texts = ['admin.festivals', 'admin.history', 'shop', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/festivals',
    lazy: () => import('./pages/festivals'),
    handle: { title: 'title.festivals' },
    loader: ofFestivals(texts, ({ festivals, products }) => [festivals(), products()]),
  },
  {
    path: 'admin/festivals/new',
    lazy: () => import('./pages/new-festival'),
    handle: { title: 'title.newFestival' },
    loader: ofFestivals(texts, ({ products }) => [products()]),
  },
  {
    path: 'admin/festivals/:id',
    lazy: () => import('./pages/festival'),
    handle: { title: 'title.festival' },
    loader: ofFestivals(texts, ({ festival, products }, _, { params: { id = '' } }) => [festival(id), products()]),
  },
]
