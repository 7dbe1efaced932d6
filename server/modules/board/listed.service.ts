import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { board, post } from './board.table'
import { languagesOf } from './shown'

/** Posts that a search engine is led to: the newest. */
const mostListed = 500

// By the database's clock: those who ask for pages have none.
const isOut = and(isNull(post.deleted_at), sql`${post.published_at} <= now()`)

/** Whether a post of a site is open to everybody. */
export async function isListedPost(db: Db, site: Site, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: post.id })
    .from(post)
    .where(and(eq(post.site, site), eq(post.id, id), isOut))
  return found !== undefined
}

/** A site's posts that have a page of their own, the newest first, each with the languages that it was written in. */
export function listedPosts(db: Db, site: Site): Promise<{ id: string; languages: Lang[] }[]> {
  return db
    .select({ id: post.id, languages: languagesOf })
    .from(post)
    .innerJoin(board, and(eq(board.site, post.site), eq(board.name, post.board), eq(board.shape, 'posts')))
    .where(and(eq(post.site, site), isOut))
    .orderBy(desc(post.published_at), desc(post.id))
    .limit(mostListed)
}
