import type { FetchQueryOptions } from '@tanstack/react-query'
import {
  createContext,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  type RouterContextProvider,
  redirect,
} from 'react-router-dom'
import type { Area } from '#contract/endpoint'
import { ownPath } from '#contract/own-path'
import type { Visitor } from './visitor'

export const visitorContext = createContext<Visitor>()

type Args = Pick<LoaderFunctionArgs, 'params' | 'request'> & { context: unknown }
export const visitorOf = ({ context }: { context: unknown }): Visitor =>
  (context as RouterContextProvider).get(visitorContext)

/** The parts of an address that a loader's queries are built from. */
export interface Place {
  params: Record<string, string>
  search: URLSearchParams
  /** `?page=`, at least 1. */
  page: number
}

const placeOf = ({ params, request }: Args): Place => {
  const search = new URL(request.url).searchParams
  const page = Number.parseInt(search.get('page') ?? '', 10)
  return { params: params as Record<string, string>, search, page: page > 0 ? page : 1 }
}

// biome-ignore lint/suspicious/noExplicitAny: a loader starts queries of any data and key
type AnyQuery = FetchQueryOptions<any, any, any, any>

/**
 * The result of a loader: which texts its page uses and whether it shows content, so that the page can say what is in English.
 */
export interface Spoken {
  namespaces: readonly string[]
  content: boolean
}

/** A query for content is one with a language. */
const isContent = ({ queryKey }: AnyQuery): boolean =>
  (queryKey?.[1] as { query?: { lang?: string } })?.query?.lang !== undefined

/**
 * Returns a loader that loads the named texts and starts every query of the page concurrently; the page reads them suspended.
 * `queries` is part of the routes' own chunk; `loadOf` is for pages that most visitors never open.
 */
export const load = (namespaces: readonly string[], queries?: (visitor: Visitor, place: Place) => AnyQuery[]) =>
  loadOf(async () => null)(namespaces, (_, visitor, place) => queries?.(visitor, place) ?? [])

/** Like `load`, for pages whose queries are in a module that is loaded with the first of them. */
export const loadOf =
  <Module>(module: () => Promise<Module>) =>
  (namespaces: readonly string[], queries: (from: Module, visitor: Visitor, place: Place) => AnyQuery[]) =>
  async (args: LoaderFunctionArgs): Promise<Spoken> => {
    const visitor = visitorOf(args)
    const start = async () => {
      const started = queries(await module(), visitor, placeOf(args))
      await Promise.all(started.map((query) => visitor.queries.ensureQueryData(query)))
      return started.some(isContent)
    }
    const [content] = await Promise.all([start(), visitor.i18n.loadNamespaces([...namespaces])])
    return { namespaces, content }
  }

/** A part of a site's tree, loaded when an address is requested that the rest of the tree does not know. */
export interface RestOfTree {
  /** The id of the route that its routes are added below. */
  under: string
  load: () => Promise<{ routes: RouteObject[] }>
}

/** A site's `routes.tsx`; `file` is set when the server renders: see `route-files` in vite.config.ts. */
export interface SiteTree {
  routes: RouteObject
  rest?: RestOfTree
  file?: string
}

/** Returns a loader for pages that only need their texts. */
export const texts = (...namespaces: string[]) => load(namespaces)

/** Thrown while a guarded page is rendered on the server, where no one is signed in: the page becomes an empty shell. */
export class ShellOnly extends Error {}

/** A path, or a function that derives it from the settings loaded at start-up. */
export type PathFor = string | ((visitor: Visitor) => string)
export const pathFor = (path: PathFor, visitor: Visitor) => (typeof path === 'string' ? path : path(visitor))

/** Redirects a visitor who already has a token of the area to `?next=`, otherwise to `home`. */
export const requireGuest =
  (area: Area, home: PathFor): MiddlewareFunction =>
  async ({ context, request }, next) => {
    const visitor = visitorOf({ context })
    const { tokens } = visitor.session.getState()
    if (tokens[area] && !visitor.leaving.has(area))
      throw redirect(ownPath(new URL(request.url).searchParams.get('next')) ?? pathFor(home, visitor))
    return next()
  }

/** Allows only the given values at `:name` of the address; any other is a 404. */
export const requireParam =
  (name: string, values: readonly string[]): MiddlewareFunction =>
  async ({ params }, next) => {
    if (!values.includes(params[name] ?? '')) throw new Response(null, { status: 404 })
    return next()
  }

/** Allows only values that match `form` at `:name` of the address; any other is a 404. */
export const requireForm =
  (name: string, form: RegExp): MiddlewareFunction =>
  async ({ params }, next) => {
    if (!form.test(params[name] ?? '')) throw new Response(null, { status: 404 })
    return next()
  }

/** For a page whose address holds a secret: the server sends the empty shell, so that it never renders or stores the secret. */
export const browserOnly: MiddlewareFunction = async ({ context }, next) => {
  if (import.meta.env.SSR) sendShell(visitorOf({ context }))
  return next()
}

function sendShell(visitor: Visitor): never {
  visitor.shellOnly = true
  throw new ShellOnly()
}

const guards = new WeakSet<object>()

/** Whether the server sends a route as the empty shell to every visitor. */
export const isBrowserOnly = ({ middleware = [] }: { middleware?: readonly object[] }): boolean =>
  middleware.includes(browserOnly)

/** Whether a route admits only signed-in users. */
export const asksForSession = ({ middleware = [] }: { middleware?: readonly object[] }): boolean =>
  middleware.some((each) => guards.has(each))

/**
 * Requires a token of the area: redirects to the sign-in page, which leads back (product §6). `unless` admits to a page that does
 * its work without one for a while, as a device that scans without a network does.
 */
export function requireSession(
  area: Area,
  loginPath: PathFor,
  unless: (visitor: Visitor) => Promise<boolean> = async () => false,
): MiddlewareFunction {
  const guard: MiddlewareFunction = async ({ context, request }, next) => {
    const visitor = visitorOf({ context })
    if (import.meta.env.SSR) sendShell(visitor)
    if (!visitor.session.getState().tokens[area] && !(await unless(visitor))) {
      const { pathname, search } = new URL(request.url)
      throw redirect(`${pathFor(loginPath, visitor)}?next=${encodeURIComponent(pathname + search)}`)
    }
    return next()
  }
  guards.add(guard)
  return guard
}
