import { checkIn } from '#contract/check-in'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from '../site'

/** Rows per page of a list on a phone, for days with up to nine thousand travelers. */
export const rowsPerPage = 20

// A 401 must not lead away from the page: staff sign in here.
const silent = { errors: 'silent' } as const

export const gateTours = (visitor: Visitor) =>
  query(checkIn.tours, { params: { site }, query: { lang: contentLang(visitor) } }, silent)

export interface PartySearch {
  day: string
  tour_id?: string
  q: string
  state: 'all' | 'waiting' | 'in'
  page: number
}
export const gateParties = (visitor: Visitor, search: PartySearch) =>
  query(
    checkIn.parties,
    { params: { site }, query: { lang: contentLang(visitor), per_page: rowsPerPage, ...search } },
    silent,
  )

export const gateParty = (visitor: Visitor, number: string) =>
  query(checkIn.party, { params: { site, number }, query: { lang: contentLang(visitor) } }, silent)

export const gateScans = (visitor: Visitor, day: string) =>
  query(checkIn.scans, { params: { site }, query: { lang: contentLang(visitor), day, per_page: rowsPerPage } }, silent)

export const gateConflicts = (visitor: Visitor, day: string) =>
  query(
    checkIn.conflicts,
    { params: { site }, query: { lang: contentLang(visitor), day, per_page: rowsPerPage } },
    silent,
  )
