import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import { type board, post, postFile, postText } from './board.table'

/** What anybody may read at an instant. */
export const isPublic = (now: Date): SQL | undefined => and(isNull(post.deleted_at), lte(post.published_at, now))

/** Joins each post to one text: that of the language, or where it lacks that, the other one (product §1). */
export const shownIn = (lang: Lang): SQL | undefined =>
  and(
    eq(postText.post_id, post.id),
    sql`(${postText.lang} = ${lang} or not exists (select from post_text own where own.post_id = ${post.id} and own.lang = ${lang}))`,
  )

/** How many files lie beside the post. */
export const fileCount = sql<number>`(select count(*)::int from ${postFile} where ${postFile.post_id} = ${post.id})`

/** The languages that the post was written in. */
export const languagesOf = sql<
  Lang[]
>`array(select own.lang from post_text own where own.post_id = ${post.id} order by 1)`

/** The label of a category in a language, or null. */
export const categoryLabel = (
  { categories }: Pick<typeof board.$inferSelect, 'categories'>,
  name: string | null,
  lang: Lang,
): string | null => categories.find((each) => each.name === name)?.label[lang] ?? null
