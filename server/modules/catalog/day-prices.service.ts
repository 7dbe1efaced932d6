import { and, asc, between, eq, exists, gte, inArray, lte, type SQLWrapper } from 'drizzle-orm'
import type { DayPrice, DayPriceChange, DayPriceEffect, dayPrices } from '#contract/day-prices'
import { dayInSeoul } from '#contract/days'
import type { Data, Parsed } from '#contract/endpoint'
import { type Db, transaction } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { boundedRows } from '#server/sheet'
import { departure, optionDayPrice, optionPrice, productOption } from './catalog.table'
import { startTimesOn } from './departures.service'
import { keepPrice } from './lowest-price.service'
import { findDeskProduct } from './product-desk.view.service'

type Day = Pick<typeof optionDayPrice.$inferSelect, 'date' | 'band' | 'price'>
type OptionRow = typeof productOption.$inferSelect

/** All prices of single days of the statement's option between two Seoul days, for `pricesOf`. */
export const dayPricesBetween = (db: Db, { from, to }: { from: string | SQLWrapper; to: string | SQLWrapper }) =>
  jsonRows(
    db
      .select({ date: optionDayPrice.date, band: optionDayPrice.band, price: optionDayPrice.price })
      .from(optionDayPrice)
      .where(
        and(
          eq(optionDayPrice.option_id, productOption.id),
          gte(optionDayPrice.date, from),
          lte(optionDayPrice.date, to),
        ),
      ),
  )

/** Returns the day's own prices: those of bands that do not cost what the option says. */
export const pricesOf = (rows: readonly Day[], date: string): DayPrice[] =>
  rows.filter((row) => row.date === date).map(({ band, price }) => ({ band, price }))

/** Returns what an adult pays on a day with these prices of its own. */
export const adultPriceOn = (prices: readonly DayPrice[], usual: number): number =>
  prices.find(({ band }) => band === 'adult')?.price ?? usual

/** One text per set of prices, whatever its order. */
export const priceKey = (prices: readonly DayPrice[]): string =>
  prices
    .map(({ band, price }) => `${band} ${price}`)
    .toSorted()
    .join(', ')

const storedOn = (db: Db, option_id: string, days: readonly string[]) =>
  db
    .select()
    .from(optionDayPrice)
    .where(and(eq(optionDayPrice.option_id, option_id), inArray(optionDayPrice.date, [...days])))
    .orderBy(asc(optionDayPrice.date), asc(optionDayPrice.band))

async function optionOf(db: Db, id: string, option_id: string, lock = false): Promise<OptionRow> {
  // The product is locked first, as the editor does: a save that takes a band away, and a change of other days, wait for this one.
  await findDeskProduct(db, id, lock)
  const [row] = await db
    .select()
    .from(productOption)
    .where(and(eq(productOption.id, option_id), eq(productOption.product_id, id)))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

const usualOf = (db: Db, option_id: string): Promise<DayPrice[]> =>
  db
    .select({ band: optionPrice.band, price: optionPrice.price })
    .from(optionPrice)
    .where(eq(optionPrice.option_id, option_id))

function refuseUnoffered(usual: readonly DayPrice[], prices: readonly DayPrice[]): void {
  const isOffered = ({ band }: DayPrice) => usual.some((each) => each.band === band)
  if (!prices.every(isOffered)) throw new Refusal(409, 'product.bandNotOffered', 'prices')
}

/** Returns the prices that differ from the usual ones: only those are stored, the others follow the option. */
export const ownOf = (prices: readonly DayPrice[], usual: readonly DayPrice[]): DayPrice[] =>
  prices.filter(({ band, price }) => !usual.some((each) => each.band === band && each.price === price))

/** Whether an option runs on a day. A closed day keeps its prices, and can have them set: when it is reopened they apply. */
const runsOn = (option: OptionRow, day: string): boolean => startTimesOn({ ...option, closed_days: [] }, day).length > 0

/**
 * Returns the effect of giving days of an option these prices, or with none of going back to the option's. Throws 404, 409
 * `product.bandNotOffered`. Five queries.
 */
export async function checkDayPrices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { option_id, days, prices }: Parsed<typeof dayPrices.check>['body'],
): Promise<DayPriceEffect> {
  const option = await optionOf(db, id, option_id)
  const usual = await usualOf(db, option_id)
  refuseUnoffered(usual, prices)
  const today = dayInSeoul(clock.now())
  const asked = [...new Set(days)].toSorted()
  const ahead = asked.filter((day) => day >= today)
  const stored = await storedOn(db, option_id, ahead)
  // Where the option no longer runs, prices can only be removed: otherwise they would keep its currency from being changed.
  const isRemoved = (day: string) => prices.length === 0 && stored.some(({ date }) => date === day)
  const named = new Set(prices.map(({ band }) => band))
  const all = ahead
    .filter((day) => runsOn(option, day) || isRemoved(day))
    .map((date) => {
      const before = pricesOf(stored, date)
      const kept = before.filter(({ band }) => !named.has(band))
      return { date, before, after: prices.length === 0 ? [] : ownOf([...kept, ...prices], usual) }
    })
  const changes = all.filter(({ before, after }) => priceKey(before) !== priceKey(after))
  const changed = changes.map(({ date }) => date)
  const ledger = await db
    .select()
    .from(departure)
    .where(and(eq(departure.option_id, option_id), inArray(departure.date, changed)))
  return {
    changes,
    same: all.length - changes.length,
    left_out: asked.length - all.length,
    departures: changed.reduce((sum, date) => sum + startTimesOn(option, date).length, 0),
    sold: ledger.reduce((sum, { held, confirmed }) => sum + held + confirmed, 0),
  }
}

/** Throws 409 `product.dayPricesChanged` for the first day that does not have the prices that its change begins with. */
function refuseChanged(stored: readonly Day[], days: readonly DayPriceChange[], usual: readonly DayPrice[]): void {
  const keyOfOwn = (prices: readonly DayPrice[]) => priceKey(ownOf(prices, usual))
  const changed = days.find(({ date, before }) => keyOfOwn(pricesOf(stored, date)) !== keyOfOwn(before))
  if (changed) throw new Refusal(409, 'product.dayPricesChanged', 'days', { day: changed.date })
}

/** A change of a day's own prices as the audit log has it. */
export const pricesInWords = ({ before, after }: Pick<DayPriceChange, 'before' | 'after'>): string =>
  `${priceKey(before) || 'usual'} → ${priceKey(after) || 'usual'}`

/** Stores exactly these prices for each of the days. */
export async function storePrices(
  tx: Db,
  option_id: string,
  days: readonly Pick<DayPriceChange, 'date' | 'after'>[],
): Promise<void> {
  const dates = days.map(({ date }) => date)
  await tx
    .delete(optionDayPrice)
    .where(and(eq(optionDayPrice.option_id, option_id), inArray(optionDayPrice.date, dates)))
  const rows = days.flatMap(({ date, after }) => after.map((each) => ({ option_id, date, ...each })))
  if (rows.length > 0) await tx.insert(optionDayPrice).values(rows)
}

/**
 * Gives each day of an option exactly its prices, all or none; those equal to the usual ones are not stored. Throws 404, 409
 * `product.dayPricesChanged`, `product.bandNotOffered`, `product.dayNotOffered` and `booking.dayPast` (product §4).
 */
export function setDayPrices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: string,
  id: string,
  { option_id, days }: Parsed<typeof dayPrices.set>['body'],
): Promise<Data<typeof dayPrices.set>> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const option = await optionOf(tx, id, option_id, true)
    const usual = await usualOf(tx, option_id)
    const dates = days.map(({ date }) => date)
    if (new Set(dates).size < dates.length) throw new Refusal(400, 'validation.invalid', 'days')
    if (dates.some((date) => date < dayInSeoul(at))) throw new Refusal(409, 'booking.dayPast', 'days')
    refuseUnoffered(
      usual,
      days.flatMap(({ after }) => after),
    )
    const set = days.map((each) => ({ ...each, after: ownOf(each.after, usual) }))
    // Prices of days on which the option does not run would only keep its currency from being changed.
    if (set.some(({ date, after }) => after.length > 0 && !runsOn(option, date))) {
      throw new Refusal(409, 'product.dayNotOffered', 'days')
    }
    refuseChanged(await storedOn(tx, option_id, dates), days, usual)
    await storePrices(tx, option_id, set)
    await keepPrice(tx, at, id)
    const detail = {
      option_id,
      days: days.length,
      ...boundedRows(set.map((each) => `${each.date}, ${pricesInWords(each)}`)),
    }
    await writeAudit(tx, { at, actor_id: actor, act: 'product.dayPrices', subject: id, detail })
    return { days: days.length }
  })
}

/**
 * Drops the prices of days from today on that the options of a product now have anyway, so that these days follow the options again;
 * the audit log has them like prices that an operator takes away. The product is locked.
 */
export async function dropUsualPrices(tx: Db, at: Date, actor: string, id: string): Promise<void> {
  const dropped = await tx
    .delete(optionDayPrice)
    .where(
      and(
        gte(optionDayPrice.date, dayInSeoul(at)),
        inArray(
          optionDayPrice.option_id,
          tx.select({ id: productOption.id }).from(productOption).where(eq(productOption.product_id, id)),
        ),
        exists(
          tx
            .select()
            .from(optionPrice)
            .where(
              and(
                eq(optionPrice.option_id, optionDayPrice.option_id),
                eq(optionPrice.band, optionDayPrice.band),
                eq(optionPrice.price, optionDayPrice.price),
              ),
            ),
        ),
      ),
    )
    .returning({
      option_id: optionDayPrice.option_id,
      ...{ date: optionDayPrice.date, band: optionDayPrice.band, price: optionDayPrice.price },
    })
  for (const option_id of new Set(dropped.map((row) => row.option_id))) {
    const of = dropped.filter((row) => row.option_id === option_id)
    const days = [...new Set(of.map(({ date }) => date))].toSorted()
    const words = days.map((date) => `${date}, ${pricesInWords({ before: pricesOf(of, date), after: [] })}`)
    const detail = { option_id, days: days.length, ...boundedRows(words) }
    await writeAudit(tx, { at, actor_id: actor, act: 'product.dayPrices', subject: id, detail })
  }
}

/** Returns the prices of single days of options between two Seoul days. */
export const listDayPrices = (
  db: Db,
  options: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<(typeof optionDayPrice.$inferSelect)[]> =>
  db
    .select()
    .from(optionDayPrice)
    .where(and(inArray(optionDayPrice.option_id, [...options]), between(optionDayPrice.date, from, to)))
    .orderBy(asc(optionDayPrice.band))
