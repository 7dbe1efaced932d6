import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { addDays, daysBetween, weekdayOf } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { PlanDepartures, PlanEffect, productDesk } from '#contract/product-desk'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { departure, productOption } from './catalog.table'
import { listDayPrices, pricesOf } from './day-prices.service'
import { startTimesOn } from './departures.service'
import { keepPrice } from './lowest-price.service'
import { findDeskProduct } from './product-desk.view.service'
import { type DepartureKey, keyOf } from './seats.service'

const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

type OptionRow = typeof productOption.$inferSelect

/**
 * Lists the departures of a range of days with their seats, and prices of the day if it has any: those that run, and those with
 * taken seats that do not. Four queries.
 */
export async function listDepartures(
  db: Db,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<Data<typeof productDesk.departures>> {
  await findDeskProduct(db, id)
  const options = await db
    .select()
    .from(productOption)
    .where(eq(productOption.product_id, id))
    .orderBy(productOption.position)
  const ids = options.map((option) => option.id)
  const ledger = ids.length === 0 ? [] : await ledgerOf(db, ids, from, to)
  const prices = await listDayPrices(db, ids, { from, to })
  const kept = new Map(ledger.map((row) => [`${row.option_id} ${row.date} ${row.start_time}`, row]))
  const items = options.flatMap((option) => {
    const own = prices.filter(({ option_id }) => option_id === option.id)
    return daysOf(from, to).flatMap((date) => {
      const running = option.status === 'open' ? startTimesOn(option, date) : []
      const taken = ledger
        .filter((row) => row.option_id === option.id && row.date === date && row.held + row.confirmed > 0)
        .map(({ start_time }) => start_time)
      return [...new Set([...running, ...taken])].toSorted().map((start_time) => {
        const row = kept.get(`${option.id} ${date} ${start_time}`)
        return {
          ...{ option_id: option.id, date, start_time },
          capacity: row?.capacity ?? option.capacity,
          held: row?.held ?? 0,
          confirmed: row?.confirmed ?? 0,
          runs: running.includes(start_time),
          prices: pricesOf(own, date),
        }
      })
    })
  })
  return { items }
}

const ledgerOf = (db: Db, options: readonly string[], from: string, to: string) =>
  db
    .select()
    .from(departure)
    .where(and(inArray(departure.option_id, [...options]), between(departure.date, from, to)))

/** Returns the days of a change: all days of a range, or those on the given weekdays. */
const daysIn = ({ from, to, weekdays }: PlanDepartures) =>
  daysOf(from, to).filter((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)))

/** Returns the days and departures that a change affects. */
function targetOf(option: OptionRow, plan: PlanDepartures) {
  // A closed day still follows its weekday: when reopened it runs as the option says.
  const days = daysIn(plan).filter(
    (day) => startTimesOn(plan.act === 'open' ? { ...option, closed_days: [] } : option, day).length > 0,
  )
  const departures = days.flatMap((date) => option.start_times.map((start_time) => ({ date, start_time })))
  return { days, departures }
}

async function effectOf(db: Db, option: OptionRow, plan: PlanDepartures): Promise<PlanEffect> {
  const { days, departures } = targetOf(option, plan)
  const selected = new Set(days)
  const rows = (await ledgerOf(db, [option.id], plan.from, plan.to)).filter(({ date }) => selected.has(date))
  const soldOf = (row: (typeof rows)[number]) => row.held + row.confirmed
  const below = plan.act === 'seats' ? rows.filter((row) => soldOf(row) > (plan.capacity ?? 0)) : []
  return {
    days: days.length,
    departures: departures.length,
    sold: rows.reduce((sum, row) => sum + soldOf(row), 0),
    below: below.map((row) => ({ date: row.date, start_time: row.start_time, sold: soldOf(row) })),
  }
}

async function optionOf(db: Db, id: string, option_id: string, lock = false): Promise<OptionRow> {
  // The product is locked first, as the editor does, because its lowest price can change too.
  await findDeskProduct(db, id, lock)
  const select = db
    .select()
    .from(productOption)
    .where(and(eq(productOption.id, option_id), eq(productOption.product_id, id)))
  const [row] = await (lock ? select.for('update') : select)
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** Returns the effect of a change of departures. Throws 404. */
export const previewPlan = async (db: Db, id: string, plan: PlanDepartures): Promise<PlanEffect> =>
  effectOf(db, await optionOf(db, id, plan.option_id), plan)

/**
 * Sets the seats of departures, in the rows that sales take them from. Returns those that would get fewer than are taken at that
 * moment, and keep theirs.
 */
export async function setSeats(
  tx: Db,
  departures: readonly (DepartureKey & { capacity: number })[],
): Promise<DepartureKey[]> {
  if (departures.length === 0) return []
  // Always in the same order, so that two changes do not deadlock.
  const rows = departures.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const column = <T>(of: (row: (typeof rows)[number]) => T) => sql.param(rows.map(of))
  const { rows: set } = await tx.execute<{ key: string }>(sql`
    insert into ${departure} (option_id, date, start_time, capacity)
    select o, d, t, c from unnest(${column((row) => row.option_id)}::uuid[], ${column((row) => row.date)}::date[],
      ${column((row) => row.start_time)}::text[], ${column((row) => row.capacity)}::int[]) as given (o, d, t, c)
    on conflict (option_id, date, start_time) do update set capacity = excluded.capacity
    where ${departure.held} + ${departure.confirmed} <= excluded.capacity
    returning option_id || ' ' || date || ' ' || start_time as key`)
  const done = new Set(set.map(({ key }) => key))
  return rows.filter((row) => !done.has(keyOf(row)))
}

/** Sets the seats of an option's departures. Throws 409 `product.belowSold` if one has more taken. */
export async function setCapacity(
  tx: Db,
  option_id: string,
  departures: readonly { date: string; start_time: string }[],
  capacity: number,
): Promise<void> {
  const below = await setSeats(
    tx,
    departures.map((row) => ({ ...row, option_id, capacity })),
  )
  if (below.length > 0) throw new Refusal(409, 'product.belowSold', 'capacity')
}

/** Changes departures, all or none. Throws 404, 409 `product.belowSold` (product §4). */
export async function planDepartures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: string,
  id: string,
  plan: PlanDepartures,
): Promise<PlanEffect> {
  return transaction(db, async (tx) => {
    const option = await optionOf(tx, id, plan.option_id, true)
    const effect = await effectOf(tx, option, plan)
    const { days, departures } = targetOf(option, plan)
    if (plan.act === 'seats') await setCapacity(tx, option.id, departures, plan.capacity ?? 0)
    else {
      const changed = new Set(days)
      const closed_days =
        plan.act === 'close'
          ? [...new Set([...option.closed_days, ...days])].toSorted()
          : option.closed_days.filter((day) => !changed.has(day))
      await tx.update(productOption).set({ closed_days }).where(eq(productOption.id, option.id))
      await keepPrice(tx, clock.now(), id)
    }
    const { option_id, from, to, weekdays, act, capacity } = plan
    const detail = { option_id, from, to, weekdays, act, capacity, departures: effect.departures }
    await writeAudit(tx, { at: clock.now(), actor_id: actor, act: 'product.departures', subject: id, detail })
    return effect
  })
}
