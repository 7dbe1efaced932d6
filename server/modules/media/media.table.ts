import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FileKind } from '#contract/files-desk'
import type { Focus } from '#contract/media'
import type { Site } from '#contract/sites/sites'
import { createdAt, id, type Texts } from '#server/db/columns'
import type { Scene } from '#server/demo/art/scene'

/** The source of a picture that we draw ourselves: it is stored in the row, and the files are rendered on request. */
export interface Drawing {
  scene: Scene
  /** The encoder's effort: 0 (fast) … 9 (small files). */
  effort?: number
  /** Largest width in pixels. */
  width?: number
}

/**
 * A re-encoded picture; its variants are stored under `media/${key}-${width}.avif|webp`. Those of a `drawing`, one of our own
 * pictures, are created on first request.
 */
export const picture = pgTable('picture', {
  id: id(),
  key: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  widths: integer().array().notNull(),
  color: text().notNull(),
  alt: jsonb().$type<Texts>().notNull(),
  /** What stays visible where the picture is cropped; null for its centre. */
  focus: jsonb().$type<Focus>(),
  owner_id: uuid(),
  drawing: jsonb().$type<Drawing>(),
  created_at: createdAt(),
})
export type PictureRow = typeof picture.$inferSelect

/** An uploaded document; only authorized users can download it. */
export const upload = pgTable(
  'upload',
  {
    id: id(),
    key: text().notNull().unique(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Where it was uploaded; what it belongs to is on the same site. */
    site: text().$type<Site>().notNull(),
    owner_id: uuid(),
    created_at: createdAt(),
    /** How many rows refer to it; maintained by triggers of their tables. */
    uses: integer().notNull().default(0),
    /** What the desk filters by. */
    kind: text()
      .$type<FileKind>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when mime = 'application/pdf' then 'pdf' when mime like 'image/%' then 'picture' when mime like '%spreadsheetml%' then 'workbook' else 'document' end`,
      ),
  },
  (t) => [
    index('upload_owner').on(t.owner_id),
    index('upload_created').on(t.created_at, t.id),
    index('upload_bytes').on(t.bytes, t.id),
    index('upload_kind').on(t.kind, t.created_at, t.id),
    index('upload_kind_bytes').on(t.kind, t.bytes, t.id),
    index('upload_site').on(t.site, t.created_at, t.id),
    index('upload_unused').on(t.created_at, t.id).where(sql`${t.uses} = 0`),
    index('upload_unused_bytes').on(t.bytes, t.id).where(sql`${t.uses} = 0`),
    index('upload_name').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
  ],
)
