import { and, eq, inArray } from 'drizzle-orm'
import { type BoothPlace, type BoothRow, wrongBooth } from '#contract/exhibition'
import type { SetupBooth } from '#contract/fair/setup-desk'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type Acting, boothsIn, refuse, refuseStale } from '#server/setup-act'
import { boothsOf, companiesAt, withCompanies } from './edition.service'
import { fairBooth } from './edition.table'
import { participant } from './participant.table'
import { actOnYear } from './setup.service'

type Setting = Pick<Deps, 'db' | 'clock' | 'hooks'>

/** The booths of a year by number, each with all companies that have it (product §6). Two queries. */
export async function listSetupBooths(db: Db, year: number): Promise<SetupBooth[]> {
  const booths = await boothsOf(db, year)
  const ids = booths.map(({ id }) => id)
  return withCompanies(booths, await companiesAt(db, inArray(participant.booth_id, ids)))
}

/** A booth of a year, locked until the transaction ends so that it cannot be assigned meanwhile. Throws 404. */
async function lockBooth(tx: Db, year: number, id: string) {
  const [booth] = await tx
    .select()
    .from(fairBooth)
    .where(and(eq(fairBooth.year, year), eq(fairBooth.id, id)))
    .for('update')
  if (!booth) throw new Refusal(404, 'general.notFound')
  return booth
}

/** Adds a row of booths, all or nothing. Throws 404, 400 `fair.boothNumbering`, 409 what `wrongBooth` returns. */
export const addBooths = (deps: Setting, acting: Acting, row: BoothRow): Promise<void> =>
  actOnYear(deps, acting, 'boothsAdd', async (tx, { year, figures }) => {
    const made = boothsIn(row, figures.halls, await boothsOf(tx, year))
    await tx.insert(fairBooth).values(made.map((each) => ({ ...each, year })))
    return { hall: row.hall, numbers: made.map(({ number }) => number) }
  })

/** Changes the position and number of a booth. Throws 404, 409 `general.conflict` and what `wrongBooth` returns. */
export const changeBooth = (
  deps: Setting,
  acting: Acting,
  id: string,
  { base, ...to }: BoothPlace & { base: number },
): Promise<void> =>
  actOnYear(deps, acting, 'boothChange', async (tx, { year, figures }) => {
    const { version, number, hall, x, y, width, height } = await lockBooth(tx, year, id)
    refuseStale({ version }, base)
    const others = (await boothsOf(tx, year)).filter((each) => each.id !== id)
    refuse(wrongBooth(to, figures.halls, others), 409)
    await tx
      .update(fairBooth)
      .set({ ...to, version: version + 1 })
      .where(eq(fairBooth.id, id))
    return { booth: id, from: { number, hall, x, y, width, height }, to }
  })

/** Removes a booth that no company has. Throws 404, 409 `general.conflict` and `fair.boothGiven`. */
export const removeBooth = (deps: Setting, acting: Acting, id: string, base: number): Promise<void> =>
  actOnYear(deps, acting, 'boothRemove', async (tx, { year }, now) => {
    const { version, number, hall } = await lockBooth(tx, year, id)
    refuseStale({ version }, base)
    const companies = (await companiesAt(tx, eq(participant.booth_id, id)))
      .map(({ name }) => name[acting.lang])
      .join(', ')
    if (companies) throw new Refusal(409, 'fair.boothGiven', undefined, { number, companies })
    await deps.hooks.boothsRemoved({ db: tx, now }, [id])
    await tx.delete(fairBooth).where(eq(fairBooth.id, id))
    return { booth: id, number, hall }
  })
