import type { Context } from 'hono'
import type { Env } from '#server/http/env'
import type { Mail } from '#server/ports/mailer'

/** A mail on its page can only be read, and its links open in another tab. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'"

/** A mail as its recipient sees it, with embedded pictures, for a frame of a /dev page. */
export function mailPage(c: Context<Env>, { html, pictures = [] }: Mail): Response | Promise<Response> {
  const shown = pictures.reduce(
    (page, { cid, base64 }) => page.replaceAll(`cid:${cid}`, `data:image/png;base64,${base64}`),
    html,
  )
  return c.html(shown.replace('<head>', '<head><base target="_blank">'), 200, { 'Content-Security-Policy': policy })
}
