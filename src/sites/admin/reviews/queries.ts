import type { Lang } from '#contract/languages'
import { ReviewDeskQuery, reviewDesk } from '#contract/review'
import { PostDeskQuery, socialReviewDesk } from '#contract/social-review'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for. */
export const askedIn = (search: URLSearchParams) => listQueryIn(ReviewDeskQuery, search)
export const postsAskedIn = (search: URLSearchParams) => listQueryIn(PostDeskQuery, search)

/** The page of the reviews that an address asks for. */
export const reviews = (search: URLSearchParams, lang: Lang) =>
  query(reviewDesk.list, { query: { ...askedIn(search), lang } })

/** Page after page of the same, for an export. */
export const loadReviews = (search: URLSearchParams, lang: Lang) => (cursor: string | undefined, signal: AbortSignal) =>
  call(reviewDesk.list, { query: { ...askedIn(search), lang, per_page: 200, cursor } }, { signal })

/** One review with what was done with it. */
export const review = (id: string, lang: Lang) => query(reviewDesk.detail, { params: { id }, query: { lang } })

/** The page of the posts that an address asks for. */
export const posts = (search: URLSearchParams) => query(socialReviewDesk.list, { query: postsAskedIn(search) })

/** Page after page of the same, for an export. */
export const loadPosts = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(socialReviewDesk.list, { query: { ...postsAskedIn(search), per_page: 200, cursor } }, { signal })

/** One post with what was done with it. */
export const post = (id: string) => query(socialReviewDesk.detail, { params: { id } })

/** What an act changes. */
export const afterReviewAct = [reviewDesk.list, reviewDesk.detail]
export const afterPostAct = [socialReviewDesk.list, socialReviewDesk.detail]
