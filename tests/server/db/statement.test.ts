import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cart } from '#contract/cart'
import { catalog } from '#contract/catalog'
import { type Db, transaction } from '#server/db/connect'
import { type Given, statement } from '#server/db/statement'
import { priorPoints, product } from '#server/modules/catalog/catalog.table'
import { ownDatabase } from '#tests/support/database'
import { aMember, aProduct } from '#tests/support/factories'
import { aShop, inCart } from '#tests/support/orders'

/** The prepared statements on a pool's only connection. */
async function prepared(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pg_prepared_statements order by name`)
  return rows.map(({ name }) => name)
}

test('a statement is built once per database however often it runs, and uses its parameters', async () => {
  const { db } = await ownDatabase({ max: 1 })
  let built = 0
  const doubled = statement('doubled', (on, { number }: Given<{ number: number }>, sign: 'plus' | 'minus') => {
    built++
    const signed = sign === 'plus' ? sql`2` : sql`-2`
    return on.select({ is: sql<number>`${number}::int * ${signed}` }).from(sql`(values (1)) as one`)
  })
  for (const number of [1, 2, 3]) expect(await doubled(db, { number }, 'plus')).toEqual([{ is: number * 2 }])
  expect(built).toBe(1)
  expect(await doubled(db, { number: 4 }, 'minus')).toEqual([{ is: -8 }])
  expect(built).toBe(2)
  expect(await prepared(db)).toEqual(['doubled minus', 'doubled plus'])
  const other = await ownDatabase({ max: 1 })
  expect(await doubled(other.db, { number: 5 }, 'plus')).toEqual([{ is: 10 }])
})

test('a statement that is planned every time leaves nothing prepared', async () => {
  const { db } = await ownDatabase({ max: 1 })
  const replanned = statement('replanned', (on) => on.select({ is: sql<number>`1` }).from(sql`(values (1)) as one`), {
    planned: 'every time',
  })
  expect(await replanned(db, {})).toEqual([{ is: 1 }])
  expect(await prepared(db)).toEqual([])
})

test('in a transaction a statement sees what the transaction has written, and no other connection does', async () => {
  const shop = await aShop()
  const { id } = await aProduct(shop.deps)
  const popularity = statement('popularity', (db, { of }: Given<{ of: string }>) =>
    db.select({ is: product.popularity }).from(product).where(eq(product.id, of)),
  )
  await transaction(shop.deps.db, async (tx) => {
    await tx.update(product).set({ popularity: 7 }).where(eq(product.id, id))
    expect(await popularity(tx, { of: id })).toEqual([{ is: 7 }])
    expect(await popularity(shop.deps.db, { of: id })).toEqual([{ is: 10 * priorPoints }])
  })
  expect(await popularity(shop.deps.db, { of: id })).toEqual([{ is: 7 }])
})

test('two statements cannot have the same name', () => {
  const build = (db: Db) => db.select({ is: sql`1` }).from(sql`(values (1)) as one`)
  statement('taken', build)
  expect(() => statement('taken', build)).toThrow('taken')
})

test('the statements for the session, a product, its days, its cards and the cart are prepared after their first use', async () => {
  const shop = await aShop(await ownDatabase({ max: 1 }))
  const { token, id } = await aMember(shop.deps)
  const tour = await aProduct(shop.deps)
  await inCart(shop, { token, id, email: '' }, tour)
  const params = { productId: tour.id }
  await shop.call(catalog.detail, { params, query: { lang: 'en' } })
  await shop.call(catalog.availability, { params, query: { from: tour.date, to: tour.date } })
  await shop.call(catalog.list, { query: { lang: 'en', region: 'seoul', sort: 'newest' } })
  await shop.call(cart.list, { query: { lang: 'en' } }, { token })
  expect(await prepared(shop.deps.db)).toEqual(
    expect.arrayContaining([
      'browse products newest by region',
      'cards of products',
      'cart lines all',
      'holder of a token',
      'options with their departures',
      'product detail',
    ]),
  )
})
