import { and, eq, exists, isNotNull, lt, lte, notExists } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { application, applicationVersion } from './education.table'
import { beginReport } from './report/begin.service'
import { report } from './report/report.table'
import { step } from './states.service'
import { headOfTrail } from './trail.service'
import { decidedBy } from './undo.service'

/** Maximum applications per run. */
const atOnce = 500

/** Inserts the missing reports of trips that had ended before reports existed. */
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
 * Makes a report due from the day after departure: moves on approved applications whose trip has ended in Seoul and whose
 * decision holds. Also logs the
 * head of the trail, so that a truncated trail can be recognized.
 */
export async function endTrips({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const at = clock.now()
  // A decision that can still be undone is not announced yet, so no report is due either (product §4).
  const isOver = and(
    eq(application.status, 'approved'),
    lt(application.departure, dayInSeoul(at)),
    lte(application.decided_at, decidedBy(at)),
  )
  const due = await db.select({ id: application.id }).from(application).where(isOver).limit(atOnce)
  for (const { id } of due) {
    // One transaction each: a holder of the trail's lock must lock no further row.
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
