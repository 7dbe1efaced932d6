import { ApplicantQuery, applicantsDesk } from '#contract/applicants-desk'
import { reviewList } from '#contract/education/review-list'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(ApplicantQuery, search)

/** The page of the accounts that an address asks for. */
export const applicants = (search: URLSearchParams) => query(applicantsDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadApplicants = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(applicantsDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** One account. */
export const applicant = (id: string) => query(applicantsDesk.detail, { params: { id } })

/** The account's applications, newest first. */
export const applicationsOf = (account: string) => query(reviewList.list, { query: { account, per_page: 50 } })
