import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Site } from '#contract/sites/sites'
import type { TextBlock } from '#contract/text-blocks'
import { createdAt, id } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

/** Texts that the desk of a site uses repeatedly. */
export const textBlock = pgTable(
  'text_block',
  {
    id: id(),
    site: text().$type<Site>().notNull(),
    texts: jsonb().$type<TextBlock['texts']>().notNull(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    updated_by: uuid()
      .notNull()
      .references(() => account.id),
  },
  (t) => [index('text_block_site').on(t.site, t.created_at, t.id)],
)
