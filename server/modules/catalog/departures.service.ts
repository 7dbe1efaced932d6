import { eq, inArray, sql } from 'drizzle-orm'
import type { RefusalCode } from '#contract/refusal'
import type { Db } from '#server/db/connect'
import { addDays, type Clock, dayInSeoul } from '#server/ports/clock'
import { optionPrice, product, productOption } from './catalog.table'
import { type DepartureKey, keyOf, ledgerOf } from './seats.service'

type ProductRow = typeof product.$inferSelect
type OptionRow = typeof productOption.$inferSelect
export type PriceRow = typeof optionPrice.$inferSelect

/** Bands in the order in which people choose them. */
export const bandOrder = sql`array_position(array['adult','senior','youth','child','infant'], ${optionPrice.band})`

/** A departure with what it takes to reserve it. */
export interface Departure extends DepartureKey {
  product: ProductRow
  option: OptionRow
  prices: PriceRow[]
  capacity: number
  seatsLeft: number
  /** Why nobody can reserve it, seats aside; null when one can. */
  problem: RefusalCode | null
}

/** First Seoul day that can be booked: same-day reservations are not taken (product §5). */
export const firstDay = (now: Date): string => addDays(dayInSeoul(now), 1)

/** Why a departure cannot be reserved at `now`, seats aside; null when it can (product §5). */
export function departureProblem(
  { status }: Pick<ProductRow, 'status'>,
  option: Omit<OptionRow, 'id' | 'product_id' | 'position' | 'name' | 'description' | 'currency' | 'capacity'>,
  { date, start_time }: Omit<DepartureKey, 'option_id'>,
  now: Date,
): RefusalCode | null {
  if (status !== 'open' || option.status !== 'open') return 'booking.optionUnavailable'
  if (date < firstDay(now)) return 'booking.sameDay'
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const runs =
    date >= option.option_start_date &&
    date <= option.option_end_date &&
    option.start_times.includes(start_time) &&
    !option.closed_weekdays.includes(weekday) &&
    !option.closed_days.includes(date)
  return runs ? null : 'booking.closed'
}

/** The departures named, by `keyOf`, in three queries however many they are; those of unknown options are left out. */
export async function departuresOf(
  db: Db,
  clock: Clock,
  keys: readonly DepartureKey[],
): Promise<Map<string, Departure>> {
  const found = new Map<string, Departure>()
  if (keys.length === 0) return found
  const optionIds = [...new Set(keys.map((key) => key.option_id))]
  const options = await db
    .select({ product, option: productOption })
    .from(productOption)
    .innerJoin(product, eq(product.id, productOption.product_id))
    .where(inArray(productOption.id, optionIds))
  const prices = await db.select().from(optionPrice).where(inArray(optionPrice.option_id, optionIds)).orderBy(bandOrder)
  const ledger = new Map((await ledgerOf(db, keys)).map((row) => [keyOf(row), row]))
  const now = clock.now()
  for (const key of keys) {
    const known = options.find(({ option }) => option.id === key.option_id)
    if (!known) continue
    const row = ledger.get(keyOf(key))
    const capacity = row?.capacity ?? known.option.capacity
    found.set(keyOf(key), {
      option_id: key.option_id,
      date: key.date,
      start_time: key.start_time,
      ...known,
      prices: prices.filter((price) => price.option_id === key.option_id),
      capacity,
      seatsLeft: capacity - (row ? row.held + row.confirmed : 0),
      problem: departureProblem(known.product, known.option, key, now),
    })
  }
  return found
}

/** The departure of an option on a Seoul day at a time, or null when there is no such option. */
export async function departureFor(
  db: Db,
  optionId: string,
  date: string,
  startTime: string,
  clock: Clock,
): Promise<Departure | null> {
  const key = { option_id: optionId, date, start_time: startTime }
  return (await departuresOf(db, clock, [key])).get(keyOf(key)) ?? null
}
