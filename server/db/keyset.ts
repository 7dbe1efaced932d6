import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isDay } from '#contract/days'
import { Refusal } from '#server/refusal'
import { isUuid } from './uuid'

/** What a list can be sorted by: never null, and with an index on it and the id. */
export interface SortKey {
  by: SQLWrapper
  kind: 'text' | 'number' | 'instant' | 'day'
}

const types = {
  text: sql.raw('text'),
  number: sql.raw('bigint'),
  instant: sql.raw('timestamptz'),
  day: sql.raw('date'),
} as const
const forms = {
  text: /^/,
  number: /^-?\d{1,15}$/,
  day: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  // PostgreSQL knows no offset beyond 15 hours.
  instant: /^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/,
} as const

/** Where a page begins or ends: the sort value of its row, as PostgreSQL writes it, and its id. */
type Place = readonly [way: 'after' | 'before', value: string, id: string]

/** Throws 400 `validation.invalid` for a text that is not a cursor of a list with this sort. */
function readCursor(cursor: string, kind: SortKey['kind']): Place {
  try {
    const [way, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const fits =
      (way === 'after' || way === 'before') &&
      typeof value === 'string' &&
      !value.includes('\0') &&
      forms[kind].test(value) &&
      // `Date` reads days that PostgreSQL refuses, such as 30 February.
      ((kind !== 'day' && kind !== 'instant') || isDay(value.slice(0, 10))) &&
      typeof id === 'string' &&
      isUuid(id)
    if (fits) return [way, value, id]
  } catch {
    // Refused below like any other invalid cursor.
  }
  throw new Refusal(400, 'validation.invalid', 'cursor')
}

const writeCursor = (...place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

interface PageQuery {
  cursor?: string | undefined
  per_page: number
  descending: boolean
}

/**
 * Pages a list by keyset: the last page is as fast as the first, and no row is skipped or shown twice where many have the same
 * value. The query selects `key` in addition to its columns and uses `where`, `order` and `limit`; `page` makes the response of its rows.
 */
export function keyset({ by, kind }: SortKey, id: SQLWrapper, { cursor, per_page, descending }: PageQuery) {
  const place = cursor === undefined ? null : readCursor(cursor, kind)
  const back = place?.[0] === 'before'
  const falling = descending !== back
  const way = falling ? desc : asc
  return {
    key: sql<string>`(${by})::text`,
    where:
      place && sql`(${by}, ${id}) ${sql.raw(falling ? '<' : '>')} (${place[1]}::${types[kind]}, ${place[2]}::uuid)`,
    order: [way(by as SQL), way(id as SQL)],
    limit: per_page + 1,
    page<R extends { id: string; key: string }>(found: readonly R[]) {
      const more = found.length > per_page
      const rows = found.slice(0, per_page)
      if (back) rows.reverse()
      const [first, last] = [rows.at(0), rows.at(-1)]
      return {
        rows,
        next: last && (back || more) ? writeCursor('after', last.key, last.id) : null,
        previous: first && (back ? more : place !== null) ? writeCursor('before', first.key, first.id) : null,
      }
    },
  }
}

/** Splits a sort of the contract, with `-` in front for descending, into its key and direction. */
export function sortIn<S extends string>(
  sort: S | `-${S}`,
  keys: Readonly<Record<S, SortKey>>,
): { key: SortKey; descending: boolean } {
  const descending = sort.startsWith('-')
  return { key: keys[(descending ? sort.slice(1) : sort) as S], descending }
}
