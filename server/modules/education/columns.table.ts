import { boolean, integer, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'

const someone = () =>
  uuid()
    .notNull()
    .references(() => account.id)

/** Columns of a section: how often it was saved, and when and by whom it was last saved. */
export const saved = () => ({
  version: integer().notNull().default(0),
  saved_at: instant().notNull(),
  saved_by: someone(),
})

/** Columns of an added file: what was uploaded, when and by whom, and whether a version names it. */
export const added = () => ({
  id: id(),
  upload_id: uuid()
    .notNull()
    .references(() => upload.id),
  added_at: instant().notNull(),
  added_by: someone(),
  is_submitted: boolean().notNull().default(false),
})

/** Columns of a version: its number, when it was submitted and by whom. */
export const submitted = () => ({
  number: integer().notNull(),
  submitted_at: instant().notNull(),
  submitted_by: someone(),
})

/** Columns of a revision request: when it was made, and when it was settled (null while it waits). */
export const revisionColumns = () => ({ id: id(), asked_at: instant().notNull(), settled_at: instant() })
