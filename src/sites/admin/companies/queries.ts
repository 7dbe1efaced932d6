import { CompanyQuery, companyDesk } from '#contract/companies'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(CompanyQuery, search)

/** The page of the companies that an address asks for. */
export const companies = (search: URLSearchParams) => query(companyDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadCompanies = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(companyDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** One company with its history at the desk. */
export const company = (id: string) => query(companyDesk.detail, { params: { id } })

/** The endpoints to refresh after an act. */
export const afterAct = [companyDesk.list, companyDesk.detail]
