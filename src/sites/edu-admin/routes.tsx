import type { RouteObject } from 'react-router-dom'
import { DeskFailed } from '#src/kits/desk/desk-failed'
import { NotFound } from '#src/kits/page/not-found'
import { type RestOfTree, texts } from '#src/session/route'
import { routes as account } from './account/routes'
import { Component as Layout } from './layout'
import { site } from './site'

const pages = `${site}-pages`

/** The site's public routes (product §2). */
export const routes: RouteObject = {
  id: site,
  Component: Layout,
  loader: texts(site, 'desk'),
  children: [
    {
      id: pages,
      ErrorBoundary: DeskFailed,
      children: [
        account,
        { path: 'seouleduadmin/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ].flat(),
    },
  ],
}

/** The routes behind the sign-in. */
export const rest: RestOfTree = { under: pages, load: () => import('./rest-routes') }
