import { addDays } from '../../days'
import { type ApplicationStatus, reportStatuses } from '../status'
import type { YearFigures } from '../year'

/** The Seoul day up to which the report on a trip is in time; null before the trip is over. */
export function reportDue(
  { status, departure }: { status: ApplicationStatus; departure: string | null },
  { report_days }: Pick<YearFigures, 'report_days'>,
): string | null {
  const hasReport = reportStatuses.some((each) => each === status)
  return hasReport && departure !== null ? addDays(departure, report_days) : null
}
