import type { MiddlewareFunction } from 'react-router-dom'
import type { Area, Role } from '#contract/endpoint'
import { visitorOf } from '#src/session/route'

/**
 * Lets only somebody in who is signed in to the area with one of the roles; anybody else is told so in place of the page
 * (product §6). The server asks again with each call.
 */
export const requireRole =
  (area: Area, roles: readonly Role[]): MiddlewareFunction =>
  async ({ context }, next) => {
    const person = visitorOf({ context }).session.getState().people[area]
    if (!person?.roles.some((role) => roles.includes(role))) throw new Response(null, { status: 403 })
    return next()
  }
