import type { RouteObject } from 'react-router-dom'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { type RestOfTree, texts } from '#src/session/route'
import { routes as account } from './account/routes'
import { routes as catalog } from './catalog/routes'
import { routes as event } from './event/routes'
import { routes as home } from './home/routes'
import { Component as Layout } from './layout'
import { routes as purchase } from './purchase/routes'
import { site } from './site'

const pages = `${site}-pages`

/** The routes that most visitors open, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  // Bundled with the routes, because every page needs it.
  Component: Layout,
  loader: texts('shop', 'page'),
  children: [
    {
      id: pages,
      // Errors thrown by a page are shown in its place; header and footer stay.
      ErrorBoundary: PageFailed,
      children: [
        ...[home, event, catalog, account, purchase].flat(),
        { path: '*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}

/** The other routes, and those behind the sign-in. */
export const rest: RestOfTree = { under: pages, load: () => import('./rest-routes') }
