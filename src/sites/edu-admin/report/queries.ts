import { educationNotes } from '#contract/education/notes'
import { ReportQuery, reportDesk } from '#contract/education/report/desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

export { pulse } from '../parts/pulse'

/** Reads the list query from an address; open reports are sorted by due date unless it says otherwise. */
export function queryIn(search: URLSearchParams) {
  const found = listQueryIn(ReportQuery, search)
  const isOpen = found.late !== undefined || (found.status !== undefined && found.status !== 'completed')
  return isOpen && !search.get('sort') ? { ...found, sort: 'due' as const } : found
}

/** The page of the reports that an address asks for. */
export const reports = (search: URLSearchParams) => query(reportDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadReports = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(reportDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** A report as the desk sees it. */
export const reviewedReport = (id: string) => query(reportDesk.detail, { params: { id } })

/** What the pages of the desk show of a report. */
export const ofReport = [reportDesk.detail, reportDesk.list]

/** What an act on a report refreshes: also the pulse, so that the reader's own act is not reported as another's. */
export const afterAct = [...ofReport, educationNotes.pulse]
