import type { RouteObject } from 'react-router-dom'
import { tokenForm } from '#src/kits/guest/open-reservation'
import { ownReservation } from '#src/kits/guest/queries'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { browserOnly, load, requireForm, texts, visitorOf } from '#src/session/route'
import { Component as Layout } from './layout'
import { openLink } from './link'
import { departures, fromIn, reservationWindow, tours } from './queries'
import { site } from './site'

const booking = ['guest', 'booking', 'refusal']

/** The routes of the site, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  Component: Layout,
  loader: load([site], () => [reservationWindow()]),
  children: [
    {
      ErrorBoundary: PageFailed,
      children: [
        {
          path: 'apec2025',
          lazy: () => import('./pages/home'),
          handle: { title: 'title.home' },
          loader: load([], (visitor) => [tours(visitor)]),
        },
        { path: 'apec2025/about', lazy: () => import('./pages/about'), handle: { title: 'title.about' } },
        {
          path: 'apec2025/seoul',
          lazy: () => import('./pages/seoul'),
          handle: { title: 'title.seoul' },
          loader: load([], (visitor) => [tours(visitor)]),
        },
        {
          path: 'apec2025/busan',
          lazy: () => import('./pages/busan'),
          handle: { title: 'title.busan' },
          loader: load([], (visitor) => [tours(visitor)]),
        },
        {
          path: 'apec2025/list',
          lazy: () => import('./pages/list'),
          handle: { title: 'title.list' },
          loader: load(['booking'], (visitor, { search }) => [tours(visitor), departures(fromIn(visitor, search), 1)]),
        },
        {
          path: 'apec2025/reservation',
          lazy: () => import('./pages/reservation'),
          handle: { title: 'title.reservation' },
          loader: load(booking, (visitor) => [tours(visitor)]),
        },
        {
          path: 'apec2025/reservation/completed',
          middleware: [browserOnly],
          lazy: () => import('./pages/reservation-completed'),
          handle: { title: 'title.completed', secret: true },
          loader: texts(...booking),
        },
        {
          path: 'apec2025/myreservation',
          middleware: [browserOnly],
          lazy: () => import('./pages/myreservation'),
          handle: { title: 'title.myReservation', secret: true },
          loader: load(booking, (visitor) =>
            visitor.session.getState().tokens.guest ? [ownReservation(visitor)] : [],
          ),
        },
        {
          path: 'apec2025/qrcode',
          lazy: () => import('./pages/qrcode'),
          handle: { title: 'title.gate', secret: true },
          loader: texts('apec.gate', 'booking', 'scanner', 'refusal'),
        },
        {
          path: 'apec2025/qrcode/:reservationNo',
          middleware: [browserOnly],
          lazy: () => import('./pages/qrcode-number'),
          handle: { title: 'title.ticket', secret: true },
          loader: texts('apec.ticket', 'apec.gate', 'booking', 'refusal'),
        },
        {
          path: 'apec2025/:token',
          middleware: [requireForm('token', tokenForm), browserOnly],
          lazy: () => import('./pages/token'),
          handle: { title: 'title.token' },
          loader: (args) => openLink(visitorOf(args), args.params.token ?? ''),
        },
        {
          path: 'apec2025gb',
          lazy: () => import('./pages/welcome'),
          handle: { title: 'title.welcome' },
          loader: load([], (visitor) => [tours(visitor)]),
        },
        { path: 'apec2025/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
        { path: 'apec2025gb/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}
