import { and, asc, eq, lte } from 'drizzle-orm'
import { addDays, dayInSeoul, daysBetween, instantInSeoul } from '#contract/days'
import { reportLimits } from '#contract/education/report/limits'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { application } from '../education.table'
import { mailReminder } from './mail.service'
import { type ReminderKind, report, reportReminder } from './report.table'

/** Seoul time from which on people are reminded: not at night (product §4). */
const from = '09:00'
const [week, day] = reportLimits.remindDays

/** The reminder that is due so many Seoul days before a report is; the most urgent one alone. */
export function reminderFor(daysLeft: number): ReminderKind | null {
  if (daysLeft < 0) return 'late'
  if (daysLeft <= day) return 'day'
  return daysLeft <= week ? 'week' : null
}

/**
 * Reminds those whose report is due in a week, due in a day, or late, each once. May run as often as one likes, on any number of
 * servers.
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
      // Held, so that a report which is submitted at this moment is either reminded of before, or not at all.
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
