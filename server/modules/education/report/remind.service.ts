import { and, asc, eq, lte } from 'drizzle-orm'
import { addDays, dayInSeoul, daysBetween, instantInSeoul } from '#contract/days'
import { reportLimits } from '#contract/education/report/limits'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { application } from '../education.table'
import { mailReminder } from './mail.service'
import { type ReminderKind, report, reportReminder } from './report.table'

/** The time in Seoul from which reminders are sent: not at night (product §4). */
const from = '09:00'
const [week, day] = reportLimits.remindDays

/** The most urgent reminder that is due this number of Seoul days before the report is. */
export function reminderFor(daysLeft: number): ReminderKind | null {
  if (daysLeft < 0) return 'late'
  if (daysLeft <= day) return 'day'
  return daysLeft <= week ? 'week' : null
}

/**
 * Sends the reminders of reports that are due in a week, due in a day, or late, each once. Safe to run at any frequency, on any
 * number of servers.
 */
export async function remindReports({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const today = dayInSeoul(now)
  if (now < instantInSeoul(today, from)) return
  const isNear = and(eq(application.status, 'report_due'), lte(report.due, addDays(today, week)))
  const near = await db
    .select({ id: application.id })
    .from(application)
    .innerJoin(report, eq(report.application_id, application.id))
    .where(isNear)
    .orderBy(asc(report.due))
  for (const { id } of near) {
    await transaction(db, async (tx) => {
      // Locked, so that a report submitted concurrently is either reminded of before its submission, or not at all.
      const [found] = await tx
        .select({ row: application, due: report.due })
        .from(application)
        .innerJoin(report, eq(report.application_id, application.id))
        .where(and(eq(application.id, id), isNear))
        .for('no key update', { of: application })
      const kind = found && reminderFor(daysBetween(today, found.due))
      if (!kind) return
      const [first] = await tx
        .insert(reportReminder)
        .values({ application_id: id, kind, sent_at: now })
        .onConflictDoNothing()
        .returning()
      if (first) await mailReminder({ jobs }, tx, found.row, { kind, due: found.due })
    })
  }
}
