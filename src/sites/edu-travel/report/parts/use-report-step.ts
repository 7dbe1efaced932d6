import { useSearchParams } from 'react-router-dom'
import { reportSections } from '#contract/education/report/sections'

/** The steps of the report, in their order. */
export const reportSteps = [...reportSections, 'check'] as const
export type ReportStep = (typeof reportSteps)[number]

/** The address of a step, on the shown page. */
export const stepLink = (step: ReportStep): string => `?step=${step}`

/** The step that the address names, by default the first. */
export function useReportStep(): ReportStep {
  const [search] = useSearchParams()
  return reportSteps.find((step) => step === search.get('step')) ?? 'days'
}
