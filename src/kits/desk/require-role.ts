import { type MiddlewareFunction, redirect } from 'react-router-dom'
import type { Area, Role } from '#contract/endpoint'
import { ownPath } from '#contract/own-path'
import { type PathFor, pathFor, visitorOf } from '#src/session/route'

/**
 * Whether the user is signed in to the area with one of the roles and not signing out: otherwise the sign-in page would lead
 * back.
 */
function hasRole(context: unknown, area: Area, roles: readonly Role[]): boolean {
  const { session, leaving } = visitorOf({ context })
  const person = leaving.has(area) ? undefined : session.getState().people[area]
  return person?.roles.some((role) => roles.includes(role)) ?? false
}

/**
 * Admits only users with one of the roles; others are redirected to the sign-in page, which says why (product §6). The server
 * checks again with each call.
 */
export const requireRole =
  (area: Area, roles: readonly Role[], signin: PathFor): MiddlewareFunction =>
  async ({ context, request }, next) => {
    if (hasRole(context, area, roles)) return next()
    const { pathname, search } = new URL(request.url)
    throw redirect(`${pathFor(signin, visitorOf({ context }))}?next=${encodeURIComponent(pathname + search)}`)
  }

/** For a desk's sign-in page: redirects a user who has a role there; an account without one stays, to switch to another. */
export const requireStranger =
  (area: Area, roles: readonly Role[], home: string): MiddlewareFunction =>
  async ({ context, request }, next) => {
    if (!hasRole(context, area, roles)) return next()
    throw redirect(ownPath(new URL(request.url).searchParams.get('next')) ?? home)
  }
