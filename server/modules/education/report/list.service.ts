import { and, asc, count, desc, eq, lt, type SQL } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { reportDesk } from '#contract/education/report/desk'
import { type ReportStatus, reportStatuses } from '#contract/education/status'
import type { Data } from '#contract/endpoint'
import type { Deps } from '#server/deps'
import { application } from '../education.table'
import { report } from './report.table'

interface Wanted {
  page: number
  per_page: number
  status?: ReportStatus
  late?: '1'
}

/** The reports on trips that are over: those of an open status the first to be due first, else the last first. Three queries. */
export async function listReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { status, late, page, per_page }: Wanted,
): Promise<Data<typeof reportDesk.list>> {
  const today = dayInSeoul(clock.now())
  const isLate = and(eq(application.status, 'report_due'), lt(report.due, today))
  const of = () => db.select({ status: application.status, count: count() }).from(report)
  const beside = eq(application.id, report.application_id)
  const counted = await of().innerJoin(application, beside).groupBy(application.status)
  const [overdue] = await db.select({ count: count() }).from(report).innerJoin(application, beside).where(isLate)
  const counts: Partial<Record<ReportStatus, number>> = Object.fromEntries(
    counted.map((row) => [row.status, row.count]),
  )
  const which: SQL | undefined = and(late && isLate, status && eq(application.status, status))
  const rows = await db
    .select({ row: application, about: report })
    .from(report)
    .innerJoin(application, beside)
    .where(which)
    // What is settled is looked for by what was last.
    .orderBy(
      ...(late || (status && status !== 'completed')
        ? [asc(report.due), asc(report.application_id)]
        : [desc(report.due), desc(report.application_id)]),
    )
    .limit(per_page)
    .offset((page - 1) * per_page)
  const shown: readonly ReportStatus[] = status ? [status] : reportStatuses
  const total = late
    ? status && status !== 'report_due'
      ? 0
      : (overdue?.count ?? 0)
    : shown.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  return {
    items: rows.map(({ row, about }) => ({
      id: row.id,
      number: row.number,
      status: row.status,
      organisation: row.organisation,
      departure: row.departure,
      due: about.due,
      submitted_at: about.submitted_at?.toISOString() ?? null,
      granted_won: row.granted_won ?? 0,
      claimed_won: about.claimed_won,
      differences: about.differences,
      paid_won: about.paid_won,
    })),
    page,
    per_page,
    total,
    counts,
    late: overdue?.count ?? 0,
    today,
  }
}
