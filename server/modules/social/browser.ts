import { socialStateMinutes } from '#contract/social'
import type { Settings } from '#server/settings'

const name = 'social_browser'
/** Only the calls of the way to a provider and back carry it. */
const path = '/api/v1/auth/social'

/** The secret by which a browser is known again when it comes back, or null when it has none. */
export const browserOf = (header: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null

/** The cookie that keeps it: no script reads it, and no other site's form sends it. */
export const browserCookie = (secret: string, { APP_URL }: Pick<Settings, 'APP_URL'>): string =>
  [
    `${name}=${secret}`,
    `Path=${path}`,
    `Max-Age=${socialStateMinutes * 60}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(APP_URL.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
