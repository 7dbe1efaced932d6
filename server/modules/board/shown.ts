import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import { type District, districtPlaces } from '#contract/pass/districts'
import { type board, post, postFile, postText } from './board.table'

/** The posts that are public at an instant. */
export const isPublic = (now: Date): SQL | undefined => and(isNull(post.deleted_at), lte(post.published_at, now))

/** The posts of a category; all of them without one. */
export const inCategory = (category: string | undefined): SQL | undefined =>
  category ? eq(post.category, category) : undefined

/** The posts about a district; all of them without one. */
export const inDistrict = (district: string | undefined): SQL | undefined =>
  district ? sql`${post.district} = ${district}` : undefined

/** Joins each post to one text: in the language, or otherwise in the other one (product §1). */
export const shownIn = (lang: Lang): SQL | undefined =>
  and(
    eq(postText.post_id, post.id),
    sql`(${postText.lang} = ${lang} or not exists (select from post_text own where own.post_id = ${post.id} and own.lang = ${lang}))`,
  )

/** The number of files attached to the post. */
export const fileCount = sql<number>`(select count(*)::int from ${postFile} where ${postFile.post_id} = ${post.id})`

/** The languages of the post's texts. */
export const languagesOf = sql<
  Lang[]
>`array(select own.lang from post_text own where own.post_id = ${post.id} order by 1)`

/** Returns the label of a category in a language, or null. */
export const categoryLabel = (
  { categories }: Pick<typeof board.$inferSelect, 'categories'>,
  name: string | null,
  lang: Lang,
): string | null => categories.find((each) => each.name === name)?.label[lang] ?? null

/** Returns the name of a district in a language, or null. */
export const districtLabel = (district: District | null, lang: Lang): string | null =>
  district && districtPlaces[district].name[lang]
