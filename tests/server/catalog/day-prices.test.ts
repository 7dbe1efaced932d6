import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cart } from '#contract/cart'
import { type Band, catalog } from '#contract/catalog'
import { type DayPrice, type DayPriceChange, dayPrices } from '#contract/day-prices'
import { addDays, weekdayOf } from '#contract/days'
import type { PlanDepartures } from '#contract/departure-plan'
import { guest } from '#contract/guest'
import { guestPrice } from '#contract/guest-price'
import { defaultRates } from '#contract/money'
import { productDesk } from '#contract/product-desk'
import { productHistory } from '#contract/product-history'
import { reservationDesk } from '#contract/reservation-desk'
import { handlers } from '#server/jobs'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { availability } from '#server/modules/catalog/availability.service'
import { optionDayPrice, optionPrice, product, productOption } from '#server/modules/catalog/catalog.table'
import { departureFor } from '#server/modules/catalog/departures.service'
import { keepPrice, keepPrices } from '#server/modules/catalog/lowest-price.service'
import { aPaidOrder, bookingOf } from '#tests/support/cancellations'
import { testDatabase } from '#tests/support/database'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aGuestTour, anOpenSite, aRequest, aVisit, reserveAs } from '#tests/support/guests'
import { expectInvariants } from '#tests/support/invariants'
import { aDraft, aKey, aShop, inCart, reserve, type Shop } from '#tests/support/orders'
import { aPeriod } from '#tests/support/periods'
import { tablesReadWhole } from '#tests/support/plans'
import { bodyOf } from '#tests/support/products'
import { aService, serviceWon } from '#tests/support/services'

let shop: Shop
let operator: Person
let member: Person
/** Costs ₩60,000 for adults and ₩40,000 for children, every day at 09:00 and 14:00. */
let tour: TestProduct

beforeEach(async () => {
  shop = await anOpenSite()
  operator = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  tour = await aProduct(shop.deps, { capacity: 10 })
})
afterEach(() => expectInvariants(shop.deps.db))

const as = () => ({ token: operator.token, headers: aKey() })
const params = () => ({ params: { productId: tour.id } })
const adult = (price: number): DayPrice => ({ band: 'adult', price })
const child = (price: number): DayPrice => ({ band: 'child', price })
const check = (days: string[], prices: DayPrice[], of = tour) =>
  shop.call(
    dayPrices.check,
    { params: { productId: of.id }, body: { option_id: of.optionId, days, prices } },
    { token: operator.token },
  )
const set = (days: DayPriceChange[], of = tour) =>
  shop.call(dayPrices.set, { params: { productId: of.id }, body: { option_id: of.optionId, days } }, as())
/** Gives days prices as an operator does: previewed, then applied. */
async function price(days: string[], prices: DayPrice[], of = tour): Promise<DayPriceChange[]> {
  const { changes } = (await check(days, prices, of)).data
  expect((await set(changes, of)).status).toBe(200)
  return changes
}
const stored = async () => {
  const rows = await shop.deps.db.select().from(optionDayPrice).orderBy(optionDayPrice.date, optionDayPrice.band)
  return rows.map(({ date, band, price: each }) => `${date} ${band} ${each}`)
}
const from = async ({ id } = tour) =>
  (await shop.call(catalog.detail, { params: { productId: id }, query: { lang: 'en' } })).data.price
const tomorrow = () => addDays(tour.date, -29)

describe('prices of single days (product §4)', () => {
  test('are shown before they are set, put back by the same act, and in the audit log', async () => {
    const days = [tour.date, addDays(tour.date, 1)]
    await price([tour.date], [child(45_000)])
    const { data } = await check([...days, tour.date], [adult(90_000)])
    expect(data).toEqual({
      changes: [
        { date: days[0], before: [child(45_000)], after: [child(45_000), adult(90_000)] },
        { date: days[1], before: [], after: [adult(90_000)] },
      ],
      ...{ same: 0, left_out: 0, departures: 4, sold: 0 },
    })
    expect(await stored()).toEqual([`${tour.date} child 45000`])
    expect((await set(data.changes)).data).toEqual({ days: 2 })
    expect(await stored()).toEqual([`${days[0]} adult 90000`, `${days[0]} child 45000`, `${days[1]} adult 90000`])
    expect((await check(days, [adult(90_000)])).data).toMatchObject({ changes: [], same: 2, departures: 0 })
    await set(data.changes.map(({ date, before, after }) => ({ date, before: after, after: before })))
    expect(await stored()).toEqual([`${tour.date} child 45000`])
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'product.dayPrices'))
    expect(acts.map(({ subject }) => subject)).toEqual([tour.id, tour.id, tour.id])
    expect(acts[1]?.detail).toEqual({
      option_id: tour.optionId,
      days: 2,
      changes: [`${days[0]}, child 45000 → adult 90000, child 45000`, `${days[1]}, usual → adult 90000`],
    })
  })

  test('go back to the usual ones', async () => {
    await price([tour.date], [adult(90_000), child(50_000)])
    expect((await check([tour.date], [])).data.changes).toEqual([
      { date: tour.date, before: [adult(90_000), child(50_000)], after: [] },
    ])
    await price([tour.date], [])
    expect(await stored()).toEqual([])
  })

  test('that equal the usual ones are not stored, and follow those when they rise', async () => {
    await price([tour.date], [adult(90_000), child(50_000)])
    const { data } = await check([tour.date, addDays(tour.date, 1)], [adult(60_000)])
    expect([data.changes, data.same]).toEqual([
      [{ date: tour.date, before: [adult(90_000), child(50_000)], after: [child(50_000)] }],
      1,
    ])
    const before = [adult(90_000), child(50_000)]
    const after = [adult(60_000), child(50_000)]
    expect((await set([{ date: tour.date, before, after }])).status).toBe(200)
    expect(await stored()).toEqual([`${tour.date} child 50000`])
    await shop.deps.db.update(optionPrice).set({ price: 65_000 }).where(eq(optionPrice.band, 'adult'))
    expect(await stored()).toEqual([`${tour.date} child 50000`])
    // What was set is undone with the prices that were sent.
    expect((await set([{ date: tour.date, before: after.slice(1), after: before }])).status).toBe(200)
    expect(await stored()).toEqual([`${tour.date} adult 90000`, `${tour.date} child 50000`])
  })

  test('are refused as a whole if a colleague has changed one of the days since', async () => {
    const days = [tour.date, addDays(tour.date, 1)]
    const { changes } = (await check(days, [adult(90_000)])).data
    await price([days[1] ?? ''], [adult(70_000)])
    const { status, refusal } = await set(changes)
    expect([status, refusal.code]).toEqual([409, 'product.dayPricesChanged'])
    expect(refusal.message).toContain(days[1])
    expect(await stored()).toEqual([`${days[1]} adult 70000`])
  })

  test('of two colleagues at once, one is refused', async () => {
    const [one, other] = [
      (await check([tour.date], [adult(90_000)])).data.changes,
      (await check([tour.date], [adult(80_000)])).data.changes,
    ]
    const done = await Promise.all([set(one), set(other)])
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored()).toHaveLength(1)
  })

  test('are for days on which the option runs or is closed, from today on, and for its own bands', async () => {
    await shop.deps.db
      .update(productOption)
      .set({ closed_weekdays: [weekdayOf(addDays(tour.date, 1))], closed_days: [tour.date] })
    const days = [addDays(tour.date, -31), tour.date, addDays(tour.date, 1), addDays(tour.date, 2)]
    const { data } = await check(days, [adult(90_000)])
    expect(data.changes.map(({ date }) => date)).toEqual([days[1], days[3]])
    expect([data.departures, data.left_out]).toEqual([2, 2])
    const never = await set([{ date: days[2] ?? '', before: [], after: [adult(90_000)] }])
    expect([never.refusal.code, await stored()]).toEqual(['product.dayNotOffered', []])
    expect((await check(days, [{ band: 'senior', price: 1 }])).refusal.code).toBe('product.bandNotOffered')
    const senior: DayPrice[] = [{ band: 'senior', price: 1 }]
    expect((await set([{ date: tour.date, before: [], after: senior }])).refusal.code).toBe('product.bandNotOffered')
    expect((await set([{ date: days[0] ?? '', before: [], after: [adult(1)] }])).refusal.code).toBe('booking.dayPast')
    const twice = { date: tour.date, before: [], after: [adult(1)] }
    expect((await set([twice, twice])).status).toBe(400)
    const elsewhere = await aProduct(shop.deps)
    expect((await check(days, [adult(1)], { ...tour, id: elsewhere.id })).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('go back to the usual ones also on days on which the option no longer runs', async () => {
    await price([tour.date], [adult(90_000)])
    await shop.deps.db.update(productOption).set({ option_end_date: addDays(tour.date, -1) })
    expect((await check([tour.date], [adult(80_000)])).data.changes).toEqual([])
    expect((await check([tour.date, addDays(tour.date, 1)], [])).data).toEqual({
      changes: [{ date: tour.date, before: [adult(90_000)], after: [] }],
      ...{ same: 0, left_out: 1, departures: 0, sold: 0 },
    })
    await price([tour.date], [])
    expect(await stored()).toEqual([])
  })

  test('are for operators', async () => {
    const body = { option_id: tour.optionId, days: [tour.date], prices: [adult(1)] }
    const { status } = await shop.call(dayPrices.check, { ...params(), body }, { token: member.token })
    expect(status).toBe(401)
  })

  test('are listed with the departures', async () => {
    await price([tour.date], [adult(90_000)])
    const query = { from: tour.date, to: addDays(tour.date, 1) }
    const { data } = await shop.call(productDesk.departures, { ...params(), query }, as())
    expect(data.items.map(({ prices }) => prices)).toEqual([[adult(90_000)], [adult(90_000)], [], []])
  })
})

describe('a day with a price of its own costs that price', () => {
  test('in the calendar of the product’s page and in its departures, with a single query each', async () => {
    await price([tour.date], [adult(90_000)])
    const span = { query: { from: tour.date, to: addDays(tour.date, 1) } }
    const { days } = (await shop.call(catalog.availability, { ...params(), ...span })).data
    expect(days.map((day) => day.price)).toEqual([90_000, 60_000])
    const on = async (date: string) =>
      (await shop.call(catalog.slots, { ...params(), query: { date } })).data.map(({ prices }) => prices)
    expect(await on(tour.date)).toEqual([[adult(90_000)], [adult(90_000)]])
    expect(await on(addDays(tour.date, 1))).toEqual([[], []])
  })

  test('without reading the prices of other products and months, however many there are', async () => {
    const database = await testDatabase()
    const { deps } = await aShop(database)
    const products = [await aProduct(deps)]
    for (let more = 0; more < 6; more += 1) products.push(await aProduct(deps))
    for (const { optionId, date } of products) {
      await deps.db.execute(sql`
        insert into option_day_price (option_id, date, band, price)
        select ${optionId}, ${date}::date + day, 'adult', 70000 from generate_series(0, 699) as day`)
    }
    await database.pool.query('vacuum analyze')
    const [{ id, optionId: option_id, date, start_time } = tour] = products
    const whole = await tablesReadWhole(database, async () => {
      await availability(deps.db, deps.clock, id, { from: date, to: addDays(date, 41) })
      await departureFor(deps.db, deps.clock, { option_id, date, start_time })
      await keepPrice(deps.db, deps.clock.now(), id)
    })
    expect(whole).not.toContain('option_day_price')
  })

  test('in the cart, which says if that has changed, and in the order', async () => {
    await price([tour.date], [adult(90_000)])
    const id = await inCart(shop, member, tour, { adult: 2, child: 1 })
    const list = async () => (await shop.call(cart.list, { query: { lang: 'en' } }, { token: member.token })).data[0]
    const shown = await list()
    expect(shown?.options.map(({ ProductOption }) => ProductOption.price)).toEqual([90_000, 40_000])
    expect(shown?.price_before).toBeNull()
    await price([tour.date], [adult(70_000), child(30_000)])
    expect((await list())?.price_before).toBe(220_000)
    const { data: order } = await reserve(shop, member, id)
    expect(order.bookings[0]?.lines.map(({ band, price: each }) => [band, each])).toEqual([
      ['adult', 70_000],
      ['child', 30_000],
    ])
    // What was agreed stays.
    await price([tour.date], [adult(10_000)])
    expect(order.bookings[0]?.amount_won).toBe(170_000)
  })

  test('for a move and for a changed party; what was agreed stays', async () => {
    const order = await aPaidOrder(shop, member, [tour])
    const id = bookingOf(order)
    const next = addDays(tour.date, 1)
    await price([next], [adult(65_000)])
    const at = { params: { id } }
    const targets = await shop.call(reservationDesk.targets, { ...at, query: { lang: 'en', date: next } }, as())
    expect(targets.data.items.map((each) => each.difference_won)).toEqual([10_000, 10_000])
    await price([tour.date], [adult(99_000), child(45_000)])
    const query = { lang: 'en', adult: 3, child: 1 } as const
    const party = await shop.call(reservationDesk.partyQuote, { ...at, query }, as())
    expect(party.data.difference_won).toBe(60_000 + 45_000)
  })

  test('for guests without an account, who are refused another amount', async () => {
    const sights = await aGuestTour(shop)
    await price([sights.date], [adult(80_000)], sights)
    const span = { from: sights.date, to: addDays(sights.date, 1) }
    const { data } = await shop.call(guest.departures, { params: { site: 'apec' }, query: span })
    expect(data.items.map((each) => each.price)).toEqual([80_000, 80_000, 60_000, 60_000])
    const from = async () =>
      (await shop.call(guest.tours, { params: { site: 'apec' }, query: { lang: 'en' } })).data.map((each) => each.price)
    expect(await from()).toEqual([60_000])
    await price([addDays(sights.date, 1)], [adult(50_000)], sights)
    expect(await from()).toEqual([50_000])
    const token = await aVisit(shop)
    const request = aRequest(sights)
    expect((await reserveAs(shop, token, request)).refusal.code).toBe('booking.priceChanged')
    const party = { travelers: request.number_of_travelers, luggage: request.luggage_count }
    const { total } = guestPrice({ amount: 80_000, currency: 'KRW' }, party, defaultRates)
    const made = await reserveAs(shop, token, { ...request, amount_won: total })
    expect(made.data.reservation.booking.amount_won).toBe(total)
  })
})

describe('a reservation while the prices of its day change', () => {
  const party = { adult: 1, child: 1 }
  const before = 60_000 + 40_000
  const after = 90_000 + 70_000

  test('costs what one of the two states of the prices says', async () => {
    const id = await inCart(shop, member, tour, party)
    const { changes } = (await check([tour.date], [adult(90_000), child(70_000)])).data
    const [{ data: order }] = await Promise.all([reserve(shop, member, id), set(changes)])
    expect([before, after]).toContain(order.bookings[0]?.amount_won)
    expect((await aDraft(shop, await aMember(shop.deps), tour, party)).bookings[0]?.amount_won).toBe(after)
  })

  test('would cost neither if its prices were read one by one: the control', async () => {
    const read = async (band: Band) => {
      const [usual] = await shop.deps.db
        .select()
        .from(optionPrice)
        .where(and(eq(optionPrice.option_id, tour.optionId), eq(optionPrice.band, band)))
      const [own] = await shop.deps.db.select().from(optionDayPrice).where(eq(optionDayPrice.band, band))
      return own?.price ?? usual?.price ?? 0
    }
    const first = await read('adult')
    await price([tour.date], [adult(90_000), child(70_000)])
    expect([before, after]).not.toContain(first + (await read('child')))
  })
})

describe('the lowest price of a product (product §4)', () => {
  const plan = (change: Partial<PlanDepartures>) => {
    const body = { option_id: tour.optionId, from: tour.date, to: tour.date, weekdays: [], capacity: null, ...change }
    return aPeriod(shop, operator, tour.id).change({ act: 'close', ...body })
  }
  /** The option runs on three days: tomorrow and the next two. */
  const short = () =>
    shop.deps.db
      .update(productOption)
      .set({ option_end_date: addDays(tomorrow(), 2) })
      .where(eq(productOption.id, tour.optionId))

  test('is that of the days to come, and the usual one only while a day with it runs', async () => {
    await short()
    await price([tomorrow()], [adult(50_000)])
    expect(await from()).toBe(50_000)
    await price([tomorrow()], [adult(90_000)])
    expect(await from()).toBe(60_000)
    await price([addDays(tomorrow(), 1), addDays(tomorrow(), 2)], [adult(80_000)])
    expect(await from()).toBe(80_000)
    const [row] = await shop.deps.db.select().from(product)
    expect(row?.price_won).toBe(80_000)
    await price([addDays(tomorrow(), 1)], [])
    expect(await from()).toBe(60_000)
  })

  test('is the usual one where a weekday is closed seven times over', async () => {
    const sundays = Array.from({ length: 7 }, () => weekdayOf(addDays(tomorrow(), 1)))
    await shop.deps.db.update(productOption).set({ closed_weekdays: sundays })
    await price([tomorrow()], [adult(90_000)])
    expect(await from()).toBe(60_000)
  })

  test('of a service is not that of a day on which it can no longer be requested', async () => {
    const car = await aService(shop, 'vehicle')
    const now = async () => {
      const [row] = await shop.deps.db.select().from(product).where(eq(product.id, car.id))
      return row?.price
    }
    await price([addDays(tomorrow(), 1)], [adult(50_000)], car)
    await price([tomorrow()], [adult(40_000)], car)
    expect(await now()).toBe(50_000)
    shop.deps.clock.set(new Date(`${tomorrow()}T00:00:00+09:00`))
    await handlers['keep-prices'](shop.deps, {})
    expect(await now()).toBe(serviceWon)
  })

  test('follows days that are closed and opened again', async () => {
    await price([tour.date], [adult(50_000)])
    await plan({})
    expect(await from()).toBe(60_000)
    await plan({ act: 'open' })
    expect(await from()).toBe(50_000)
  })

  test('follows the days just after midnight in Seoul', async () => {
    await price([tomorrow()], [adult(50_000)])
    expect(await from()).toBe(50_000)
    const midnight = new Date(`${tomorrow()}T00:00:00+09:00`)
    shop.deps.clock.set(new Date(midnight.getTime() - 1000))
    await handlers['keep-prices'](shop.deps, {})
    expect(await from()).toBe(50_000)
    shop.deps.clock.set(midnight)
    await handlers['keep-prices'](shop.deps, {})
    expect(await from()).toBe(60_000)
  })

  test('of a product that cannot be updated keeps no other from being updated, and the job fails', async () => {
    const other = await aProduct(shop.deps)
    const [first = ''] = [tour.id, other.id].toSorted()
    const midnight = new Date(`${tomorrow()}T00:00:00+09:00`)
    shop.deps.clock.set(midnight)
    const renewed: string[] = []
    const run = () =>
      keepPrices(shop.deps, {
        most: 1,
        async renew(tx, now, id) {
          if (id === first) throw new Error('broken product')
          renewed.push(id)
          await keepPrice(tx, now, id)
        },
      })
    await expect(run()).rejects.toThrow('broken product')
    expect(renewed).toContain([tour.id, other.id].find((id) => id !== first))
    expect(renewed).not.toContain(first)
    // The next run tries it again.
    const due = async () =>
      (await shop.deps.db.select().from(product).where(eq(product.id, first)))[0]?.priced_from?.toString()
    const before = await due()
    await handlers['keep-prices'](shop.deps, {})
    expect(await due()).not.toBe(before)
  })

  test('of a copy and of a restored state is their own', async () => {
    await price([tour.date], [adult(50_000)])
    const { id } = (await shop.call(productDesk.copy, params(), as())).data
    const [copy] = await shop.deps.db.select().from(product).where(eq(product.id, id))
    expect([copy?.price, (await stored()).length]).toEqual([60_000, 1])
    const show = async () => (await shop.call(productDesk.detail, params(), as())).data
    const body = bodyOf(await show())
    const options = body.options.map((option) => ({
      ...option,
      bands: option.bands.map((each) => (each.band === 'adult' ? { ...each, price: 45_000 } : each)),
    }))
    await shop.call(productDesk.save, { ...params(), body: { ...body, options } }, as())
    expect(await from()).toBe(45_000)
    const [change] = (await shop.call(productHistory.list, params(), as())).data.items
    const restored = await shop.call(
      productHistory.restore,
      {
        params: { productId: tour.id, id: change?.id ?? '' },
        body: { base: (await show()).version, parts: ['options'] },
      },
      as(),
    )
    expect([restored.status, await from()]).toEqual([200, 50_000])
  })
})

describe('an edited option', () => {
  const save = async (change: (body: ReturnType<typeof bodyOf>) => ReturnType<typeof bodyOf>) => {
    const { data } = await shop.call(productDesk.detail, params(), as())
    return shop.call(productDesk.save, { ...params(), body: change(bodyOf(data)) }, as())
  }

  test('without a band loses the prices of that band, and keeps the others', async () => {
    await price([tour.date], [adult(90_000), child(50_000)])
    const saved = await save((body) => ({
      ...body,
      options: body.options.map((option) => ({
        ...option,
        bands: option.bands.filter(({ band }) => band === 'adult'),
      })),
    }))
    expect(saved.status).toBe(200)
    expect(await stored()).toEqual([`${tour.date} adult 90000`])
  })

  test('with a price that days have already drops theirs, which then follow it; the audit log names them', async () => {
    const [first, second] = [tour.date, addDays(tour.date, 1)]
    await price([first], [adult(90_000), child(50_000)])
    await price([second], [adult(80_000)])
    const saveAdult = (amount: number) =>
      save((body) => ({
        ...body,
        options: body.options.map((option) => ({
          ...option,
          bands: option.bands.map((each) => (each.band === 'adult' ? { ...each, price: amount } : each)),
        })),
      }))
    const written = async () => (await shop.deps.db.select().from(auditEvent)).filter(isOfDays)
    const isOfDays = ({ act }: { act: string }) => act === 'product.dayPrices'
    const before = (await written()).length
    expect((await saveAdult(90_000)).status).toBe(200)
    expect((await stored()).toSorted()).toEqual([`${first} child 50000`, `${second} adult 80000`].toSorted())
    const entries = await written()
    expect(entries).toHaveLength(before + 1)
    expect(entries.at(-1)).toMatchObject({
      ...{ actor_id: operator.id, subject: tour.id },
      detail: { option_id: tour.optionId, days: 1, changes: [`${first}, adult 90000 → usual`] },
    })
    // A save that changes no price drops nothing.
    expect((await saveAdult(90_000)).status).toBe(200)
    expect(await written()).toHaveLength(before + 1)
  })

  test('keeps its currency while days to come have prices in it', async () => {
    await price([tour.date], [adult(90_000)])
    const inDollars = () => save((body) => ({ ...body, currency: 'USD' }))
    expect((await inDollars()).refusal.code).toBe('product.dayPricesCurrency')
    await price([tour.date], [])
    expect((await inDollars()).status).toBe(200)
  })
})
