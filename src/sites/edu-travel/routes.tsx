import type { RouteObject } from 'react-router-dom'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { type RestOfTree, texts } from '#src/session/route'
import { routes as account } from './account/routes'
import { routes as faq } from './faq/routes'
import { routes as home } from './home/routes'
import { Component as Layout } from './layout'
import { routes as program } from './program/routes'
import { site } from './site'

const pages = `${site}-pages`

/** The site's public routes, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  Component: Layout,
  loader: texts(site),
  children: [
    {
      id: pages,
      // Errors thrown by a page are shown in its place; header and footer stay.
      ErrorBoundary: PageFailed,
      children: [
        ...[home, account, program, faq].flat(),
        { path: 'seouledutravel/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}

/** The routes behind the sign-in. */
export const rest: RestOfTree = { under: pages, load: () => import('./rest-routes') }
