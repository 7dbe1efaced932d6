import { z } from '#contract/zod'

/** The search parameters of an address that a list's own schema takes; what it would refuse is left out. */
export function listQueryIn<S extends z.ZodMiniType>(schema: S, search: URLSearchParams): z.output<S> {
  const asked: Record<string, string> = Object.fromEntries([...search].filter(([, value]) => value !== ''))
  let read = z.safeParse(schema, asked)
  while (!read.success) {
    const odd = read.error.issues.map(({ path }) => String(path[0]))
    for (const name of odd) delete asked[name]
    const again = z.safeParse(schema, asked)
    // Nothing of it is left to leave out.
    if (!again.success && odd.every((name) => name === 'undefined')) throw again.error
    read = again
  }
  return read.data
}
