import { and, eq } from 'drizzle-orm'
import { type SetItem, wrongItem } from '#contract/fair/setup'
import type { SetupItem } from '#contract/fair/setup-desk'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type Acting, refuse, refuseStale } from '#server/setup-act'
import { itemsOf } from './program.service'
import { programItem } from './program.table'
import { addedWords, changeWords } from './program-change'
import { actOnYear } from './setup.service'

type Setting = Pick<Deps, 'db' | 'clock'>

/** The program of a year by time, with the versions of its items (product §6). */
export const listItems = (db: Db, year: number): Promise<SetupItem[]> => itemsOf(db, year)

async function lockItem(tx: Db, year: number, id: string) {
  const [item] = await tx
    .select()
    .from(programItem)
    .where(and(eq(programItem.year, year), eq(programItem.id, id)))
    .for('no key update')
  if (!item) throw new Refusal(404, 'general.notFound')
  return item
}

/** Adds an item; in an announced program it is marked as new. Throws 404, 400 what `wrongItem` returns. */
export const addItem = (deps: Setting, acting: Acting, item: SetItem): Promise<void> =>
  actOnYear(deps, acting, 'itemAdd', async (tx, { year, figures, announced_at }, now) => {
    refuse(wrongItem(item, figures))
    const news = announced_at && { changed_at: now, change: addedWords }
    await tx.insert(programItem).values({ ...item, year, ...news })
    return { title: item.title.en }
  })

/**
 * Changes an item. Once its year is announced, the change is recorded with its time and listed among the fair's changes, unless
 * it is a mere correction (product §3). Throws 404, 400 what `wrongItem` returns, 409 `general.conflict`.
 */
export const changeItem = (
  deps: Setting,
  acting: Acting,
  id: string,
  { base, is_correction, ...to }: SetItem & { base: number; is_correction: boolean },
): Promise<void> =>
  actOnYear(deps, acting, 'itemChange', async (tx, { year, figures, announced_at }, now) => {
    const before = await lockItem(tx, year, id)
    refuseStale(before, base)
    refuse(wrongItem(to, figures))
    const change = announced_at && !is_correction ? changeWords(before, to) : null
    await tx
      .update(programItem)
      .set({ ...to, ...(change && { changed_at: now, change }), version: before.version + 1 })
      .where(eq(programItem.id, id))
    return { item: id, title: to.title.en, told: change?.en ?? null }
  })

/** Removes an item. Throws 404, 409 `general.conflict`. */
export const removeItem = (deps: Setting, acting: Acting, id: string, base: number): Promise<void> =>
  actOnYear(deps, acting, 'itemRemove', async (tx, { year }) => {
    const item = await lockItem(tx, year, id)
    refuseStale(item, base)
    await tx.delete(programItem).where(eq(programItem.id, id))
    return { item: id, title: item.title.en, at: [item.day, item.starts] }
  })
