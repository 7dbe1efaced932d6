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

/** Of the staff, who looks at which application. */
export const applicationAssignee = pgTable(
  'education_assignee',
  { ...columns(), assigned_at: instant().notNull() },
  (t) => [
    primaryKey({ columns: [t.application_id, t.account_id] }),
    index('education_assignee_account').on(t.account_id, t.application_id),
  ],
)

/** Who keeps out of an application, and why; one that was lifted is in the trail alone. */
export const staffConflict = pgTable(
  'education_conflict',
  { ...columns(), words: text().notNull(), declared_at: instant().notNull() },
  (t) => [
    primaryKey({ columns: [t.application_id, t.account_id] }),
    index('education_conflict_account').on(t.account_id, t.application_id),
  ],
)
