import { and, eq, inArray } from 'drizzle-orm'
import { wrongBooth } from '#contract/exhibition'
import type { MiceBoothPlace, MiceBoothRow, SetupMiceBooth } from '#contract/mice/setup-desk'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { boothsInLedger } from '#server/modules/catalog/booth-product.service'
import { Refusal } from '#server/refusal'
import { type Acting, boothsIn, refuse, refuseStale } from '#server/setup-act'
import { boothRows, lockBooth } from './companies.service'
import { miceBooth } from './mice.table'
import { actOnYear } from './setup.service'

type Setting = Pick<Deps, 'db' | 'clock' | 'hooks'>

/** The booths of a year by number, with who is in them and how often they were ordered (product §6). Three queries. */
export async function listSetupBooths(
  { db, hooks }: Pick<Deps, 'db' | 'hooks'>,
  year: number,
): Promise<SetupMiceBooth[]> {
  const rows = await boothRows(db, year)
  const ids = rows.map(({ booth }) => booth.id)
  const ledger = await boothsInLedger(db, ids)
  const orders = await hooks.boothOrders(db, ids)
  return rows.map(({ booth: { year: _, ...booth }, company_name }) => ({
    ...booth,
    state: company_name ? 'taken' : (ledger.get(booth.id) ?? 'free'),
    company: company_name,
    is_ordered: ledger.has(booth.id),
    orders: orders.get(booth.id) ?? 0,
  }))
}

/**
 * A booth of a year, locked until the transaction ends so that it cannot be ordered or assigned meanwhile; and its company. Throws
 * 404, 409 `mice.boothOrdered` if it is held or ordered.
 */
async function boothToChange(tx: Db, { year, id, lock }: { year: number; id: string; lock: typeof lockBooth }) {
  await lock(tx, id)
  const row = (await boothRows(tx, year)).find(({ booth }) => booth.id === id)
  if (!row) throw new Refusal(404, 'general.notFound')
  const { number } = row.booth
  if ((await boothsInLedger(tx, [id])).has(id)) throw new Refusal(409, 'mice.boothOrdered', undefined, { number })
  return row
}

/** Adds a row of booths, all or nothing. Throws 404, 400 `fair.boothNumbering`, 409 what `wrongBooth` returns. */
export const addBooths = (
  deps: Setting,
  acting: Acting,
  { corner, ...row }: z.infer<typeof MiceBoothRow>,
): Promise<void> =>
  actOnYear(deps, acting, 'boothsAdd', async (tx, { year, figures }) => {
    const there = (await boothRows(tx, year)).map(({ booth }) => booth)
    const made = boothsIn(row, figures.halls, there)
    const isEnd = (at: number) => at === 0 || at === made.length - 1
    await tx.insert(miceBooth).values(made.map((each, at) => ({ ...each, year, corner: corner && isEnd(at) })))
    return { hall: row.hall, numbers: made.map(({ number }) => number) }
  })

/**
 * Changes the place, size and number of a booth. Throws 404, 409 `general.conflict`, `mice.boothOrdered` and what `wrongBooth`
 * returns. `lock` is only replaced by a test that shows why it is needed.
 */
export const changeBooth = (
  deps: Setting,
  acting: Acting,
  { id, base, ...to }: MiceBoothPlace & { id: string; base: number },
  lock = lockBooth,
): Promise<void> =>
  actOnYear(deps, acting, 'boothChange', async (tx, { year, figures }) => {
    const { booth } = await boothToChange(tx, { year, id, lock })
    refuseStale(booth, base)
    const others = (await boothRows(tx, year)).map((row) => row.booth).filter((each) => each.id !== id)
    refuse(wrongBooth(to, figures.halls, others), 409)
    const { number, hall, x, y, width, height, corner } = booth
    await tx
      .update(miceBooth)
      .set({ ...to, version: booth.version + 1 })
      .where(eq(miceBooth.id, id))
    return { booth: id, from: { number, hall, x, y, width, height, corner }, to }
  })

/**
 * Removes a booth that no exhibitor has and that was never ordered. Throws 404, 409 `general.conflict`, `mice.boothOrdered`,
 * `mice.boothRecord`, `fair.boothGiven`.
 */
export const removeBooth = (deps: Setting, acting: Acting, id: string, base: number): Promise<void> =>
  actOnYear(deps, acting, 'boothRemove', async (tx, { year }, now) => {
    const { booth, company_name } = await boothToChange(tx, { year, id, lock: lockBooth })
    refuseStale(booth, base)
    const { number, hall } = booth
    if (company_name)
      throw new Refusal(409, 'fair.boothGiven', undefined, { number, companies: company_name[acting.lang] })
    const orders = (await deps.hooks.boothOrders(tx, [id])).get(id) ?? 0
    if (orders > 0) throw new Refusal(409, 'mice.boothRecord', undefined, { number, count: String(orders) })
    await deps.hooks.miceBoothsRemoved({ db: tx, now }, [id])
    await tx.delete(miceBooth).where(eq(miceBooth.id, id))
    return { booth: id, number, hall }
  })

/** Removes the booths of a hall. Returns how many of them are or were used, in which case none is removed. */
export async function dropBooths(
  { tx, now, hooks }: { tx: Db; now: Date } & Pick<Deps, 'hooks'>,
  { year, hall }: { year: number; hall: string },
): Promise<number> {
  const booths = await tx
    .select({ id: miceBooth.id })
    .from(miceBooth)
    .where(and(eq(miceBooth.year, year), eq(miceBooth.hall, hall)))
    .for('update')
  const ids = booths.map(({ id }) => id)
  const ledger = await boothsInLedger(tx, ids)
  const orders = await hooks.boothOrders(tx, ids)
  const given = new Set((await boothRows(tx, year)).flatMap((row) => (row.company_id ? [row.booth.id] : [])))
  const used = ids.filter((id) => ledger.has(id) || orders.has(id) || given.has(id)).length
  if (used > 0) return used
  await hooks.miceBoothsRemoved({ db: tx, now }, ids)
  await tx.delete(miceBooth).where(inArray(miceBooth.id, ids))
  return 0
}
