import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cart } from '#contract/cart'
import type { Band } from '#contract/catalog'
import { listCart } from '#server/modules/cart/cart.view'
import { optionPrice, product, productOption } from '#server/modules/catalog/catalog.table'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aDraft, aShop, inCart, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  tour = await aProduct(shop.deps, { capacity: 10, price: 4500, childPrice: 3000, currency: 'USD' })
})

const choice = (of: Partial<TestProduct> & { band?: Band; quantity?: number } = {}) => {
  const { optionId, date, start_time } = { ...tour, ...of }
  return { option_id: optionId, date, start_time, band: of.band ?? ('adult' as const), quantity: of.quantity ?? 2 }
}
const add = (...options: ReturnType<typeof choice>[]) =>
  shop.call(cart.add, { body: { product_id: tour.id, options } }, { token: member.token })
const list = async (lang: 'en' | 'ko' = 'en', { token } = member) =>
  (await shop.call(cart.list, { query: { lang } }, { token })).data

describe('adding to the cart (product §3, §5)', () => {
  it('returns the departure with the fields from which the page derives its own', async () => {
    await add(choice(), choice({ band: 'child', quantity: 1 }))
    const [item] = await list('ko')
    expect(item).toMatchObject({
      product_id: tour.id,
      product_name: `투어 ${tour.id}`,
      date: tour.date,
      start_time: '09:00',
      min_travelers: 2,
      status: 'available',
      seats_left: 10,
      price_before: null,
    })
    expect(
      item?.options.map(({ band, quantity, currency, ProductOption: { name, price } }) => ({
        band,
        quantity,
        currency,
        name,
        price,
      })),
    ).toEqual([
      { band: 'adult', quantity: 2, currency: 'USD', name: '기본', price: 4500 },
      { band: 'child', quantity: 1, currency: 'USD', name: '기본', price: 3000 },
    ])
  })

  it('merges the same departure into one line and adds the quantities', async () => {
    const first = await add(choice())
    const second = await add(choice({ quantity: 3 }))
    expect(second.data).toEqual({ id: first.data.id, total: 1 })
    expect((await list())[0]?.options[0]?.quantity).toBe(5)
  })

  it('keeps another time of the same day as a separate line', async () => {
    await add(choice())
    const { data } = await add(choice({ start_time: '14:00' }))
    expect(data.total).toBe(2)
  })

  it('refuses another member’s name, and accepts the member’s own', async () => {
    const send = (member_id: string) =>
      shop.call(cart.add, { body: { member_id, product_id: tour.id, options: [choice()] } }, { token: member.token })
    const foreign = await send((await aMember(shop.deps)).id)
    expect([foreign.status, foreign.refusal.code]).toEqual([403, 'auth.foreignMember'])
    expect((await send(member.id)).status).toBe(200)
  })

  it.each([
    ['today (product §5)', () => ({ date: '2027-03-02' }), 409, 'booking.sameDay'],
    ['a day that is past', () => ({ date: '2027-03-01' }), 409, 'booking.dayPast'],
    ['a day after the last', () => ({ date: '2031-01-01' }), 409, 'booking.closed'],
    ['an unknown time', () => ({ start_time: '10:00' }), 409, 'booking.closed'],
    ['fewer travelers than the minimum', () => ({ quantity: 1 }), 409, 'booking.minimum'],
    ['more travelers than seats', () => ({ quantity: 11 }), 409, 'booking.soldOut'],
    ['an age band without a price', () => ({ band: 'senior' as const }), 409, 'booking.optionUnavailable'],
    ['an unknown option', () => ({ optionId: crypto.randomUUID() }), 404, 'catalog.notFound'],
  ])('refuses %s', async (_, of, status, code) => {
    const answer = await add(choice(of()))
    expect([answer.status, answer.refusal.code]).toEqual([status, code])
    expect(await list()).toEqual([])
  })

  it('refuses choices that name two departures, and more than 99 of an age band', async () => {
    const mixed = await add(choice(), choice({ start_time: '14:00' }))
    expect([mixed.status, mixed.refusal.code]).toEqual([400, 'validation.option'])
    const many = await add(choice({ quantity: 60 }), choice({ quantity: 60 }))
    expect([many.status, many.refusal.code]).toEqual([400, 'validation.tooMany'])
  })

  it('refuses an option of another product', async () => {
    const other = await aProduct(shop.deps)
    const { refusal } = await add(choice({ optionId: other.optionId }))
    expect(refusal.code).toBe('catalog.notFound')
  })

  it('adds up parallel additions', async () => {
    await Promise.all([add(choice()), add(choice()), add(choice())])
    expect((await list())[0]?.options[0]?.quantity).toBe(6)
  })
})

describe('a line of the cart', () => {
  it('accepts new quantities, and an omitted age band is removed', async () => {
    const { data } = await add(choice(), choice({ band: 'child', quantity: 1 }))
    const change = await shop.call(
      cart.change,
      { params: { id: data.id }, body: { quantities: [{ option_id: tour.optionId, band: 'adult', quantity: 4 }] } },
      { token: member.token },
    )
    expect(change.data).toEqual({ total: 1 })
    expect((await list())[0]?.options.map(({ band, quantity }) => [band, quantity])).toEqual([['adult', 4]])
  })

  it('lets a party that is too large for the seats shrink, step by step, and never grow', async () => {
    const { data } = await add(choice({ quantity: 5 }))
    await shop.deps.db.update(productOption).set({ capacity: 3 }).where(eq(productOption.id, tour.optionId))
    const change = (quantity: number) =>
      shop.call(
        cart.change,
        { params: { id: data.id }, body: { quantities: [{ option_id: tour.optionId, band: 'adult', quantity }] } },
        { token: member.token },
      )
    const now = async () => (await list())[0]
    expect(await now()).toMatchObject({ status: 'sold_out', seats_left: 3 })
    expect((await change(6)).refusal.code).toBe('booking.soldOut')
    expect((await change(4)).status).toBe(200)
    expect(await now()).toMatchObject({ status: 'sold_out', options: [{ quantity: 4 }] })
    expect((await change(5)).refusal.code).toBe('booking.soldOut')
    expect((await change(3)).status).toBe(200)
    expect(await now()).toMatchObject({ status: 'available', options: [{ quantity: 3 }] })
    expect((await change(4)).refusal.code).toBe('booking.soldOut')
  })

  it('is not accessible to other members', async () => {
    const { data } = await add(choice())
    const { token } = await aMember(shop.deps)
    const quantities = [{ option_id: tour.optionId, band: 'adult' as const, quantity: 3 }]
    const change = await shop.call(cart.change, { params: { id: data.id }, body: { quantities } }, { token })
    const remove = await shop.call(cart.remove, { params: { id: data.id } }, { token })
    expect([change.status, remove.status]).toEqual([404, 404])
    expect(await list()).toHaveLength(1)
  })

  it('is removed, and removing it again finds nothing', async () => {
    const { data } = await add(choice())
    const remove = () => shop.call(cart.remove, { params: { id: data.id } }, { token: member.token })
    expect((await remove()).data).toEqual({ total: 0 })
    expect((await remove()).status).toBe(404)
  })

  it('shows its price from when it was added, where that has changed', async () => {
    await add(choice())
    await shop.deps.db
      .update(optionPrice)
      .set({ price: 5000 })
      .where(and(eq(optionPrice.option_id, tour.optionId), eq(optionPrice.band, 'adult')))
    const [item] = await list()
    expect([item?.price_before, item?.options[0]?.ProductOption.price]).toEqual([9000, 5000])
  })

  it('is marked once its departure is sold out, closed or past', async () => {
    await add(choice({ quantity: 6 }))
    const status = async () => (await list())[0]?.status
    await aDraft(shop, await aMember(shop.deps), tour, { adult: 6 })
    expect(await status()).toBe('sold_out')
    await shop.deps.db.update(productOption).set({ status: 'closed' }).where(eq(productOption.id, tour.optionId))
    expect(await status()).toBe('closed')
    await shop.deps.db.update(productOption).set({ status: 'open' })
    await shop.deps.db.update(product).set({ status: 'closed' })
    expect(await status()).toBe('closed')
    await shop.deps.db.update(product).set({ status: 'open' })
    shop.deps.clock.set(new Date(`${tour.date}T00:00:00+09:00`))
    expect((await listCart(shop.deps.db, shop.deps.clock, member.id, 'en'))[0]?.status).toBe('expired')
  })

  it('counts the seats of the member’s own draft as free', async () => {
    await aDraft(shop, member, tour, { adult: 10 })
    expect((await list())[0]).toMatchObject({ status: 'available', seats_left: 10 })
  })
})

describe('the list of the cart', () => {
  it('sends the same number of queries for one line and for ten', async () => {
    const counted = async () => {
      const { result, queries } = await countQueries(() => list())
      return { lines: result.length, queries }
    }
    await inCart(shop, member, tour)
    const one = await counted()
    for (let more = 0; more < 9; more++) await inCart(shop, member, await aProduct(shop.deps))
    const ten = await counted()
    expect([one.lines, ten.lines]).toEqual([1, 10])
    expect(ten.queries).toBe(one.queries)
    // The caller, and the cart.
    expect(one.queries).toBe(2)
  })

  it('holds at most twenty lines', async () => {
    for (let each = 0; each < 20; each++) await inCart(shop, member, await aProduct(shop.deps))
    const { status, refusal } = await add(choice())
    expect([status, refusal.code]).toEqual([400, 'validation.tooMany'])
  })
})
