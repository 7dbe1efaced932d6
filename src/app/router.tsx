import {
  type createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router-dom'
import { areaOfPath, pathIn, runningSites, siteOfPath, siteRecords } from '#contract/sites/sites'
import { clientSettings, meet } from '#src/api/start-up'
import { PageFailed } from '#src/kits/page/page-failed'
import { type SiteTree, visitorContext, visitorOf } from '#src/session/route'
import type { Visitor } from '#src/session/visitor'
import { Root } from './root'

type Router = ReturnType<typeof createBrowserRouter>
/** The trees of the sites, each in its site's folder. The id of a tree is the site's name. */
const trees = import.meta.glob<SiteTree>(['../sites/*/routes.tsx', '!../sites/{shop,dev,*-admin}/routes.tsx'])
const shopTree = (): Promise<SiteTree> => import('../sites/shop/routes')

/** The tree that a path belongs to: of a site that does not run yet, the shop's, which says that there is no such page. */
async function treeOf(visitor: Visitor, path: string): Promise<SiteTree> {
  const client = clientSettings(visitor)
  const isDev = path.split('/')[1] === 'dev' && client?.dev_pages
  const folder = isDev ? 'dev' : siteOfPath(path, client?.fair_slug)
  if (folder === 'shop') return shopTree()
  const file = `../sites/${folder}/routes.tsx`
  return (trees[file] ?? (await import('./more-trees')).trees[file] ?? shopTree)()
}

/** `/bleisure/home` is another name of `/bleisure`, and so for every site but the shop (product §2). */
const homes: RouteObject[] = runningSites
  .filter((site) => site !== 'shop')
  .flatMap((site) => siteRecords[site].segments)
  .map((segment) => ({
    path: `${segment}/home`,
    loader: ({ request }) => {
      throw redirect(`/${segment}${new URL(request.url).search}`)
    },
  }))

/** The routes that are there before any site's are. What no site knows is the site's own not-found page, in its frame. */
export const rootRoutes = (): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: PageFailed,
    children: [
      {
        path: '/',
        loader: (args) => {
          const visitor = visitorOf(args)
          const client = clientSettings(visitor)
          throw redirect(
            client && new URL(visitor.origin).host.split(':')[0] === client.fair_host
              ? pathIn(siteRecords.fair.home, client.fair_slug)
              : siteRecords.shop.home,
          )
        },
      },
      ...homes,
    ],
  },
]

/** Whether a tree has a page for a path, and not only the one that says there is none. */
const isKnown = (routes: RouteObject, path: string) => !matchRoutes([routes], path)?.at(-1)?.route.path?.endsWith('*')

/** The same for the browser's router and for the server's memory router. */
export const routerOptions = (visitor: Visitor) => {
  const patched = new Set<object>()
  return {
    getContext: () => new RouterContextProvider(new Map([[visitorContext, visitor]])),
    patchRoutesOnNavigation: async ({
      path,
      patch,
    }: {
      path: string
      patch: (id: string | null, routes: RouteObject[]) => void
    }) => {
      if (path === '/') return
      const area = areaOfPath(path, clientSettings(visitor)?.fair_slug)
      // Somebody may come from a site of another area, in which start-up asked for nobody of this one.
      const [{ routes, rest, file }] = await Promise.all([treeOf(visitor, path), meet(visitor, area)])
      if (!patched.has(routes)) {
        patched.add(routes)
        patch('root', [{ ...routes, ...(file && { file }) }])
      }
      if (!rest || patched.has(rest) || isKnown(routes, path)) return
      const { routes: more } = await rest.load()
      if (patched.has(rest)) return
      patched.add(rest)
      patch(rest.under, more)
    },
  }
}

/** Resolves when routes, lazy modules and loaders of the first page are there: only then may React render. */
export const ready = (router: Router): Promise<Router> =>
  new Promise((done) => {
    if (router.state.initialized) return done(router)
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      done(router)
    })
  })
