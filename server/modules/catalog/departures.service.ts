import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { addDays, dayInSeoul, weekdayOf } from '#contract/days'
import { serviceLeadDays } from '#contract/periods'
import type { RefusalCode } from '#contract/refusal'
import type { ServiceKind, VehicleRoom } from '#contract/services'
import type { Db } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import { type Given, statement } from '#server/db/statement'
import type { Clock } from '#server/ports/clock'
import { departure, optionDayPrice, optionPrice, product, productOption } from './catalog.table'
import type { DepartureKey } from './seats.service'

type ProductRow = Pick<
  typeof product.$inferSelect,
  'id' | 'site' | 'service' | 'status' | 'min_travelers' | 'cancellation'
>
type OptionRow = Omit<typeof productOption.$inferSelect, 'product_id' | 'position' | 'description'>
type LedgerRow = Pick<typeof departure.$inferSelect, 'capacity' | 'held' | 'confirmed'>
export type PriceRow = typeof optionPrice.$inferSelect

/** Bands in the order in which people choose them. */
export const bandOrder = sql`array_position(array['adult','senior','youth','child','infant'], ${optionPrice.band})`

/** A departure with everything needed to reserve it. */
export interface Departure extends DepartureKey {
  product: ProductRow
  option: OptionRow
  prices: PriceRow[]
  capacity: number
  seatsLeft: number
  /** Why it cannot be reserved, regardless of seats; null if it can. */
  problem: RefusalCode | null
}

/** First Seoul day that can be booked: there are no same-day reservations (product §5). */
export const firstDay = (now: Date): string => addDays(dayInSeoul(now), 1)

/** The first Seoul day that can be reserved of a product: a service needs more lead time than a tour (product §5). */
export const firstDayOf = (service: ServiceKind | null, now: Date): string =>
  service ? addDays(dayInSeoul(now), serviceLeadDays) : firstDay(now)

type Running = Omit<OptionRow, 'id' | 'name' | 'currency' | 'capacity' | 'room'>

/** Returns the start times of an option on a Seoul day; none on a day without departures. */
export function startTimesOn(option: Omit<Running, 'status'>, date: string): readonly string[] {
  const weekday = weekdayOf(date)
  const runs =
    date >= option.option_start_date &&
    date <= option.option_end_date &&
    !option.closed_weekdays.includes(weekday) &&
    !option.closed_days.includes(date)
  return runs ? option.start_times : []
}

/** Returns why a departure cannot be reserved at `now`, regardless of seats; null if it can (product §5). */
export function departureProblem(
  { status }: Pick<ProductRow, 'status'>,
  option: Running,
  { date, start_time }: Omit<DepartureKey, 'option_id'>,
  now: Date,
): RefusalCode | null {
  if (status !== 'open' || option.status !== 'open') return 'booking.optionUnavailable'
  if (date < firstDay(now)) return date < dayInSeoul(now) ? 'booking.dayPast' : 'booking.sameDay'
  return startTimesOn(option, date).includes(start_time) ? null : 'booking.closed'
}

/** The prices of the statement's option on a Seoul day: a price of that day replaces the option's. */
const pricesOn = (db: Db, date: string | SQLWrapper) =>
  jsonRows(
    db
      .select({
        option_id: optionPrice.option_id,
        band: optionPrice.band,
        min_age: optionPrice.min_age,
        max_age: optionPrice.max_age,
        price: sql<number>`coalesce(${optionDayPrice.price}, ${optionPrice.price})`.as('price'),
        takes_seat: optionPrice.takes_seat,
      })
      .from(optionPrice)
      .leftJoin(
        optionDayPrice,
        and(
          eq(optionDayPrice.option_id, optionPrice.option_id),
          eq(optionDayPrice.date, date),
          eq(optionDayPrice.band, optionPrice.band),
        ),
      )
      .where(eq(optionPrice.option_id, productOption.id))
      .orderBy(bandOrder),
  )

/**
 * The columns from which `departureOf` makes a departure on `date`; the statement joins option, product and, if it exists, the
 * ledger's row.
 */
export const departureColumns = (db: Db, date: string | SQLWrapper) => ({
  product: {
    id: product.id,
    site: product.site,
    service: product.service,
    status: product.status,
    min_travelers: product.min_travelers,
    cancellation: product.cancellation,
  },
  option: {
    id: productOption.id,
    name: productOption.name,
    option_start_date: productOption.option_start_date,
    option_end_date: productOption.option_end_date,
    currency: productOption.currency,
    start_times: productOption.start_times,
    closed_weekdays: productOption.closed_weekdays,
    closed_days: productOption.closed_days,
    capacity: productOption.capacity,
    room: productOption.room,
    status: productOption.status,
  },
  ledger: { capacity: departure.capacity, held: departure.held, confirmed: departure.confirmed },
  prices: pricesOn(db, date),
})

/** Makes a departure of such a row. */
export function departureOf(
  { option_id, date, start_time }: DepartureKey,
  row: { product: ProductRow; option: OptionRow; ledger: LedgerRow | null; prices: PriceRow[] },
  now: Date,
): Departure {
  const { product, option, prices, ledger } = row
  const capacity = ledger?.capacity ?? option.capacity
  return {
    option_id,
    date,
    start_time,
    product,
    option,
    prices,
    capacity,
    seatsLeft: capacity - (ledger ? ledger.held + ledger.confirmed : 0),
    problem: departureProblem(product, option, { date, start_time }, now),
  }
}

const one = statement('departure', (db, { option_id, date, start_time }: Given<DepartureKey>) =>
  db
    .select(departureColumns(db, date))
    .from(productOption)
    .innerJoin(product, eq(product.id, productOption.product_id))
    .leftJoin(
      departure,
      and(eq(departure.option_id, productOption.id), eq(departure.date, date), eq(departure.start_time, start_time)),
    )
    .where(eq(productOption.id, option_id)),
)

/** Returns the departure of an option on a Seoul day and time, or null if there is no such option. */
export async function departureFor(db: Db, clock: Clock, key: DepartureKey): Promise<Departure | null> {
  const [row] = await one(db, key)
  return row ? departureOf(key, row, clock.now()) : null
}

/** Returns every departure of a product on a Seoul day, by option, including those that cannot be reserved. One statement. */
export async function departuresOn(db: Db, clock: Clock, productId: string, date: string): Promise<Departure[]> {
  const rows = await db
    .select({ ...departureColumns(db, date), start_time: departure.start_time })
    .from(productOption)
    .innerJoin(product, eq(product.id, productOption.product_id))
    .leftJoin(departure, and(eq(departure.option_id, productOption.id), eq(departure.date, date)))
    .where(eq(productOption.product_id, productId))
    .orderBy(productOption.position)
  const options = new Map(rows.map((row) => [row.option.id, row]))
  return [...options.values()].flatMap((any) =>
    startTimesOn(any.option, date).map((start_time) => {
      const row = rows.find((each) => each.option.id === any.option.id && each.start_time === start_time)
      const key = { option_id: any.option.id, date, start_time }
      return departureOf(key, row ?? { ...any, ledger: null }, clock.now())
    }),
  )
}

/** Returns the room of one vehicle of a departure; null where its seats are for travelers. */
export async function roomOf(db: Db, departureId: string): Promise<VehicleRoom | null> {
  const [row] = await db
    .select({ room: productOption.room })
    .from(departure)
    .innerJoin(productOption, eq(productOption.id, departure.option_id))
    .where(eq(departure.id, departureId))
  return row?.room ?? null
}
