import { passAffiliateDesk } from '#contract/pass/affiliate-desk'
import { Month, passDesk } from '#contract/pass/desk'
import { PartnershipQuery, passPartnershipDesk } from '#contract/pass/partnership'
import { z } from '#contract/zod'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'
import { wordsNamed } from '#src/kits/desk/search-words'

/** Rows of a page. */
export const rows = 20

/** Which month an address asks for: this one where it says none, or none that there is. */
export const monthIn = (search: URLSearchParams): string | undefined => z.safeParse(Month, search.get('month')).data

/** Which page, at least the first. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)

/** What passes were used for in the month of an address. */
export function use(search: URLSearchParams) {
  const month = monthIn(search)
  return query(passDesk.use, { query: month ? { month } : {} })
}

/** Passes as an address asks for them. */
export function passes(search: URLSearchParams) {
  const q = wordsNamed(search.get('q') ?? '')
    .trim()
    .slice(0, 100)
  return query(passDesk.passes, { query: { page: pageIn(search), per_page: rows, ...(q && { q }) } })
}

/** One affiliate as it is written. */
export const affiliate = (id: string) => query(passAffiliateDesk.read, { params: { id } })

/** All affiliates. */
export const affiliates = () => query(passDesk.affiliates, {})

/** What an address asks for of the applications for a partnership. */
export const partnershipsIn = (search: URLSearchParams) => listQueryIn(PartnershipQuery, search)

/** The page of the applications that an address asks for. */
export const partnerships = (search: URLSearchParams) =>
  query(passPartnershipDesk.list, { query: partnershipsIn(search) })

/** Page after page of the same, for an export. */
export const loadPartnerships = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(passPartnershipDesk.list, { query: { ...partnershipsIn(search), per_page: 200, cursor } }, { signal })

/** One application with what was done with it. */
export const partnership = (id: string) => query(passPartnershipDesk.detail, { params: { id } })

/** What an act on an application changes. */
export const afterPartnership = [passPartnershipDesk.list, passPartnershipDesk.detail, passDesk.affiliates]
