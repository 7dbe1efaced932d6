import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reviewPoints } from '#contract/review'
import { pointsBalance } from '#server/modules/benefits/points.service'
import { product } from '#server/modules/catalog/catalog.table'
import { type MoveRating, moveRating } from '#server/modules/catalog/rating.service'
import { deleteReview, editReview, writeReview } from '#server/modules/reviews/write.service'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop, secondServer } from '#tests/support/orders'
import { aPhoto, aTrip, countedRating, ratingOf, words, write } from '#tests/support/reviews'

/** Two hundred concurrent calls take a while on a busy machine; only counts are asserted. */
const patience = 180_000
const reviewers = 200

/** `count` people who each took the tour, with the stars they are about to give. */
async function aGroup(shop: Shop, count: number) {
  const tour = await aProduct(shop.deps, { capacity: count })
  const people = []
  for (let at = 0; at < count; at++) {
    const person = await aMember(shop.deps)
    people.push({ person, booking_id: await aTrip(shop.deps, person, tour), rating: (at % 5) + 1 })
  }
  await openConnections(shop.deps.db)
  return { tour, people }
}

const stars = (people: readonly { rating: number }[]) => ({
  sum: people.reduce((sum, { rating }) => sum + rating, 0),
  count: people.length,
})

describe('200 parallel reviews of one product', () => {
  it(
    'are all counted, and so are edits and deletions among each other',
    async () => {
      const shop = await aShop()
      const { tour, people } = await aGroup(shop, reviewers)
      const written = await Promise.all(
        people.map(({ person, booking_id, rating }) => write(shop, person, booking_id, { rating })),
      )
      expect(written.map(({ status }) => status)).toEqual(people.map(() => 200))
      expect(await ratingOf(shop.deps, tour)).toEqual(stars(people))
      await Promise.all(
        people.map(({ person }, at) => {
          const id = written[at]?.data.id ?? ''
          return at % 2
            ? deleteReview(shop.deps, person.id, id)
            : editReview(shop.deps, person.id, id, words({ rating: 1 }))
        }),
      )
      expect(await ratingOf(shop.deps, tour)).toEqual({ sum: reviewers / 2, count: reviewers / 2 })
      expect(await countedRating(shop.deps, tour)).toEqual(await ratingOf(shop.deps, tour))
      await expectInvariants(shop.deps.db)
    },
    patience,
  )

  /** Reads, waits, then writes, which the relative update is there to prevent. */
  const naive: MoveRating = async (tx, id, { sum, count }) => {
    const [row] = await tx.select().from(product).where(eq(product.id, id))
    if (!row) return
    await tx
      .update(product)
      .set({ rating_sum: row.rating_sum + sum, rating_count: row.rating_count + count })
      .where(eq(product.id, id))
  }
  const race = async (move: MoveRating) => {
    const shop = await aShop()
    const { tour, people } = await aGroup(shop, 60)
    await Promise.all(
      people.map(({ person, booking_id, rating }) =>
        writeReview(shop.deps, person.id, { booking_id, ...words({ rating }) }, move),
      ),
    )
    return { counted: (await ratingOf(shop.deps, tour))?.count ?? 0, written: people.length }
  }

  it(
    'lose some in the control, where the rating is read and written back, and none in the same race with the guard',
    async () => {
      const without = await race(naive)
      expect(without.counted).toBeLessThan(without.written)
      const guarded = await race(moveRating)
      expect(guarded.counted).toBe(guarded.written)
    },
    patience,
  )
})

it(
  'of 20 parallel reviews of one booking, on two servers, one is stored and rewarded',
  async () => {
    const shop = await aShop()
    const { tour, people } = await aGroup(shop, 1)
    const [one] = people
    if (!one) throw new Error('nobody is there')
    const photos = [{ id: (await aPhoto(shop, one.person)).id, alt: '' }]
    const apps = [shop.app, secondServer(shop)]
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const answer = await apps[at % 2]?.fetch(
          new Request('http://naru.test/api/v1/reviews', {
            method: 'POST',
            headers: {
              authorization: `Bearer ${one.person.token}`,
              'content-type': 'application/json',
              'idempotency-key': `race-${at}-0000000000`,
            },
            body: JSON.stringify({ booking_id: one.booking_id, ...words({ rating: 4, photos }) }),
          }),
        )
        return answer?.status
      }),
    )
    expect(outcomes.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 4, count: 1 })
    expect(await pointsBalance(shop.deps.db, shop.deps.clock.now(), one.person.id)).toBe(reviewPoints.photo)
  },
  patience,
)
