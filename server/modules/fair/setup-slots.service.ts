import { and, asc, eq } from 'drizzle-orm'
import type { FairDay } from '#contract/fair/edition'
import { type SlotRow, slotsOfRow, wrongSlot } from '#contract/fair/setup'
import type { SetupSlot } from '#contract/fair/setup-desk'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type Acting, refuse, refuseStale } from '#server/setup-act'
import { fairSlot } from './edition.table'
import { actOnYear } from './setup.service'

type Setting = Pick<Deps, 'db' | 'clock' | 'hooks'>

/** The meeting times of a year, with their use (product §6). Three queries. */
export async function listSlots({ db, hooks }: Pick<Deps, 'db' | 'hooks'>, year: number): Promise<SetupSlot[]> {
  const slots = await db
    .select()
    .from(fairSlot)
    .where(eq(fairSlot.year, year))
    .orderBy(asc(fairSlot.day), asc(fairSlot.starts))
  const ids = slots.map(({ id }) => id)
  const meetings = await hooks.meetingsIn(db, ids)
  return slots.map((slot) => {
    const { needed = 0, all = 0 } = meetings.get(slot.id) ?? {}
    return { ...slot, needed, meetings: all }
  })
}

const ofDay = (tx: Db, year: number, day: string) =>
  tx
    .select()
    .from(fairSlot)
    .where(and(eq(fairSlot.year, year), eq(fairSlot.day, day)))

function dayOf(days: readonly FairDay[], day: string): FairDay {
  const found = days.find((each) => each.day === day)
  if (!found) throw new Refusal(400, 'fair.dayUnknown', 'day')
  return found
}

/** A slot of a year, locked until the transaction ends so that no meeting is placed in it meanwhile. Throws 404. */
async function lockSlot(tx: Db, year: number, id: string) {
  const [slot] = await tx
    .select()
    .from(fairSlot)
    .where(and(eq(fairSlot.year, year), eq(fairSlot.id, id)))
    .for('update')
  if (!slot) throw new Refusal(404, 'general.notFound')
  return slot
}

/** Adds times to a day. Throws 404, 400 `fair.dayUnknown` and `fair.slotMidnight`, 409 what `wrongSlot` returns. */
export const addSlots = (deps: Setting, acting: Acting, row: SlotRow): Promise<void> =>
  actOnYear(deps, acting, 'slotsAdd', async (tx, { year, figures }) => {
    const day = dayOf(figures.days, row.day)
    const made = slotsOfRow(row)
    if (!made) throw new Refusal(400, 'fair.slotMidnight', 'count')
    const there = await ofDay(tx, year, row.day)
    for (const each of made) {
      // The form's fields are those of a row: the user can correct where it begins.
      const wrong = wrongSlot(each, day, there)
      refuse(wrong && { ...wrong, field: 'first' }, 409)
    }
    await tx.insert(fairSlot).values(made.map((each) => ({ ...each, year, day: row.day })))
    return { ...row }
  })

/** Changes when a time begins and ends. Throws 404, 409 `general.conflict`, `fair.slotNeeded` and what `wrongSlot` returns. */
export const changeSlot = (
  deps: Setting,
  acting: Acting,
  id: string,
  { base, ...to }: { starts: string; ends: string; base: number },
): Promise<void> =>
  actOnYear(deps, acting, 'slotChange', async (tx, { year, figures }) => {
    const slot = await lockSlot(tx, year, id)
    refuseStale(slot, base)
    const needed = (await deps.hooks.meetingsIn(tx, [id])).get(id)?.needed ?? 0
    if (needed > 0) throw new Refusal(409, 'fair.slotNeeded', 'starts', { count: String(needed) })
    const others = (await ofDay(tx, year, slot.day)).filter((each) => each.id !== id)
    refuse(wrongSlot(to, dayOf(figures.days, slot.day), others), 409)
    await tx
      .update(fairSlot)
      .set({ ...to, version: slot.version + 1 })
      .where(eq(fairSlot.id, id))
    return { slot: id, from: [slot.day, slot.starts, slot.ends], to: [to.starts, to.ends] }
  })

/** Removes a time that never had a meeting. Throws 404, 409 `general.conflict` and `fair.slotUsed`. */
export const removeSlot = (deps: Setting, acting: Acting, id: string, base: number): Promise<void> =>
  actOnYear(deps, acting, 'slotRemove', async (tx, { year }, now) => {
    const slot = await lockSlot(tx, year, id)
    refuseStale(slot, base)
    const used = (await deps.hooks.meetingsIn(tx, [id])).get(id)?.all ?? 0
    if (used > 0) throw new Refusal(409, 'fair.slotUsed', undefined, { count: String(used) })
    await deps.hooks.slotsRemoved({ db: tx, now }, [id])
    await tx.delete(fairSlot).where(eq(fairSlot.id, id))
    return { slot: id, at: [slot.day, slot.starts, slot.ends] }
  })
