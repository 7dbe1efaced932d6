import { and, eq, like, lt, sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { reportDesk, reportSorts } from '#contract/education/report/desk'
import { reportStatuses } from '#contract/education/status'
import type { Data, Parsed } from '#contract/endpoint'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { application } from '../education.table'
import { report } from './report.table'

const keys: Record<(typeof reportSorts)[number], SortKey> = {
  due: { by: report.due, kind: 'text' },
  number: { by: application.number, kind: 'text' },
  organization: { by: sql`lower(${application.organization})`, kind: 'text' },
}

/** The reports on ended trips, a page at a time. Two queries, three for many rows. */
export async function listReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { cursor, per_page, sort, exact, q, status, late }: Parsed<typeof reportDesk.list>['query'],
): Promise<Data<typeof reportDesk.list>> {
  const today = dayInSeoul(clock.now())
  const ofReport = eq(application.id, report.application_id)
  const match = and(
    q ? like(application.search, anywhere(q.normalize('NFC').toLowerCase())) : undefined,
    late && and(eq(application.status, 'report_due'), lt(report.due, today)),
  )
  const counted = await countByStatus(
    db,
    reportStatuses,
    (only) =>
      db
        .select({ status: application.status })
        .from(report)
        .innerJoin(application, ofReport)
        .where(and(match, only && eq(application.status, only))),
    { status, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, report.application_id, { cursor, per_page, descending })
  const found = await db
    .select({ row: application, about: report, id: report.application_id, key: set.key })
    .from(report)
    .innerJoin(application, ofReport)
    .where(and(match, status && eq(application.status, status), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  return {
    items: rows.map(({ row, about }) => ({
      id: row.id,
      number: row.number,
      status: row.status,
      organization: row.organization,
      departure: row.departure,
      due: about.due,
      is_late: row.status === 'report_due' && about.due < today,
      submitted_at: about.submitted_at?.toISOString() ?? null,
      granted_won: row.granted_won ?? 0,
      claimed_won: about.claimed_won,
      differences: about.differences,
      paid_won: about.paid_won,
    })),
    ...counted,
    next,
    previous,
  }
}
