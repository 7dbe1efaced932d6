import { inArray } from 'drizzle-orm'
import { bands } from '#contract/catalog'
import type { DayPrice } from '#contract/day-prices'
import { type DepartureEffect, dayPriceColumns, saysPrices, type ValidDepartureCells } from '#contract/departure-import'
import { unitOf } from '#contract/money'
import { productLimits } from '#contract/product-fields'
import type { RefusalCode } from '#contract/refusal'
import type { BadCell } from '#contract/sheet-import'
import type { Db } from '#server/db/connect'
import { optionPrice, type productOption } from './catalog.table'
import { listDayPrices, ownOf, priceKey, pricesOf } from './day-prices.service'

/** A row of a sheet with its option. */
interface Row {
  at: number
  row: ValidDepartureCells
  option: Pick<typeof productOption.$inferSelect, 'id' | 'currency'>
}
type Prices = NonNullable<DepartureEffect['prices']>

/** Reads the prices of a row, in the smallest unit of the option's currency, with the cells that the desk's form would refuse. */
function pricesIn({ at, row, option: { currency } }: Row, usual: readonly DayPrice[]) {
  const bad: BadCell[] = []
  const prices: DayPrice[] = []
  for (const band of bands) {
    const typed = row[`price_${band}`]
    if (typed === undefined || typed === null) continue
    const refuse = (reason: RefusalCode) => bad.push({ at, column: `price_${band}`, reason })
    // Binary fractions leave noise that is no part of a cent.
    const price = Number((typed * unitOf(currency)).toFixed(6))
    if (!usual.some((each) => each.band === band)) refuse('product.bandNotOffered')
    else if (!Number.isInteger(price)) refuse('sheet.amount')
    else if (price > productLimits.price) refuse('validation.numberHigh')
    else prices.push({ band, price })
  }
  return { bad, prices: ownOf(prices, usual) }
}

/**
 * What the rows say their days cost, and every cell that breaks a rule of prices: a day has the same prices at all start times. Two
 * queries, or none if no row says anything of prices.
 */
export async function pricesOfRows(
  db: Db,
  rows: readonly Row[],
): Promise<{ bad: BadCell[]; of: (at: number) => Prices | null }> {
  const priced = rows.filter(({ row }) => saysPrices(row))
  const found = new Map<number, Prices>()
  const bad: BadCell[] = []
  const dates = priced.flatMap(({ row: { date } }) => date ?? []).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return { bad, of: () => null }
  const ids = [...new Set(priced.map(({ option }) => option.id))]
  const offered = await db.select().from(optionPrice).where(inArray(optionPrice.option_id, ids))
  const stored = await listDayPrices(db, ids, { from, to })
  const firsts = new Map<string, { row: ValidDepartureCells; key: string }>()
  for (const each of priced) {
    const { at, row, option } = each
    if (row.date === undefined) continue
    const ofOption = <T extends { option_id: string }>(all: readonly T[]) =>
      all.filter(({ option_id }) => option_id === option.id)
    const usual = ofOption(offered).map(({ band, price }) => ({ band, price }))
    const read = pricesIn(each, usual)
    bad.push(...read.bad)
    const day = `${option.id} ${row.date}`
    const key = priceKey(read.prices)
    const first = firsts.get(day)
    if (!first) firsts.set(day, { row, key })
    else if (first.key !== key) {
      const differing = dayPriceColumns.filter((column) => (first.row[column] ?? null) !== (row[column] ?? null))
      for (const column of differing) bad.push({ at, column, reason: 'product.dayTwoPrices' satisfies RefusalCode })
    }
    const before = ownOf(pricesOf(ofOption(stored), row.date), usual)
    found.set(at, { currency: option.currency, before, after: read.prices, usual })
  }
  return { bad, of: (at) => found.get(at) ?? null }
}
