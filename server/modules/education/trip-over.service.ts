import { and, eq, exists, isNotNull, lt, notExists } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { application, applicationVersion } from './education.table'
import { beginReport } from './report/begin.service'
import { report } from './report/report.table'
import { step } from './states.service'
import { headOfTrail } from './trail.service'

/** Applications of one run at most. */
const atOnce = 500

/** Lays down the reports of trips that were over before there were reports. */
async function beginMissing(db: Db, at: Date): Promise<void> {
  const version = db.select().from(applicationVersion).where(eq(applicationVersion.application_id, application.id))
  const begun = db.select().from(report).where(eq(report.application_id, application.id))
  const due = await db
    .select()
    .from(application)
    .where(
      and(eq(application.status, 'report_due'), isNotNull(application.submitted_at), exists(version), notExists(begun)),
    )
    .orderBy(application.status_at)
    .limit(atOnce)
  for (const row of due) await transaction(db, (tx) => beginReport(tx, row, at))
}

/**
 * From the day after the departure on, a report is due: moves on what was approved and is over in Seoul. It also logs where the
 * trail ends, so that a trail that somebody cuts off can be recognized.
 */
export async function endTrips({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const at = clock.now()
  const isOver = and(eq(application.status, 'approved'), lt(application.departure, dayInSeoul(at)))
  const due = await db.select({ id: application.id }).from(application).where(isOver).limit(atOnce)
  for (const { id } of due) {
    // One by one: whoever has the end of the trail takes no other row.
    await transaction(db, async (tx) => {
      const [row] = await tx
        .select()
        .from(application)
        .where(and(eq(application.id, id), isOver))
        .for('no key update')
      if (!row) return
      await beginReport(tx, await step(tx, row, 'trip_over', { kind: 'clock', id: null }, { at }), at)
    })
  }
  await beginMissing(db, at)
  const { seq, hash } = await headOfTrail(db)
  if (seq > 0) log.info({ seq, hash: hash.toString('hex') }, 'end of the trail of applications')
}
