import { CompanyQuery, fairCompanies } from '#contract/fair/company'
import { fairWishes } from '#contract/fair/wish'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

export { ownParticipant } from '../account/queries'
export { thisFair } from '../queries'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(CompanyQuery, search)

/** The page of the companies that an address asks for. */
export const companies = (search: URLSearchParams) => query(fairCompanies.list, { query: queryIn(search) })

/** One company as the other companies see it. */
export const company = (id: string) => query(fairCompanies.detail, { params: { id } })

/** The company's wishes and saved companies. */
export const ownWishes = () => query(fairWishes.own, {})

/** Wishes received from other companies. */
export const receivedWishes = () => query(fairWishes.received, {})
