import type { MiddlewareHandler } from 'hono'
import { pathIn, siteRecords } from '#contract/sites/sites'
import type { Env } from './env'

/** Hosts that the settings add to what a page may load: payment, analytics, chat. */
export interface AllowedHosts {
  scripts: readonly string[]
  frames: readonly string[]
  connects: readonly string[]
  /** `'sha256-…'` of the inline script and styles that our own shell carries. */
  hashes: { scripts: readonly string[]; styles: readonly string[] }
}

/** The content security policy of a page: nothing inline but what is hashed, nothing from elsewhere but what is named. */
export const pagePolicy = ({ scripts, frames, connects, hashes }: AllowedHosts): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes.scripts, ...scripts].join(' ')}`,
    `style-src ${["'self'", ...hashes.styles].join(' ')}`,
    // Parts that place themselves (menus, date picker) set style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...connects].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connects].join(' ')}`,
    // Of a blob: a PDF that somebody was sent with the own token; it brings this policy along.
    `frame-src ${["'self' blob:", ...frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

const cameraPages: readonly string[] = Object.values(siteRecords).flatMap((record) => record.cameraPages ?? [])
/** The pages that may look through a camera, with what stands for `:fair`. */
const scansOf = (slug: string): ReadonlySet<string> => new Set(cameraPages.map((page) => pathIn(page, slug)))

/**
 * What every answer carries; a page puts a policy of its own in place of the one that allows nothing. Toss opens its
 * window from ours, hence the softer opener policy.
 */
export const securityHeaders = (secure: boolean, fairSlug: string): MiddlewareHandler<Env> => {
  const scans = scansOf(fairSlug)
  return async (c, next) => {
    // Before the response is made: every header set afterwards makes it again, at many times the cost of the rest.
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
