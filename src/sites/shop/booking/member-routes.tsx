import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { purchase } from '../route-texts'

const ofBookings = loadOf(() => import('./queries'))
const booked = [...purchase, 'shop.booking']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'account/my-reservation',
    lazy: () => import('./pages/my-reservation'),
    handle: { title: 'title.myReservation' },
    loader: ofBookings(booked, ({ ownBookings, bookingFiltersIn }, visitor, { page, search }) => [
      ownBookings(visitor, page, bookingFiltersIn(search)),
    ]),
  },
  {
    path: 'purchase/reservation-detail/:id',
    lazy: () => import('./pages/reservation-detail'),
    handle: { title: 'title.reservationDetail' },
    loader: ofBookings(booked, ({ bookingOf }, visitor, { params }) => [bookingOf(visitor, params.id ?? '')]),
  },
]
