import type { Lang } from '#contract/languages'
import { ReviewDeskQuery, reviewDesk } from '#contract/review'
import { PostDeskQuery, socialReviewDesk } from '#contract/social-review'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(ReviewDeskQuery, search)
export const postQueryIn = (search: URLSearchParams) => listQueryIn(PostDeskQuery, search)

/** The page of the reviews that an address asks for. */
export const reviews = (search: URLSearchParams, lang: Lang) =>
  query(reviewDesk.list, { query: { ...queryIn(search), lang } })

/** Loads the list page by page, for an export. */
export const loadReviews = (search: URLSearchParams, lang: Lang) => (part: ListPart, signal?: AbortSignal) =>
  call(reviewDesk.list, { query: { ...queryIn(search), lang, ...part } }, { signal })

/** One review with its history at the desk. */
export const review = (id: string, lang: Lang) => query(reviewDesk.detail, { params: { id }, query: { lang } })

/** The page of the posts that an address asks for. */
export const posts = (search: URLSearchParams) => query(socialReviewDesk.list, { query: postQueryIn(search) })

/** Loads the list page by page, for an export. */
export const loadPosts = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(socialReviewDesk.list, { query: { ...postQueryIn(search), ...part } }, { signal })

/** One post with its history at the desk. */
export const post = (id: string) => query(socialReviewDesk.detail, { params: { id } })

/** The endpoints to refresh after an act. */
export const afterReviewAct = [reviewDesk.list, reviewDesk.detail]
export const afterPostAct = [socialReviewDesk.list, socialReviewDesk.detail]
