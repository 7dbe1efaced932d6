import { fairRecordDesk, RecordFilters, RecordQuery } from '#contract/fair/record-desk'
import { fairStatistics } from '#contract/fair/statistics-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

export { years } from '../desk/queries'
export { thisFair } from '../queries'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(RecordQuery, search)
export const filtersIn = (search: URLSearchParams) => listQueryIn(RecordFilters, search)

/** The page of the records that an address asks for. */
export const records = (search: URLSearchParams) => query(fairRecordDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadRecords = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(fairRecordDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** Both sides' records of one meeting. */
export const record = (id: string) => query(fairRecordDesk.detail, { params: { id } })

/** The figures of the year that an address names, by default the current one. */
export const statistics = (search: URLSearchParams) => {
  const year = search.get('year') ?? ''
  return query(fairStatistics.ofYear, { query: /^20(19|[2-9]\d)$/.test(year) ? { year } : {} })
}
