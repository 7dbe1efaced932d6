import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { contentLang } from '#src/session/visitor'

const ofReservations = loadOf(() => import('./queries'))
const texts = ['admin.reservations', 'booking', 'refusal']

/** Its addresses behind the sign-in (product §2). */
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
]
