import type { RouteObject } from 'react-router-dom'
import { load, loadOf } from '#src/session/route'
import { contentLang } from '#src/session/visitor'

const ofReservations = loadOf(() => import('./queries'))
const texts = ['admin.reservations', 'booking', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/reservations',
    lazy: () => import('./pages/reservations'),
    handle: { title: 'title.reservations' },
    loader: ofReservations(texts, ({ reservations }, visitor, { search }) => [
      reservations(search, contentLang(visitor)),
    ]),
  },
  {
    path: 'admin/reservations/:id',
    lazy: () => import('./pages/reservation'),
    handle: { title: 'title.reservation' },
    loader: ofReservations(texts, ({ reservation }, visitor, { params: { id = '' } }) => [
      reservation(id, contentLang(visitor)),
    ]),
  },
  {
    path: 'admin/manifests',
    lazy: () => import('./pages/manifests'),
    handle: { title: 'title.manifests' },
    loader: ofReservations(texts, ({ manifests }, visitor, { search }) => [manifests(search, contentLang(visitor))]),
  },
  {
    path: 'admin/manifests/:productId',
    lazy: () => import('./pages/manifest'),
    handle: { title: 'title.manifest' },
    loader: ofReservations(texts, ({ manifest }, visitor, { search, params: { productId = '' } }) => [
      manifest(productId, search, contentLang(visitor)),
    ]),
  },
  {
    path: 'admin/deposits',
    lazy: () => import('./pages/deposits'),
    handle: { title: 'title.deposits' },
    loader: load(texts),
  },
]
