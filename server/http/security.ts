import type { MiddlewareHandler } from 'hono'
import { pathIn, siteRecords } from '#contract/sites/sites'
import type { Env } from './env'

/** Hosts that the settings add to what a page can load: payment, analytics, chat. */
export interface AllowedHosts {
  scripts: readonly string[]
  frames: readonly string[]
  connects: readonly string[]
  /** `'sha256-…'` of the inline script and styles in the product's own shell. */
  hashes: { scripts: readonly string[]; styles: readonly string[] }
}

/** Returns the content security policy of a page: no inline code but what is hashed, nothing from other hosts but those named. */
export const pagePolicy = ({ scripts, frames, connects, hashes }: AllowedHosts): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes.scripts, ...scripts].join(' ')}`,
    `style-src ${["'self'", ...hashes.styles].join(' ')}`,
    // Components that position themselves (menus, date picker) set style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...connects].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connects].join(' ')}`,
    // For a blob: a PDF that was fetched with the user's token; it inherits this policy.
    `frame-src ${["'self' blob:", ...frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

const cameraPages: readonly string[] = Object.values(siteRecords).flatMap((record) => record.cameraPages ?? [])
/** Returns the pages that can use the camera, with the slug in place of `:fair`. */
const scansOf = (slug: string): ReadonlySet<string> => new Set(cameraPages.map((page) => pathIn(page, slug)))

/**
 * Sets headers on every response; a page replaces the policy that allows nothing with its own. The opener policy is relaxed
 * because Toss opens its window from the product's pages.
 */
export const securityHeaders = (secure: boolean, fairSlug: string): MiddlewareHandler<Env> => {
  const scans = scansOf(fairSlug)
  return async (c, next) => {
    // Before the response is made: setting a header afterwards makes it again, at many times the cost of the rest.
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    const camera = scans.has(c.req.path) ? '(self)' : '()'
    c.header('Permissions-Policy', `camera=${camera}, geolocation=(), microphone=(), payment=(self)`)
    c.header('X-Frame-Options', 'SAMEORIGIN')
    if (secure) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    await next()
  }
}
