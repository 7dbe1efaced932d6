import { desc, isNotNull } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { MiceEdition } from '#contract/mice/edition'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { miceEdition } from './mice.table'

/** The MICE fair that runs or comes next, else the last; null where none was announced (product §3). */
export async function findCurrent(db: Db, now: Date): Promise<MiceEdition | null> {
  const today = dayInSeoul(now)
  const rows = await db
    .select({ year: miceEdition.year, figures: miceEdition.figures })
    .from(miceEdition)
    .where(isNotNull(miceEdition.announced_at))
    .orderBy(desc(miceEdition.year))
  const found = rows.filter(({ figures: { days } }) => (days.at(-1)?.day ?? '') >= today).at(-1) ?? rows[0]
  if (!found) return null
  const { registration_opens, registration_closes } = found.figures
  return { ...found, is_open: registration_opens <= today && today <= registration_closes, today }
}

/** The same. Throws 404 where none was announced. */
export async function currentEdition(db: Db, now: Date): Promise<MiceEdition> {
  const found = await findCurrent(db, now)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}
