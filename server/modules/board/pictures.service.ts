import { asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { PostPicture } from '#contract/board'
import type { PostDraft } from '#contract/board-desk'
import { textLanguages } from '#contract/languages'
import { picturesIn } from '#contract/markup'
import type { Db } from '#server/db/connect'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import { Refusal } from '#server/refusal'
import { post, postPicture } from './board.table'

/** Returns the pictures of posts by post, in the order they were sent. */
export async function picturesOf(db: Db, postIds: readonly string[]): Promise<Map<string, PostPicture[]>> {
  const rows =
    postIds.length === 0
      ? []
      : await db
          .select({ post_id: postPicture.post_id, number: postPicture.number, shown: shownPicture })
          .from(postPicture)
          .innerJoin(picture, eq(picture.id, postPicture.picture_id))
          .where(inArray(postPicture.post_id, [...postIds]))
          .orderBy(asc(postPicture.number))
  const found = new Map<string, PostPicture[]>()
  for (const { post_id, number, shown } of rows) {
    const { key, width, height, widths, color } = shown
    const of = found.get(post_id) ?? []
    of.push({ number, src: `/media/${key}`, width, height, widths, color })
    found.set(post_id, of)
  }
  return found
}

/**
 * Refuses texts with a picture that the post does not have: 400 `board.pictureMissing` at the language. Call it in the
 * transaction that locks the row of the post, so that no picture is removed meanwhile.
 */
export async function checkPictures(tx: Db, post_id: string, texts: PostDraft['texts']): Promise<void> {
  const shown = textLanguages.flatMap((lang) =>
    picturesIn(texts[lang]?.content ?? '').map(({ number }) => ({ lang, number })),
  )
  if (shown.length === 0) return
  const rows = await tx.select({ number: postPicture.number }).from(postPicture).where(eq(postPicture.post_id, post_id))
  const missing = shown.find(({ number }) => !rows.some((row) => row.number === number))
  if (!missing) return
  throw new Refusal(400, 'board.pictureMissing', `texts.${missing.lang}.content`, { number: String(missing.number) })
}

const postKey = /^posts\/[0-9a-f]{24}$/

/** Returns 'photo' for a public picture of a post, 'withheld' for one that only writers can see, null for any other key. */
export async function postPictureState(db: Db, now: Date, key: string): Promise<'photo' | 'withheld' | null> {
  if (!postKey.test(key)) return null
  const [row] = await db
    .select({ out: sql<boolean>`${lte(post.published_at, now)} and ${isNull(post.deleted_at)}` })
    .from(picture)
    .innerJoin(postPicture, eq(postPicture.picture_id, picture.id))
    .innerJoin(post, eq(post.id, postPicture.post_id))
    .where(eq(picture.key, key))
  return row?.out ? 'photo' : 'withheld'
}
