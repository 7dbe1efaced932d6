import type { Context } from 'hono'
import type { Area, Endpoint } from '#contract/endpoint'
import { type Site, siteRecords } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { type Caller, findCaller } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'

/** The area whose token an endpoint asks for: null where it asks for none, `any` where every area's will do. */
export function areaOf(endpoint: Endpoint, params: unknown): Area | 'any' | null {
  if (endpoint.auth === 'none') return null
  return endpoint.auth === 'site' ? siteRecords[(params as { site: Site }).site].area : endpoint.auth
}

/**
 * Who calls, by the bearer token of the endpoint's area. Throws 401 without a live token and 403 when the endpoint
 * names roles and the caller has none of them (product §6).
 */
export async function authorize(endpoint: Endpoint, params: unknown, c: Context, deps: Deps): Promise<Caller | null> {
  const area = areaOf(endpoint, params)
  if (!area) return null
  const token = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw new Refusal(401, 'auth.signinRequired')
  const caller = await findCaller(deps.db, deps.clock.now(), token, area)
  if (!caller) throw new Refusal(401, 'auth.expired')
  if (endpoint.roles && !endpoint.roles.some((role) => caller.roles.includes(role))) {
    throw new Refusal(403, 'general.forbidden')
  }
  return caller
}
