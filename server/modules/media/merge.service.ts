import { sql } from 'drizzle-orm'
import { movedRows } from '#server/db/moved-rows'
import { picture, upload } from './media.table'

/** What this module moves when two accounts are merged. */
export const mergedFiles = [
  movedRows({
    kind: 'files',
    table: upload,
    column: upload.owner_id,
    unless: ({ profileFiles }) => sql`${upload.id} = any(${sql.param([...profileFiles])}::uuid[])`,
  }),
  movedRows({ kind: null, table: picture, column: picture.owner_id }),
]
