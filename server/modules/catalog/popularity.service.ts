import { type Column, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { priorPoints, product, productView } from './catalog.table'

/** Days after which interest counts half, and after which it no longer counts (product §2). */
export const halfLifeDays = 14
export const windowDays = 56

/** The weight on `today` of interest shown on a Seoul day: 1 on the same day, halved with each half-life. */
const decayed = (day: SQL, today: string): SQL<number> =>
  sql<number>`power(0.5, greatest(${today}::date - ${day}, 0) / ${halfLifeDays}::float)`

/** Points that products have earned elsewhere. */
export type Interest = readonly { product_id: string; points: number }[]

/** The Seoul day from which interest is counted, and the day on which it is. */
export interface InterestSpan {
  since: string
  today: string
}

/** Sums the points that rows earn, `points` each at the instant in `at`. */
export const earned = (points: number, at: Column, { today }: InterestSpan): SQL<number> =>
  sql<number>`sum(${points} * ${decayed(sql`(${at} at time zone 'Asia/Seoul')::date`, today)})::float`

/** Adds the views since the last call; views that cannot be written are lost, as they are only a hint. */
export async function keepViews({
  db,
  clock,
  views,
  log,
}: Pick<Deps, 'db' | 'clock' | 'views' | 'log'>): Promise<void> {
  const taken = views.take()
  const today = dayInSeoul(clock.now())
  if (lastKept.get(views) !== today) views.forget()
  lastKept.set(views, today)
  if (taken.size === 0) return
  try {
    // Sorted, so that two servers that add concurrently do not deadlock.
    await db.execute(sql`
      insert into ${productView} (product_id, day, views)
      select id, ${today}::date, views
      from unnest(${sql.param([...taken.keys()])}::text[], ${sql.param([...taken.values()])}::int[]) as opened (id, views)
      where exists (select from ${product} where ${product.id} = opened.id)
      order by id
      on conflict (product_id, day) do update set views = ${productView.views} + excluded.views`)
  } catch (error) {
    log.warn({ err: error }, 'views of products could not be kept')
  }
}
const lastKept = new WeakMap<Deps['views'], string>()

/** Returns how often pages of each site's products were opened on each Seoul day from `first` on, where any was. */
export const viewsByDay = (db: Db, first: string): Promise<{ day: string; site: Site; views: number }[]> =>
  db
    .select({ day: productView.day, site: product.site, views: sql<number>`sum(${productView.views})::int` })
    .from(productView)
    .innerJoin(product, eq(product.id, productView.product_id))
    .where(gte(productView.day, first))
    .groupBy(productView.day, product.site)

/** Recomputes each product's popularity: its views and the points earned elsewhere, decayed, on top of the prior (product §2). */
export async function setPopularity(db: Db, now: Date, earned: readonly Interest[]): Promise<void> {
  const today = dayInSeoul(now)
  await db.delete(productView).where(lt(productView.day, addDays(today, -windowDays)))
  const all = earned.flat()
  await db.execute(sql`
    with points as (
      select product_id, sum(views * ${decayed(sql`day`, today)}) as points from ${productView} group by 1
      union all
      select * from unnest(${sql.param(all.map((each) => each.product_id))}::text[], ${sql.param(all.map((each) => each.points))}::float[])
    ), ranked as (
      select p.id, round(10 * (${priorPoints} + coalesce(sum(points.points), 0)))::int as popularity
      from ${product} p left join points on points.product_id = p.id group by p.id
    )
    update ${product} set popularity = ranked.popularity from ranked
    where ${product.id} = ranked.id and ${product.popularity} <> ranked.popularity`)
}
