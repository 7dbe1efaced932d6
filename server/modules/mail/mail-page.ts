import type { Context } from 'hono'
import type { Env } from '#server/http/env'

/** What a mail may do on its page: nothing but be read and have its links opened in another tab. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'"

/** A mail as its reader sees it, for a frame of a /dev page. */
export const mailPage = (c: Context<Env>, html: string): Response | Promise<Response> =>
  c.html(html.replace('<head>', '<head><base target="_blank">'), 200, { 'Content-Security-Policy': policy })
