import { z } from '#contract/zod'
import { wordsNamed } from './search-words'

/** Returns the search parameters of an address that a list's own schema accepts; those it refuses are left out. */
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
  return read.data
}
