import { data, type LoaderFunction, type MiddlewareFunction, redirect } from 'react-router-dom'
import type { Area, Role } from '#contract/endpoint'
import { ownPath } from '#contract/own-path'
import { type PathFor, pathFor, visitorOf } from '#src/session/route'
import type { Visitor } from '#src/session/visitor'

/**
 * Whether the user is signed in to the area with one of the roles and not signing out: otherwise the sign-in page would lead
 * back.
 */
function hasRole(context: unknown, area: Area, roles: readonly Role[]): boolean {
  const { session, leaving } = visitorOf({ context })
  const person = leaving.has(area) ? undefined : session.getState().people[area]
  return person?.roles.some((role) => roles.includes(role)) ?? false
}

/** Staff with access to only some pages of a desk: `from` its home they are led `to` their own page. */
interface SomePages {
  roles: readonly Role[]
  from: string
  to: string
}

/**
 * Admits only users with one of the roles; others are redirected to the sign-in page, which says why (product §6). Staff with
 * access to other pages of the desk pass, and `refuseWithout` refuses them. `unless` admits to a page that does its work without a
 * user for a while. The server checks again with each call.
 */
export const requireRole =
  (
    area: Area,
    roles: readonly Role[],
    signin: PathFor,
    others?: SomePages,
    unless: (visitor: Visitor) => boolean = () => false,
  ): MiddlewareFunction =>
  async ({ context, request }, next) => {
    if (hasRole(context, area, roles) || unless(visitorOf({ context }))) return next()
    const { pathname, search } = new URL(request.url)
    if (others && hasRole(context, area, others.roles)) {
      if (pathname === others.from) throw redirect(others.to)
      return next()
    }
    throw redirect(`${pathFor(signin, visitorOf({ context }))}?next=${encodeURIComponent(pathname + search)}`)
  }

/**
 * Refuses staff of the desk without one of the roles; the frame stays, and the page says why. A loader, because an error of a
 * middleware would replace the frame too.
 */
export const refuseWithout =
  (area: Area, roles: readonly Role[]): LoaderFunction =>
  ({ context }) => {
    if (!hasRole(context, area, roles)) throw data(null, { status: 403 })
    return null
  }

/** For a desk's sign-in page: redirects a user who has a role there; an account without one stays, to switch to another. */
export const requireStranger =
  (area: Area, roles: readonly Role[], home: string): MiddlewareFunction =>
  async ({ context, request }, next) => {
    if (!hasRole(context, area, roles)) return next()
    throw redirect(ownPath(new URL(request.url).searchParams.get('next')) ?? home)
  }
