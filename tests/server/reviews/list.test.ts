import { beforeEach, describe, expect, it } from 'vitest'
import { review, reviewDesk } from '#contract/review'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'
import { aPhoto, aReview, aTrip } from '#tests/support/reviews'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  tour = await aProduct(shop.deps)
})

const lang = 'en' as const
const shown = async (query: object = {}) =>
  (await shop.call(review.ofProduct, { params: { productId: tour.id }, query: { lang, ...query } })).data

describe('the reviews of a product', () => {
  const rating = (items: readonly { rating: number }[]) => items.map((each) => each.rating)

  it('are sorted, filtered by stars and language, and summarized as a whole for any filter', async () => {
    const photo = await aPhoto(shop, member)
    await aReview(shop, member, tour, { rating: 3, photos: [{ id: photo.id, alt: 'The gate' }] })
    for (const [stars, language] of [
      [5, 'en'],
      [1, 'ko'],
      [5, 'ko'],
    ] as const) {
      shop.deps.clock.advance({ minutes: 1 })
      await aReview(shop, member, tour, { rating: stars, lang: language })
    }
    expect(rating((await shown()).items)).toEqual([5, 1, 5, 3])
    expect(rating((await shown({ sort: 'highest' })).items)).toEqual([5, 5, 3, 1])
    expect(rating((await shown({ sort: 'lowest' })).items)).toEqual([1, 3, 5, 5])
    expect(rating((await shown({ sort: 'photos' })).items)).toEqual([3, 5, 1, 5])
    const five = await shown({ stars: 5, language: 'ko' })
    expect([rating(five.items), five.total]).toEqual([[5], 1])
    expect(five.summary).toMatchObject({
      rating: 3.5,
      count: 4,
      stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: { 5: 2, 3: 1, 1: 1 }[stars] ?? 0 })),
      languages: [
        { lang: 'en', count: 2 },
        { lang: 'ko', count: 2 },
      ],
      photos: [{ id: photo.id, picture: { alt: 'The gate' } }],
    })
    const second = await shown({ page: 2, per_page: 3 })
    expect([rating(second.items), second.total]).toEqual([[3], 4])
  })

  it('of a closed or unknown product are not found', async () => {
    const closed = await aProduct(shop.deps, { status: 'closed' })
    for (const productId of [closed.id, 'no-such-product']) {
      const { status, refusal } = await shop.call(review.ofProduct, { params: { productId }, query: { lang } })
      expect([status, refusal.code]).toEqual([404, 'catalog.notFound'])
    }
  })

  it('cost the same number of queries however many there are, as do all other lists', async () => {
    const operator = await anOperator(shop)
    const { token } = member
    const lists: Record<string, () => Promise<unknown>> = {
      product: () => shown({ per_page: 50 }),
      mine: () => shop.call(review.mine, { query: { lang, per_page: 50 } }, { token }),
      requests: () => shop.call(review.requests, { query: { lang, per_page: 50 } }, { token }),
      desk: () => shop.call(reviewDesk.list, { query: { lang, per_page: 50 } }, { token: operator.token }),
    }
    const costs = async () => {
      const counted: Record<string, number> = {}
      for (const [name, ask] of Object.entries(lists)) {
        counted[name] = (await countQueries(ask)).queries
      }
      return counted
    }
    const add = async (tours: number) => {
      for (let at = 0; at < tours; at++) {
        const other = await aProduct(shop.deps)
        await aTrip(shop.deps, member, other)
        await aReview(shop, member, at % 2 ? other : tour)
      }
    }
    await add(2)
    const few = await costs()
    await add(6)
    expect(await costs()).toEqual(few)
  })
})
