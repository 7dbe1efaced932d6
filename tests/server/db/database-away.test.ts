import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { cart } from '#contract/cart'
import { catalog } from '#contract/catalog'
import { en } from '#contract/texts/refusal.en'
import { ko } from '#contract/texts/refusal.ko'
import { connect, type Db, isDatabaseAway, transaction } from '#server/db/connect'
import { administer, ownDatabase, type TestDatabase } from '#tests/support/database'
import { aMember, aProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aLine } from '#tests/support/line'
import { aShop } from '#tests/support/orders'

const one = async (tx: Db) => (await tx.execute(sql`select 1 as one`)).rows
const cutAll = (name: string) =>
  administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
const nameOf = ({ url }: Pick<TestDatabase, 'url'>) => new URL(url).pathname.slice(1)

test('a connection that the database cuts within a transaction ends that transaction only, and not the server', async () => {
  const database = await ownDatabase({ max: 1 })
  const cut = transaction(database.db, async (tx) => {
    await one(tx)
    await cutAll(nameOf(database))
    return one(tx)
  })
  await expect(cut).rejects.toSatisfy(isDatabaseAway)
  expect(await transaction(database.db, one)).toEqual([{ one: 1 }])
})

test('a refusal within a transaction is reported as an unreachable database where it cannot be rolled back', async () => {
  const database = await ownDatabase({ max: 1 })
  const refused = transaction(database.db, async () => {
    await cutAll(nameOf(database))
    throw new Error('a rule says no')
  })
  await expect(refused).rejects.toThrow()
  expect(await transaction(database.db, one)).toEqual([{ one: 1 }])
})

test('transactions that could not start leave room for new ones when the database is back', async () => {
  const line = await aLine((await ownDatabase()).url)
  const { db, close } = connect(line.url, { max: 2, statementTimeout: 1000 })
  onTestFinished(close)
  await Promise.all([transaction(db, one), transaction(db, one)])
  line.goDead()
  const lost = await Promise.allSettled([transaction(db, one), transaction(db, one)])
  for (const each of lost) expect(each).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isDatabaseAway) })
  expect(await Promise.all([transaction(db, one), transaction(db, one)])).toEqual([[{ one: 1 }], [{ one: 1 }]])
})

test('while connections are cut repeatedly, each call succeeds or gets a retry message in its reader’s language, and acknowledged data is stored', async () => {
  const shop = await aShop()
  const tour = await aProduct(shop.deps, { capacity: 99, minTravelers: 1 })
  const member = await aMember(shop.deps)
  const { rows } = await shop.deps.db.execute<{ name: string }>(sql`select current_database() as name`)
  const database = rows[0]?.name ?? ''
  const choice = { option_id: tour.optionId, date: tour.date, start_time: tour.start_time, band: 'adult' } as const
  const add = (lang: 'en' | 'ko') =>
    shop.call(
      cart.add,
      { body: { product_id: tour.id, options: [{ ...choice, quantity: 1 }] } },
      { token: member.token, headers: { 'Accept-Language': lang } },
    )
  let acknowledged = 0
  const words = { en: en.general.unavailable, ko: ko.general.unavailable }
  const shopper = async (lang: 'en' | 'ko') => {
    for (let at = 0; at < 10; at++) {
      const seen = await shop.call(catalog.detail, { params: { productId: tour.id }, query: { lang } })
      const added = await add(lang)
      for (const { status, refusal } of [seen, added]) {
        if (status !== 200) expect([status, refusal.message]).toEqual([503, words[lang]])
      }
      if (added.status === 200) acknowledged++
    }
  }
  const traffic = Promise.all((['en', 'ko', 'en', 'ko', 'en', 'ko'] as const).map(shopper))
  let isOver = false
  const cutting = (async () => {
    while (!isOver) await cutAll(database)
  })()
  await traffic.finally(() => {
    isOver = true
  })
  await cutting
  expect((await add('en')).status).toBe(200)
  const [line] = (await shop.call(cart.list, { query: { lang: 'en' } }, { token: member.token })).data
  expect(line?.options[0]?.quantity).toBeGreaterThan(acknowledged)
  await expectInvariants(shop.deps.db)
})
