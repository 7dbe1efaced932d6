import type { RouteObject } from 'react-router-dom'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { load, texts } from '#src/session/route'
import { filtersIn } from './filters'
import { Component as Layout } from './layout'
import { front, programList } from './queries'
import { site } from './site'

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
          path: 'bleisure',
          lazy: () => import('./pages/home'),
          handle: { title: 'title.home' },
          loader: load([], (visitor) => [front(visitor)]),
        },
        {
          path: 'bleisure/tour-program',
          lazy: () => import('./pages/tour-program'),
          handle: { title: 'title.tourProgram' },
          loader: load([], (visitor, { search }) => [programList(visitor, filtersIn(search))]),
        },
        { path: 'bleisure/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}
