import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DayPrice } from '#contract/day-prices'
import { addDays } from '#contract/days'
import type { DepartureRow } from '#contract/departure-import'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { departure, optionDayPrice, optionPrice, product } from '#server/modules/catalog/catalog.table'
import { keepPrice } from '#server/modules/catalog/lowest-price.service'
import { departureImports } from '#tests/support/departure-imports'
import { anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aDepartureRow } from '#tests/support/sheet-rows'

let shop: Shop
let operator: Person
/** Costs ₩60,000 for adults and ₩40,000 for children, every day at 09:00 and 14:00. */
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  tour = await aProduct(shop.deps, { capacity: 10 })
})

/** A row of a sheet that has columns of prices: those that it does not fill in are the usual ones. */
const aRow = (change: Partial<DepartureRow> = {}, of = tour) =>
  aDepartureRow(of, {
    ...{
      capacity: 10,
      price_adult: null,
      price_youth: null,
      price_child: null,
      price_infant: null,
      price_senior: null,
    },
    ...change,
  })
const { check, seenNow, apply, take, badCells } = departureImports(() => ({ shop, operator }))
const stored = async (of = tour): Promise<(DayPrice & { date: string })[]> => {
  const rows = await shop.deps.db.select().from(optionDayPrice).where(eq(optionDayPrice.option_id, of.optionId))
  return rows
    .map(({ option_id: _, ...row }) => row)
    .toSorted((a, b) => `${a.date} ${a.band}`.localeCompare(`${b.date} ${b.band}`))
}
const lowest = async () =>
  (await shop.deps.db.select({ price: product.price }).from(product).where(eq(product.id, tour.id)))[0]?.price

describe('prices in an import of departures (product §4, §6)', () => {
  test('are those of the day, shown first with what it costs now, and in the audit log', async () => {
    const row = aRow({ price_adult: 75_000, price_child: 40_000 })
    const { bad, rows } = await check([row])
    expect(bad).toEqual([])
    const usual = [
      { band: 'adult', price: 60_000 },
      { band: 'child', price: 40_000 },
    ]
    // The child's price is the usual one.
    const after = [{ band: 'adult', price: 75_000 }]
    expect(rows).toMatchObject([{ effect: 'changed', prices: { currency: 'KRW', before: [], after } }])
    expect(rows[0]?.prices?.usual).toEqual(expect.arrayContaining(usual))
    expect(await stored()).toEqual([])
    expect((await take([row])).data).toEqual({ created: 0, changed: 1 })
    expect(await stored()).toEqual([{ date: tour.date, band: 'adult', price: 75_000 }])
    expect(await shop.deps.db.select().from(departure)).toEqual([])
    expect((await check([row])).rows).toMatchObject([{ effect: 'same', prices: { before: after, after } }])
    const [entry] = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'product.importDepartures'))
    expect(entry?.detail.changes).toEqual([`1: ${tour.date} ${tour.start_time}, usual → adult 75000`])
  })

  test('that are left empty are the usual ones again, and rows without any keep what the day costs', async () => {
    await take([aRow({ price_adult: 75_000, price_child: 50_000 })])
    expect((await take([aDepartureRow(tour, { capacity: 8 })])).data).toEqual({ created: 1, changed: 0 })
    expect(await stored()).toHaveLength(2)
    await take([aRow({ capacity: 8, price_child: 50_000 })])
    expect(await stored()).toEqual([{ date: tour.date, band: 'child', price: 50_000 }])
    await take([aRow({ capacity: 8 })])
    expect(await stored()).toEqual([])
  })

  test('change what the shop says it costs from', async () => {
    await keepPrice(shop.deps.db, shop.deps.clock.now(), tour.id)
    const before = await lowest()
    await take([aRow({ date: addDays(tour.date, 1), price_adult: 30_000 })])
    expect([before, await lowest()]).toEqual([60_000, 30_000])
  })

  test('are in dollars with cents where the option is', async () => {
    const inDollars = await aProduct(shop.deps, { currency: 'USD', price: 5000, childPrice: 3000, capacity: 10 })
    expect((await take([aRow({ price_adult: 45.5, price_child: 30 }, inDollars)])).status).toBe(200)
    expect(await stored(inDollars)).toEqual([{ date: inDollars.date, band: 'adult', price: 4550 }])
    expect(await badCells([aRow({ price_adult: 45.505 }, inDollars)])).toEqual([[0, 'price_adult', 'sheet.amount']])
    expect(await badCells([aRow({ price_adult: 1_000_001 }, inDollars)])).toEqual([
      [0, 'price_adult', 'validation.numberHigh'],
    ])
  })

  test('name every bad cell, and apply nothing', async () => {
    const rows = [
      aRow({ price_adult: 70_000.5 }),
      aRow({ date: addDays(tour.date, 1), price_senior: 1000, price_infant: 0 }),
      aRow({ date: '2020-01-01', price_adult: 1000 }),
      aRow({ date: addDays(tour.date, 2), price_adult: 70_000 }),
    ]
    expect(await badCells(rows)).toEqual([
      [0, 'price_adult', 'sheet.amount'],
      ...[
        [1, 'price_infant', 'product.bandNotOffered'],
        [1, 'price_senior', 'product.bandNotOffered'],
      ],
      [2, 'date', 'booking.dayPast'],
    ])
    expect((await take(rows)).refusal).toMatchObject({ code: 'sheet.amount', field: 'rows.0.price_adult' })
    expect(await stored()).toEqual([])
  })

  test('are the same at all start times of a day: the cells that differ are named', async () => {
    const other = tour.start_time === '09:00' ? '14:00' : '09:00'
    const later = aRow({ start_time: other, price_adult: 70_000, price_child: 30_000 })
    expect(await badCells([aRow({ price_adult: 70_000 }), later])).toEqual([[1, 'price_child', 'product.dayTwoPrices']])
    // The usual price is the same whether it is left empty or not.
    expect(await badCells([aRow(), aRow({ start_time: other, price_child: 40_000 })])).toEqual([])
    expect((await take([{ ...later, start_time: tour.start_time }, later])).data).toEqual({ created: 0, changed: 2 })
    expect(await stored()).toHaveLength(2)
  })

  test('that a colleague has changed since the preview are not overwritten, until they are seen: the control', async () => {
    const rows = [aRow({ price_adult: 75_000 })]
    const seen = await seenNow(rows)
    await take([aRow({ price_adult: 90_000 })])
    const late = await apply(rows, seen)
    expect(late.status).toBe(409)
    expect(late.refusal).toMatchObject({ code: 'product.dayPricesChanged', field: 'rows.0.price_adult' })
    expect(await stored()).toMatchObject([{ price: 90_000 }])
    expect((await take(rows)).status).toBe(200)
    expect(await stored()).toMatchObject([{ price: 75_000 }])
  })

  test('two at once with the same preview: one is applied', async () => {
    const seen = await seenNow([aRow({ price_adult: 75_000 })])
    const both = await Promise.all([75_000, 80_000].map((price) => apply([aRow({ price_adult: price })], seen)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored()).toMatchObject([{ price: both[0]?.status === 200 ? 75_000 : 80_000 }])
  })

  test('of an option that has lost a band name the cell', async () => {
    await shop.deps.db.delete(optionPrice).where(eq(optionPrice.band, 'child'))
    expect(await badCells([aRow({ price_child: 30_000 })])).toEqual([[0, 'price_child', 'product.bandNotOffered']])
  })
})
