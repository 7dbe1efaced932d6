import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Lang } from '#contract/languages'
import { bytes, createdAt, instant } from '#server/db/columns'

/** What a public page showed in a language when it was visited; never the HTML itself (domain hazard 2). */
export const pageSnapshot = pgTable(
  'page_snapshot',
  {
    path: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    text_hash: bytes().notNull(),
    seen_at: createdAt(),
    /** Since when it has shown that. */
    changed_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.path, t.lang] })],
)
