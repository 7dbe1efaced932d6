import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { report as contract, type Report } from '#contract/education/report/report'
import {
  type ReportSection,
  reportSections,
  typedReport,
  type WrittenReport,
} from '#contract/education/report/sections'
import type { z } from '#contract/zod'
import { call } from '#src/api/call'
import type { Keyed } from '../parts/merge'
import { openSaver, useSaving } from '../parts/open-saver'
import type { SectionSaver, Stored } from '../parts/section-saver'
import { ownReport } from './queries'

export type ReportSavers = { readonly [S in ReportSection]: SectionSaver<WrittenReport[S]> }

/** Two people can edit different days, receipts and photos; the list of people is edited as a whole. */
const keyedLists: Record<ReportSection, Keyed> = {
  days: { days: 'date' },
  people: {},
  receipts: { lines: 'id' },
  photos: { lines: 'id' },
}

/** A section as stored on the server. */
export const storedOf = <S extends ReportSection>(report: Report, section: S): Stored<WrittenReport[S]> => ({
  ...report.saved[section],
  // Fields in the order of the form, regardless of the stored order.
  value: typedReport[section].parse(report.written[section]) as WrittenReport[S],
})

function saverOf<S extends ReportSection>(report: Report, section: S, latest: () => Promise<Report>) {
  const { id } = report
  return openSaver<WrittenReport[S]>({
    name: `education report ${id} ${section}`,
    schema: typedReport[section] as unknown as z.ZodMiniType<WrittenReport[S]>,
    keyed: keyedLists[section],
    stored: storedOf(report, section),
    save: (base, value) =>
      call(contract.save, { params: { id }, body: { section, base, value } as never }, { errors: 'page' }),
    latest: async () => storedOf(await latest(), section),
  })
}

/** The savers of a report's sections, which save while typing: one set as long as the page is shown. */
export function useReportSavers(report: Report): ReportSavers {
  const client = useQueryClient()
  const [savers] = useState(() => {
    const latest = () => client.fetchQuery({ ...ownReport(report.id), staleTime: 0 })
    const of = <S extends ReportSection>(section: S) => saverOf(report, section, latest)
    return { days: of('days'), people: of('people'), receipts: of('receipts'), photos: of('photos') }
  })

  // The page's refetched data can be newer than the typed values.
  useEffect(() => {
    const arrive = <S extends ReportSection>(section: S) =>
      (savers[section] as unknown as SectionSaver<WrittenReport[S]>).arrived(
        storedOf(report, section),
        report.open.includes(section),
      )
    for (const section of reportSections) arrive(section)
  }, [report, savers])
  useSaving(savers)
  return savers
}
