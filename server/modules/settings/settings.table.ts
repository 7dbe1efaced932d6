import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SpokenLanguage } from '#contract/languages'
import type { Texts } from '#server/db/columns'

/** Settings that operators may change; `type` is what `GET /api/v1/common/meta?type=` asks for. */
export const setting = pgTable(
  'setting',
  { key: text().primaryKey(), type: text().notNull(), meta: jsonb().notNull() },
  (t) => [index('setting_type').on(t.type)],
)

/** Lists that pages choose from (`GET /api/v1/common?type=`). */
export const common = pgTable(
  'common',
  { type: text().notNull(), key: text().notNull(), position: integer().notNull(), meta: jsonb().notNull() },
  (t) => [primaryKey({ columns: [t.type, t.key] })],
)

/** Labels of menus are in all languages of the interface that somebody wrote one in. */
export type Label = Texts & Partial<Record<SpokenLanguage, string>>

export const menu = pgTable('menu', {
  id: text().primaryKey(),
  parent_id: text(),
  position: integer().notNull(),
  label: jsonb().$type<Label>().notNull(),
  path: text().notNull(),
})
