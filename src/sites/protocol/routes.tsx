import type { RouteObject } from 'react-router-dom'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { load, texts } from '#src/session/route'
import { Component as Layout } from './layout'
import { requestWindow, services } from './queries'
import { site } from './site'

const request = load(['protocol.request', 'guest', 'booking', 'refusal'], (visitor) => [
  services(visitor),
  requestWindow(),
])

/** The routes of the site, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  Component: Layout,
  loader: texts(site),
  children: [
    {
      ErrorBoundary: PageFailed,
      children: [
        {
          path: 'protocol',
          lazy: () => import('./pages/home'),
          handle: { title: 'title.home' },
          loader: load([], (visitor) => [services(visitor)]),
        },
        {
          path: 'protocol/vehicle',
          lazy: () => import('./pages/vehicle'),
          handle: { title: 'title.vehicle' },
          loader: request,
        },
        {
          path: 'protocol/immigration',
          lazy: () => import('./pages/immigration'),
          handle: { title: 'title.immigration' },
          loader: request,
        },
        {
          path: 'protocol/tour',
          lazy: () => import('./pages/tour'),
          handle: { title: 'title.tour' },
          loader: request,
        },
        { path: 'protocol/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}
