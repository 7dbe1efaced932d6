import type { RouteObject } from 'react-router-dom'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { type RestOfTree, texts } from '#src/session/route'
import { routes as account } from './account/routes'
import { routes as affiliate } from './affiliate/routes'
import { routes as airport } from './airport/routes'
import { routes as board } from './board/routes'
import { routes as card } from './card/routes'
import { routes as gift } from './gift/routes'
import { routes as home } from './home/routes'
import { routes as inquiry } from './inquiry/routes'
import { Component as Layout } from './layout'
import { routes as partnership } from './partnership/routes'
import { site } from './site'
import { routes as things } from './things/routes'

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
        ...[home, account, card, affiliate, airport, things, board, inquiry, partnership, gift].flat(),
        { path: 'seoulitepass/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}

/** The routes behind the sign-in. */
export const rest: RestOfTree = { under: pages, load: () => import('./rest-routes') }
