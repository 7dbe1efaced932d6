import { and, asc, count, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { boardDesk, PostState } from '#contract/board-desk'
import { districtPlaces, districts } from '#contract/pass/districts'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import { post, postText } from './board.table'
import { asDesk } from './desk.service'
import { findBoard } from './list.service'
import { inCategory, inDistrict } from './shown'

const inState = (state: PostState, now: Date): SQL =>
  ({
    draft: isNull(post.published_at),
    planned: gt(post.published_at, now),
    out: lte(post.published_at, now),
  })[state]

/** Posts that contain the words in one of their languages. */
const withWords = (db: Db, q: string): SQL =>
  inArray(
    post.id,
    db
      .select({ id: postText.post_id })
      .from(postText)
      .where(sql`${postText.search} like ${anywhere(q.normalize('NFC').toLowerCase())}`),
  )

/** Returns a page of a board's posts that were not removed, in the readers' order. Five statements. Throws 404. */
export async function listDesk(
  db: Db,
  now: Date,
  { site, board }: { site: Site; board: string },
  { page, per_page, state, category, district, q }: z.output<typeof boardDesk.list.query>,
): Promise<z.input<typeof boardDesk.list.data>> {
  const { shape, categories, by_district } = await findBoard(db, site, board)
  const found = and(
    eq(post.site, site),
    eq(post.board, board),
    isNull(post.deleted_at),
    inCategory(category),
    // A board without districts has none to choose from.
    inDistrict(by_district ? district : undefined),
    q ? withWords(db, q) : undefined,
  )
  const countOf = (each: PostState) => sql<number>`count(*) filter (where ${inState(each, now)})::int`
  const [counts = { draft: 0, planned: 0, out: 0 }] = await db
    .select({ draft: countOf('draft'), planned: countOf('planned'), out: countOf('out') })
    .from(post)
    .where(found)
  const within = and(found, state && inState(state, now))
  const [all] = await db.select({ total: count() }).from(post).where(within)
  const rows = await db
    .select()
    .from(post)
    .where(within)
    // A draft has no date yet: it is listed where a new post will appear.
    .orderBy(desc(post.pinned), asc(post.position), sql`${post.published_at} desc nulls first`, desc(post.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const ids = rows.map(({ id }) => id)
  const texts = ids.length > 0 ? await db.select().from(postText).where(inArray(postText.post_id, ids)) : []
  const items = rows.map((row) =>
    asDesk(
      row,
      texts.filter(({ post_id }) => post_id === row.id),
      now,
    ),
  )
  const places = by_district ? districts.map((name) => ({ name, label: districtPlaces[name].name })) : []
  return { items, page, per_page, total: all?.total ?? 0, shape, categories, districts: places, counts }
}
