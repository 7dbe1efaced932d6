import { reviewList } from '#contract/education/review-list'
import { ApplicationStatus } from '#contract/education/status'
import { query } from '#src/api/query'

/** `?status=` of an address. */
export const statusIn = (search: URLSearchParams): ApplicationStatus | undefined =>
  ApplicationStatus.options.find((each) => each === search.get('status'))

/** The applications that were submitted, of a status or all. */
export const applications = (status: ApplicationStatus | undefined) => query(reviewList.list, { query: { status } })
