import { report } from '#contract/education/report/report'
import { query } from '#src/api/query'

export const ownReport = (id: string) => query(report.detail, { params: { id } })
