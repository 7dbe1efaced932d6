import { review } from '#contract/education/review'
import { ApplicationStatus } from '#contract/education/status'
import { query } from '#src/api/query'

/** `?status=` of an address. */
export const statusIn = (search: URLSearchParams): ApplicationStatus | undefined =>
  ApplicationStatus.options.find((each) => each === search.get('status'))

/** The applications that were submitted, of a status or all. */
export const applications = (page: number, status: ApplicationStatus | undefined) =>
  query(review.list, { query: { page, per_page: 50, status } })
