import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, type Texts } from '#server/db/columns'

/** A re-encoded picture; its variants lie in storage under `media/${key}-${width}.avif|webp`. */
export const picture = pgTable('picture', {
  id: id(),
  key: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  widths: integer().array().notNull(),
  colour: text().notNull(),
  alt: jsonb().$type<Texts>().notNull(),
  owner_id: uuid(),
  created_at: createdAt(),
})

/** An uploaded document; downloaded only by those who may. */
export const upload = pgTable(
  'upload',
  {
    id: id(),
    key: text().notNull().unique(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    owner_id: uuid(),
    created_at: createdAt(),
  },
  (t) => [index('upload_owner').on(t.owner_id)],
)
