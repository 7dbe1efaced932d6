import { bands, ProductId } from './catalog'
import { DayPrices, OwnPrices } from './day-prices'
import { PlanDepartures } from './departure-plan'
import { endpoint } from './endpoint'
import { Day, OptionalText, RequiredText, TimeOfDay, TravelDay } from './fields'
import { Currency } from './money'
import { productLimits, whole } from './product-fields'
import { alsoWithInvalidCells, BadCell } from './sheet-import'
import { z } from './zod'

/**
 * The most rows of a sheet of departures, of a change in the calendar, and the most bytes of a call with all of them
 * (product §9).
 */
export const departureSheet = { rows: 500, most: 800, bytes: 600_000 } as const

export const dayStates = ['open', 'closed'] as const

/** The columns of prices, one for each band. */
export const dayPriceColumns = bands.map((band) => `price_${band}` as const)

/**
 * A price in the option's currency as people write it: won, or dollars with cents. Null is the option's usual price; without any
 * of the prices the day keeps those it has.
 */
const Price = z.optional(
  z.nullable(
    z
      .number('validation.number')
      .check(z.gte(0, 'validation.numberLow'), z.lte(productLimits.price, 'validation.numberHigh')),
  ),
)

const columns = {
  /** The product's id. */
  product: RequiredText(80),
  /** The option's name in English or Korean, or its id; can be empty if the product has only one. */
  option: OptionalText(productLimits.name),
  date: TravelDay,
  start_time: TimeOfDay,
  /** Seats of this departure; null keeps them. */
  capacity: z.nullable(whole(1, productLimits.capacity)),
  /** Closes or reopens the day for all departures of the option; empty keeps it as it is. */
  status: z.enum(['', ...dayStates]),
  price_adult: Price,
  price_youth: Price,
  price_child: Price,
  price_infant: Price,
  price_senior: Price,
}
/** A row that can have invalid cells. */
type AnyRow = Readonly<Record<string, unknown>>
const hasPrice = (row: AnyRow) => dayPriceColumns.some((column) => typeof row[column] === 'number')

/** A departure that is set by a row of a sheet (product §5). */
export const DepartureRow = z.strictObject(columns).check(
  z.refine((row) => row.capacity !== null || row.status !== '' || hasPrice(row), {
    error: 'validation.required',
    path: ['capacity'],
    when: alsoWithInvalidCells,
  }),
)
export type DepartureRow = z.infer<typeof DepartureRow>

/** A row without its invalid cells, so that the others can be checked too. */
const ValidDepartureCells = z.partial(z.strictObject(columns))
export type ValidDepartureCells = z.infer<typeof ValidDepartureCells>

export type DepartureColumn = keyof DepartureRow
/** The columns of a sheet of departures, in order. */
export const departureColumns = Object.keys(columns) as DepartureColumn[]
/** Columns whose cells can be empty. */
export const optionalDepartureColumns: readonly DepartureColumn[] = ['option', 'capacity', 'status', ...dayPriceColumns]

/** Whether a row says what its day costs. */
export const saysPrices = (row: Pick<ValidDepartureCells, (typeof dayPriceColumns)[number]>): boolean =>
  dayPriceColumns.some((column) => row[column] !== undefined)

/** A row in a response. */
const ShownRow = z.object({
  product: z.string(),
  option: z.string(),
  date: Day,
  start_time: TimeOfDay,
  capacity: z.nullable(z.number()),
  status: columns.status,
})

const Both = z.object({ en: z.string(), ko: z.string() })

/** The effect of one row. */
export const DepartureEffect = z.object({
  /** Place of the row in the call, from 0. */
  at: z.number(),
  /** `new` gives the departure seats of its own for the first time; `same` changes nothing. */
  effect: z.enum(['new', 'changed', 'same']),
  product: Both,
  option: Both,
  /** Its seats now, and after the change. */
  before: z.number(),
  after: z.number(),
  /** Whether its day is closed now, and after the change. */
  was_closed: z.boolean(),
  is_closed: z.boolean(),
  /** Seats sold or held. */
  taken: z.number(),
  /** The day's own prices now and after the change, and the option's; null if the row does not say what the day costs. */
  prices: z.nullable(z.object({ currency: Currency, before: OwnPrices, after: OwnPrices, usual: OwnPrices })),
})
export type DepartureEffect = z.infer<typeof DepartureEffect>

/** What the preview showed of a departure: an import is refused if this is no longer so. */
const Seen = z.strictObject({
  seats: whole(0, productLimits.capacity),
  is_closed: z.boolean(),
  /** The day's own prices; left out where the row does not say what the day costs. */
  prices: z.optional(DayPrices),
})
export type SeenDeparture = z.infer<typeof Seen>

const path = '/api/v1/admin/products/import/departures'
const desk = { auth: 'admin', roles: ['operator'], method: 'post', bytes: departureSheet.bytes } as const
const Each = <S extends z.ZodMiniType>(row: S) =>
  z.array(row).check(z.minLength(1, 'validation.required'), z.maxLength(departureSheet.most, 'validation.tooMany'))

/** Sets departures from a sheet, or those of a period or of chosen days in the calendar (product §6). */
export const departureImport = {
  /**
   * The rows that change the departures of a period, with what `check` says of them: those of days on which the option runs, or
   * would if they were not closed, to reopen them. Writes nothing. Refuses with 400 `validation.daysTooMany` if there are too many.
   */
  period: endpoint({
    auth: 'admin',
    roles: ['operator'],
    method: 'post',
    path: '/api/v1/admin/products/:productId/departures/preview',
    params: z.object({ productId: ProductId }),
    body: PlanDepartures,
    data: z.object({ rows: z.array(ShownRow), bad: z.array(BadCell), effects: z.array(DepartureEffect) }),
  }),
  /** Every cell that cannot be imported, and the effect of each complete row without one. Writes nothing. */
  check: endpoint({
    ...desk,
    path: `${path}/check`,
    body: z.strictObject({ rows: Each(ValidDepartureCells) }),
    data: z.object({ bad: z.array(BadCell), rows: z.array(DepartureEffect) }),
  }),
  /**
   * Sets all of these departures or none; the same rows again change nothing. `seen` has what the preview showed of each row, in
   * the same order. Refuses with 409 and the reason of the first bad cell at `rows.0.capacity`, and with `product.seatsChanged` or
   * `product.dayChanged` and both values if a departure has changed since the preview, or with `product.dayPricesChanged`.
   */
  take: endpoint({
    ...desk,
    path,
    body: z
      .strictObject({
        rows: Each(DepartureRow),
        seen: Each(Seen),
        /** Whether the departures were changed in the calendar: then the audit log has no import. */
        in_calendar: z.optional(z.boolean()),
      })
      .check(
        z.refine(({ rows, seen }) => rows.length === seen.length, { error: 'validation.required', path: ['seen'] }),
      ),
    data: z.object({ created: z.number(), changed: z.number() }),
    idempotent: true,
    limit: 'write',
    edits: true,
  }),
}
