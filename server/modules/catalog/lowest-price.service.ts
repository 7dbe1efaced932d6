import { and, asc, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import { addDays, daysBetween } from '#contract/days'
import { convert } from '#contract/money'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { editPages } from '#server/http/page-edits'
import { currentRates } from '#server/modules/settings/settings.service'
import { optionDayPrice, optionPrice, product, productOption } from './catalog.table'
import { firstDay, firstDayOf, startTimesOn } from './departures.service'
import { isDeskProduct } from './product-desk.view.service'

/** Products that are read at once. */
const atOnce = 500

type OptionRow = typeof productOption.$inferSelect

/**
 * Returns the lowest adult price of an option's days from a day on; null if it does not run any more. The usual price counts only
 * if a day without a price of its own runs.
 */
function lowestOf(option: OptionRow, usual: number, own: ReadonlyMap<string, number>, first: string): number | null {
  if (option.status !== 'open') return null
  const prices = [...own].filter(([date]) => startTimesOn(option, date).length > 0).map(([, price]) => price)
  const start = option.option_start_date > first ? option.option_start_date : first
  // A week without departures repeats itself: it is not looked for day by day.
  const length = new Set(option.closed_weekdays).size === 7 ? 0 : daysBetween(start, option.option_end_date) + 1
  for (let at = 0; at < length; at += 1) {
    const date = addDays(start, at)
    if (own.has(date) || startTimesOn(option, date).length === 0) continue
    return Math.min(usual, ...prices)
  }
  return prices.length > 0 ? Math.min(...prices) : null
}

/**
 * Stores the lowest adult price of the days of a product that can still be booked: what its card and its page say. If there are
 * none, it is the usual price of the open options, or of all. The caller has locked the product. Four queries.
 */
export async function keepPrice(tx: Db, now: Date, id: string): Promise<void> {
  const rows = await tx
    .select({ option: productOption, price: optionPrice.price, service: product.service })
    .from(productOption)
    .innerJoin(product, eq(product.id, productOption.product_id))
    .innerJoin(optionPrice, and(eq(optionPrice.option_id, productOption.id), eq(optionPrice.band, 'adult')))
    .where(eq(productOption.product_id, id))
  const ids = rows.map(({ option }) => option.id)
  const first = firstDayOf(rows[0]?.service ?? null, now)
  const priced_from = firstDay(now)
  const days = await tx
    .select()
    .from(optionDayPrice)
    .where(
      and(inArray(optionDayPrice.option_id, ids), gte(optionDayPrice.date, first), eq(optionDayPrice.band, 'adult')),
    )
  const running = rows.flatMap(({ option, price: usual }) => {
    const own = days.filter(({ option_id }) => option_id === option.id).map(({ date, price }) => [date, price] as const)
    const price = lowestOf(option, usual, new Map(own), first)
    return price === null ? [] : [{ option, price }]
  })
  const open = rows.filter(({ option }) => option.status === 'open')
  const [priced = []] = [running, open, rows].filter((each) => each.length > 0)
  const [lowest] = priced.toSorted((a, b) => a.price - b.price)
  if (!lowest) return void (await tx.update(product).set({ priced_from }).where(eq(product.id, id)))
  const { price, option } = lowest
  const { currency } = option
  const price_won = convert({ amount: price, currency }, 'KRW', await currentRates(tx)).amount
  await tx.update(product).set({ price, currency, price_won, priced_from }).where(eq(product.id, id))
}

const isEarlier = (first: string) => and(isDeskProduct, or(isNull(product.priced_from), lt(product.priced_from, first)))

/** Returns a product whose price is about earlier days, locked, so that of two servers one updates it. */
async function lockEarlier(tx: Db, first: string, id: string): Promise<{ price: number } | undefined> {
  const [row] = await tx
    .select({ price: product.price })
    .from(product)
    .where(and(eq(product.id, id), isEarlier(first)))
    .for('update')
  return row
}

/** Updates the price of one product that is about earlier days. */
async function renewPrice(tx: Db, now: Date, id: string): Promise<void> {
  const before = await lockEarlier(tx, firstDay(now), id)
  if (!before) return
  await keepPrice(tx, now, id)
  const [after] = await tx.select({ price: product.price }).from(product).where(eq(product.id, id))
  if (after?.price !== before.price) await editPages(tx)
}

/**
 * Updates the prices of products after midnight in Seoul: from then on they are about the days from the next one on. A product
 * that fails keeps its price until the next run and does not keep others from theirs; the job then fails with the first error.
 */
export async function keepPrices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { renew = renewPrice, most = atOnce } = {},
): Promise<void> {
  const now = clock.now()
  const next = (after: string) =>
    db
      .select({ id: product.id })
      .from(product)
      .where(and(isEarlier(firstDay(now)), gt(product.id, after)))
      .orderBy(asc(product.id))
      .limit(most)
  const failures: unknown[] = []
  let due = await next('')
  while (due.length > 0) {
    for (const { id } of due) {
      await transaction(db, (tx) => renew(tx, now, id)).catch((error: unknown) => failures.push(error))
    }
    const last = due.at(-1)
    due = last && due.length === most ? await next(last.id) : []
  }
  if (failures.length > 0) throw failures[0]
}
