import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BoardShape } from '#contract/board-shapes'
import type { Lang } from '#contract/languages'
import type { District } from '#contract/pass/districts'
import type { Site } from '#contract/sites/sites'
import { createdAt, id, instant, type Texts } from '#server/db/columns'
import { picture, upload } from '#server/modules/media/media.table'

/** The boards of each site; which ones exist, and their categories, is data (product §3). */
export const board = pgTable(
  'board',
  {
    site: text().$type<Site>().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    shape: text().$type<BoardShape>().notNull(),
    label: jsonb().$type<Texts>().notNull(),
    categories: jsonb().$type<{ name: string; label: Texts }[]>().notNull().default([]),
    /** Whether its posts are also sorted by the districts of Seoul. */
    by_district: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.site, t.name] })],
)

export const post = pgTable(
  'post',
  {
    id: id(),
    site: text().$type<Site>().notNull(),
    board: text().notNull(),
    category: text(),
    district: text().$type<District>(),
    position: integer().notNull().default(0),
    pinned: boolean().notNull().default(false),
    /** Null for a draft; can be in the future. */
    published_at: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
    deleted_at: instant(),
    /** Number of edits of its texts, category, district or position. */
    version: integer().notNull().default(1),
    /** Number of pictures ever sent for its texts, so that no number is used twice. */
    pictures: integer().notNull().default(0),
  },
  (t) => [
    foreignKey({ columns: [t.site, t.board], foreignColumns: [board.site, board.name] }),
    index('post_order').on(
      t.site,
      t.board,
      t.pinned.desc().nullsFirst(),
      t.position,
      t.published_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('post_published').on(t.site, t.board, t.published_at, t.id),
  ],
)

export const postText = pgTable(
  'post_text',
  {
    post_id: uuid()
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    lang: text().$type<Lang>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** The searched text: title and content without markup, lower case. */
    search: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.post_id, t.lang] }),
    index('post_text_search').using('gin', sql`${t.search} gin_trgm_ops`),
  ],
)

export const postFile = pgTable(
  'post_file',
  {
    post_id: uuid()
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    upload_id: uuid()
      .notNull()
      .references(() => upload.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.post_id, t.upload_id] }), index('post_file_upload').on(t.upload_id)],
)

/** The pictures in the texts of a post: both languages refer to them by the same number. */
export const postPicture = pgTable(
  'post_picture',
  {
    post_id: uuid()
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    picture_id: uuid()
      .notNull()
      .unique()
      .references(() => picture.id),
  },
  (t) => [primaryKey({ columns: [t.post_id, t.number] })],
)
