import type { RouteObject } from 'react-router-dom'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { load, texts } from '#src/session/route'
import { popular } from './queries'
import { site } from './site'

/** Every address of the shop, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  lazy: () => import('./layout'),
  loader: texts('shop', 'page'),
  children: [
    {
      // What a page throws is shown in its place: header and footer stay.
      ErrorBoundary: PageFailed,
      children: [
        {
          path: 'main',
          lazy: () => import('./pages/main'),
          handle: { title: 'title.main' },
          loader: load([], (visitor) => [popular(visitor)]),
        },
        { path: '*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}
