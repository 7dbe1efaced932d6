import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LanguageCode } from '#contract/languages'
import type { ReviewStatus } from '#contract/review'
import type { SocialReview } from '#contract/social-review'
import { createdAt, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { booking } from '#server/modules/booking/booking.table'
import { product } from '#server/modules/catalog/catalog.table'
import { picture } from '#server/modules/media/media.table'

/** The text in which operators search for a review, in lower case. */
export const reviewWords = (of: Record<'title' | 'content', SQLWrapper>): SQL =>
  sql`lower(${of.title} || ' ' || ${of.content})`

/** One review for each booking that took place. Published ones are summed up in the product's row. */
export const review = pgTable(
  'review',
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .unique('review_booking')
      .references(() => booking.id),
    product_id: text()
      .notNull()
      .references(() => product.id),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    rating: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    lang: text().$type<LanguageCode>().notNull(),
    /** The number of its photos, so that a list can be sorted by it. */
    photo_count: integer().notNull().default(0),
    status: text().$type<ReviewStatus>().notNull().default('published'),
    /** Shown to its author; null while it is published. */
    hidden_reason: text(),
    created_at: createdAt(),
    edited_at: instant(),
  },
  (t) => [
    index('review_newest').on(t.product_id, t.status, t.created_at.desc().nullsFirst(), t.id),
    index('review_rating').on(t.product_id, t.status, t.rating, t.lang),
    index('review_account').on(t.account_id, t.created_at.desc().nullsFirst(), t.id),
    index('review_stars').on(t.rating, t.id),
    index('review_states').on(t.status, t.rating),
    index('review_words').using('gin', sql`${reviewWords(t)} gin_trgm_ops`),
    index('review_desk').on(t.status, sql`coalesce(${t.edited_at}, ${t.created_at})`, t.id),
    index('review_written').on(sql`coalesce(${t.edited_at}, ${t.created_at})`, t.id),
    check('review_stars', sql`${t.rating} between 1 and 5`),
  ],
)

/** A photo uploaded for a review: at first it only belongs to its sender, then also to a review. */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    picture_id: uuid()
      .primaryKey()
      .references(() => picture.id),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    review_id: uuid().references(() => review.id),
    position: integer().notNull().default(0),
    /** The author's description, in the review's language; empty if there is none. */
    alt: text().notNull().default(''),
    /** Since when no review has named it; null while one does. */
    unused_since: instant(),
  },
  (t) => [
    index('review_photo_review').on(t.review_id, t.position),
    index('review_photo_unused').on(t.unused_since).where(sql`${t.unused_since} is not null`),
    check('review_photo_use', sql`(${t.review_id} is null) = (${t.unused_since} is not null)`),
  ],
)

/** Points earned by a photo review, once for each booking, even if the review is rewritten. */
export const reviewReward = pgTable('review_reward', {
  booking_id: uuid()
    .primaryKey()
    .references(() => booking.id),
  points: integer().notNull(),
  at: createdAt(),
})

/** Bookings whose traveler was asked for a review by mail: each once. */
export const reviewAsked = pgTable('review_asked', {
  booking_id: uuid()
    .primaryKey()
    .references(() => booking.id),
  at: createdAt(),
})

/** A member's own post on another service, approved or rejected by an operator. */
export const socialReview = pgTable(
  'social_review',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    /** In the contract's canonical form. */
    url: text().notNull(),
    status: text().$type<SocialReview['status']>().notNull().default('waiting'),
    reason: text(),
    points: integer().notNull().default(0),
    created_at: createdAt(),
    decided_at: instant(),
  },
  (t) => [
    // A rejected post can be sent again, also by its real author.
    uniqueIndex('social_review_url').on(t.url).where(sql`${t.status} <> 'rejected'`),
    index('social_review_account').on(t.account_id, t.created_at.desc().nullsFirst(), t.id),
    index('social_review_desk').on(t.status, t.created_at, t.id),
    index('social_review_sent').on(t.created_at, t.id),
  ],
)
