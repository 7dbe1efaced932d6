import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { board as contract, PostQuery } from '#contract/board'
import { cut } from '#contract/cut'
import type { Lang } from '#contract/languages'
import { plainMarkup } from '#contract/markup'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { type SearchWord, searchWords } from '#server/modules/catalog/words.service'
import { Refusal } from '#server/refusal'
import { board, post, postText } from './board.table'
import { countsOf } from './counts'
import { picturesOf } from './pictures.service'
import { categoryLabel, districtLabel, fileCount, inCategory, inDistrict, isPublic, shownIn } from './shown'

/** Maximum number of characters of a summary. */
const summaryLength = 160
/** Minimum trigram similarity of a word and the best match in a text, as in pg_trgm, when no text has it exactly. */
const likeness = 0.45

/** Returns the beginning of a text without its markup, cut between words. */
export function summaryOf(content: string): string {
  const text = plainMarkup(content)
  if (text.length <= summaryLength) return text
  const head = cut(text, summaryLength)
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), summaryLength / 2)).trimEnd()}…`
}

/** Returns a board of a site. Throws 404. */
export async function findBoard(db: Db, site: Site, name: string): Promise<typeof board.$inferSelect> {
  const [found] = await db
    .select()
    .from(board)
    .where(and(eq(board.site, site), eq(board.name, name)))
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** Lists the boards of a site, each with its number of public posts. */
export async function listBoards(
  db: Db,
  now: Date,
  site: Site,
  lang: Lang,
): Promise<z.input<typeof contract.boards.data>> {
  const rows = await db
    .select({ board, count: sql<number>`count(${post.id})::int` })
    .from(board)
    .leftJoin(post, and(eq(post.site, board.site), eq(post.board, board.name), isPublic(now)))
    .where(eq(board.site, site))
    .groupBy(board.site, board.name)
    .orderBy(asc(board.position))
  return rows.map(({ board: { name, shape, label }, count }) => ({ name, shape, label: label[lang], count }))
}

const toTheLetter = ({ exact }: SearchWord): SQL => sql`${postText.search} like ${`%${exact}%`}`
// Without the index: a board has hundreds of posts at most, and this only runs if nothing else was found.
const alike = ({ loose }: SearchWord): SQL => sql`word_similarity(${loose}, ${postText.search}) >= ${likeness}`

type Scope = SQL | undefined

const countPosts = (db: Db, lang: Lang, scope: Scope) =>
  db
    .select({ category: post.category, district: post.district, count: sql<number>`count(*)::int` })
    .from(post)
    .innerJoin(postText, shownIn(lang))
    .where(scope)
    .groupBy(post.category, post.district)

/** Searches by words and counts: exactly, or with typos if that finds nothing. */
async function search(db: Db, { lang, q = '' }: z.output<typeof PostQuery>, within: Scope) {
  const words = searchWords(q)
  const scope = and(within, ...words.map(toTheLetter))
  const counts = await countPosts(db, lang, scope)
  if (counts.length > 0 || words.length === 0) return { scope, counts }
  const wider = and(within, ...words.map(alike))
  return { scope: wider, counts: await countPosts(db, lang, wider) }
}

/**
 * Returns a page of a board's public posts: pinned first, then by position, then newest. At most four statements, whatever the
 * number of posts, and one more for the pictures of questions. Throws 404 for a board that the site does not have.
 */
export async function listPosts(
  db: Db,
  now: Date,
  { site, board: name }: { site: Site; board: string },
  asked: z.output<typeof PostQuery>,
): Promise<z.input<typeof contract.posts.data>> {
  const found = await findBoard(db, site, name)
  // A board without districts has none to choose from.
  const query = { ...asked, district: found.by_district ? asked.district : undefined }
  const { lang, category, district, page, per_page } = query
  const within = and(eq(post.site, site), eq(post.board, name), isPublic(now))
  const { scope, counts } = await search(db, query, within)
  const rows = await db
    .select({ post, text: postText, files: fileCount })
    .from(post)
    .innerJoin(postText, shownIn(lang))
    .where(and(scope, inCategory(category), inDistrict(district)))
    .orderBy(desc(post.pinned), asc(post.position), desc(post.published_at), desc(post.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const isWhole = found.shape === 'questions'
  const pictures = await picturesOf(db, isWhole ? rows.map((row) => row.post.id) : [])
  return {
    label: found.label[lang],
    shape: found.shape,
    ...countsOf(found, counts, query),
    items: rows.map((row) => ({
      id: row.post.id,
      board: name,
      category: categoryLabel(found, row.post.category, lang),
      district: districtLabel(row.post.district, lang),
      title: row.text.title,
      summary: summaryOf(row.text.content),
      content: isWhole ? row.text.content : null,
      pictures: pictures.get(row.post.id) ?? [],
      lang: row.text.lang,
      pinned: row.post.pinned,
      files: row.files,
      published_at: (row.post.published_at ?? now).toISOString(),
    })),
    page,
    per_page,
  }
}
