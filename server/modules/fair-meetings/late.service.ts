import { and, eq } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { Refusal } from '#server/refusal'
import { notifyAll } from './follow.service'
import { hallDelay } from './meeting.table'

/** A lookup of the delay in minutes by day and hall. */
export async function lateMinutes(db: Db): Promise<(day: string, hall: string) => number> {
  const rows = await db.select().from(hallDelay)
  const delays = new Map(rows.map(({ day, hall, minutes }) => [`${day} ${hall}`, minutes]))
  return (day, hall) => delays.get(`${day} ${hall}`) ?? 0
}

/**
 * Sets by how many minutes a hall runs late on a day; screens and calendars are updated (product §4). Throws 404 for an unknown
 * hall or day.
 */
export async function setLate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  officeId: string,
  { day, hall, minutes }: { day: string; hall: string; minutes: number },
): Promise<void> {
  const at = clock.now()
  await transaction(db, async (tx) => {
    const { figures } = await currentEdition(tx, at)
    const isKnown = figures.halls.some(({ id }) => id === hall) && figures.days.some((each) => each.day === day)
    if (!isKnown) throw new Refusal(404, 'general.notFound')
    const here = and(eq(hallDelay.day, day), eq(hallDelay.hall, hall))
    if (minutes === 0) await tx.delete(hallDelay).where(here)
    else
      await tx
        .insert(hallDelay)
        .values({ day, hall, minutes })
        .onConflictDoUpdate({ target: [hallDelay.day, hallDelay.hall], set: { minutes } })
    await writeAudit(tx, { at, actor_id: officeId, act: 'fair.late', subject: `${day} ${hall}`, detail: { minutes } })
    await notifyAll(tx)
  })
}
