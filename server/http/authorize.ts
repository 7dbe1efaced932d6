import type { Context } from 'hono'
import type { Area, Endpoint } from '#contract/endpoint'
import { rolesOf } from '#contract/sites/desks'
import { type Site, siteRecords } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { type Caller, findCaller } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'

/** Returns the areas whose tokens an endpoint accepts; none where it needs no token. */
export function areasOf({ auth }: Endpoint, params: unknown): readonly Area[] {
  if (auth === 'none') return []
  if (auth === 'site') return [siteRecords[(params as { site: Site }).site].area]
  return typeof auth === 'string' ? [auth] : auth
}

/**
 * Returns the caller, by the bearer token of an area of the endpoint. Throws 401 without a valid token and 403 when the endpoint
 * names roles and the caller has none of them (product §6).
 */
export async function authorize(endpoint: Endpoint, params: unknown, c: Context, deps: Deps): Promise<Caller | null> {
  const areas = areasOf(endpoint, params)
  if (areas.length === 0) return null
  const token = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw new Refusal(401, 'auth.signinRequired')
  const caller = await findCaller(deps.db, deps.clock.now(), token, areas)
  if (!caller) throw new Refusal(401, 'auth.expired')
  const roles = rolesOf(endpoint, params)
  if (roles && !roles.some((role) => caller.roles.includes(role))) {
    throw new Refusal(403, 'general.forbidden')
  }
  return caller
}
