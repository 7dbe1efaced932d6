import type { RouteObject } from 'react-router-dom'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { type RestOfTree, texts } from '#src/session/route'
import { routes as account } from './account/routes'
import { routes as board } from './board/routes'
import { routes as home } from './home/routes'
import { Component as Layout } from './layout'
import { routes as program } from './program/routes'
import { site } from './site'

/** The routes of the site, in the order of the specification (product §2). `:fair` represents the slug and is not a parameter. */
export const routes: RouteObject = {
  id: site,
  loader: texts(site),
  children: [
    {
      id: `${site}-pages`,
      Component: Layout,
      children: [
        {
          // Errors thrown by a page are shown in its place; header and footer stay.
          ErrorBoundary: PageFailed,
          children: [
            ...[home, program, board, account].flat(),
            { path: ':fair/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
          ],
        },
      ],
    },
  ],
}

/** The routes with a frame of their own: the desk and the big screen. */
export const rest: RestOfTree = { under: site, load: () => import('./rest-routes') }
