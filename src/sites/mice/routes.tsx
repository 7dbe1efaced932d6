import type { RouteObject } from 'react-router-dom'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { type RestOfTree, texts } from '#src/session/route'
import { routes as about } from './about/routes'
import { routes as account } from './account/routes'
import { routes as board } from './board/routes'
import { routes as company } from './company/routes'
import { routes as conference } from './conference/routes'
import { routes as group } from './group/routes'
import { routes as home } from './home/routes'
import { Component as Layout } from './layout'
import { site } from './site'
import { routes as stand } from './stand/routes'

const pages = `${site}-pages`

/** The site's public routes (product §2). */
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
        ...[home, account, group, stand, about, conference, board, company].flat(),
        { path: 'mice/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}

/** The routes behind the sign-in. */
export const rest: RestOfTree = { under: pages, load: () => import('./rest-routes') }
