import { reviewList } from '#contract/education/review-list'
import { query } from '#src/api/query'

/** How many applications there are of each status. */
export const counts = () => query(reviewList.list, { query: { per_page: 1 } })
