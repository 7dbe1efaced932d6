import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SpokenLanguage } from '#contract/languages'
import { createdAt, id, type Texts } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

/** Settings that operators can change; `type` is the parameter of `GET /api/v1/common/meta?type=`. */
export const setting = pgTable(
  'setting',
  { key: text().primaryKey(), type: text().notNull(), meta: jsonb().notNull() },
  (t) => [index('setting_type').on(t.type)],
)

/** Every change of a setting by an operator, with the values before and after; an unset one is null. Append-only. */
export const settingChange = pgTable(
  'setting_change',
  {
    id: id(),
    key: text().notNull(),
    version: integer().notNull(),
    before: jsonb(),
    after: jsonb(),
    at: createdAt(),
    by: uuid()
      .notNull()
      .references(() => account.id),
  },
  (t) => [uniqueIndex('setting_change_version').on(t.key, t.version)],
)

/** Lists that pages choose from (`GET /api/v1/common?type=`). */
export const common = pgTable(
  'common',
  { type: text().notNull(), key: text().notNull(), position: integer().notNull(), meta: jsonb().notNull() },
  (t) => [primaryKey({ columns: [t.type, t.key] })],
)

/** Labels of menus are in both text languages, and in further languages of the interface where translated. */
export type Label = Texts & Partial<Record<SpokenLanguage, string>>

export const menu = pgTable('menu', {
  id: text().primaryKey(),
  parent_id: text(),
  position: integer().notNull(),
  label: jsonb().$type<Label>().notNull(),
  path: text().notNull(),
})
