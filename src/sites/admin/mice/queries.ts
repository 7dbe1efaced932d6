import { miceCompanyDesk } from '#contract/mice/company-desk'
import { MicePeopleQuery, miceBoothDesk, miceDesk } from '#contract/mice/desk'
import { type HostingState, hostingStates, miceHostingDesk } from '#contract/mice/hosting'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'
import { ofFair } from './of-fair'

/** Rows per page. */
export const rows = 20

/** This year's fair in figures; null if none is announced. */
export const overview = () => ofFair(miceDesk.overview, {})

/** Reads the list query of registrations from an address. */
export const peopleIn = (search: URLSearchParams) => listQueryIn(MicePeopleQuery, search)

/** The page of the registrations that an address asks for; null if no fair is announced. */
export const people = (search: URLSearchParams) => ofFair(miceDesk.people, { query: peopleIn(search) })

/** Loads the list page by page, for an export. */
export const loadPeople = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(miceDesk.people, { query: { ...peopleIn(search), ...part } }, { signal })

/** The state that an address asks for; waiting applications by default. */
export const stateIn = (search: URLSearchParams): HostingState =>
  hostingStates.find((each) => each === search.get('state')) ?? 'requested'
/** The page number in an address, at least 1. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)

/** Applications to be hosted that an address asks for. */
export const hosting = (search: URLSearchParams) =>
  query(miceHostingDesk.list, { query: { state: stateIn(search), page: pageIn(search), per_page: rows } })

/** Applications for booths. */
export const booths = (page: number) => query(miceBoothDesk.list, { query: { page, per_page: rows } })

/** Exhibitors, and the booths that can be assigned; null if no fair is announced. */
export const companies = () => ofFair(miceCompanyDesk.list, {})
