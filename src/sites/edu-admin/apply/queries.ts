import { ApplicationFilters, ApplicationQuery, reviewList } from '#contract/education/review-list'
import { educationStaff } from '#contract/education/staff'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for. */
export const askedIn = (search: URLSearchParams) => listQueryIn(ApplicationQuery, search)
export const filtersIn = (search: URLSearchParams) => listQueryIn(ApplicationFilters, search)

/** The page of the applications that an address asks for. */
export const applications = (search: URLSearchParams) => query(reviewList.list, { query: askedIn(search) })

/** Page after page of the same, for an export. */
export const loadApplications = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(reviewList.list, { query: { ...askedIn(search), per_page: 200, cursor } }, { signal })

/** What the filters may be set to. */
export const choices = () => query(reviewList.choices, {})

/** Whom applications are given to. */
export const staff = () => query(educationStaff.list, {})
