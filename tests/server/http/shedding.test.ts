import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { catalog } from '#contract/catalog'
import { search } from '#contract/search'
import { createApp } from '#server/app'
import { connect } from '#server/db/connect'
import { mounted } from '#server/endpoints'
import { type Networks, networksOf } from '#server/http/address'
import { databaseLimits, type Limits, noLimits } from '#server/http/limits'
import { concurrencyLimiter, type Limited } from '#server/limiter'
import { testApi } from '#tests/support/api'
import { ownDatabase, type TestDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aProduct } from '#tests/support/factories'
import { documentOf } from '#tests/support/html'
import { aShop, type Shop } from '#tests/support/orders'
import { aSite } from '#tests/support/site'
import { buildWhenChanged } from '../../../scripts/build-product'

/** Occupies a place until the returned function is called. */
async function occupy(limited: Limited, from?: Networks): Promise<() => Promise<void>> {
  let leave = () => {}
  const staying = limited(() => new Promise<void>((left) => (leave = left)), from)
  return async () => {
    leave()
    await staying
  }
}

const costly = mounted.filter(({ endpoint }) => endpoint.costly).map(({ endpoint }) => endpoint)

describe('calls that cost many times as much as others', () => {
  let shop: Shop
  let productId: string
  beforeAll(async () => {
    shop = await aShop()
    productId = (await aProduct(shop.deps)).id
  })

  test('are the searches, and each of them has a limit', () => {
    expect(costly.map(({ path }) => path).toSorted()).toEqual(
      [catalog.list, search.facets, search.nearMisses, search.suggestions].map(({ path }) => path).toSorted(),
    )
    for (const { limit, auth } of costly) expect([limit, auth]).toEqual(['search', 'none'])
  })

  test('are refused with 503 immediately when too many run, while a product and /readyz respond', async () => {
    const limited = concurrencyLimiter(1, 0)
    const app = createApp(shop.deps, { limits: noLimits, readiness: { ready: true }, limited })
    const leave = await occupy(limited)
    for (const { path } of costly) {
      const answer = await app.request(`${path}?lang=ko&q=tour`, { headers: { 'Accept-Language': 'ko' } })
      expect([answer.status, answer.headers.get('Retry-After')], path).toEqual([503, '5'])
      expect(await answer.json()).toMatchObject({
        code: 'general.unavailable',
        message: '지금은 이용이 많아 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
      })
    }
    expect((await app.request(`/api/v1/products/${productId}?lang=en`)).status).toBe(200)
    expect((await app.request('/readyz')).status).toBe(200)
    await leave()
    for (const { path } of costly) expect((await app.request(`${path}?lang=en&q=tour`)).status, path).toBe(200)
  })

  test('are counted by network without a write to the database, and are refused with 429 beyond the rate', async () => {
    const database = await ownDatabase()
    const limits = databaseLimits(database.pool)
    const { app } = testApi(await testDeps(database), limits)
    for (let call = 0; call < 1200; call++) await limits.count('search', 'local')
    const refused = await app.request('/api/v1/products?lang=en')
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'general.tooMany' }])
    await limits.count('search', '192.0.2.7')
    const { rows } = await database.db.execute('select * from rate_limit')
    expect(rows).toEqual([])
  })
})

describe('a slow anonymous query', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await ownDatabase()
  })
  const samples: Record<string, string> = { ':site': 'shop', ':board': 'notice', ':productId': 'some-tour' }
  const addressOf = (path: string) =>
    `${path.replaceAll(/:\w+/g, (name) => samples[name] ?? '0190b0b0-0000-7000-8000-000000000000')}?lang=en&q=tour&date=2027-04-01&from=2027-04-01&to=2027-04-03&email=a@b.test&ids=some-tour`
  const open = mounted
    .map(({ endpoint }) => endpoint)
    .filter(({ auth, method, stream }) => auth === 'none' && method === 'get' && !stream)

  test('is aborted by the database and responds with 503 “try again”, for every call', {
    timeout: 60_000,
  }, async () => {
    const reads = connect(database.url, { statementTimeout: 50 })
    onTestFinished(reads.close)
    const { app } = testApi({ ...(await testDeps(database)), reads: reads.db })
    const client = await database.pool.connect()
    const tables = await client.query(
      "select string_agg(format('%I', tablename), ', ') as all from pg_tables where schemaname = 'public'",
    )
    const statuses = new Map<string, number>()
    try {
      await client.query('begin')
      await client.query(`lock table ${tables.rows[0].all} in access exclusive mode`)
      for (const { path } of open) {
        const answer = await app.request(addressOf(path))
        statuses.set(path, answer.status)
        if (answer.status === 503) expect((await answer.json()).code).toBe('general.unavailable')
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect([...statuses].filter(([, status]) => status >= 500 && status !== 503)).toEqual([])
    const ended = [...statuses].filter(([, status]) => status === 503).map(([path]) => path)
    expect(ended).toEqual(expect.arrayContaining([...costly.map(({ path }) => path), catalog.availability.path]))
    expect(ended.length).toBeGreaterThan(15)
    // The same calls are answered once the lock is gone; on a busy machine one can still exceed its 50 ms.
    for (const { path } of open)
      await expect.poll(async () => (await app.request(addressOf(path))).status, { message: path }).toBeLessThan(500)
  })
})

describe('pages', () => {
  beforeAll(buildWhenChanged, 180_000)
  const read = async (answer: Response) => documentOf(await answer.text())
  const uncached = '/product/search/all/all?q=tour'

  test.each([
    ['en', 'Naru is busy right now', 'Try again'],
    ['ko', '지금 접속이 많습니다', '다시 시도'],
  ])('that cannot be rendered now say so in %s, and retry by themselves', async (language, title, again) => {
    const renders = concurrencyLimiter(1, 0)
    const site = await aSite({ renders })
    const leave = await occupy(renders)
    const answer = await site.get(uncached, { 'Accept-Language': language })
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const page = await read(answer)
    expect(page.documentElement.lang).toBe(language)
    expect(page.querySelector('h1')?.textContent).toBe(title)
    expect(page.querySelector('a')?.textContent).toBe(again)
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('5')
    expect((await site.get('/readyz')).status).toBe(200)
    await leave()
    expect((await site.get(uncached, { 'Accept-Language': language })).status).toBe(200)
  })

  test('that are cached are still sent, also stale and expired ones', async () => {
    const renders = concurrencyLimiter(1, 0)
    const site = await aSite({ renders })
    const kept = await (await site.get('/main')).text()
    const leave = await occupy(renders)
    for (const seconds of [0, 61, 3600]) {
      site.shop.deps.clock.advance({ seconds })
      const answer = await site.get('/main')
      expect([answer.status, await answer.text()], `after ${seconds} s`).toEqual([200, kept])
    }
    await leave()
  })

  test('are rendered in turns of the event loop, one each, and a page without rendering takes none', async () => {
    let turns = 0
    const site = await aSite({ turn: async () => void turns++ })
    const answers = await Promise.all(['/main', uncached, '/account/my-points'].map((url) => site.get(url)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(turns).toBe(2)
  })

  test('of one network leave slots to all others', async () => {
    const renders = concurrencyLimiter(2, 2, { each: 2 })
    const site = await aSite({ renders })
    const leaves = [await occupy(renders, networksOf('local')), await occupy(renders, networksOf('local'))]
    expect((await site.get(uncached)).status).toBe(503)
    const other = renders(async () => 'made', networksOf('198.51.100.1'))
    for (const leave of leaves) await leave()
    expect(await other).toBe('made')
  })

  test('count as a search only where they are rendered, and their internal calls do not count', async () => {
    const counted: string[] = []
    const limits: Limits = {
      ...noLimits,
      count: (name, from) => {
        counted.push(`${name} ${from}`)
        return noLimits.count(name, from)
      },
    }
    const site = await aSite({ limits })
    await site.get('/main')
    await site.get('/main')
    await site.get(uncached)
    expect(counted).toEqual(['search local', 'search local'])
  })
})
