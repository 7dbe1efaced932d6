import { Band, bands, ProductId } from './catalog'
import { endpoint } from './endpoint'
import { Day, TravelDay, Uuid } from './fields'
import { productLimits, whole } from './product-fields'
import { z } from './zod'

/** What a band costs, in the option's currency. */
export const DayPrice = z.strictObject({ band: Band, price: whole(0, productLimits.price) })
export type DayPrice = z.infer<typeof DayPrice>

/** Prices of a day, each band once. */
export const DayPrices = z.array(DayPrice).check(
  z.refine((prices) => new Set(prices.map(({ band }) => band)).size === prices.length, { error: 'validation.invalid' }),
  z.maxLength(bands.length, 'validation.tooMany'),
)
/** Prices of a day in a response. */
export const OwnPrices = z.array(z.object(DayPrice.shape))
const Each = <S extends z.ZodMiniType>(day: S) =>
  z.array(day).check(z.minLength(1, 'validation.required'), z.maxLength(productLimits.days, 'validation.tooMany'))

/** A day of an option whose own prices are changed: those it has, and those it gets; the other bands have the option's price. */
const DayPriceChange = z.strictObject({ date: TravelDay, before: DayPrices, after: DayPrices })
export type DayPriceChange = z.infer<typeof DayPriceChange>

/**
 * The effect of prices on days, from today on: only days on which the option runs, or would if they were not closed. Those on
 * which it no longer runs can only go back to its prices.
 */
const DayPriceEffect = z.object({
  /** The days that change, in order. */
  changes: z.array(
    z.object({
      date: Day,
      before: OwnPrices,
      after: OwnPrices,
    }),
  ),
  /** Days that have exactly these prices already. */
  same: z.number(),
  /** Days that are past, or on which the option does not run: they get no prices. */
  left_out: z.number(),
  /** Departures on the days that change, and the seats sold or held in them: what was agreed for those stays. */
  departures: z.number(),
  sold: z.number(),
})
export type DayPriceEffect = z.infer<typeof DayPriceEffect>

const path = '/api/v1/admin/products/:productId/departures/prices'
const desk = { auth: 'admin', roles: ['operator'], params: z.object({ productId: ProductId }) } as const

/** Prices of single days of an option, at all of its start times (product §4). */
export const dayPrices = {
  /**
   * The effect of giving days these prices, or with none of going back to the option's; bands that are not named stay as they are.
   * Writes nothing. Refuses with 409 `product.bandNotOffered`.
   */
  check: endpoint({
    ...desk,
    method: 'post',
    path: `${path}/check`,
    body: z.strictObject({ option_id: Uuid, days: Each(TravelDay), prices: DayPrices }),
    data: DayPriceEffect,
  }),
  /**
   * Gives each day exactly its prices, all or none: as previewed, or as they were before, to undo a change. Prices equal to the
   * option's are not stored. Refuses with 409 `product.dayPricesChanged` and the day if it does not have its earlier prices any
   * more, `product.bandNotOffered`, `product.dayNotOffered` and `booking.dayPast`.
   */
  set: endpoint({
    ...desk,
    method: 'put',
    path,
    body: z.strictObject({ option_id: Uuid, days: Each(DayPriceChange) }),
    data: z.object({ days: z.number() }),
    bytes: 300_000,
    idempotent: true,
    limit: 'write',
    edits: true,
  }),
}
