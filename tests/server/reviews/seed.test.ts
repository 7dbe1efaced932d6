import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { review } from '#contract/review'
import { seedAccounts } from '#server/demo/accounts/accounts.seed'
import { demoProducts } from '#server/demo/catalog/catalog.seed'
import { demoReviews } from '#server/demo/reviews/demo-reviews'
import { seedReviews } from '#server/demo/reviews/reviews.seed'
import { account } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { product } from '#server/modules/catalog/catalog.table'
import { review as reviews } from '#server/modules/reviews/reviews.table'
import { aProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop } from '#tests/support/orders'
import { countedRating } from '#tests/support/reviews'

let shop: Shop

beforeAll(async () => {
  shop = await aShop()
  await seedAccounts(shop.deps)
  for (const { id } of demoProducts('2027-03-02')) await aProduct(shop.deps, { id })
  await seedReviews(shop.deps)
}, 120_000)

describe('the demo reviews', () => {
  it('are of ten products or more, in both languages, from two to five stars, and have text', () => {
    expect(new Set(demoReviews.map(({ product_id }) => product_id)).size).toBeGreaterThanOrEqual(10)
    expect(new Set(demoReviews.map(({ stars }) => stars))).toEqual(new Set([2, 3, 4, 5]))
    expect(new Set(demoReviews.map(({ by, product_id }) => `${by} ${product_id}`)).size).toBe(demoReviews.length)
  })

  it('are counted in their products’ stars, and are consistent', async () => {
    for (const { id, rating_sum, rating_count } of await shop.deps.db.select().from(product)) {
      expect([id, { sum: rating_sum, count: rating_count }]).toEqual([id, await countedRating(shop.deps, { id })])
    }
    const languages = new Set((await shop.deps.db.select().from(reviews)).map(({ lang }) => lang))
    expect(languages).toEqual(new Set(['en', 'ko']))
    await expectInvariants(shop.deps.db)
  })

  it('leave the demo member one tour without a review', async () => {
    const [member] = await shop.deps.db.select().from(account).where(eq(account.email, 'member@naru.test'))
    const token = await issueToken(shop.deps.db, shop.deps.clock.now(), member?.id ?? '', 'member')
    const { data } = await shop.call(review.requests, { query: { lang: 'en' } }, { token })
    expect(data.items).toMatchObject([{ product_id: 'suwon-hwaseong-fortress-evening', state: 'open' }])
  })

  it('send no notifications about the past', async () => {
    expect(await shop.deps.jobs.queued()).toEqual([])
  })
})
