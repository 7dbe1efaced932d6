import { deskRows } from '#contract/desk-list'
import { z } from '#contract/zod'
import { wordsNamed } from './search-words'

/** Rows on a page of a list on a narrow screen, where each row is a card of several lines. */
const narrowRows = 20
const isNarrow = () => globalThis.matchMedia('(max-width: 47.99rem)').matches

/**
 * Returns the search parameters of an address that a list's own schema accepts; those it refuses are left out. On narrow screens
 * a desk's page has fewer rows, unless the address names their number.
 */
export function listQueryIn<S extends z.ZodMiniType>(schema: S, search: URLSearchParams): z.output<S> {
  const named = [...search].map(([name, value]) => [name, name === 'q' ? wordsNamed(value) : value] as const)
  const query: Record<string, string> = Object.fromEntries(named.filter(([, value]) => value !== ''))
  let read = z.safeParse(schema, query)
  while (!read.success) {
    const odd = read.error.issues.map(({ path }) => String(path[0]))
    for (const name of odd) delete query[name]
    const again = z.safeParse(schema, query)
    // Nothing is left to leave out.
    if (!again.success && odd.every((name) => name === 'undefined')) throw again.error
    read = again
  }
  const { data } = read
  const hasUsualRows = (data as { per_page?: number }).per_page === deskRows.page && !query.per_page
  return hasUsualRows && isNarrow() ? ({ ...(data as object), per_page: narrowRows } as z.output<S>) : data
}
