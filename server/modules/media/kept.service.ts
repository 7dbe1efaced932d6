import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { upload } from './media.table'

/** What this module stores about these accounts; the files themselves are in `keptFiles`. */
export async function keptUploads(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { uploads: await ownRows(db, upload, upload.owner_id, ids) }
}

/** Where the documents sent by these accounts are stored, oldest first, with their original names. */
export const keptFiles = (db: Db, ids: readonly string[]): Promise<{ key: string; name: string }[]> =>
  db
    .select({ key: upload.key, name: upload.name })
    .from(upload)
    .where(inArray(upload.owner_id, [...ids]))
    .orderBy(asc(upload.created_at), asc(upload.id))
