import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Lang } from '#contract/languages'
import type { OwnReview, Review, ReviewPhoto } from '#contract/review'
import type { z } from '#contract/zod'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { booking } from '#server/modules/booking/booking.table'
import { pictureOf, productFaces } from '#server/modules/catalog/faces.service'
import { picture } from '#server/modules/media/media.table'
import { passTo } from '#server/modules/media/pass.service'
import { maskedName } from './author'
import { review, reviewPhoto } from './reviews.table'

/** The alt text of a photo whose author has not described it. */
export const photoAlt: Texts = { en: 'Photo by a traveler', ko: '여행자가 올린 사진' }

/** Reviews with their author and travel date, and with further requested columns: one row each. */
export const reviewRows = <M extends Record<string, SQL<string> | PgColumn> = Record<never, never>>(db: Db, more?: M) =>
  db
    .select({ ...(more as M), review, name: account.name, email: account.email, travelled_on: booking.date })
    .from(review)
    .innerJoin(account, eq(account.id, review.account_id))
    .innerJoin(booking, eq(booking.id, review.booking_id))
    .$dynamic()

export type ReviewRow = Awaited<ReturnType<typeof reviewRows>>[number]
type PhotoRow = Pick<typeof reviewPhoto.$inferSelect, 'alt'> & { picture: typeof picture.$inferSelect }

/** A photo as the contract shows it. */
export const photoView = ({ alt, picture: row }: PhotoRow, lang: Lang): ReviewPhoto => {
  const shown = pictureOf(row, lang)
  return { id: row.id, alt, picture: { ...shown, alt: alt || shown.alt } }
}

/** The photos of these reviews, in one query. */
export async function photosOf(db: Db, rows: readonly ReviewRow[], lang: Lang): Promise<Map<string, ReviewPhoto[]>> {
  const ids = rows.flatMap((row) => (row.review.photo_count > 0 ? row.review.id : []))
  const found = await db
    .select({ review_id: reviewPhoto.review_id, alt: reviewPhoto.alt, picture })
    .from(reviewPhoto)
    .innerJoin(picture, eq(picture.id, reviewPhoto.picture_id))
    .where(inArray(reviewPhoto.review_id, ids))
    .orderBy(asc(reviewPhoto.review_id), asc(reviewPhoto.position))
  const photos = new Map<string, ReviewPhoto[]>()
  for (const { review_id, ...row } of found) {
    if (review_id) photos.set(review_id, [...(photos.get(review_id) ?? []), photoView(row, lang)])
  }
  return photos
}

/** A review as the public sees it. */
export const reviewView = (
  { review: row, name, travelled_on }: ReviewRow,
  photos: ReadonlyMap<string, ReviewPhoto[]>,
): z.input<typeof Review> => ({
  id: row.id,
  product_id: row.product_id,
  rating: row.rating,
  title: row.title,
  content: row.content,
  lang: row.lang,
  author: maskedName(name),
  photos: photos.get(row.id) ?? [],
  travelled_on,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
})

/**
 * Reviews as their authors and operators see them, with access to the photos of hidden ones. Three queries, for any number of
 * reviews.
 */
export async function ownViews(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  rows: readonly ReviewRow[],
  lang: Lang,
): Promise<z.input<typeof OwnReview>[]> {
  const { db } = deps
  const photos = await photosOf(db, rows, lang)
  for (const { review: row } of rows) {
    if (row.status !== 'hidden') continue
    for (const { picture: shown } of photos.get(row.id) ?? []) shown.src = passTo(deps, shown.src)
  }
  const faces = await productFaces(db, [...new Set(rows.map((row) => row.review.product_id))])
  return rows.map((row) => {
    const face = faces.get(row.review.product_id)
    return {
      ...reviewView(row, photos),
      booking_id: row.review.booking_id,
      product_name: face?.name[lang] ?? row.review.product_id,
      picture: pictureOf(face?.picture, lang),
      status: row.review.status,
      hidden_reason: row.review.hidden_reason,
    }
  })
}
