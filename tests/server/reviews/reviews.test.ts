import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { benefits } from '#contract/benefits'
import { catalog } from '#contract/catalog'
import type { BookingStatus } from '#contract/order'
import { review, reviewPoints } from '#contract/review'
import { account } from '#server/modules/accounts/accounts.table'
import { booking } from '#server/modules/booking/booking.table'
import { maskedName } from '#server/modules/reviews/author'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop } from '#tests/support/orders'
import { aPhoto, aReview, aTrip, ratingOf, words, write } from '#tests/support/reviews'

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
const edit = (id: string, change: Parameters<typeof words>[0], { token } = member) =>
  shop.call(review.edit, { params: { id }, body: words(change) }, { token })
const remove = (id: string, { token } = member) => shop.call(review.remove, { params: { id } }, { token })
const points = async ({ token } = member) => (await shop.call(benefits.total, {}, { token })).data.total

describe('writing a review (product §3)', () => {
  it('is allowed once after the tour, and the review shows immediately with a masked name', async () => {
    const trip = await aTrip(shop.deps, member, tour)
    expect((await write(shop, member, trip, { rating: 4 })).status).toBe(200)
    const { items, summary } = await shown()
    expect(items).toMatchObject([{ rating: 4, author: 'Maya L.', title: 'A day to remember', edited_at: null }])
    expect(JSON.stringify(items)).not.toMatch(/Lind|people\.test/)
    expect(summary).toMatchObject({ rating: 4, count: 1, languages: [{ lang: 'en', count: 1 }] })
    const again = await write(shop, member, trip)
    expect([again.status, again.refusal.code]).toEqual([409, 'review.exists'])
    await expectInvariants(shop.deps.db)
  })

  it('is not allowed before the day after the departure, in Seoul', async () => {
    const trip = await aTrip(shop.deps, member, tour, 0)
    const early = await write(shop, member, trip)
    expect([early.status, early.refusal.code]).toEqual([409, 'review.notYet'])
    // It is noon in Seoul: twelve hours later it is tomorrow there.
    shop.deps.clock.advance({ hours: 11, minutes: 59 })
    expect((await write(shop, member, trip)).status).toBe(409)
    shop.deps.clock.advance({ minutes: 1 })
    expect((await write(shop, member, trip)).status).toBe(200)
  })

  it.each<BookingStatus>(['pending', 'waiting', 'cancel_requested', 'cancelled'])(
    'is not allowed where the booking is %s',
    async (status) => {
      const trip = await aTrip(shop.deps, member, tour)
      await shop.deps.db.update(booking).set({ status }).where(eq(booking.id, trip))
      const { status: answered, refusal } = await write(shop, member, trip)
      expect([answered, refusal.code]).toEqual([409, 'review.notTaken'])
    },
  )

  it('is not allowed for another member’s booking, which is not found', async () => {
    const trip = await aTrip(shop.deps, await aMember(shop.deps), tour)
    const { status, refusal } = await write(shop, member, trip)
    expect([status, refusal.code]).toEqual([404, 'booking.notFound'])
  })

  it.each([
    [{ content: 'too short' }, 'validation.minText', 'content'],
    [{ content: '         x         ' }, 'validation.minText', 'content'],
    [{ title: '  ' }, 'validation.required', 'title'],
    [{ rating: 0 }, 'review.stars', 'rating'],
    [{ rating: 6 }, 'review.stars', 'rating'],
    [{ rating: 4.5 }, 'review.stars', 'rating'],
  ])('is refused with %j', async (change, code, field) => {
    const { status, refusal } = await write(shop, member, await aTrip(shop.deps, member, tour), change)
    expect([status, refusal.code, refusal.field]).toEqual([400, code, field])
  })

  it('happens once however often the same request arrives', async () => {
    const body = { booking_id: await aTrip(shop.deps, member, tour), ...words() }
    const manner = { token: member.token, headers: { 'Idempotency-Key': 'the-same-key-1234' } }
    const [one, other] = [
      await shop.call(review.write, { body }, manner),
      await shop.call(review.write, { body }, manner),
    ]
    expect([one.status, other.status, other.data.id]).toEqual([200, 200, one.data.id])
  })
})

describe('bookings without a review', () => {
  it('are those of finished tours, latest first', async () => {
    const [older, later] = [await aTrip(shop.deps, member, tour, 9), await aTrip(shop.deps, member, tour, 2)]
    await aTrip(shop.deps, member, tour, 0)
    await aTrip(shop.deps, await aMember(shop.deps), tour)
    await aReview(shop, member, tour)
    const { data } = await shop.call(review.requests, { query: { lang } }, { token: member.token })
    expect(data.items.map(({ id, state }) => [id, state])).toEqual([
      [later, 'open'],
      [older, 'open'],
    ])
    expect(data.total).toBe(2)
  })

  it('show a single booking’s state, to its owner only', async () => {
    const stateOf = async (id: string, { token } = member) => {
      const { data, refusal } = await shop.call(review.request, { params: { id }, query: { lang } }, { token })
      return data?.state ?? refusal.code
    }
    const [past, today, canceled] = await Promise.all([3, 0, 4].map((days) => aTrip(shop.deps, member, tour, days)))
    await shop.deps.db
      .update(booking)
      .set({ status: 'cancelled' })
      .where(eq(booking.id, canceled ?? ''))
    expect(await Promise.all([past, today, canceled].map((id) => stateOf(id ?? '')))).toEqual([
      'open',
      'not_yet',
      'not_taken',
    ])
    await write(shop, member, past ?? '')
    expect(await stateOf(past ?? '')).toBe('written')
    expect(await stateOf(past ?? '', await aMember(shop.deps))).toBe('booking.notFound')
  })
})

describe('an existing review', () => {
  it('is edited and deleted by its author only', async () => {
    const id = await aReview(shop, member, tour)
    const stranger = await aMember(shop.deps)
    for (const { status, refusal } of [await edit(id, { rating: 1 }, stranger), await remove(id, stranger)]) {
      expect([status, refusal.code]).toEqual([404, 'review.notFound'])
    }
    const look = await shop.call(review.one, { params: { id }, query: { lang } }, { token: stranger.token })
    expect(look.status).toBe(404)
    expect((await edit(id, { rating: 2, title: 'On second thoughts' })).status).toBe(200)
    expect((await shown()).items).toMatchObject([
      { rating: 2, title: 'On second thoughts', edited_at: shop.deps.clock.now().toISOString() },
    ])
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 2, count: 1 })
    expect((await remove(id)).status).toBe(200)
    expect((await shown()).items).toEqual([])
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 0, count: 0 })
    expect((await remove(id)).status).toBe(404)
  })

  it('counts in the product’s stars only while it exists', async () => {
    const starsOf = async () =>
      (await shop.call(catalog.detail, { params: { productId: tour.id }, query: { lang } })).data
    expect(await starsOf()).toMatchObject({ rating: null, review_count: 0 })
    const id = await aReview(shop, member, tour, { rating: 4 })
    await aReview(shop, member, tour, { rating: 5 })
    expect(await starsOf()).toMatchObject({ rating: 4.5, review_count: 2 })
    await remove(id)
    expect(await starsOf()).toMatchObject({ rating: 5, review_count: 1 })
  })

  it('has no author’s name after the account was closed', async () => {
    await aReview(shop, member, tour)
    await shop.deps.db.update(account).set({ name: '', status: 'withdrawn' }).where(eq(account.id, member.id))
    expect((await shown()).items).toMatchObject([{ author: '' }])
  })
})

describe('points for a photo review (product §4)', () => {
  it('are given once for each booking, also when the photo is added later, and are withdrawn with the review', async () => {
    const trip = await aTrip(shop.deps, member, tour)
    const { data } = await write(shop, member, trip)
    expect(data.points).toBe(0)
    const photos = [{ id: (await aPhoto(shop, member)).id, alt: '' }]
    expect((await edit(data.id, { photos })).data.points).toBe(reviewPoints.photo)
    expect((await edit(data.id, { photos, title: 'Again' })).data.points).toBe(0)
    expect(await points()).toBe(reviewPoints.photo)
    expect((await remove(data.id)).data.points).toBe(reviewPoints.photo)
    expect(await points()).toBe(0)
    const anew = [{ id: (await aPhoto(shop, member)).id, alt: '' }]
    expect((await write(shop, member, trip, { photos: anew })).data.points).toBe(0)
    expect(await points()).toBe(0)
    await expectInvariants(shop.deps.db)
  })
})

test.each([
  ['Maya Lind', 'Maya L.'],
  ['  Anna Maria  de Souza ', 'Anna S.'],
  ['Madonna', 'M•••'],
  ['문서아', '문•아'],
  ['하솔', '하•'],
  ['남궁민수', '남••수'],
  ['田中', '田•'],
  ['', ''],
])('the name %j is shown publicly as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
