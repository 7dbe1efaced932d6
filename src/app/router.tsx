import {
  type createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router-dom'
import { pathIn, type Site, siteOfPath, siteRecords } from '#contract/sites/sites'
import { clientSettings, loadPerson } from '#src/api/start-up'
import { PageFailed } from '#src/kits/page/page-failed'
import { type SiteTree, visitorContext, visitorOf } from '#src/session/route'
import type { Visitor } from '#src/session/visitor'
import { Root } from './root'

type Router = ReturnType<typeof createBrowserRouter>
/** The trees of the sites, each in its site's folder. The id of a tree is the site's name. */
const trees = import.meta.glob<SiteTree>([
  '../sites/*/routes.tsx',
  '!../sites/{shop,dev,fair,mice,rok-us,seoulitepass,*-admin}/routes.tsx',
])
const shopTree = (): Promise<SiteTree> => import('../sites/shop/routes')

/** Loads the tree of a site; for a site that is not running yet the shop's, which shows the not-found page. */
async function treeOf(folder: Site | 'dev'): Promise<SiteTree> {
  if (folder === 'shop') return shopTree()
  const file = `../sites/${folder}/routes.tsx`
  return (trees[file] ?? (await import('./more-trees')).trees[file] ?? shopTree)()
}

/** Returns a tree with the fair's slug in place of `:fair`: the slug is a setting, never a parameter (product §2). */
const atSlug = (route: RouteObject, slug: string | undefined): RouteObject =>
  ({
    ...route,
    ...(route.path && { path: pathIn(`/${route.path}`, slug).slice(1) }),
    ...(route.children && { children: route.children.map((child) => atSlug(child, slug)) }),
  }) as RouteObject

/** `/bleisure/home` is another name of `/bleisure`, and likewise for every running site but the shop (product §2). */
const homesOf = (site: Site, slug: string | undefined): RouteObject[] =>
  site === 'shop' || !siteRecords[site].isRunning
    ? []
    : siteRecords[site].segments.map((each) => {
        const home = pathIn(`/${each}`, slug)
        return {
          path: `${home}/home`,
          loader: ({ request }) => {
            throw redirect(`${home}${new URL(request.url).search}`)
          },
        }
      })

/** The routes that exist before any site's tree is loaded. An unknown path shows the site's own not-found page, in its frame. */
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
    ],
  },
]

/** Whether a tree has a page for a path other than the not-found page. */
const isKnown = (routes: RouteObject, path: string) =>
  matchRoutes([routes], path)?.at(-1)?.route.path?.endsWith('*') === false

/** Options shared by the browser's router and the server's memory router. */
export const routerOptions = (visitor: Visitor) => {
  const patched = new Set<object>()
  const opened = new Set<string>()
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
      const client = clientSettings(visitor)
      const slug = client?.fair_slug
      const isDev = path.split('/')[1] === 'dev' && client?.dev_pages
      const site = siteOfPath(path, slug)
      const folder = isDev ? 'dev' : site
      // The visitor may come from another site, whose page loaded only its own styles, and start-up did not fetch the user of
      // this area. A page of the same site has its styles: a choice on it must not wait for those of all sites.
      const [tree] = await Promise.all([
        treeOf(folder),
        loadPerson(visitor, siteRecords[site].area),
        opened.size > 0 && !opened.has(folder) && import('./full-sheet'),
      ])
      opened.add(folder)
      const { rest, file } = tree
      const routes = atSlug(tree.routes, slug)
      if (!patched.has(tree.routes)) {
        patched.add(tree.routes)
        patch('root', [{ ...routes, ...(file && { file }) }, ...homesOf(site, slug)])
      }
      if (!rest || patched.has(rest) || isKnown(routes, path)) return
      const { routes: more } = await rest.load()
      if (patched.has(rest)) return
      patched.add(rest)
      patch(
        rest.under,
        more.map((route) => atSlug(route, slug)),
      )
    },
  }
}

/** Resolves when routes, lazy modules and loaders of the first page are loaded: only then can React render. */
export const ready = (router: Router): Promise<Router> =>
  new Promise((done) => {
    if (router.state.initialized) return done(router)
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      done(router)
    })
  })
