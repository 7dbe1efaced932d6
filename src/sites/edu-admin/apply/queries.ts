import { ApplicationFilters, ApplicationQuery, reviewList } from '#contract/education/review-list'
import { educationStaff } from '#contract/education/staff'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(ApplicationQuery, search)
export const filtersIn = (search: URLSearchParams) => listQueryIn(ApplicationFilters, search)

/** The page of applications that an address asks for. */
export const applications = (search: URLSearchParams) => query(reviewList.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadApplications = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(reviewList.list, { query: { ...queryIn(search), ...part } }, { signal })

/** The values of the filters. */
export const choices = () => query(reviewList.choices, {})

/** The staff to whom applications are assigned. */
export const staff = () => query(educationStaff.list, {})
