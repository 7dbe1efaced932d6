import { review } from '#contract/education/review'
import { query } from '#src/api/query'

/** How many applications there are of each status. */
export const counts = () => query(review.list, { query: { per_page: 1 } })
