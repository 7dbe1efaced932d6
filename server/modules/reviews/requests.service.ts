import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { review as contract, ReviewRequest } from '#contract/review'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { hasTakenPlace, isActive } from '#server/modules/booking/active.service'
import { booking } from '#server/modules/booking/booking.table'
import { pictureOf, productFaces } from '#server/modules/catalog/faces.service'
import { Refusal } from '#server/refusal'
import { review } from './reviews.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>
type State = z.infer<typeof ReviewRequest>['state']

const requestRows = (db: Db) =>
  db
    .select({ booking, review_id: review.id })
    .from(booking)
    .leftJoin(review, eq(review.booking_id, booking.id))
    .$dynamic()

type RequestRow = Awaited<ReturnType<typeof requestRows>>[number]

/** Whether a booking can be reviewed on a Seoul day (product §3). */
export function requestState({ booking: row, review_id }: RequestRow, today: string): State {
  if (review_id) return 'written'
  if (!isActive(row)) return 'not_taken'
  return row.date < today ? 'open' : 'not_yet'
}

async function views(db: Db, rows: readonly RequestRow[], today: string, lang: Lang): Promise<ReviewRequest[]> {
  const faces = await productFaces(db, [...new Set(rows.map((row) => row.booking.product_id))])
  return rows.map((row) => ({
    id: row.booking.id,
    state: requestState(row, today),
    review_id: row.review_id,
    product_id: row.booking.product_id,
    product_name: row.booking.product_name[lang],
    option_name: row.booking.option_name[lang],
    picture: pictureOf(faces.get(row.booking.product_id)?.picture, lang),
    date: row.booking.date,
    start_time: row.booking.start_time,
  }))
}

/** The member's bookings that have taken place and have no review, latest tour first. Four queries. */
export async function reviewRequests(
  { db, clock }: ServiceDeps,
  accountId: string,
  { page, per_page, lang }: { page: number; per_page: number; lang: Lang },
): Promise<Data<typeof contract.requests>> {
  const today = dayInSeoul(clock.now())
  const waiting = and(eq(booking.account_id, accountId), hasTakenPlace(today), isNull(review.id))
  const rows = await requestRows(db)
    .where(waiting)
    .orderBy(desc(booking.date), desc(booking.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db
    .select({ total: count() })
    .from(booking)
    .leftJoin(review, eq(review.booking_id, booking.id))
    .where(waiting)
  return { items: await views(db, rows, today, lang), page, per_page, total: all?.total ?? 0 }
}

/** Whether one booking of the member can be reviewed. Throws 404 for another member's. */
export async function reviewRequest(
  { db, clock }: ServiceDeps,
  accountId: string,
  id: string,
  lang: Lang,
): Promise<ReviewRequest> {
  const rows = await requestRows(db).where(and(eq(booking.id, id), eq(booking.account_id, accountId)))
  const [found] = await views(db, rows, dayInSeoul(clock.now()), lang)
  if (!found) throw new Refusal(404, 'booking.notFound')
  return found
}
