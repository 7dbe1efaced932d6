import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'

/** A row as text, with its table. */
export interface Row {
  table: string
  text: string
}

/** Ids and numbers, of which each database has its own: `3f0c…`, `NR270302-7KQ4M2XA`, also in lower case for searches. */
const names = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[a-z]{2}\d{2,6}-[2-9a-z]{8,}\b/gi

const digest = (text: string) => createHash('sha1').update(text).digest('base64url')

/** Returns all rows of all tables, without the columns of `except` by table. */
export async function allRows(db: Db, except: Readonly<Record<string, readonly string[]>>): Promise<Row[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'test') order by 1, 2`,
  )
  const all: Row[] = []
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select (to_jsonb(t) - ${sql.param(except[name] ?? [])}::text[])::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    )
    all.push(...rows.map(({ text }) => ({ table: name, text })))
  }
  return all
}

/**
 * Returns the rows by table, sorted, each id and number replaced by a digest of the rows it occurs in, and of those that they lead
 * to: two databases return the same if and only if they differ in nothing but ids, numbers and the order of rows.
 */
export function nameless(rows: readonly Row[]): Record<string, string[]> {
  const split = rows.map(({ table, text }) => ({ table, parts: text.split(names), named: text.match(names) ?? [] }))
  const shapes = split.map(({ table, parts }) => digest(`${table} ${parts.join('…')}`))
  const uses = new Map<string, Set<number>>()
  for (const [at, { named }] of split.entries())
    for (const name of named) uses.set(name, (uses.get(name) ?? new Set()).add(at))
  let digests = new Map<string, string>()
  // Far enough for any two rows that lead to each other over others.
  for (let round = 0; round < 4; round++) {
    const seen = (name: string, at: number) =>
      `${shapes[at]} ${split[at]?.named.map((each) => (each === name ? 'itself' : (digests.get(each) ?? ''))).join()}`
    digests = new Map(
      [...uses].map(([name, places]) => [
        name,
        digest(
          [...places]
            .map((at) => seen(name, at))
            .toSorted()
            .join('\n'),
        ),
      ]),
    )
  }
  const tables: Record<string, string[]> = {}
  for (const { table, parts, named } of split) {
    const text = parts.map((part, at) => part + (named[at] === undefined ? '' : digests.get(named[at]))).join('')
    tables[table] = [...(tables[table] ?? []), text]
  }
  return Object.fromEntries(Object.entries(tables).map(([table, texts]) => [table, texts.toSorted()]))
}
