import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { desk, deskFigureDays } from '#contract/desk'
import type { Site } from '#contract/sites/sites'
import { product, productView } from '#server/modules/catalog/catalog.table'
import { figuresByDay } from '#server/modules/desk/figures.service'
import { aPaidOrder, aTour, aTransferOrder, cancel } from '#tests/support/cancellations'
import { aMember, anAccount, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  member = await aMember(shop.deps)
  tour = await aTour(shop, { capacity: 20 })
})

const today = () => dayInSeoul(shop.deps.clock.now())
const figures = async () => (await shop.call(desk.figures, {}, { token: operator.token })).data.days
/** The days on which there is anything, at one site or at all, by how many days ago they were. */
const some = async (of?: Site) => {
  const days = await figures()
  return Object.fromEntries(
    days.flatMap(({ sites }, at) => {
      const rows = sites.filter(({ site }) => of === undefined || site === of)
      const sum = (name: 'sold_won' | 'seats' | 'views') => rows.reduce((all, row) => all + row[name], 0)
      const row = { sold_won: sum('sold_won'), seats: sum('seats'), views: sum('views') }
      return rows.length > 0 ? [[days.length - 1 - at, row] as const] : []
    }),
  )
}
/** Moves the clock to so many milliseconds after the next midnight in Seoul, where everybody signs in again. */
async function toMidnight(ms: number, days = 1): Promise<void> {
  shop.deps.clock.set(new Date(instantInSeoul(addDays(today(), days)).getTime() + ms))
  operator = await anOperator(shop)
  member = await aMember(shop.deps)
}

test('the figures are of each Seoul day of two weeks, today last, without what is not paid', async () => {
  const days = await figures()
  expect(days).toHaveLength(deskFigureDays)
  expect([days[0]?.day, days.at(-1)?.day]).toEqual([addDays(today(), 1 - deskFigureDays), today()])
  await aTransferOrder(shop, member, tour)
  expect(await some()).toEqual({})
})

test('an order counts on the Seoul day on which it was paid, to the millisecond, and for two weeks', async () => {
  await toMidnight(-1)
  const { amount_won, bookings } = await aPaidOrder(shop, member, [tour])
  const sold = { sold_won: amount_won, seats: bookings[0]?.number_of_travelers, views: 0 }
  expect(await some()).toEqual({ 0: sold })
  await toMidnight(0)
  expect(await some()).toEqual({ 1: sold })
  await aPaidOrder(shop, member, [tour])
  expect(await some()).toEqual({ 0: sold, 1: sold })
  await toMidnight(0, deskFigureDays - 2)
  expect(await some()).toEqual({ [deskFigureDays - 2]: sold, [deskFigureDays - 1]: sold })
  await toMidnight(0)
  expect(await some()).toEqual({ [deskFigureDays - 1]: sold })
})

test('what is canceled later gives its seats back, and remains a sale of its day', async () => {
  const order = await aPaidOrder(shop, member, [tour, await aTour(shop, { capacity: 20 })])
  const [first, second] = order.bookings
  await cancel(shop, member, first?.id ?? '')
  expect(await some()).toEqual({ 0: { sold_won: order.amount_won, seats: second?.number_of_travelers, views: 0 } })
})

test('views of all products are added up by day', async () => {
  const other = await aTour(shop)
  await shop.deps.db.insert(productView).values([
    { product_id: tour.id, day: today(), views: 3 },
    { product_id: other.id, day: today(), views: 4 },
    { product_id: tour.id, day: addDays(today(), -7), views: 5 },
    { product_id: tour.id, day: addDays(today(), -deskFigureDays), views: 6 },
  ])
  expect(await some()).toEqual({ 0: { sold_won: 0, seats: 0, views: 7 }, 7: { sold_won: 0, seats: 0, views: 5 } })
})

test('the figures of each site are its own', async () => {
  const other = await aTour(shop)
  await shop.deps.db.update(product).set({ site: 'apec' }).where(eq(product.id, other.id))
  await shop.deps.db.insert(productView).values([
    { product_id: tour.id, day: today(), views: 3 },
    { product_id: other.id, day: today(), views: 4 },
  ])
  const { amount_won, bookings } = await aPaidOrder(shop, member, [tour])
  const sold = { sold_won: amount_won, seats: bookings[0]?.number_of_travelers }
  expect(await some('shop')).toEqual({ 0: { ...sold, views: 3 } })
  expect(await some('apec')).toEqual({ 0: { sold_won: 0, seats: 0, views: 4 } })
  expect(await some()).toEqual({ 0: { ...sold, views: 7 } })
})

test('the figures are of the sites where the reader works, and are for operators only', async () => {
  await aPaidOrder(shop, member, [tour])
  const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
  const { days } = await figuresByDay(shop.deps, ['reviewer'])
  expect([days.length, days.flatMap(({ sites }) => sites)]).toEqual([deskFigureDays, []])
  expect((await shop.call(desk.figures, {}, { token: reviewer.token })).status).toBe(403)
})
