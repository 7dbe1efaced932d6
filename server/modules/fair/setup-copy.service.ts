import { eq } from 'drizzle-orm'
import { addDays, daysBetween } from '#contract/days'
import { movedPlan } from '#contract/exhibition'
import type { FairFigures } from '#contract/fair/edition'
import { wrongFigures } from '#contract/fair/setup'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { fairBooth, fairEdition, fairSlot } from './edition.table'
import { programItem } from './program.table'
import { insertYear } from './setup.service'

/** The figures with every date moved by a number of days. */
const moved = (figures: FairFigures, by: number): FairFigures => ({
  ...movedPlan(figures, by),
  requests_open: addDays(figures.requests_open, by),
})

/** Copies slots, booths and program of a year to another one: without companies in its booths and without marks of changes. */
async function copyRows(tx: Db, from: number, year: number, by: number): Promise<void> {
  const slots = await tx.select().from(fairSlot).where(eq(fairSlot.year, from))
  if (slots.length > 0)
    await tx
      .insert(fairSlot)
      .values(slots.map(({ day, starts, ends }) => ({ year, day: addDays(day, by), starts, ends })))
  const booths = await tx.select().from(fairBooth).where(eq(fairBooth.year, from))
  if (booths.length > 0)
    await tx.insert(fairBooth).values(booths.map(({ id: _, version: __, ...booth }) => ({ ...booth, year })))
  const items = await tx.select().from(programItem).where(eq(programItem.year, from))
  if (items.length > 0)
    await tx.insert(programItem).values(
      items.map(({ id: _, version: __, changed_at: ___, change: ____, ...item }) => ({
        ...item,
        year,
        day: addDays(item.day, by),
      })),
    )
}

/**
 * Makes a year from another one: figures, times, booths and program, each date moved so that the fair begins on `first`. Throws 404, 409
 * `fair.yearThere` and `fair.yearLeft` (product §6).
 */
export function copyYear(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, first, by }: { from: number; first: string; by: string },
): Promise<number> {
  return transaction(db, async (tx) => {
    const [row] = await tx.select().from(fairEdition).where(eq(fairEdition.year, from)).for('share')
    if (!row) throw new Refusal(404, 'general.notFound')
    const days = daysBetween(row.figures.days[0]?.day ?? first, first)
    const figures = moved(row.figures, days)
    if (wrongFigures(figures)) throw new Refusal(409, 'fair.yearLeft', 'first')
    const year = await insertYear(tx, figures, 'first')
    await copyRows(tx, from, year, days)
    const at = clock.now()
    await writeAudit(tx, { at, actor_id: by, act: 'fair.setup.copy', subject: String(year), detail: { from, days } })
    return year
  })
}
