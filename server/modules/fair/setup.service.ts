import { desc, eq } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { FairFigures } from '#contract/fair/edition'
import { wrongFigures } from '#contract/fair/setup'
import type { FairYear, FairYearSetup } from '#contract/fair/setup-desk'
import { type Db, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { type Acting, refuse, refuseStale, yearActs } from '#server/setup-act'
import { findCurrent, phaseOf } from './edition.service'
import { fairBooth, fairEdition, fairSlot } from './edition.table'
import { programItem } from './program.table'

type EditionRow = typeof fairEdition.$inferSelect
type Setting = Pick<Deps, 'db' | 'clock'>

/** Runs an act of the office on a year. Throws 404 for an unknown year. */
export const actOnYear = yearActs('fair.setup', async (tx, year) => {
  const [edition] = await tx.select().from(fairEdition).where(eq(fairEdition.year, year)).for('no key update')
  return edition
})

const shown = ({ year, figures, announced_at }: EditionRow, current: number | undefined, today: string): FairYear => ({
  year,
  first: figures.days[0]?.day ?? today,
  last: figures.days.at(-1)?.day ?? today,
  phase: phaseOf(figures, today),
  is_announced: announced_at !== null,
  is_current: year === current,
})

/** All years, announced or not, newest first (product §6). */
export async function listYears({ db, clock }: Setting): Promise<FairYear[]> {
  const now = clock.now()
  const current = await findCurrent(db, now)
  const rows = await db.select().from(fairEdition).orderBy(desc(fairEdition.year))
  return rows.map((row) => shown(row, current?.year, dayInSeoul(now)))
}

/** A year with its figures. Throws 404. */
export async function showYear({ db, clock }: Setting, year: number): Promise<FairYearSetup> {
  const now = clock.now()
  const [row] = await db.select().from(fairEdition).where(eq(fairEdition.year, year))
  if (!row) throw new Refusal(404, 'general.notFound')
  const current = await findCurrent(db, now)
  return { ...shown(row, current?.year, dayInSeoul(now)), figures: row.figures, version: row.version }
}

/** Inserts a year that is not announced yet. Throws 409 `fair.yearThere` at the field that determines the year. */
export async function insertYear(tx: Db, figures: FairFigures, field: string): Promise<number> {
  const year = Number(figures.days[0]?.day.slice(0, 4))
  try {
    await tx.transaction((inner) => inner.insert(fairEdition).values({ year, figures, announced_at: null }))
  } catch (error) {
    if (!uniqueViolation(error)) throw error
    throw new Refusal(409, 'fair.yearThere', field, { year: String(year) })
  }
  return year
}

/**
 * Creates an empty year, which only the office sees until it is announced. Throws 400 what `wrongFigures` returns, 409
 * `fair.yearThere`.
 */
export function createYear({ db, clock }: Setting, by: string, figures: FairFigures): Promise<number> {
  refuse(wrongFigures(figures))
  return transaction(db, async (tx) => {
    const year = await insertYear(tx, figures, 'days.0.day')
    await writeAudit(tx, { at: clock.now(), actor_id: by, act: 'fair.setup.create', subject: String(year) })
    return year
  })
}

/** Announces a year to the public. Throws 404, 409 `general.conflict` and `fair.yearAnnounced`. */
export const announceYear = (deps: Setting, acting: Acting, base: number): Promise<void> =>
  actOnYear(deps, acting, 'announce', async (tx, edition, now) => {
    if (edition.announced_at) throw new Refusal(409, 'fair.yearAnnounced')
    refuseStale(edition, base)
    await tx
      .update(fairEdition)
      .set({ announced_at: now, version: edition.version + 1 })
      .where(eq(fairEdition.year, edition.year))
    return {}
  })

/**
 * Removes a year that was not announced, with all that was set up for it. Throws 404, 409 `general.conflict` and
 * `fair.yearAnnounced`.
 */
export const removeYear = (deps: Setting, acting: Acting, base: number): Promise<void> =>
  actOnYear(deps, acting, 'remove', async (tx, { year, announced_at, version }) => {
    if (announced_at) throw new Refusal(409, 'fair.yearAnnounced')
    refuseStale({ version }, base)
    await tx.delete(programItem).where(eq(programItem.year, year))
    await tx.delete(fairBooth).where(eq(fairBooth.year, year))
    await tx.delete(fairSlot).where(eq(fairSlot.year, year))
    await tx.delete(fairEdition).where(eq(fairEdition.year, year))
    return {}
  })
