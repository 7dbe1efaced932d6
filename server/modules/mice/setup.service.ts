import { desc, eq, inArray } from 'drizzle-orm'
import { addDays, dayInSeoul, daysBetween } from '#contract/days'
import { movedPlan } from '#contract/exhibition'
import type { MiceFigures } from '#contract/mice/edition'
import { type SetBoothTerms, wrongMiceFigures, wrongTerms } from '#contract/mice/setup'
import type { MiceYear, MiceYearSetup } from '#contract/mice/setup-desk'
import { type Db, isReferred, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { type Acting, refuse, refuseStale, yearActs } from '#server/setup-act'
import { findCurrent } from './edition.service'
import { miceBooth, miceCompany, miceEdition, miceInvitation, micePerson, miceSession } from './mice.table'

type EditionRow = typeof miceEdition.$inferSelect
type Setting = Pick<Deps, 'db' | 'clock'>

/** Runs an act of the desk on a year. Throws 404 for an unknown year. */
export const actOnYear = yearActs('mice.setup', async (tx, year) => {
  const [edition] = await tx.select().from(miceEdition).where(eq(miceEdition.year, year)).for('no key update')
  return edition
})

function phaseOf({ days, registration_opens, registration_closes }: MiceFigures, today: string): MiceYear['phase'] {
  if ((days.at(-1)?.day ?? '') < today) return 'over'
  if ((days[0]?.day ?? '') <= today) return 'running'
  return registration_opens <= today && today <= registration_closes ? 'registration' : 'announced'
}

const shown = ({ year, figures, announced_at }: EditionRow, current: number | undefined, today: string): MiceYear => ({
  year,
  first: figures.days[0]?.day ?? today,
  last: figures.days.at(-1)?.day ?? today,
  phase: phaseOf(figures, today),
  is_announced: announced_at !== null,
  is_current: year === current,
})

/** All years, announced or not, newest first (product §6). */
export async function listYears({ db, clock }: Setting): Promise<MiceYear[]> {
  const now = clock.now()
  const current = await findCurrent(db, now)
  const rows = await db.select().from(miceEdition).orderBy(desc(miceEdition.year))
  return rows.map((row) => shown(row, current?.year, dayInSeoul(now)))
}

/** Registrations, invitations and submitted orders of a year: what keeps it from being withdrawn. */
async function usesOf({ db, hooks }: Pick<Deps, 'db' | 'hooks'>, year: number, boothIds: readonly string[]) {
  const people = await db.$count(micePerson, eq(micePerson.year, year))
  const invitations = await db.$count(miceInvitation, eq(miceInvitation.year, year))
  const orders = [...(await hooks.boothOrders(db, boothIds)).values()].reduce((sum, each) => sum + each, 0)
  return people + invitations + orders
}

/** The ids of the booths of a year. */
async function boothIdsOf(db: Db, year: number): Promise<string[]> {
  const rows = await db.select({ id: miceBooth.id }).from(miceBooth).where(eq(miceBooth.year, year))
  return rows.map(({ id }) => id)
}

/** A year with its figures and terms. Throws 404. */
export async function showYear(
  { db, clock, hooks }: Setting & Pick<Deps, 'hooks'>,
  year: number,
): Promise<MiceYearSetup> {
  const now = clock.now()
  const [row] = await db.select().from(miceEdition).where(eq(miceEdition.year, year))
  if (!row) throw new Refusal(404, 'general.notFound')
  const current = await findCurrent(db, now)
  const boothIds = await boothIdsOf(db, year)
  const sessions = await db.$count(miceSession, eq(miceSession.year, year))
  const has = { booths: boothIds.length > 0, terms: row.booths !== null, sessions: sessions > 0 }
  return {
    ...shown(row, current?.year, dayInSeoul(now)),
    figures: row.figures,
    version: row.version,
    terms: row.booths,
    terms_version: row.terms_version,
    missing: (['booths', 'terms', 'sessions'] as const).filter((part) => !has[part]),
    uses: await usesOf({ db, hooks }, year, boothIds),
  }
}

/** Inserts a year that is not announced yet. Throws 409 `fair.yearThere` at the field that determines the year. */
async function insertYear(
  tx: Db,
  { figures, booths }: Pick<EditionRow, 'figures' | 'booths'>,
  field: string,
): Promise<number> {
  const year = Number(figures.days[0]?.day.slice(0, 4))
  try {
    await tx.transaction((inner) => inner.insert(miceEdition).values({ year, figures, booths, announced_at: null }))
  } catch (error) {
    if (!uniqueViolation(error)) throw error
    throw new Refusal(409, 'fair.yearThere', field, { year: String(year) })
  }
  return year
}

/** Creates an empty year. Throws 400 what `wrongMiceFigures` returns, 409 `fair.yearThere`. */
export function createYear({ db, clock }: Setting, by: string, figures: MiceFigures): Promise<number> {
  refuse(wrongMiceFigures(figures))
  return transaction(db, async (tx) => {
    const year = await insertYear(tx, { figures, booths: null }, 'days.0.day')
    await writeAudit(tx, { at: clock.now(), actor_id: by, act: 'mice.setup.create', subject: String(year) })
    return year
  })
}

/** Copies the booths and sessions of a year to another one: without exhibitors, and without seats taken. */
async function copyRows(tx: Db, from: number, year: number, by: number): Promise<void> {
  const booths = await tx.select().from(miceBooth).where(eq(miceBooth.year, from))
  if (booths.length > 0)
    await tx.insert(miceBooth).values(booths.map(({ id: _, version: __, ...booth }) => ({ ...booth, year })))
  const sessions = await tx.select().from(miceSession).where(eq(miceSession.year, from))
  if (sessions.length > 0)
    await tx.insert(miceSession).values(
      sessions.map(({ id: _, version: __, taken: ___, ...session }) => ({
        ...session,
        year,
        day: addDays(session.day, by),
      })),
    )
}

/**
 * Makes a year from another one, each date moved so that the fair begins on `first`. Throws 404, 409 `fair.yearThere` and
 * `fair.yearLeft` (product §6).
 */
export function copyYear(
  { db, clock }: Setting,
  { from, first, by }: { from: number; first: string; by: string },
): Promise<number> {
  return transaction(db, async (tx) => {
    const [row] = await tx.select().from(miceEdition).where(eq(miceEdition.year, from)).for('share')
    if (!row) throw new Refusal(404, 'general.notFound')
    const days = daysBetween(row.figures.days[0]?.day ?? first, first)
    const figures = movedPlan(row.figures, days)
    if (wrongMiceFigures(figures)) throw new Refusal(409, 'fair.yearLeft', 'first')
    const booths = row.booths && { ...row.booths, closes: addDays(row.booths.closes, days) }
    const year = await insertYear(tx, { figures, booths }, 'first')
    await copyRows(tx, from, year, days)
    const at = clock.now()
    await writeAudit(tx, { at, actor_id: by, act: 'mice.setup.copy', subject: String(year), detail: { from, days } })
    return year
  })
}

/**
 * Sets the prices and the deadline of booths, or lets none; orders keep their prices (product §5). Throws 404, 400 what
 * `wrongTerms` returns, 409 `general.conflict`.
 */
export const setTerms = (deps: Setting, acting: Acting, terms: SetBoothTerms | null, base: number): Promise<void> =>
  actOnYear(deps, acting, 'terms', async (tx, { year, figures, booths, terms_version }) => {
    refuseStale({ version: terms_version }, base)
    if (terms) refuse(wrongTerms(terms, figures))
    await tx
      .update(miceEdition)
      .set({ booths: terms, terms_version: terms_version + 1 })
      .where(eq(miceEdition.year, year))
    return { from: booths, to: terms }
  })

/** Announces a year to the public. Throws 404, 409 `general.conflict` and `fair.yearAnnounced`. */
export const announceYear = (deps: Setting, acting: Acting, base: number): Promise<void> =>
  actOnYear(deps, acting, 'announce', async (tx, { year, announced_at, version }, now) => {
    if (announced_at) throw new Refusal(409, 'fair.yearAnnounced')
    refuseStale({ version }, base)
    await tx
      .update(miceEdition)
      .set({ announced_at: now, version: version + 1 })
      .where(eq(miceEdition.year, year))
    return {}
  })

/** Waits for registrations of a year that are being written; later ones wait for the withdrawal. */
export async function lockOut(tx: Db, year: number): Promise<void> {
  await tx.select({ year: miceEdition.year }).from(miceEdition).where(eq(miceEdition.year, year)).for('update')
}

/**
 * Hides an announced year again. Throws 404, 409 `general.conflict`, `mice.yearUsed`. `lock` is only replaced by a test that shows
 * why it is needed.
 */
export const withdrawYear = (
  deps: Setting & Pick<Deps, 'hooks'>,
  acting: Acting,
  base: number,
  lock = lockOut,
): Promise<void> =>
  actOnYear(deps, acting, 'withdraw', async (tx, { year, announced_at, version }) => {
    refuseStale({ version }, base)
    if (!announced_at) throw new Refusal(409, 'general.conflict')
    await lock(tx, year)
    const uses = await usesOf({ db: tx, hooks: deps.hooks }, year, await boothIdsOf(tx, year))
    if (uses > 0) throw new Refusal(409, 'mice.yearUsed', undefined, { count: String(uses) })
    await tx
      .update(miceEdition)
      .set({ announced_at: null, version: version + 1 })
      .where(eq(miceEdition.year, year))
    return {}
  })

/**
 * Removes a year that is not announced, with all that was set up for it. Throws 404, 409 `general.conflict`, `fair.yearAnnounced`
 * and, if other things still refer to it, `mice.yearUsed`.
 */
export async function removeYear(deps: Setting & Pick<Deps, 'hooks'>, acting: Acting, base: number): Promise<void> {
  let uses = 0
  try {
    await actOnYear(deps, acting, 'remove', async (tx, { year, announced_at, version }, now) => {
      if (announced_at) throw new Refusal(409, 'fair.yearAnnounced')
      refuseStale({ version }, base)
      const ids = await boothIdsOf(tx, year)
      uses = await usesOf({ db: tx, hooks: deps.hooks }, year, ids)
      await deps.hooks.miceBoothsRemoved({ db: tx, now }, ids)
      await tx.delete(miceSession).where(eq(miceSession.year, year))
      await tx.delete(miceCompany).where(eq(miceCompany.year, year))
      await tx.delete(miceBooth).where(inArray(miceBooth.id, ids))
      await tx.delete(miceEdition).where(eq(miceEdition.year, year))
      return {}
    })
  } catch (error) {
    if (!isReferred(error)) throw error
    throw new Refusal(409, 'mice.yearUsed', undefined, { count: String(Math.max(uses, 1)) })
  }
}
