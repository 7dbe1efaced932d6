import type { Context } from 'hono'
import { searchHeader } from '#contract/desk-list'
import type { Endpoint } from '#contract/endpoint'
import { Refusal } from '#server/refusal'

/** Half of a surrogate pair, which is not valid text in any encoding. */
const half = /\p{Surrogate}/u
const isStorable = (text: string): boolean => !text.includes('\0') && !half.test(text)

/**
 * Returns the dotted path of the first text that no column can store, because of half a surrogate pair or a NUL character; null
 * when there is none.
 */
export function unstorableIn(sent: unknown): string | null {
  const left: [path: string, value: unknown][] = [['', sent]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, each] of Object.entries(value)) {
      if (!isStorable(name)) return path
      left.push([path ? `${path}.${name}` : name, each])
    }
  }
  return null
}

/** Maximum nesting of lists and objects in a body; the contract needs only a few levels. */
const deepest = 32

/** Whether a value is nested deeper than `deepest`, which would overflow recursive readers; descends no deeper itself. */
export function isTooDeep(sent: unknown, levels = deepest): boolean {
  if (typeof sent !== 'object' || sent === null) return false
  return levels === 0 || Object.values(sent).some((each) => isTooDeep(each, levels - 1))
}

/** Maximum entries of a list or an object in a body; the longest list of the contract has 800. */
const longest = 1_000

/** Whether a list or an object is longer than `longest`: a schema checks every entry before it counts them. */
export function isTooLong(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return false
  const entries = Object.values(sent)
  return entries.length > longest || entries.some(isTooLong)
}

/**
 * Refuses a value that is nested too deeply or has too many entries with 400 `general.badRequest`, and what `unstorableIn` finds
 * with 400 and its path.
 */
export function refuseUnstorable(sent: unknown): void {
  if (isTooDeep(sent) || isTooLong(sent)) throw new Refusal(400, 'general.badRequest')
  const field = unstorableIn(sent)
  if (field !== null) throw new Refusal(400, 'validation.characters', field || undefined)
}

/** Whether every escape in a part of an address decodes to text; a lone percent sign is literal. */
function isReadable(part: string): boolean {
  try {
    for (const [escaped] of part.matchAll(/(?:%[\da-f]{2})+/gi))
      if (!isStorable(decodeURIComponent(escaped))) return false
    return true
  } catch {
    return false
  }
}

/**
 * Refuses an address with escapes that are not text, with 400 and the parameter's name: undecoded they would be taken literally.
 */
export function refuseUnreadable({ path }: Endpoint, c: Context): void {
  if (!c.req.url.includes('%')) return
  const { pathname, search } = new URL(c.req.url)
  const parts = pathname.split('/')
  const params = path.split('/').map((name, at) => [name.replace(/^:/, ''), parts[at] ?? ''])
  const query = search
    .slice(1)
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair] : [pair.slice(0, at), pair.slice(at + 1)]
    })
  const [name] = [...params, ...query].find((pair) => !pair.every((part) => isReadable(part))) ?? []
  if (name !== undefined) throw new Refusal(400, 'validation.characters', isReadable(name) ? name : undefined)
}

/** Returns the decoded text; null where it is not valid text. */
function decoded(escaped: string): string | null {
  try {
    const text = decodeURIComponent(escaped)
    return isStorable(text) ? text : null
  } catch {
    return null
  }
}

/**
 * Returns the query, with search words that were sent in a header because they are a person's address or number. Throws 400 where
 * they are not valid text.
 */
export function queryOf(c: Context): Record<string, string> {
  const query = c.req.query()
  const words = c.req.header(searchHeader)
  if (words === undefined) return query
  const q = decoded(words)
  if (q === null) throw new Refusal(400, 'validation.characters', 'q')
  return { ...query, q }
}
