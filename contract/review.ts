import { ProductId } from './catalog'
import { DeskActs } from './desk-acts'
import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Day, Instant, LangQuery, Paged, Paging, RequiredText, TimeOfDay, Uuid, WrittenText } from './fields'
import { Lang, LanguageCode } from './languages'
import { textLimits } from './limits'
import { Picture } from './media'
import { z } from './zod'

/** Most characters of a review's title, its text and a photo's caption; most photos (product §3, §9). */
export const reviewLimits = { title: 80, content: 2000, alt: 160, photos: textLimits.reviewPhotos } as const

export const reviewStatuses = ['published', 'hidden'] as const
export const ReviewStatus = z.enum(reviewStatuses)
export type ReviewStatus = z.infer<typeof ReviewStatus>

export const reviewSorts = ['newest', 'highest', 'lowest', 'photos'] as const
export const ReviewSort = z.enum(reviewSorts)
export type ReviewSort = z.infer<typeof ReviewSort>

/** From best to worst, as summaries list them. */
export const starsDown = [5, 4, 3, 2, 1] as const

const whole = 'review.stars'
const Stars = z.number(whole).check(z.int(whole), z.gte(1, whole), z.lte(5, whole))
const Content = WrittenText(reviewLimits.content)

/** The author's input (product §3); photos are uploaded before and listed in their order. */
export const ReviewText = z.strictObject({
  rating: Stars,
  title: RequiredText(reviewLimits.title),
  content: Content,
  /** The language of the review. */
  lang: LanguageCode,
  photos: z
    .array(
      z.strictObject({
        id: Uuid,
        alt: z.string().check(z.trim(), z.maxLength(reviewLimits.alt, 'validation.tooLong')),
      }),
    )
    .check(z.maxLength(reviewLimits.photos, 'review.photosTooMany')),
})
export type ReviewText = z.infer<typeof ReviewText>

/** Why an operator hides a review or rejects a post; shown to its author. */
export const Reason = z.strictObject({ reason: RequiredText(300) })

/** A stored photo; `alt` is the author's description, empty if none was written: the picture's own is then used. */
export const ReviewPhoto = z.object({ id: Uuid, alt: z.string(), picture: Picture })
export type ReviewPhoto = z.infer<typeof ReviewPhoto>

export const Review = z.object({
  id: Uuid,
  product_id: ProductId,
  rating: z.number(),
  title: z.string(),
  content: z.string(),
  lang: LanguageCode,
  /** Masked, for example `Daniel B.`; empty if the account is closed. */
  author: z.string(),
  photos: z.array(ReviewPhoto),
  /** The day of the tour. */
  travelled_on: Day,
  created_at: Instant,
  edited_at: z.nullable(Instant),
})
export type Review = z.infer<typeof Review>

/** Summary of all published reviews of a product, regardless of the page's filters. */
export const ReviewSummary = z.object({
  /** Mean of the stars, one decimal; null while there are none. */
  rating: z.nullable(z.number()),
  count: z.number(),
  /** Number of reviews by stars, five first. */
  stars: z.array(z.object({ stars: z.number(), count: z.number() })),
  /** The languages of the reviews, most frequent first. */
  languages: z.array(z.object({ lang: LanguageCode, count: z.number() })),
  /** The newest photos. */
  photos: z.array(ReviewPhoto),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** The author's own review, with the fields only the author sees. */
export const OwnReview = z.extend(Review, {
  booking_id: Uuid,
  product_name: z.string(),
  picture: Picture,
  status: ReviewStatus,
  hidden_reason: z.nullable(z.string()),
})
export type OwnReview = z.infer<typeof OwnReview>

/** Whether a booking can be reviewed: open for review, reviewed, not traveled yet, or never taken. */
export const requestStates = ['open', 'written', 'not_yet', 'not_taken'] as const

/** A booking with the state of its review; it has the booking's id. */
export const ReviewRequest = z.object({
  id: Uuid,
  state: z.enum(requestStates),
  review_id: z.nullable(Uuid),
  product_id: ProductId,
  product_name: z.string(),
  option_name: z.string(),
  picture: Picture,
  date: Day,
  start_time: TimeOfDay,
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

/** Points for a review with a photo and for an approved post, each awarded once (product §9). */
export const reviewPoints = { photo: 500, social: 2000 } as const

const Whole = z.coerce.number().check(z.int(), z.gte(1))
const ReviewParams = z.object({ id: Uuid })

export const review = {
  /** Published reviews of a product, sorted and narrowed; public. */
  ofProduct: endpoint({
    method: 'get',
    path: '/api/v1/products/:productId/reviews',
    auth: 'none',
    params: z.object({ productId: ProductId }),
    query: z.extend(Paging, {
      lang: Lang,
      sort: z._default(ReviewSort, 'newest'),
      stars: z.optional(Whole.check(z.lte(5))),
      language: z.optional(LanguageCode),
    }),
    data: z.extend(Paged(Review), { summary: ReviewSummary }),
  }),
  mine: endpoint({
    method: 'get',
    path: '/api/v1/reviews',
    auth: 'member',
    query: z.extend(Paging, { lang: Lang }),
    data: Paged(OwnReview),
  }),
  /** Completed bookings without a review. */
  requests: endpoint({
    method: 'get',
    path: '/api/v1/reviews/requests',
    auth: 'member',
    query: z.extend(Paging, { lang: Lang }),
    data: Paged(ReviewRequest),
  }),
  request: endpoint({
    method: 'get',
    path: '/api/v1/reviews/requests/:id',
    auth: 'member',
    params: ReviewParams,
    query: LangQuery,
    data: ReviewRequest,
  }),
  /** Stores a photo for a review being written; photos that no review names within a day are removed. */
  addPhoto: endpoint({
    method: 'post',
    path: '/api/v1/reviews/photos',
    auth: 'member',
    body: z.strictObject({}),
    files: ['photo'],
    data: ReviewPhoto,
    limit: 'upload',
  }),
  write: endpoint({
    method: 'post',
    path: '/api/v1/reviews',
    auth: 'member',
    body: z.extend(ReviewText, { booking_id: Uuid }),
    /** `points` is the number earned by it. */
    data: z.object({ id: Uuid, points: z.number() }),
    idempotent: true,
    limit: 'write',
  }),
  one: endpoint({
    method: 'get',
    path: '/api/v1/reviews/:id',
    auth: 'member',
    params: ReviewParams,
    query: LangQuery,
    data: OwnReview,
  }),
  edit: endpoint({
    method: 'put',
    path: '/api/v1/reviews/:id',
    auth: 'member',
    params: ReviewParams,
    body: ReviewText,
    data: z.object({ id: Uuid, points: z.number() }),
    limit: 'write',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/v1/reviews/:id',
    auth: 'member',
    params: ReviewParams,
    /** `points` is the number taken back. */
    data: z.object({ id: Uuid, points: z.number() }),
    limit: 'write',
  }),
}

/** A review as an operator checks it. */
export const CheckedReview = z.extend(OwnReview, { author_name: z.string(), author_email: z.string() })
export type CheckedReview = z.infer<typeof CheckedReview>

/** `written_at` is when it was written or last edited, so an edited hidden review moves to the top again. */
export const reviewDeskSorts = ['written_at', 'rating'] as const
export const ReviewDeskQuery = z.extend(DeskPaging(reviewDeskSorts, '-written_at'), {
  /** Matches anywhere in title and text, or in the author's name and email address. */
  q: DeskSearch,
  status: z.optional(ReviewStatus),
  stars: z.optional(Whole.check(z.lte(5))),
})

/** What operators do with reviews; each act is audited. */
export const reviewDesk = {
  /** The reviews on a product's page, also before its sale: for the preview of the page. */
  ofProduct: endpoint({
    method: 'get',
    path: '/api/v1/admin/products/:productId/preview/reviews',
    auth: 'admin',
    roles: ['operator'],
    params: review.ofProduct.params,
    query: review.ofProduct.query,
    data: review.ofProduct.data,
  }),
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/reviews',
    auth: 'admin',
    roles: ['operator'],
    query: z.extend(ReviewDeskQuery, LangQuery.shape),
    /** `counts` is the number per status with all other filters applied. */
    data: z.extend(DeskRows(CheckedReview), { counts: z.record(ReviewStatus, Count) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/reviews/:id',
    auth: 'admin',
    roles: ['operator'],
    params: ReviewParams,
    query: LangQuery,
    data: z.extend(CheckedReview, DeskActs.shape),
  }),
  hide: endpoint({
    method: 'post',
    path: '/api/v1/admin/reviews/:id/hide',
    auth: 'admin',
    roles: ['operator'],
    params: ReviewParams,
    body: Reason,
    data: z.object({ status: ReviewStatus }),
    edits: true,
  }),
  show: endpoint({
    method: 'post',
    path: '/api/v1/admin/reviews/:id/show',
    auth: 'admin',
    roles: ['operator'],
    params: ReviewParams,
    data: z.object({ status: ReviewStatus }),
    edits: true,
  }),
}
