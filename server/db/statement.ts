import { Placeholder } from 'drizzle-orm'
import type { Db } from '#server/db/connect'

/** Placeholders in a query for the values passed with every call: `{ id: string }` becomes `{ id: Placeholder }`. */
export type Given<V> = { readonly [N in keyof V]: Placeholder<string, V[N]> }

interface Built<R> {
  execute(values: Record<string, unknown>): Promise<R>
}
interface Query<R> {
  prepare(name: string): Built<R>
}

const given = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })
const names = new Set<string>()

/**
 * Prepares a read that runs often. Its text is built once for each database and has a name under which every connection parses it
 * once. PostgreSQL keeps its plan too, unless it is `planned: 'every time'`, for a query that no single plan suits for all
 * values. What changes the text itself, such as an order, is its `shape`: words from a short list and never user input, because
 * each shape is stored. In a transaction the text is rebuilt.
 */
export function statement<V extends object, R, S extends readonly string[]>(
  name: string,
  build: (db: Db, given: Given<V>, ...shape: S) => Query<R>,
  { planned = 'once' }: { planned?: 'once' | 'every time' } = {},
): (db: Db, values: V, ...shape: S) => Promise<R> {
  if (names.has(name)) throw new Error(`Two statements are called "${name}"`)
  names.add(name)
  const statements = new WeakMap<Db, Map<string, Built<R>>>()
  return (db, values, ...shape) => {
    const full = [name, ...shape].join(' ')
    const shapes = statements.get(db) ?? new Map<string, Built<R>>()
    const built = shapes.get(full) ?? build(db, given as Given<V>, ...shape).prepare(planned === 'once' ? full : '')
    statements.set(db, shapes.set(full, built))
    return built.execute(values as Record<string, unknown>)
  }
}
