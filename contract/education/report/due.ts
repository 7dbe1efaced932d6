import { addDays } from '../../days'
import { type ApplicationStatus, reportStatuses } from '../status'
import type { YearFigures } from '../year'

/** The last Seoul day for the report on a trip to be on time; null before the trip has ended. */
export function reportDue(
  { status, departure }: { status: ApplicationStatus; departure: string | null },
  { report_days }: Pick<YearFigures, 'report_days'>,
): string | null {
  const hasReport = reportStatuses.some((each) => each === status)
  return hasReport && departure !== null ? addDays(departure, report_days) : null
}
