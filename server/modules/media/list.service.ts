import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, instantInSeoul } from '#contract/days'
import type { FileQuery, fileSorts } from '#contract/files-desk'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import { Refusal } from '#server/refusal'
import { upload } from './media.table'

export type UploadRow = typeof upload.$inferSelect

/** Queries of the ids of files, or those that nothing uses. */
export type Used = readonly SQL[] | 'unused'

function usedIn(used: Used): SQL {
  // Counted in the row: comparing every file with every use would take longer with each of them.
  if (used === 'unused') return sql`${upload.uses} = 0`
  if (used.length === 0) return sql`false`
  return sql`exists (select from (${sql.join([...used], sql` union all `)}) used (id) where used.id = ${upload.id})`
}

const hasName = (q: string) => sql`lower(${upload.name}) like ${anywhere(q.toLowerCase())}`

const keys: Record<(typeof fileSorts)[number], SortKey> = {
  created_at: { by: upload.created_at, kind: 'instant' },
  bytes: { by: upload.bytes, kind: 'number' },
}

type FileFilters = Omit<z.output<typeof FileQuery>, 'subject'> & {
  /** No filter if undefined. */
  used: Used | undefined
  /** The files whose names are searched. */
  named: Used
}

/** Lists stored documents by page, newest first unless sorted otherwise. Two queries. */
export async function listUploads(
  db: Db,
  { cursor, per_page, sort, exact, q, kind, site, from, to, used, named }: FileFilters,
) {
  const match = and(
    kind && eq(upload.kind, kind),
    site && eq(upload.site, site),
    q ? and(hasName(q), usedIn(named)) : undefined,
    from === undefined ? undefined : gte(upload.created_at, instantInSeoul(from)),
    to === undefined ? undefined : lt(upload.created_at, instantInSeoul(addDays(to, 1))),
    used && usedIn(used),
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, upload.id, { cursor, per_page, descending })
  const found = await db
    .select({ id: upload.id, key: set.key, row: upload })
    .from(upload)
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  const total = await countRows(db, db.select({ id: upload.id }).from(upload).where(match), { exact })
  return { rows: rows.map(({ row }) => row), total, next, previous }
}

/** Returns ids of the documents whose names have these words, among those that the given queries list; at most `most`. */
export const uploadsNamed = (db: Db, q: string, named: Used, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: upload.id })
    .from(upload)
    .where(and(hasName(q), usedIn(named)))
    .limit(most)

/** Returns the names and kinds of stored documents; one query. */
export const namesOfUploads = (db: Db, ids: readonly string[]): Promise<Pick<UploadRow, 'id' | 'name' | 'kind'>[]> =>
  db
    .select({ id: upload.id, name: upload.name, kind: upload.kind })
    .from(upload)
    .where(inArray(upload.id, [...ids]))

/** Returns a stored document. Throws 404. */
export async function findUpload(db: Db, id: string): Promise<UploadRow> {
  const [row] = await db.select().from(upload).where(eq(upload.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** Counts the stored documents, and their bytes, of each of these names; one query. */
export async function sumUploads<N extends string>(
  db: Db,
  of: readonly { name: N; used: Used }[],
): Promise<{ name: N; files: number; bytes: number }[]> {
  const each = of.map(
    ({ name, used }) =>
      sql`select ${name}::text as name, count(*)::int as files, coalesce(sum(${upload.bytes}), 0)::float8 as bytes from ${upload} where ${usedIn(used)}`,
  )
  const { rows } = await db.execute<{ name: N; files: number; bytes: number }>(sql.join(each, sql` union all `))
  return rows
}
