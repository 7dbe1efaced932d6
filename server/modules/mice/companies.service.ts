import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type MiceCompany, mostSavedCompanies } from '#contract/mice/company'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { holdContact } from '#server/modules/accounts/contact.service'
import { picture } from '#server/modules/media/media.table'
import { pictureIn, shownPicture } from '#server/modules/media/shown.service'
import { Refusal } from '#server/refusal'
import { currentEdition, findCurrent } from './edition.service'
import { miceBooth, miceCompany, miceLogo, miceSaved } from './mice.table'

/** All exhibitors of this year's fair by English name, each with its booth (product §3). */
export async function listCompanies(db: Db, now: Date): Promise<MiceCompany[]> {
  const found = await findCurrent(db, now)
  if (!found) return []
  const rows = await db
    .select({ company: miceCompany, booth: miceBooth, logo: shownPicture })
    .from(miceCompany)
    .leftJoin(miceBooth, eq(miceBooth.id, miceCompany.booth_id))
    .leftJoin(
      miceLogo,
      and(
        eq(miceLogo.account_id, miceCompany.seller_id),
        eq(miceLogo.year, miceCompany.year),
        isNull(miceLogo.left_at),
      ),
    )
    .leftJoin(picture, eq(picture.id, miceLogo.picture_id))
    .where(eq(miceCompany.year, found.year))
    .orderBy(asc(sql`lower(${miceCompany.name}->>'en')`), asc(miceCompany.id))
  return rows.map(({ company: { id, name, about, sector, country }, booth, logo }) => ({
    ...{ id, name, about, sector, country, logo: pictureIn(logo, 'en') },
    booth: booth && {
      ...{ number: booth.number, hall: booth.hall, x: booth.x, y: booth.y },
      ...{ width: booth.width, height: booth.height },
    },
  }))
}

const savedOf = async (db: Db, accountId: string, year: number): Promise<string[]> =>
  (
    await db
      .select({ id: miceSaved.company_id })
      .from(miceSaved)
      .innerJoin(miceCompany, eq(miceCompany.id, miceSaved.company_id))
      .where(and(eq(miceSaved.account_id, accountId), eq(miceCompany.year, year)))
      .orderBy(asc(miceSaved.at), asc(miceSaved.company_id))
  ).map(({ id }) => id)

/** The ids of this year's exhibitors that a member has saved, in the order of saving. */
export async function savedCompanies(db: Db, now: Date, accountId: string): Promise<string[]> {
  const found = await findCurrent(db, now)
  return found ? savedOf(db, accountId, found.year) : []
}

/**
 * Keeps an exhibitor in the list until the transaction ends: the cancellation of its booth waits. Returns its year. Throws 404 if
 * it has left.
 */
export async function holdExhibitor(tx: Db, id: string): Promise<number> {
  const [company] = await tx
    .select({ year: miceCompany.year })
    .from(miceCompany)
    .where(eq(miceCompany.id, id))
    .for('key share')
  if (!company) throw new Refusal(404, 'general.notFound')
  return company.year
}

/** Saves an exhibitor of this year, or removes it from the saved ones. Throws 404, 409 `mice.savedTooMany`. */
export function saveCompany(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { id, saved }: { id: string; saved: boolean },
): Promise<string[]> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { year } = await currentEdition(tx, now)
    // Serializes concurrent calls, so that the limit counts both.
    await holdContact(tx, accountId)
    if ((await holdExhibitor(tx, id)) !== year) throw new Refusal(404, 'general.notFound')
    const row = and(eq(miceSaved.account_id, accountId), eq(miceSaved.company_id, id))
    if (!saved) await tx.delete(miceSaved).where(row)
    else await tx.insert(miceSaved).values({ account_id: accountId, company_id: id, at: now }).onConflictDoNothing()
    const all = await savedOf(tx, accountId, year)
    if (all.length > mostSavedCompanies)
      throw new Refusal(409, 'mice.savedTooMany', undefined, { count: String(mostSavedCompanies) })
    return all
  })
}

/** Adds a company to the list of exhibitors, in its booth, and returns its id. */
export async function addExhibitor(tx: Db, company: typeof miceCompany.$inferInsert): Promise<string> {
  const [made] = await tx.insert(miceCompany).values(company).returning({ id: miceCompany.id })
  if (!made) throw new Error('An exhibitor was not written')
  return made.id
}

/** An exhibitor of a year, locked until the transaction ends. Throws 404. */
export async function lockExhibitor(tx: Db, year: number, id: string): Promise<typeof miceCompany.$inferSelect> {
  const [company] = await tx
    .select()
    .from(miceCompany)
    .where(and(eq(miceCompany.id, id), eq(miceCompany.year, year)))
    .for('update')
  if (!company) throw new Refusal(404, 'general.notFound')
  return company
}

/** Changes an exhibitor's entry in the list. */
export async function changeExhibitor(
  tx: Db,
  id: string,
  change: Partial<typeof miceCompany.$inferInsert>,
): Promise<void> {
  await tx.update(miceCompany).set(change).where(eq(miceCompany.id, id))
}

/** Removes a company from the list, and from what members have saved. */
export async function removeExhibitor(tx: Db, id: string): Promise<void> {
  await tx.delete(miceCompany).where(eq(miceCompany.id, id))
}

/** Locks a booth until the transaction ends, so that calls that give it to a company wait. */
export async function lockBooth(tx: Db, id: string): Promise<void> {
  await tx.select({ id: miceBooth.id }).from(miceBooth).where(eq(miceBooth.id, id)).for('no key update')
}

/** A booth of the plan and the company that is in it. */
export interface BoothRow {
  booth: typeof miceBooth.$inferSelect
  company_id: string | null
  company_name: { en: string; ko: string } | null
}

/** All booths of a year by number, each with the company that is in it. */
export const boothRows = (db: Db, year: number): Promise<BoothRow[]> =>
  db
    .select({ booth: miceBooth, company_id: miceCompany.id, company_name: miceCompany.name })
    .from(miceBooth)
    .leftJoin(miceCompany, eq(miceCompany.booth_id, miceBooth.id))
    .where(eq(miceBooth.year, year))
    .orderBy(asc(miceBooth.number))

/** Exhibitors by id, latest year first, each with the number of its booth. */
export const exhibitorsOf = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: miceCompany.id, name: miceCompany.name, year: miceCompany.year, booth: miceBooth.number })
    .from(miceCompany)
    .leftJoin(miceBooth, eq(miceBooth.id, miceCompany.booth_id))
    .where(inArray(miceCompany.id, [...ids]))
    .orderBy(desc(miceCompany.year), asc(sql`lower(${miceCompany.name}->>'en')`), asc(miceCompany.id))
