import { reportDesk } from '#contract/education/report/desk'
import { type ReportStatus, reportStatuses } from '#contract/education/status'
import { query } from '#src/api/query'

/** Which reports an address asks for: `?status=` or `?late=1`, and its page. */
export interface ReportFilter {
  page: number
  status: ReportStatus | undefined
  late: '1' | undefined
}

/** Those that wait for the desk, unless the address asks for others or for all. */
export const statusIn = (search: URLSearchParams): ReportStatus | undefined => {
  const asked = search.get('status') ?? 'report_submitted'
  return reportStatuses.find((each) => each === asked)
}

export const filterIn = (search: URLSearchParams): ReportFilter => ({
  page: Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1),
  status: search.get('late') === '1' ? undefined : statusIn(search),
  late: search.get('late') === '1' ? '1' : undefined,
})

export const reports = (filter: ReportFilter) => query(reportDesk.list, { query: { ...filter, per_page: 20 } })

export const reviewedReport = (id: string) => query(reportDesk.detail, { params: { id } })
