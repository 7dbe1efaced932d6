import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { board, post } from './board.table'
import { languagesOf } from './shown'

/** Maximum number of posts listed for search engines, newest first. */
const mostListed = 500

// By the database's clock: the callers have none.
const isOut = and(isNull(post.deleted_at), sql`${post.published_at} <= now()`)

/** Returns the site and board of a public post; undefined for any other. */
export async function listedPost(db: Db, id: string): Promise<{ site: Site; board: string } | undefined> {
  const [found] = await db
    .select({ site: post.site, board: post.board })
    .from(post)
    .where(and(eq(post.id, id), isOut))
  return found
}

/** Returns the posts of all sites that have their own page, newest first, each with its languages. */
export function listedPosts(db: Db): Promise<{ id: string; site: Site; board: string; languages: Lang[] }[]> {
  return db
    .select({ id: post.id, site: post.site, board: post.board, languages: languagesOf })
    .from(post)
    .innerJoin(board, and(eq(board.site, post.site), eq(board.name, post.board), eq(board.shape, 'posts')))
    .where(isOut)
    .orderBy(desc(post.published_at), desc(post.id))
    .limit(mostListed)
}
