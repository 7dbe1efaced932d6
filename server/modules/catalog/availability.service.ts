import { and, eq, gte, lte, type SQL } from 'drizzle-orm'
import { type catalog, fewSeats, type Slot } from '#contract/catalog'
import { daysOf } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import { type Given, statement } from '#server/db/statement'
import type { Clock } from '#server/ports/clock'
import { Refusal } from '#server/refusal'
import { departure, optionPrice, product, productOption } from './catalog.table'
import { adultPriceOn, dayPricesBetween, pricesOf } from './day-prices.service'
import { departureProblem } from './departures.service'
import { keyOf } from './seats.service'

type Day = Data<typeof catalog.availability>['days'][number]
interface OpenSlot extends Slot {
  date: string
  price: number
}

type Span = Given<{ id: string; from: string; to: string }>

const runningOf = (db: Db, { id, from, to }: Span, condition: SQL | undefined) =>
  db
    .select({
      product: { status: product.status, price: product.price, currency: product.currency },
      option: {
        id: productOption.id,
        option_start_date: productOption.option_start_date,
        option_end_date: productOption.option_end_date,
        start_times: productOption.start_times,
        closed_weekdays: productOption.closed_weekdays,
        closed_days: productOption.closed_days,
        capacity: productOption.capacity,
        status: productOption.status,
      },
      adultPrice: optionPrice.price,
      dayPrices: dayPricesBetween(db, { from, to }),
      ledger: jsonRows(
        db
          .select()
          .from(departure)
          .where(and(eq(departure.option_id, productOption.id), gte(departure.date, from), lte(departure.date, to))),
      ),
    })
    .from(productOption)
    .innerJoin(product, eq(product.id, productOption.product_id))
    .leftJoin(optionPrice, and(eq(optionPrice.option_id, productOption.id), eq(optionPrice.band, 'adult')))
    .where(and(eq(productOption.product_id, id), condition))

const running = statement('options with their departures', (db, of: Span) =>
  runningOf(db, of, eq(product.status, 'open')),
)
const previewed = statement('options with their departures before the sale', (db, of: Span) =>
  runningOf(db, of, eq(product.site, 'shop')),
)

interface Asked {
  id: string
  from: string
  to: string
  /** As if the product were on sale. */
  preview: boolean
}

/** Returns every departure that can be reserved between two Seoul days, including sold-out ones. One query. */
async function slotsBetween(db: Db, now: Date, { id, from, to, preview }: Asked) {
  const options = await (preview ? previewed : running)(db, { id, from, to })
  const [first] = options
  if (!first) throw new Refusal(404, 'catalog.notFound')
  const offered = preview ? ({ status: 'open' } as const) : first.product
  const rows = new Map(options.flatMap(({ ledger }) => ledger.map((row) => [keyOf(row), row] as const)))
  const slots: OpenSlot[] = []
  for (const date of daysOf({ from, to })) {
    for (const { option, adultPrice, dayPrices } of options) {
      const prices = pricesOf(dayPrices, date)
      const price = adultPriceOn(prices, adultPrice ?? first.product.price)
      for (const start_time of option.start_times) {
        if (departureProblem(offered, option, { date, start_time }, now)) continue
        const row = rows.get(keyOf({ option_id: option.id, date, start_time }))
        const seats = row ? row.capacity - row.held - row.confirmed : option.capacity
        slots.push({ date, option_id: option.id, start_time, seats, price, prices })
      }
    }
  }
  return { slots, currency: first.product.currency }
}

const statusOf = (seats: number): Day['status'] => {
  if (seats <= 0) return 'sold_out'
  return seats <= fewSeats ? 'few_left' : 'available'
}

/**
 * Returns each day of the range with the seats of its best departure and its lowest adult price; a product is priced in one
 * currency. Throws 404 `catalog.notFound`.
 */
export async function availability(
  db: Db,
  clock: Clock,
  productId: string,
  { from, to }: { from: string; to: string },
  preview = false,
): Promise<Data<typeof catalog.availability>> {
  const now = clock.now()
  const { slots, currency } = await slotsBetween(db, now, { id: productId, from, to, preview })
  const days = daysOf({ from, to }).map((date): Day => {
    const open = slots.filter((slot) => slot.date === date)
    if (open.length === 0) return { date, status: 'closed', seats: 0, price: null, currency }
    const seats = Math.max(...open.map((slot) => slot.seats))
    const buyable = open.filter((slot) => slot.seats > 0)
    const price = Math.min(...(buyable.length > 0 ? buyable : open).map((slot) => slot.price))
    return { date, status: statusOf(seats), seats: Math.max(seats, 0), price, currency }
  })
  return { days, asked_at: now.toISOString() }
}

/** Returns the departures of one day, with the prices that differ on it. Throws 404 `catalog.notFound`. */
export async function slotsOf(
  db: Db,
  clock: Clock,
  productId: string,
  date: string,
  preview = false,
): Promise<Data<typeof catalog.slots>> {
  const { slots } = await slotsBetween(db, clock.now(), { id: productId, from: date, to: date, preview })
  return slots.map(({ option_id, start_time, seats, prices }) => ({
    ...{ option_id, start_time, prices },
    seats: Math.max(seats, 0),
  }))
}
