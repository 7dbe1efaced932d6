import { passAffiliateDesk } from '#contract/pass/affiliate-desk'
import { Month, passDesk } from '#contract/pass/desk'
import { PartnershipQuery, passPartnershipDesk } from '#contract/pass/partnership'
import { z } from '#contract/zod'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'
import { wordsNamed } from '#src/kits/desk/search-words'

/** Rows per page. */
export const rows = 20

/** The month that an address asks for; undefined, for the current one, where it names no valid month. */
export const monthIn = (search: URLSearchParams): string | undefined => z.safeParse(Month, search.get('month')).data

/** The page number in an address, at least 1. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)

/** The use of passes in the month of an address. */
export function use(search: URLSearchParams) {
  const month = monthIn(search)
  return query(passDesk.use, { query: month ? { month } : {} })
}

/** The passes that an address asks for. */
export function passes(search: URLSearchParams) {
  const q = wordsNamed(search.get('q') ?? '')
    .trim()
    .slice(0, 100)
  return query(passDesk.passes, { query: { page: pageIn(search), per_page: rows, ...(q && { q }) } })
}

/** One affiliate with all its editable fields. */
export const affiliate = (id: string) => query(passAffiliateDesk.read, { params: { id } })

/** All affiliates. */
export const affiliates = () => query(passDesk.affiliates, {})

/** Reads the list query of partnership applications from an address. */
export const partnershipsIn = (search: URLSearchParams) => listQueryIn(PartnershipQuery, search)

/** The page of the applications that an address asks for. */
export const partnerships = (search: URLSearchParams) =>
  query(passPartnershipDesk.list, { query: partnershipsIn(search) })

/** Loads the list page by page, for an export. */
export const loadPartnerships = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(passPartnershipDesk.list, { query: { ...partnershipsIn(search), ...part } }, { signal })

/** One application with its history at the desk. */
export const partnership = (id: string) => query(passPartnershipDesk.detail, { params: { id } })

/** The endpoints to refresh after an act on an application. */
export const afterPartnership = [passPartnershipDesk.list, passPartnershipDesk.detail, passDesk.affiliates]
