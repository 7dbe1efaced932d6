import { socialStateMinutes } from '#contract/social'
import type { Settings } from '#server/settings'

type ServiceDeps = Pick<Settings, 'APP_URL'>

const isSecure = ({ APP_URL }: ServiceDeps) => APP_URL.startsWith('https:')

/**
 * `__Host-` makes browsers take it from this very host over https only, so that neither a neighbour's name nor the network
 * can put one of theirs in its place. Browsers refuse the prefix on plain http, which is there on one's own machine only.
 */
const nameOf = (deps: ServiceDeps) => (isSecure(deps) ? '__Host-social_browser' : 'social_browser')

/** The secret by which a browser is known again when it comes back, or null when it has none. */
export const browserOf = (header: string | undefined, deps: ServiceDeps): string | null =>
  new RegExp(`(?:^|;\\s*)${nameOf(deps)}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null

/** The cookie that keeps it: no script reads it, and no other site's form sends it. */
export const browserCookie = (secret: string, deps: ServiceDeps): string =>
  [
    `${nameOf(deps)}=${secret}`,
    // What the prefix asks for; on plain http only the calls of the way to a provider and back carry it.
    `Path=${isSecure(deps) ? '/' : '/api/v1/auth/social'}`,
    `Max-Age=${socialStateMinutes * 60}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(deps) ? ['Secure'] : []),
  ].join('; ')
