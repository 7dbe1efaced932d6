import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { Lang, LanguageCode } from '#contract/languages'
import {
  type review as contract,
  type ReviewPhoto,
  type ReviewSort,
  type ReviewSummary,
  starsDown,
} from '#contract/review'
import type { Db } from '#server/db/connect'
import { isListed } from '#server/modules/catalog/listed.service'
import { picture } from '#server/modules/media/media.table'
import { Refusal } from '#server/refusal'
import { photosOf, photoView, reviewRows, reviewView } from './reviews.rows'
import { review, reviewPhoto } from './reviews.table'

interface Query {
  lang: Lang
  page: number
  per_page: number
  sort: ReviewSort
  stars?: number
  language?: LanguageCode
}

/** The number of photos of a product shown before its reviews. */
const shownPhotos = 8

const newest = [desc(review.created_at), asc(review.id)]
const orders: Record<ReviewSort, SQL[]> = {
  newest,
  highest: [desc(review.rating), ...newest],
  lowest: [asc(review.rating), ...newest],
  photos: [sql`(${review.photo_count} > 0) desc`, ...newest],
}

const publishedOf = (productId: string) => and(eq(review.product_id, productId), eq(review.status, 'published'))

interface Group {
  rating: number
  lang: LanguageCode
  count: number
}

const countOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0)

function summaryOf(groups: readonly Group[], photos: ReviewPhoto[]): ReviewSummary {
  const count = countOf(groups)
  const sum = groups.reduce((all, group) => all + group.rating * group.count, 0)
  const languages = [...new Set(groups.map(({ lang }) => lang))]
  return {
    rating: count > 0 ? Math.round((sum / count) * 10) / 10 : null,
    count,
    stars: starsDown.map((stars) => ({ stars, count: countOf(groups.filter(({ rating }) => rating === stars)) })),
    languages: languages
      .map((lang) => ({ lang, count: countOf(groups.filter((group) => group.lang === lang)) }))
      .toSorted((a, b) => b.count - a.count || (a.lang < b.lang ? -1 : 1)),
    photos,
  }
}

async function newestPhotos(db: Db, productId: string, lang: Lang): Promise<ReviewPhoto[]> {
  const rows = await db
    .select({ alt: reviewPhoto.alt, picture })
    .from(review)
    .innerJoin(reviewPhoto, eq(reviewPhoto.review_id, review.id))
    .innerJoin(picture, eq(picture.id, reviewPhoto.picture_id))
    .where(publishedOf(productId))
    .orderBy(...newest, asc(reviewPhoto.position))
    .limit(shownPhotos)
  return rows.map((row) => photoView(row, lang))
}

/**
 * A page of a product's published reviews with the summary of all of them. Five queries. Throws 404 `catalog.notFound` unless it is
 * on sale or this is a preview.
 */
export async function productReviews(
  db: Db,
  productId: string,
  { lang, page, per_page, sort, stars, language }: Query,
  preview = false,
): Promise<Data<typeof contract.ofProduct>> {
  if (!preview && !(await isListed(db, 'shop', productId))) throw new Refusal(404, 'catalog.notFound')
  const count = sql<number>`count(*)::int`
  const [groups, rows, newPhotos] = await Promise.all([
    db
      .select({ rating: review.rating, lang: review.lang, count })
      .from(review)
      .where(publishedOf(productId))
      .groupBy(review.rating, review.lang),
    reviewRows(db)
      .where(
        and(
          publishedOf(productId),
          stars ? eq(review.rating, stars) : undefined,
          language && eq(review.lang, language),
        ),
      )
      .orderBy(...orders[sort])
      .limit(per_page)
      .offset((page - 1) * per_page),
    newestPhotos(db, productId, lang),
  ])
  const photos = await photosOf(db, rows, lang)
  const matching = groups.filter(
    (group) => (!stars || group.rating === stars) && (!language || group.lang === language),
  )
  return {
    items: rows.map((row) => reviewView(row, photos)),
    page,
    per_page,
    total: countOf(matching),
    summary: summaryOf(groups, newPhotos),
  }
}
