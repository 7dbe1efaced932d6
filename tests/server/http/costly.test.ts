import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { type KeptAnswers, keptAnswers } from '#server/http/costly'
import { noLimits } from '#server/http/limits'
import { concurrencyLimiter } from '#server/limiter'
import { product } from '#server/modules/catalog/catalog.table'
import { aProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

let shop: Shop
let answers: KeptAnswers
let app: ReturnType<typeof createApp>

beforeEach(async () => {
  shop = await aShop()
  answers = keptAnswers(() => shop.deps.clock.now().getTime())
  app = createApp(shop.deps, { limits: noLimits, readiness: { ready: true }, answers })
  await aProduct(shop.deps, { id: 'night', name: { en: 'Night tour', ko: '야경 투어' } })
})

const ask = async (query: string, path = '') => {
  const answer = await app.request(`/api/v1/products${path}?lang=en&${query}`)
  return { status: answer.status, data: (await answer.json()).data }
}
const queriesOf = async (work: () => Promise<unknown>) => (await countQueries(work)).queries

describe('the response of a costly read', () => {
  test.each(['', '/facets', '/near-misses', '/suggestions'])(
    'is repeated for ten seconds without a database query: %s',
    async (path) => {
      const first = await ask('q=night', path)
      expect(first.status).toBe(200)
      let second: unknown
      expect(await queriesOf(async () => (second = await ask('q=night', path)))).toBe(0)
      expect(second).toEqual(first)
      expect(await queriesOf(() => ask('q=nights', path))).toBeGreaterThan(0)
    },
  )

  test('is computed again after that, and is not sent any more once its data was edited', async () => {
    const total = async () => (await ask('q=night')).data.total
    expect(await total()).toBe(1)
    await shop.deps.db.update(product).set({ status: 'closed' }).where(eq(product.id, 'night'))
    expect(await total()).toBe(1)
    answers.purge()
    expect(await total()).toBe(0)
    await shop.deps.db.update(product).set({ status: 'open' }).where(eq(product.id, 'night'))
    shop.deps.clock.advance({ seconds: 21 })
    expect(await total()).toBe(1)
  })

  test('is computed once for all parallel requests', async () => {
    const alone = await queriesOf(() => ask('q=tour'))
    answers.purge()
    const many = await queriesOf(() => Promise.all(Array.from({ length: 30 }, () => ask('q=tour'))))
    expect([alone > 0, many]).toEqual([true, alone])
  })

  test('is not repeated in place of a failed one', async () => {
    let broken = false
    const answer = () => answers.get('a', async () => (broken ? Promise.reject(new Error('broken')) : 'made'))
    expect(await answer()).toBe('made')
    broken = true
    expect(await answer()).toBe('made')
    shop.deps.clock.advance({ seconds: 11 })
    await expect(answer()).rejects.toThrow('broken')
  })

  test('that is a refusal is not cached', async () => {
    const limited = concurrencyLimiter(1, 0)
    app = createApp(shop.deps, { limits: noLimits, readiness: { ready: true }, limited, answers })
    let leave = () => {}
    const staying = limited(() => new Promise<void>((left) => (leave = left)))
    expect((await ask('q=night')).status).toBe(503)
    leave()
    await staying
    expect((await ask('q=night')).status).toBe(200)
    expect((await ask('page=0')).status).toBe(400)
  })
})
