import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { isOutside } from '#contract/exhibition'
import type { FairFigures, FairHall } from '#contract/fair/edition'
import { wrongFigures } from '#contract/fair/setup'
import type { Lang } from '#contract/languages'
import type { Deps } from '#server/deps'
import type { HookContext, Hooks } from '#server/ports/hooks'
import { Refusal } from '#server/refusal'
import { type Acting, refuse, refuseStale } from '#server/setup-act'
import { fairBooth, fairEdition, fairSlot } from './edition.table'
import { participant } from './participant.table'
import { programItem } from './program.table'
import { actOnYear } from './setup.service'

/** A year whose figures change, and the language that refusals name things in. */
interface Change {
  context: HookContext
  hooks: Hooks
  year: number
  lang: Lang
}

/** Removes a hall with its booths, unless a company has one of them or something takes place there. */
async function dropHall({ context, hooks, year, lang }: Change, { id, name }: FairHall): Promise<void> {
  const tx = context.db
  const booths = await tx
    .select({ id: fairBooth.id })
    .from(fairBooth)
    .where(and(eq(fairBooth.year, year), eq(fairBooth.hall, id)))
    .for('update')
  const ids = booths.map((booth) => booth.id)
  const given = await tx.$count(participant, inArray(participant.booth_id, ids))
  const values = (found: number) => ({ hall: name[lang], count: String(found) })
  if (given > 0) throw new Refusal(409, 'fair.hallGiven', 'halls', values(given))
  const items = await tx.$count(programItem, and(eq(programItem.year, year), eq(programItem.hall, id)))
  if (items > 0) throw new Refusal(409, 'fair.hallItems', 'halls', values(items))
  await hooks.boothsRemoved(context, ids)
  await tx.delete(fairBooth).where(inArray(fairBooth.id, ids))
}

/** Checks a hall's new size: all of its booths have to fit inside. */
async function resizeHall({ context: { db }, year, lang }: Change, hall: FairHall, at: number): Promise<void> {
  const booths = await db
    .select()
    .from(fairBooth)
    .where(and(eq(fairBooth.year, year), eq(fairBooth.hall, hall.id)))
  const outside = booths.filter((booth) => isOutside(booth, hall)).length
  const values = { hall: hall.name[lang], count: String(outside) }
  if (outside > 0) throw new Refusal(409, 'fair.boothsOutside', `halls.${at}.width`, values)
}

/** Removes a day with its slots, unless they hold or held meetings or something takes place on it. */
async function dropDay({ context, hooks, year }: Change, day: string): Promise<void> {
  const tx = context.db
  const slots = await tx
    .select({ id: fairSlot.id })
    .from(fairSlot)
    .where(and(eq(fairSlot.year, year), eq(fairSlot.day, day)))
    .for('update')
  const ids = slots.map(({ id }) => id)
  const meetings = [...(await hooks.meetingsIn(tx, ids)).values()].reduce((sum, { all }) => sum + all, 0)
  if (meetings > 0) throw new Refusal(409, 'fair.dayNeeded', 'days', { day, count: String(meetings) })
  const items = await tx.$count(programItem, and(eq(programItem.year, year), eq(programItem.day, day)))
  if (items > 0) throw new Refusal(409, 'fair.dayItems', 'days', { day, count: String(items) })
  await hooks.slotsRemoved(context, ids)
  await tx.delete(fairSlot).where(inArray(fairSlot.id, ids))
}

/** Checks a day's new hours: all of its slots have to fit within. */
async function setHours({ context: { db }, year }: Change, day: FairFigures['days'][number], at: number) {
  const slots = await db
    .select()
    .from(fairSlot)
    .where(and(eq(fairSlot.year, year), eq(fairSlot.day, day.day)))
  const outside = slots.filter(({ starts, ends }) => starts < day.opens || ends > day.closes).length
  const values = { day: day.day, count: String(outside) }
  if (outside > 0) throw new Refusal(409, 'fair.slotsOutside', `days.${at}.opens`, values)
}

/**
 * Changes the figures of a year, and removes what belongs to a removed day or hall. Throws 404, 400 what `wrongFigures` returns
 * and `fair.yearFixed`, 409 `general.conflict` and what is in use: `fair.hallGiven`, `hallItems`, `boothsOutside`, `dayNeeded`,
 * `dayItems`, `slotsOutside` (product §9).
 */
export const setFigures = (
  deps: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  acting: Acting,
  figures: FairFigures,
  base: number,
): Promise<void> =>
  actOnYear(deps, acting, 'figures', async (tx, edition, now) => {
    refuseStale(edition, base)
    refuse(wrongFigures(figures))
    const { year } = edition
    if (Number(figures.days[0]?.day.slice(0, 4)) !== year)
      throw new Refusal(400, 'fair.yearFixed', 'days.0.day', { year: String(year) })
    const change = { context: { db: tx, now }, hooks: deps.hooks, year, lang: acting.lang }
    const before = edition.figures
    for (const hall of before.halls) if (!figures.halls.some(({ id }) => id === hall.id)) await dropHall(change, hall)
    for (const [at, hall] of figures.halls.entries()) await resizeHall(change, hall, at)
    for (const { day } of before.days) if (!figures.days.some((each) => each.day === day)) await dropDay(change, day)
    for (const [at, day] of figures.days.entries()) await setHours(change, day, at)
    await tx
      .update(fairEdition)
      .set({ figures, version: edition.version + 1 })
      .where(eq(fairEdition.year, year))
    const keys = Object.keys(figures) as (keyof FairFigures)[]
    return { fields: keys.filter((key) => !isDeepStrictEqual(figures[key], before[key])) }
  })
