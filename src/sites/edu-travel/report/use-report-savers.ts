import { report as contract, type Report } from '#contract/education/report/report'
import { typedReport, type WrittenReport } from '#contract/education/report/sections'
import { call } from '#src/api/call'
import { type SavedSections, type SaversOf, useSectionSavers } from '../parts/use-section-savers'
import { ownReport } from './queries'

/** Two people can edit different days, receipts and photos; the list of people is edited as a whole. */
export const savedSections: SavedSections<WrittenReport> = {
  draft: 'education report',
  typed: typedReport,
  keyed: { days: { days: 'date' }, people: {}, receipts: { lines: 'id' }, photos: { lines: 'id' } },
  save: (id, section, base, value) =>
    call(contract.save, { params: { id }, body: { section, base, value } as never }, { errors: 'page' }),
}

export type ReportSavers = SaversOf<WrittenReport>

/** The savers of a report's sections. */
export const useReportSavers = (report: Report): ReportSavers =>
  useSectionSavers(savedSections, report, (client) => client.fetchQuery({ ...ownReport(report.id), staleTime: 0 }))
