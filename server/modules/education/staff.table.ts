import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { application } from './education.table'

const columns = () => ({
  application_id: uuid()
    .notNull()
    .references(() => application.id),
  account_id: uuid()
    .notNull()
    .references(() => account.id),
})

/** The assignees of applications. */
export const applicationAssignee = pgTable(
  'education_assignee',
  { ...columns(), assigned_at: instant().notNull() },
  (t) => [
    primaryKey({ columns: [t.application_id, t.account_id] }),
    index('education_assignee_account').on(t.account_id, t.application_id),
  ],
)

/** Conflicts of interest and their reasons; a lifted conflict is in the trail only. */
export const staffConflict = pgTable(
  'education_conflict',
  { ...columns(), words: text().notNull(), declared_at: instant().notNull() },
  (t) => [
    primaryKey({ columns: [t.application_id, t.account_id] }),
    index('education_conflict_account').on(t.account_id, t.application_id),
  ],
)
