import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalog } from '#contract/catalog'
import { addDays, dayInSeoul, daysFrom } from '#contract/days'
import { convert, currencies, defaultRates } from '#contract/money'
import { departure, product, productOption } from '#server/modules/catalog/catalog.table'
import { pricesSeenWithin } from '#server/modules/catalog/price.filter'
import { picture } from '#server/modules/media/media.table'
import { testApi } from '#tests/support/api'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aProduct, type TestProduct } from '#tests/support/factories'
import { type Finder, finder } from '#tests/support/finder'

let database: TestDatabase
let deps: TestDeps
let find: Finder
let today: string

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  deps = await testDeps(database)
  find = finder(deps, testApi(deps))
  today = dayInSeoul(deps.clock.now())
  await deps.db.delete(departure)
  await deps.db.delete(product)
  await deps.db.delete(picture)
})

const change = (id: string, set: Partial<typeof product.$inferInsert>) =>
  deps.db.update(product).set(set).where(eq(product.id, id))
const changeOption = ({ optionId }: TestProduct, set: Partial<typeof productOption.$inferInsert>) =>
  deps.db.update(productOption).set(set).where(eq(productOption.id, optionId))
const sellOut = (of: TestProduct, date: string, times: string[], seats = 20) =>
  deps.db
    .insert(departure)
    .values(times.map((start_time) => ({ option_id: of.optionId, date, start_time, capacity: 20, confirmed: seats })))

describe('days with seats', () => {
  test('a product is found on the days on which it runs, never today, and not where it is closed or sold out', async () => {
    const day = addDays(today, 10)
    const tour = await aProduct(deps, { id: 'tour' })
    expect(await find.found({ from: day })).toEqual(['tour'])
    expect(await find.found({ to: day })).toEqual(['tour'])
    expect(await find.found({ from: today, to: today })).toEqual([])
    expect(await find.found({ from: addDays(today, -9), to: addDays(today, -3) })).toEqual([])
    expect(await find.found({ from: today, to: addDays(today, 1) })).toEqual(['tour'])
    await sellOut(tour, day, ['09:00'])
    expect(await find.found({ from: day })).toEqual(['tour'])
    await sellOut(tour, day, ['14:00'])
    expect(await find.found({ from: day })).toEqual([])
    expect(await find.found({ from: day, to: addDays(day, 1) })).toEqual(['tour'])
    await changeOption(tour, { closed_days: [addDays(day, 1)] })
    expect(await find.found({ from: day, to: addDays(day, 1) })).toEqual([])
    await changeOption(tour, { status: 'closed', closed_days: [] })
    expect(await find.found({ from: day, to: addDays(day, 30) })).toEqual([])
  })

  test('seats must be free in one departure for all travelers together', async () => {
    const day = addDays(today, 10)
    const tour = await aProduct(deps, { id: 'tour' })
    await sellOut(tour, day, ['09:00', '14:00'], 16)
    expect(await find.found({ from: day, people: 4 })).toEqual(['tour'])
    expect(await find.found({ from: day, people: 5 })).toEqual([])
    expect(await find.found({ from: day, to: addDays(day, 1), people: 5 })).toEqual(['tour'])
  })

  test('a product whose minimum exceeds the number of travelers is not found', async () => {
    await aProduct(deps, { id: 'pairs', minTravelers: 2 })
    await aProduct(deps, { id: 'groups', minTravelers: 4 })
    expect(await find.found({ people: 1 })).toEqual([])
    expect(await find.found({ people: 3 })).toEqual(['pairs'])
    expect(await find.found({ people: 4 })).toEqual(['groups', 'pairs'])
    expect(await find.found({})).toEqual(['groups', 'pairs'])
  })

  test('more days than a calendar allows, or days backwards, are refused', async () => {
    const api = testApi(deps)
    for (const to of [addDays(today, 62), addDays(today, -1)]) {
      const answer = await api.call(catalog.list, { query: { lang: 'en', from: today, to } })
      expect(answer).toMatchObject({
        status: 400,
        refusal: { code: to < today ? 'validation.daysOrder' : 'validation.daysTooMany', field: 'to' },
      })
    }
  })

  test('day by day the search agrees with the calendars of all products, for any seasons, closing days and sold-out departures', async () => {
    const random = fc.sample(
      fc.record({
        starts: fc.integer({ min: -3, max: 12 }),
        length: fc.integer({ min: 0, max: 14 }),
        weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
        rests: fc.uniqueArray(fc.integer({ min: 0, max: 14 }), { maxLength: 3 }),
        times: fc.constantFrom(['09:00'], ['09:00', '14:00']),
        capacity: fc.integer({ min: 1, max: 6 }),
        sold: fc.array(fc.record({ day: fc.integer({ min: 0, max: 14 }), left: fc.integer({ min: 0, max: 3 }) }), {
          maxLength: 5,
        }),
      }),
      { numRuns: 14, seed: 7 },
    )
    for (const [at, each] of random.entries()) {
      const tour = await aProduct(deps, { id: `tour-${at}`, minTravelers: 1, capacity: each.capacity })
      await changeOption(tour, {
        option_start_date: addDays(today, each.starts),
        option_end_date: addDays(today, each.starts + each.length),
        closed_weekdays: each.weekdays,
        closed_days: each.rests.map((day) => addDays(today, day)),
        start_times: [...each.times],
      })
      for (const { day, left } of each.sold)
        await deps.db
          .insert(departure)
          .values({
            option_id: tour.optionId,
            date: addDays(today, day),
            start_time: '09:00',
            capacity: 6,
            held: 6 - left,
          })
          .onConflictDoNothing()
    }
    const seen = new Set<string>()
    for (const day of daysFrom(today, 15)) {
      for (const people of [1, 3]) {
        const expected = await find.withSeats(day, day, people)
        expect([day, people, await find.found({ from: day, people })]).toEqual([day, people, expected])
        seen.add(expected.join())
      }
    }
    const week = await find.withSeats(addDays(today, 2), addDays(today, 5), 2)
    expect(await find.found({ from: addDays(today, 2), to: addDays(today, 5), people: 2 })).toEqual(week)
    // The days must differ, or the test would prove nothing.
    expect(seen.size).toBeGreaterThan(8)
  })
})

describe('prices', () => {
  test('the filter uses the price that the reader sees, in either currency, to the cent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.constantFrom(...currencies),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 0, max: 300_000 }),
        (priced, currency, amount, one, other) => {
          const [min, max] = [Math.min(one, other), Math.max(one, other)]
          const seen = convert({ amount, currency: priced }, currency, defaultRates).amount
          const span = pricesSeenWithin({ min, max, currency }, priced, defaultRates)
          const within = amount >= (span.min ?? 0) && amount <= (span.max ?? 0)
          expect(within).toBe(seen >= min && seen <= max)
        },
      ),
      { numRuns: 2_000, seed: 3 },
    )
  })

  test('a price in won and one in dollars are found in the displayed currency', async () => {
    await aProduct(deps, { id: 'won', price: 65_000 })
    await aProduct(deps, { id: 'dollars', price: 4_560, currency: 'USD' })
    // 65,000 won is shown as $45.50.
    expect(await find.found({ max: 4_550, currency: 'USD' })).toEqual(['won'])
    expect(await find.found({ min: 4_551, currency: 'USD' })).toEqual(['dollars'])
    expect(await find.found({ max: 4_549, currency: 'USD' })).toEqual([])
    // $45.60 is shown as 66,804 won.
    expect(await find.found({ min: 66_804, max: 66_804, currency: 'KRW' })).toEqual(['dollars'])
    expect(await find.found({ max: 66_803, currency: 'KRW' })).toEqual(['won'])
  })
})

test('durations, stars and guide languages filter the search, several of one kind widen it', async () => {
  await aProduct(deps, { id: 'short' })
  await change('short', { duration_minutes: 179, rating_sum: 89, rating_count: 20, languages: ['ko'] })
  await aProduct(deps, { id: 'half' })
  await change('half', { duration_minutes: 180, rating_sum: 88, rating_count: 20, languages: ['ko', 'ja'] })
  await aProduct(deps, { id: 'night' })
  await change('night', { duration_minutes: 1_080, languages: ['en'] })
  expect(await find.found({ duration: 'hours' })).toEqual(['short'])
  expect(await find.found({ duration: 'half_day' })).toEqual(['half'])
  expect(await find.found({ duration: 'hours,overnight' })).toEqual(['night', 'short'])
  // 4.45 is shown, and counts, as 4.5.
  expect((await find.list({ rating: '4.5' })).items).toMatchObject([{ id: 'short', rating: 4.5 }])
  expect(await find.found({ rating: '4' })).toEqual(['half', 'short'])
  expect(await find.found({ language: 'ja,en' })).toEqual(['half', 'night'])
  expect(await find.found({ language: 'ko', duration: 'half_day', rating: '4' })).toEqual(['half'])
})
