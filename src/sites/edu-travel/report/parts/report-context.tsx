import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { type Difference, differencesOf } from '#contract/education/report/differences'
import { reportFaults } from '#contract/education/report/faults'
import type { Report } from '#contract/education/report/report'
import type { WrittenReport } from '#contract/education/report/sections'
import type { ReportSavers } from '../use-report-savers'

interface Scene {
  readonly report: Report
  readonly savers: ReportSavers
}

/** The report of a form, with the savers of its sections. */
export const ReportScene = createContext<Scene | null>(null)

/** The report of the form around it; throws outside of one. */
export function useReportScene(): Scene {
  const scene = use(ReportScene)
  if (!scene) throw new Error('useReportScene needs a ReportScene around it')
  return scene
}

/** The form's current values, saved or not. */
export function useWrittenReport(): WrittenReport {
  const { savers } = useReportScene()
  return {
    days: useStore(savers.days.store, ({ value }) => value),
    people: useStore(savers.people.store, ({ value }) => value),
    receipts: useStore(savers.receipts.store, ({ value }) => value),
    photos: useStore(savers.photos.store, ({ value }) => value),
  }
}

const planOf = ({ plan, granted_won, program }: Report) => ({ plan, granted_won, figures: program.figures })

/** The current differences from the plan, by the same rules as on the server. */
export function useDifferences(): Difference[] {
  const { report } = useReportScene()
  return differencesOf(useWrittenReport(), planOf(report))
}

/** Missing or invalid fields. */
export function useReportFaults() {
  const { report } = useReportScene()
  const files = new Map(report.files.map(({ id, kind }) => [id, kind]))
  return reportFaults(useWrittenReport(), { ...planOf(report), files, today: report.program.today })
}
