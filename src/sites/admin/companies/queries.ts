import { CompanyQuery, companyDesk } from '#contract/companies'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for. */
export const askedIn = (search: URLSearchParams) => listQueryIn(CompanyQuery, search)

/** The page of the companies that an address asks for. */
export const companies = (search: URLSearchParams) => query(companyDesk.list, { query: askedIn(search) })

/** Page after page of the same, for an export. */
export const loadCompanies = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(companyDesk.list, { query: { ...askedIn(search), per_page: 200, cursor } }, { signal })

/** One company with what was done with it. */
export const company = (id: string) => query(companyDesk.detail, { params: { id } })

/** What an act changes. */
export const afterAct = [companyDesk.list, companyDesk.detail]
