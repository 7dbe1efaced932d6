import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { upload } from './media.table'

/** What is kept here of these accounts; the files themselves are `keptFiles`. */
export async function keptUploads(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { uploads: await ownRows(db, upload, upload.owner_id, ids) }
}

/** Where the documents lie that these accounts have sent, the oldest first, and what they called them. */
export const keptFiles = (db: Db, ids: readonly string[]): Promise<{ key: string; name: string }[]> =>
  db
    .select({ key: upload.key, name: upload.name })
    .from(upload)
    .where(inArray(upload.owner_id, [...ids]))
    .orderBy(asc(upload.created_at), asc(upload.id))
