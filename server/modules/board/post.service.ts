import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { board as contract } from '#contract/board'
import type { StoredFile } from '#contract/files'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { upload } from '#server/modules/media/media.table'
import { Refusal } from '#server/refusal'
import { board, post, postFile, postText } from './board.table'
import { summaryOf } from './list.service'
import { picturesOf } from './pictures.service'
import { categoryLabel, districtLabel, isPublic, languagesOf, shownIn } from './shown'

/** Returns the files attached to a post, in order. */
export const filesOf = (db: Db, postId: string): Promise<StoredFile[]> =>
  db
    .select({ id: upload.id, name: upload.name, mime: upload.mime, bytes: upload.bytes })
    .from(postFile)
    .innerJoin(upload, eq(upload.id, postFile.upload_id))
    .where(eq(postFile.post_id, postId))
    .orderBy(asc(postFile.position))

/** Returns the public post of the same board published just before or just after. */
async function neighbor(db: Db, now: Date, lang: Lang, of: typeof post.$inferSelect, side: 'previous' | 'next') {
  const at = sql`(${of.published_at?.toISOString()}::timestamptz, ${of.id}::uuid)`
  const place = sql`(date_trunc('milliseconds', ${post.published_at}), ${post.id})`
  const order = side === 'previous' ? desc : asc
  const [found] = await db
    .select({ id: post.id, title: postText.title, lang: postText.lang })
    .from(post)
    .innerJoin(postText, shownIn(lang))
    .where(
      and(
        eq(post.site, of.site),
        eq(post.board, of.board),
        isPublic(now),
        side === 'previous' ? sql`${place} < ${at}` : sql`${place} > ${at}`,
      ),
    )
    .orderBy(order(post.published_at), order(post.id))
    .limit(1)
  return found ?? null
}

/** Returns a public post of a site with its neighbors. Throws 404. */
export async function showPost(
  db: Db,
  now: Date,
  { site, id }: { site: Site; id: string },
  lang: Lang,
): Promise<z.input<typeof contract.post.data>> {
  const [row] = await db
    .select({ post, text: postText, board, languages: languagesOf })
    .from(post)
    .innerJoin(postText, shownIn(lang))
    .innerJoin(board, and(eq(board.site, post.site), eq(board.name, post.board)))
    .where(and(eq(post.site, site), eq(post.id, id), isPublic(now)))
  if (!row) throw new Refusal(404, 'board.notFound')
  const [files, pictures, previous, next] = await Promise.all([
    filesOf(db, id),
    picturesOf(db, [id]),
    neighbor(db, now, lang, row.post, 'previous'),
    neighbor(db, now, lang, row.post, 'next'),
  ])
  const published = row.post.published_at ?? now
  return {
    id,
    board: row.post.board,
    board_label: row.board.label[lang],
    category: categoryLabel(row.board, row.post.category, lang),
    district: districtLabel(row.post.district, lang),
    title: row.text.title,
    summary: summaryOf(row.text.content),
    content: row.text.content,
    pictures: pictures.get(id) ?? [],
    lang: row.text.lang,
    languages: row.languages,
    pinned: row.post.pinned,
    files,
    published_at: published.toISOString(),
    // Edits before publication are not changes that readers care about.
    updated_at: row.post.updated_at > published ? row.post.updated_at.toISOString() : null,
    previous,
    next,
  }
}

/** Returns a file attached to a public post. Throws 404. */
export async function postDownload(
  db: Db,
  now: Date,
  { site, id, file }: { site: Site; id: string; file: string },
): Promise<z.input<typeof contract.file.data>> {
  const [found] = await db
    .select({ key: upload.key, name: upload.name, mime: upload.mime })
    .from(postFile)
    .innerJoin(upload, eq(upload.id, postFile.upload_id))
    .innerJoin(post, eq(post.id, postFile.post_id))
    .where(and(eq(post.site, site), eq(post.id, id), eq(upload.id, file), isPublic(now)))
  if (!found) throw new Refusal(404, 'board.notFound')
  return found
}
