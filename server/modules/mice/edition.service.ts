import { desc, eq, isNotNull } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { BoothTerms } from '#contract/mice/booth'
import type { MiceEdition, MiceFigures } from '#contract/mice/edition'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { miceEdition } from './mice.table'

/** A year's MICE fair; `booths` are the terms for renting booths. */
export interface DueEdition extends MiceEdition {
  booths: BoothTerms | null
}

const shown = ({ booths: _, ...edition }: DueEdition): MiceEdition => edition

/** The current or next MICE fair, otherwise the last; null if none was announced (product §3). */
export async function findCurrent(db: Db, now: Date): Promise<DueEdition | null> {
  const today = dayInSeoul(now)
  const rows = await db
    .select({ year: miceEdition.year, figures: miceEdition.figures, booths: miceEdition.booths })
    .from(miceEdition)
    .where(isNotNull(miceEdition.announced_at))
    .orderBy(desc(miceEdition.year))
  const found = rows.filter(({ figures: { days } }) => (days.at(-1)?.day ?? '') >= today).at(-1) ?? rows[0]
  if (!found) return null
  const { registration_opens, registration_closes } = found.figures
  return { ...found, is_open: registration_opens <= today && today <= registration_closes, today }
}

/** Like `findCurrent`, but throws 404 if none was announced. */
export async function currentEdition(db: Db, now: Date): Promise<DueEdition> {
  const found = await findCurrent(db, now)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** The figures of a year, announced or not; null if there is none. */
export async function figuresOf(db: Db, year: number): Promise<MiceFigures | null> {
  const [row] = await db.select({ figures: miceEdition.figures }).from(miceEdition).where(eq(miceEdition.year, year))
  return row?.figures ?? null
}

/**
 * Keeps a year announced until the transaction ends: the desk's withdrawal waits, and then finds what was written. Throws 404 if
 * it was withdrawn.
 */
export async function holdAnnounced(tx: Db, year: number): Promise<void> {
  const [held] = await tx
    .select({ announced_at: miceEdition.announced_at })
    .from(miceEdition)
    .where(eq(miceEdition.year, year))
    .for('key share')
  if (!held?.announced_at) throw new Refusal(404, 'general.notFound')
}

/** Like `currentEdition`, with the public fields only. */
export const showEdition = async (db: Db, now: Date): Promise<MiceEdition> => shown(await currentEdition(db, now))
