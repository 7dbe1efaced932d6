import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { booking } from '#contract/booking'
import { addDays, dayInSeoul } from '#contract/days'
import { booking as bookings } from '#server/modules/booking/booking.table'
import { changeStatus } from '#server/modules/booking/states.service'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aDraft, anApprovedOrder, aShop, confirm, inCart, reserve, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aProduct(shop.deps)
})

const list = async (query: object = {}) =>
  (await shop.call(booking.list, { query: { lang: 'en', ...query } }, { token: member.token })).data

describe('the list of reservations', () => {
  it('shows reservations, page by page and by the displayed status, without abandoned drafts', async () => {
    const given = await aDraft(shop, member, await aProduct(shop.deps))
    await shop.call(booking.abandon, { params: { id: given.id } }, { token: member.token })
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    await confirm(shop, confirmation)
    const other = await aProduct(shop.deps)
    await aDraft(shop, member, other)
    expect(await list()).toMatchObject({ total: 2, page: 1 })
    expect((await list({ page: 2, per_page: 1 })).items).toHaveLength(1)
    const shownConfirmed = (await list({ status: 'confirmed' })).items
    expect(shownConfirmed.map(({ order_id, number_of_travelers }) => [order_id, number_of_travelers])).toEqual([
      [order.id, 2],
    ])
  })

  it('sends the same number of queries for one booking and for ten', async () => {
    const counted = async () => {
      const ask = () => shop.call(booking.list, { query: { lang: 'en', per_page: 50 } }, { token: member.token })
      const { result, queries } = await countQueries(ask)
      return { rows: result.data.items.length, queries }
    }
    const lines = [await inCart(shop, member, await aProduct(shop.deps))]
    await reserve(shop, member, ...lines)
    const one = await counted()
    for (let more = 0; more < 9; more++) lines.push(await inCart(shop, member, await aProduct(shop.deps)))
    await reserve(shop, member, ...lines)
    const ten = await counted()
    expect([one.rows, ten.rows]).toEqual([1, 10])
    expect(ten.queries).toBe(one.queries)
    expect(one.queries).toBeGreaterThan(2)
  })

  it('shows the next departure first, then past or canceled ones, the last of them first', async () => {
    const today = dayInSeoul(shop.deps.clock.now())
    const days = [3, 1, -1, 0, -4, 2]
    for (const [at, day] of days.entries()) {
      const { id } = await aDraft(shop, member, { ...tour, date: addDays(tour.date, at) })
      const status = day === 2 ? 'cancel_requested' : 'requested'
      await shop.deps.db
        .update(bookings)
        .set({ date: addDays(today, day), status })
        .where(eq(bookings.order_id, id))
    }
    const all = await list()
    const shown = all.items.map(({ date, when }) => [date, when])
    expect(shown).toEqual([
      ...[0, 1, 2, 3].map((day) => [addDays(today, day), 'upcoming']),
      ...[-1, -4].map((day) => [addDays(today, day), 'past']),
    ])
    expect((await list({ when: 'upcoming' })).items).toEqual(all.items.slice(0, 4))
    expect((await list({ when: 'past', per_page: 1 })).items).toEqual(all.items.slice(4, 5))
    expect((await list({ when: 'past' })).total).toBe(2)
    // A booking that begins today is upcoming until the day ends in Seoul.
    shop.deps.clock.set(new Date(`${today}T14:59:59Z`))
    expect((await list({ when: 'upcoming' })).total).toBe(4)
    shop.deps.clock.advance({ seconds: 1 })
    expect((await list({ when: 'upcoming' })).total).toBe(3)
  })
})

describe('the history of a reservation', () => {
  it('shows when it was reserved, paid and confirmed and by which role, without naming the operator', async () => {
    const { order, confirmation } = await anApprovedOrder(shop, member, tour)
    shop.deps.clock.advance({ minutes: 2 })
    await confirm(shop, confirmation)
    const [row] = await shop.deps.db.select().from(bookings)
    const at = new Date(shop.deps.clock.now().getTime() + 86_400_000)
    const operator = await aMember(shop.deps)
    if (row) await changeStatus(shop.deps.db, [row], 'confirmed', { actor: operator.id, at })
    const { data } = await shop.call(
      booking.detail,
      { params: { id: String(order.bookings[0]?.id) }, query: { lang: 'en' } },
      { token: member.token },
    )
    expect(data.history.map(({ to, by, reason }) => [to, by, reason])).toEqual([
      ['pending', 'member', ''],
      ['requested', 'payment', 'paid'],
      ['confirmed', 'operator', ''],
    ])
    expect(data.history.at(-1)?.at).toBe(at.toISOString())
    expect(JSON.stringify(data.history)).not.toContain(operator.id)
  })
})
