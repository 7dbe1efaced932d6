import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostWishes, wishlist } from '#contract/wishlist'
import { product } from '#server/modules/catalog/catalog.table'
import { wish } from '#server/modules/wishlist/wishlist.table'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

let shop: Shop
let member: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
})

const add = (productId: string, person = member) =>
  shop.call(wishlist.add, { params: { productId } }, { token: person.token })
const remove = (productId: string) => shop.call(wishlist.remove, { params: { productId } }, { token: member.token })
const list = (query: { per_page?: number } = {}) =>
  shop.call(wishlist.list, { query: { lang: 'ko', ...query } }, { token: member.token })
const ids = async (person = member) => (await shop.call(wishlist.ids, {}, { token: person.token })).data.ids

describe('the wishlist', () => {
  it('adds and removes a product once, however often either is requested', async () => {
    const { id } = await aProduct(shop.deps)
    await openConnections(shop.deps.db)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(id)))
    expect(answers.map(({ status, data }) => [status, data.total])).toEqual(answers.map(() => [200, 1]))
    expect(await ids()).toEqual([id])
    for (let each = 0; each < 2; each++) expect((await remove(id)).data).toEqual({ total: 0 })
    expect(await ids()).toEqual([])
  })

  it('is the member’s own', async () => {
    const { id } = await aProduct(shop.deps)
    await add(id)
    expect(await ids(await aMember(shop.deps))).toEqual([])
  })

  it('shows the latest first, with the present price and availability', async () => {
    const [free, full, closed] = [
      await aProduct(shop.deps, { name: { en: 'Free', ko: '여유' } }),
      await aProduct(shop.deps, { capacity: 1 }),
      await aProduct(shop.deps),
    ]
    for (const { id } of [free, full, closed]) {
      await add(id)
      shop.deps.clock.advance({ minutes: 1 })
    }
    const { db } = shop.deps
    await db.update(product).set({ price: 77_000 }).where(eq(product.id, free.id))
    await db.update(product).set({ status: 'closed' }).where(eq(product.id, closed.id))
    const { data } = await list()
    expect(data.items.map((each) => [each.product.id, each.state])).toEqual([
      [closed.id, 'closed'],
      // One seat is left on every day, and this product requires two travelers.
      [full.id, 'sold_out'],
      [free.id, 'available'],
    ])
    expect(data.items[2]?.product).toMatchObject({ name: '여유', price: 77_000, currency: 'KRW' })
  })

  it('sends as many queries for ten wishes as for one', async () => {
    for (let each = 0; each < 10; each++) await add((await aProduct(shop.deps)).id)
    const one = await countQueries(() => list({ per_page: 1 }))
    const ten = await countQueries(() => list({ per_page: 10 }))
    expect([one.result.data.items.length, ten.result.data.items.length, ten.result.data.total]).toEqual([1, 10, 10])
    expect(ten.queries).toBe(one.queries)
  })

  it('refuses products off sale, and more than a page of hearts can load (product §9)', async () => {
    const closed = await aProduct(shop.deps, { status: 'closed' })
    expect((await add(closed.id)).refusal.code).toBe('catalog.notFound')
    expect((await add('no-such-product')).refusal.code).toBe('catalog.notFound')
    const { id } = await aProduct(shop.deps)
    const many = Array.from({ length: mostWishes }, (_, at) => `many-${at}`)
    const [sample] = await shop.deps.db.select().from(product).where(eq(product.id, id))
    if (!sample) throw new Error('no product')
    await shop.deps.db.insert(product).values(many.map((each) => ({ ...sample, id: each })))
    await shop.deps.db.insert(wish).values(many.map((product_id) => ({ account_id: member.id, product_id })))
    expect((await add(id)).refusal.code).toBe('wishlist.full')
    expect((await add('many-0')).status).toBe(200)
    expect(await ids()).toHaveLength(mostWishes)
  })
})
