import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { wishlist } from '#contract/wishlist'
import { onSale, recommended } from '#server/modules/catalog/card.service'
import { priorPoints, product, productView } from '#server/modules/catalog/catalog.table'
import { halfLifeDays, keepViews, setPopularity, windowDays } from '#server/modules/catalog/popularity.service'
import { productViews } from '#server/modules/catalog/views'
import { rankProducts } from '#server/popularity'
import { type TestApi, testApi } from '#tests/support/api'
import { openConnections, type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, aProduct } from '#tests/support/factories'
import { aReadyOrder, aShop, submit } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

let database: TestDatabase
let deps: TestDeps
let api: TestApi
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const from = (network: string, headers: Record<string, string> = { 'user-agent': browser }) => ({
  network,
  header: (name: string) => headers[name],
})

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  deps = await testDeps(database)
  api = testApi(deps)
  await deps.db.delete(product)
})

const popularityOf = async (id: string) =>
  (await deps.db.select({ is: product.popularity }).from(product).where(eq(product.id, id)))[0]?.is
const today = () => dayInSeoul(deps.clock.now())
const viewed = async (product_id: string, ago: number, views: number) => {
  if (views > 0) await deps.db.insert(productView).values({ product_id, day: addDays(today(), -ago), views })
}

describe('popularity (product §2)', () => {
  test('of a product without activity is the prior, when it is new and after the job', async () => {
    const { id } = await aProduct(deps)
    expect(await popularityOf(id)).toBe(10 * priorPoints)
    await rankProducts(deps)
    expect(await popularityOf(id)).toBe(10 * priorPoints)
  })

  test('halves with each half-life, and after the last counted week nothing is left, also of the views', async () => {
    const { id } = await aProduct(deps)
    await viewed(id, 0, 64)
    const above = async () => {
      await rankProducts(deps)
      return ((await popularityOf(id)) ?? 0) - 10 * priorPoints
    }
    const seen = [await above()]
    for (let at = 0; at < 3; at++) {
      deps.clock.advance({ days: halfLifeDays })
      seen.push(await above())
    }
    expect(seen).toEqual([640, 320, 160, 80])
    deps.clock.advance({ days: windowDays })
    expect(await above()).toBe(0)
    expect(await deps.db.select().from(productView)).toEqual([])
  })

  test('never falls with more activity, nor rises with older', { timeout: 60_000 }, async () => {
    const { id: one } = await aProduct(deps)
    const { id: more } = await aProduct(deps)
    const { id: older } = await aProduct(deps)
    const days = fc.uniqueArray(fc.record({ ago: fc.nat(windowDays - 8), views: fc.nat(500) }), {
      selector: ({ ago }) => ago,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(days, fc.nat(50), fc.nat(7), async (spread, extra, shift) => {
        await deps.db.delete(productView)
        for (const { ago, views } of spread) {
          await viewed(one, ago, views)
          await viewed(more, ago, views + extra)
          await viewed(older, ago + shift, views)
        }
        await rankProducts(deps)
        const [its, mores, olders] = [await popularityOf(one), await popularityOf(more), await popularityOf(older)]
        expect(mores).toBeGreaterThanOrEqual(its as number)
        expect(olders).toBeLessThanOrEqual(its as number)
        expect(olders).toBeGreaterThanOrEqual(10 * priorPoints)
      }),
      { numRuns: 25 },
    )
  })

  test('counts a wish as five views and a reservation as twenty, and a canceled one as nothing', async () => {
    const shop = await aShop()
    const of = async (id: string) =>
      (await shop.deps.db.select({ is: product.popularity }).from(product).where(eq(product.id, id)))[0]?.is
    const member = await aMember(shop.deps)
    const [wished, reserved] = [await aProduct(shop.deps), await aProduct(shop.deps)]
    await shop.call(wishlist.add, { params: { productId: wished.id } }, { token: member.token })
    const order = await aReadyOrder(shop, member, reserved)
    await rankProducts(shop.deps)
    // Held seats are not a reservation yet.
    expect([await of(wished.id), await of(reserved.id)]).toEqual([10 * (priorPoints + 5), 10 * priorPoints])
    await submit(shop, member, order)
    await rankProducts(shop.deps)
    expect(await of(reserved.id)).toBe(10 * (priorPoints + 20))
    await shop.deps.db.execute("update booking set status = 'cancelled'")
    await rankProducts(shop.deps)
    expect(await of(reserved.id)).toBe(10 * priorPoints)
  })

  test('orders a search by an index, also among very many products', async () => {
    const ids = ['less', 'most', 'some']
    for (const id of ids) await aProduct(deps, { id: `${id}-wanted` })
    await setPopularity(deps.db, deps.clock.now(), [
      [
        { product_id: 'most-wanted', points: 9 },
        { product_id: 'some-wanted', points: 5 },
      ],
    ])
    const list = async () => (await (await api.app.request('/api/v1/products?lang=en')).json()).data.items
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual(['most-wanted', 'some-wanted', 'less-wanted'])
    const { rows } = await deps.db.execute<{ def: string }>(
      "select indexdef as def from pg_indexes where indexname = 'product_recommended'",
    )
    expect(rows[0]?.def).toContain('(site, status, popularity DESC, id)')
    await deps.db.execute(`insert into product (id, site, category, region, operator, duration_minutes, languages, min_travelers, cancellation, price, currency, price_won, popularity)
      select 'many-' || n, 'shop', 'tours', 'seoul', '{"en":"","ko":""}', 60, '{ko}', 1, '[]', 1000, 'KRW', 1000, n % 997 from generate_series(1, 5000) n`)
    await deps.db.execute('analyze product')
    const page = deps.db
      .select({ id: product.id })
      .from(product)
      .where(onSale('shop'))
      .orderBy(...recommended)
      .limit(12)
    const plan = await deps.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${page.getSQL()}`)
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /^Limit[^\n]*\n\s*->\s+Index Only Scan using product_recommended/,
    )
  })
})

describe('views', () => {
  test('of a product cost its page no write: they stay in memory until they are saved', async () => {
    const { id } = await aProduct(deps)
    const open = async () => api.app.request(`/api/v1/products/${id}?lang=en`, { headers: { 'User-Agent': browser } })
    await open()
    const { queries } = await countQueries(open)
    expect(queries).toBe(1)
    expect(await deps.db.select().from(productView)).toEqual([])
    await keepViews(deps)
    expect(await deps.db.select().from(productView)).toEqual([{ product_id: id, day: today(), views: 2 }])
    await keepViews(deps)
    expect(await deps.db.select().from(productView)).toHaveLength(1)
  })

  test('of two servers add up, also when both save theirs in parallel', async () => {
    const products = [await aProduct(deps), await aProduct(deps), await aProduct(deps)]
    await openConnections(deps.db)
    const servers = Array.from({ length: 6 }, () => ({ ...deps, views: productViews() }))
    for (const [at, { views }] of servers.entries()) {
      const ids = products.map(({ id }) => id)
      for (const id of at % 2 ? ids : ids.toReversed()) views.note(id, from(`network ${at}`))
    }
    await Promise.all(servers.map(keepViews))
    expect((await deps.db.select().from(productView)).map(({ views }) => views)).toEqual([6, 6, 6])
  })

  /** Like `keepViews`, but in the order in which the products were opened. */
  const keepAsOpened = async ({ db, views }: Pick<TestDeps, 'db' | 'views'>) => {
    const rows = [...views.take()].map(([product_id, views]) => ({ product_id, day: today(), views }))
    const set = { views: sql`${productView.views} + excluded.views` }
    await db
      .insert(productView)
      .values(rows)
      .onConflictDoUpdate({ target: [productView.product_id, productView.day], set })
      .catch(() => {})
  }

  test.each([
    ['of two servers wait for each other’s locks, and both are saved', keepViews, [2, 2, 2]],
    // The control: the same race without a common order, in which one of the two fails with a deadlock.
    ['of one of two servers are lost where each writes in its own order', keepAsOpened, [1, 1, 1]],
  ])('%s', async (_, keep, kept) => {
    const made = [await aProduct(deps), await aProduct(deps), await aProduct(deps)]
    const [one, two, three] = made.map(({ id }) => id).toSorted() as [string, string, string]
    const server = (...ids: string[]) => {
      const views = productViews()
      for (const id of ids) views.note(id, from('a network'))
      return { ...deps, views }
    }
    const waiting = async () => {
      const { rows } = await deps.db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    const flushes: Promise<void>[] = []
    await deps.db.transaction(async (tx) => {
      await tx.insert(productView).values({ product_id: two, day: today(), views: 0 })
      // Both end up waiting for the second product; without a common order, each then holds what the other needs last.
      flushes.push(keep(server(three, two, one)))
      await expect.poll(waiting).toBe(1)
      flushes.push(keep(server(one, two, three)))
      await expect.poll(waiting).toBe(2)
    })
    await Promise.all(flushes)
    const rows = await deps.db.select().from(productView).orderBy(productView.product_id)
    expect(rows.map(({ views }) => views)).toEqual(kept)
  })

  test('are counted three times a day at most for one network, and never for bots or prefetches', async () => {
    const views = productViews()
    for (let open = 0; open < 50; open++) views.note('tour', from('one'))
    expect(views.take()).toEqual(new Map([['tour', 3]]))
    views.note('tour', from('one'))
    for (const agent of ['Googlebot/2.1', 'curl/8', 'python-requests/2', 'facebookexternalhit preview'])
      views.note('tour', from(agent, { 'user-agent': agent }))
    views.note('tour', from('two', {}))
    views.note('tour', from('two', { 'user-agent': browser, 'sec-purpose': 'prefetch' }))
    expect(views.take()).toEqual(new Map())
    views.forget()
    views.opened('/product/detail/tour', from('one'))
    views.opened('/product/search/all/all', from('one'))
    expect(views.take()).toEqual(new Map([['tour', 1]]))
  })

  test('are counted from zero on the next day', async () => {
    const { id } = await aProduct(deps)
    await keepViews(deps)
    for (let open = 0; open < 5; open++) deps.views.note(id, from('one'))
    await keepViews(deps)
    deps.clock.advance({ days: 1 })
    await keepViews(deps)
    deps.views.note(id, from('one'))
    await keepViews(deps)
    expect((await deps.db.select().from(productView)).map(({ views }) => views)).toEqual([3, 1])
  })

  test('of a removed product are dropped, and an unreachable database costs no more than the views', async () => {
    deps.views.note('no-such-tour', from('one'))
    await keepViews(deps)
    expect(await deps.db.select().from(productView)).toEqual([])
    const { id } = await aProduct(deps)
    deps.views.note(id, from('one'))
    const broken = { execute: () => Promise.reject(new Error('away')) } as unknown as TestDeps['db']
    await keepViews({ ...deps, db: broken })
    expect(deps.logged()).toContain('views of products could not be kept')
  })
})
