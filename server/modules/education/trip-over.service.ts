import { and, eq, lt } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { application } from './education.table'
import { step } from './states.service'
import { headOfTrail } from './trail.service'

/** Applications of one run at most. */
const atOnce = 500

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
      if (row) await step(tx, row, 'trip_over', { kind: 'clock', id: null }, { at })
    })
  }
  const { seq, hash } = await headOfTrail(db)
  if (seq > 0) log.info({ seq, hash: hash.toString('hex') }, 'end of the trail of applications')
}
