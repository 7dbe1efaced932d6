import { socialStateMinutes } from '#contract/social'
import type { Settings } from '#server/settings'

type ServiceDeps = Pick<Settings, 'APP_URL'>

const isSecure = ({ APP_URL }: ServiceDeps) => APP_URL.startsWith('https:')

/**
 * With `__Host-` browsers accept the cookie only from this very host over https, so that neither a neighboring host nor the
 * network can replace it. Browsers refuse the prefix on plain http, which is only used on a developer's machine.
 */
const nameOf = (deps: ServiceDeps) => (isSecure(deps) ? '__Host-social_browser' : 'social_browser')

/** The secret that identifies a returning browser, or null if it has none. */
export const browserOf = (header: string | undefined, deps: ServiceDeps): string | null =>
  new RegExp(`(?:^|;\\s*)${nameOf(deps)}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null

/** The cookie that stores the secret: no script reads it, and no other site's form sends it. */
export const browserCookie = (secret: string, deps: ServiceDeps): string =>
  [
    `${nameOf(deps)}=${secret}`,
    // Required by the prefix; on plain http only the requests to and from a provider carry it.
    `Path=${isSecure(deps) ? '/' : '/api/v1/auth/social'}`,
    `Max-Age=${socialStateMinutes * 60}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(deps) ? ['Secure'] : []),
  ].join('; ')
