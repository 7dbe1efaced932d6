import type { Context } from 'hono'
import type { Lang } from '#contract/languages'
import type { Refusal } from '#server/refusal'
import { refusalText } from './errors'
import { hashOf } from './shell'

const words: Record<Lang, { title: string; again: string; soon: string }> = {
  en: {
    title: 'Naru is busy right now',
    again: 'Try again',
    soon: 'This page tries again by itself in a few seconds.',
  },
  ko: {
    title: '지금 접속이 많습니다',
    again: '다시 시도',
    soon: '잠시 후 이 페이지가 자동으로 다시 열립니다.',
  },
}

/** Readable in light and dark mode, without a font, a picture or a script. */
const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;
font:1rem/1.6 system-ui,sans-serif;text-align:center;word-break:keep-all}h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.3}p{margin:0 0 1rem;max-width:32rem}
a{display:inline-block;padding:.75rem 1.5rem;border:1px solid;border-radius:.5rem;color:inherit;font-weight:600;text-decoration:none}`

/** Seconds until a refused page reloads automatically, by status. */
const retrySeconds: Record<number, number> = { 429: 30, 503: 5 }

/** Answers with a page in place of one that cannot be made now; it reloads automatically and on request. */
export function busyPage(c: Context, { status, code }: Refusal, language: Lang): Response {
  const { title, again, soon } = words[language]
  const seconds = retrySeconds[status] ?? 5
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${refusalText(code, language)} ${soon}</p>
<p><a href="">${again}</a></p>
</main>
</html>`
  c.header('Retry-After', String(seconds))
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', `default-src 'none'; style-src ${hashOf(style)}; frame-ancestors 'self'`)
  return c.html(html, status as 503)
}
