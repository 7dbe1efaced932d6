import { passAffiliateDesk } from '#contract/pass/affiliate-desk'
import { Month, PassQuery, passDesk } from '#contract/pass/desk'
import { PartnershipQuery, passPartnershipDesk } from '#contract/pass/partnership'
import { passPriceDesk } from '#contract/pass/price-desk'
import { z } from '#contract/zod'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** The month that an address asks for; undefined, for the current one, where it names no valid month. */
export const monthIn = (search: URLSearchParams): string | undefined => z.safeParse(Month, search.get('month')).data

/** The use of passes in the month of an address. */
export function use(search: URLSearchParams) {
  const month = monthIn(search)
  return query(passDesk.use, { query: month ? { month } : {} })
}

/** The page of the passes that an address asks for. */
export const passes = (search: URLSearchParams) => query(passDesk.passes, { query: listQueryIn(PassQuery, search) })

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

/** The prices of every type of pass. */
export const prices = () => query(passPriceDesk.read, {})
