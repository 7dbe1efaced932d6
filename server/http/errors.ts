import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type Lang, LanguageCode, langOf, type SpokenLanguage, spokenOf } from '#contract/languages'
import type { RefusalBody, RefusalCode } from '#contract/refusal'
import { en } from '#contract/texts/refusal.en'
import { fr } from '#contract/texts/refusal.fr'
import { ja } from '#contract/texts/refusal.ja'
import { ko } from '#contract/texts/refusal.ko'
import { zhCN } from '#contract/texts/refusal.zh-CN'
import { zhTW } from '#contract/texts/refusal.zh-TW'
import { z } from '#contract/zod'
import { isDatabaseAway, isUnstorableText } from '#server/db/connect'
import { isStorageFull } from '#server/ports/storage'
import { Refusal } from '#server/refusal'
import type { Env } from './env'

const texts: Record<SpokenLanguage, object> = { en, ko, ja, 'zh-CN': zhCN, 'zh-TW': zhTW, fr }

/** Returns the text of a refusal in the reader's language, with `values` in its placeholders. */
export function refusalText(code: RefusalCode, lang: SpokenLanguage, values: Refusal['values'] = {}): string {
  let found: unknown = texts[lang]
  for (const part of code.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]
  if (typeof found !== 'string') return refusalText('general.error', lang)
  return found.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'string' ? value : value[langOf(lang)]
  })
}

/** Returns the reader's language of a request: `lang` of the query, otherwise what the browser accepts, otherwise English. */
export function langOfRequest(c: Context): Lang {
  const requested = c.req.query('lang')
  if (requested === 'ko' || requested === 'en') return requested
  return /^\s*ko\b/i.test(c.req.header('accept-language') ?? '') ? 'ko' : 'en'
}

/**
 * Returns the language of a refusal's text: the one that the client says its reader chose, where texts of it exist. The content
 * language says less: a reader of Japanese is shown English content.
 */
function spokenIn(c: Context): SpokenLanguage {
  const lang = langOfRequest(c)
  const chosen = z.safeParse(LanguageCode, c.req.header('accept-language')?.trim())
  return chosen.success && langOf(chosen.data) === lang ? spokenOf(chosen.data) : lang
}

/** The one place where errors become responses; an error that is not a refusal is logged and not shown. */
export function onError(error: Error, c: Context<Env>): Response {
  const request_id = c.get('requestId')
  const expected = asRefusal(error) ?? disconnectOf(error, c)
  const refusal = expected ?? troubleOf(error)
  if (!expected) c.get('log').error({ err: error, request_id }, 'request failed')
  const status = refusal?.status ?? 500
  const code = refusal?.code ?? 'general.error'
  const body: RefusalBody = { message: refusalText(code, spokenIn(c), refusal?.values), code, request_id }
  if (refusal?.field) body.field = refusal.field
  if (status === 429 || status === 503)
    c.header('Retry-After', String(refusal?.retryAfter ?? (status === 429 ? 60 : 5)))
  c.header('Cache-Control', 'no-store')
  return c.json(body, status)
}

/** Returns what people read while the database or storage is unavailable or full; details are in the log. */
function troubleOf(error: Error): Refusal | null {
  if (isDatabaseAway(error)) return new Refusal(503, 'general.unavailable')
  return isStorageFull(error) ? new Refusal(507, 'general.noRoom') : null
}

/** The client sent half of a body and left: no one reads the response, and it is not a server failure. */
const disconnectOf = (error: Error, { env }: Context<Env>): Refusal | null =>
  env?.incoming?.errored === error ? new Refusal(400, 'general.badRequest') : null

function asRefusal(error: Error): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException) {
    if (error.status === 413) return new Refusal(413, 'general.tooLarge')
    if (error.status === 404) return new Refusal(404, 'general.notFound')
    if (error.status < 500) return new Refusal(400, 'general.badRequest')
  }
  return isUnstorableText(error) ? new Refusal(400, 'general.badRequest') : null
}
