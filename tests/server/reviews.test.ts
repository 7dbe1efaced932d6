import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { benefits } from '#contract/benefits'
import { catalog } from '#contract/catalog'
import type { BookingStatus } from '#contract/order'
import { review, reviewDesk, reviewPoints } from '#contract/review'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { booking } from '#server/modules/booking/booking.table'
import { maskedName } from '#server/modules/reviews/author'
import { aMember, anAccount, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'
import { aPhoto, aReview, aTrip, countedRating, ratingOf, words, write } from '#tests/support/reviews'

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
const anOperator = () => anAccount(shop.deps, { area: 'admin', role: 'operator' })
const hide = (id: string, { token }: Person, reason = 'Names another guest.') =>
  shop.call(reviewDesk.hide, { params: { id }, body: { reason } }, { token })
const show = (id: string, { token }: Person) => shop.call(reviewDesk.show, { params: { id } }, { token })

describe('who may write a review (product §3)', () => {
  it('is whoever took the tour, once, and it shows at once with a masked name', async () => {
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

  it('is nobody before the day after the departure, in Seoul', async () => {
    const trip = await aTrip(shop.deps, member, tour, 0)
    const early = await write(shop, member, trip)
    expect([early.status, early.refusal.code]).toEqual([409, 'review.notYet'])
    // Noon in Seoul: twelve hours and a moment later it is tomorrow there.
    shop.deps.clock.advance({ hours: 11, minutes: 59 })
    expect((await write(shop, member, trip)).status).toBe(409)
    shop.deps.clock.advance({ minutes: 1 })
    expect((await write(shop, member, trip)).status).toBe(200)
  })

  it.each<BookingStatus>(['pending', 'waiting', 'cancel_requested', 'cancelled'])(
    'is nobody whose booking is %s',
    async (status) => {
      const trip = await aTrip(shop.deps, member, tour)
      await shop.deps.db.update(booking).set({ status }).where(eq(booking.id, trip))
      const { status: answered, refusal } = await write(shop, member, trip)
      expect([answered, refusal.code]).toEqual([409, 'review.notTaken'])
    },
  )

  it('is nobody else: the booking of another member is not found', async () => {
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

  it('writes it once however often the same request arrives', async () => {
    const body = { booking_id: await aTrip(shop.deps, member, tour), ...words() }
    const manner = { token: member.token, headers: { 'Idempotency-Key': 'the-same-key-1234' } }
    const [one, other] = [
      await shop.call(review.write, { body }, manner),
      await shop.call(review.write, { body }, manner),
    ]
    expect([one.status, other.status, other.data.id]).toEqual([200, 200, one.data.id])
  })
})

describe('bookings that wait for a review', () => {
  it('are those that were taken and have none, the latest first', async () => {
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

  it('say of a single booking how it stands, to its owner only', async () => {
    const stateOf = async (id: string, { token } = member) => {
      const { data, refusal } = await shop.call(review.request, { params: { id }, query: { lang } }, { token })
      return data?.state ?? refusal.code
    }
    const [past, today, gone] = await Promise.all([3, 0, 4].map((days) => aTrip(shop.deps, member, tour, days)))
    await shop.deps.db
      .update(booking)
      .set({ status: 'cancelled' })
      .where(eq(booking.id, gone ?? ''))
    expect(await Promise.all([past, today, gone].map((id) => stateOf(id ?? '')))).toEqual([
      'open',
      'not_yet',
      'not_taken',
    ])
    await write(shop, member, past ?? '')
    expect(await stateOf(past ?? '')).toBe('written')
    expect(await stateOf(past ?? '', await aMember(shop.deps))).toBe('booking.notFound')
  })
})

describe('a review that is there', () => {
  it('is edited and deleted by its author alone', async () => {
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

  it('shows in the product’s stars only while there is one', async () => {
    const starsOf = async () =>
      (await shop.call(catalog.detail, { params: { productId: tour.id }, query: { lang } })).data
    expect(await starsOf()).toMatchObject({ rating: null, review_count: 0 })
    const id = await aReview(shop, member, tour, { rating: 4 })
    await aReview(shop, member, tour, { rating: 5 })
    expect(await starsOf()).toMatchObject({ rating: 4.5, review_count: 2 })
    await remove(id)
    expect(await starsOf()).toMatchObject({ rating: 5, review_count: 1 })
  })

  it('has no author’s name any more once the account was closed', async () => {
    await aReview(shop, member, tour)
    await shop.deps.db.update(account).set({ name: '', status: 'withdrawn' }).where(eq(account.id, member.id))
    expect((await shown()).items).toMatchObject([{ author: '' }])
  })
})

describe('what an operator does with reviews', () => {
  it('hides one with a reason that its author reads, shows it again, counts right and is written down', async () => {
    const operator = await anOperator()
    const id = await aReview(shop, member, tour, { rating: 3 })
    await aReview(shop, member, tour, { rating: 5 })
    expect((await hide(id, operator)).data).toEqual({ status: 'hidden' })
    expect((await shown()).items.map(({ rating }) => rating)).toEqual([5])
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 5, count: 1 })
    const own = await shop.call(review.one, { params: { id }, query: { lang } }, { token: member.token })
    expect(own.data).toMatchObject({ status: 'hidden', hidden_reason: 'Names another guest.' })
    const twice = await hide(id, operator)
    expect([twice.status, twice.refusal.code]).toEqual([409, 'general.conflict'])
    expect((await show(id, operator)).data).toEqual({ status: 'published' })
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 8, count: 2 })
    const acts = await shop.deps.db.select().from(auditEvent)
    expect(acts.map(({ act, actor_id, subject, detail }) => ({ act, actor_id, subject, detail }))).toEqual([
      { act: 'review.hide', actor_id: operator.id, subject: id, detail: { reason: 'Names another guest.' } },
      { act: 'review.show', actor_id: operator.id, subject: id, detail: {} },
    ])
  })

  it('leaves a hidden review uncounted when its author edits or deletes it', async () => {
    const operator = await anOperator()
    const id = await aReview(shop, member, tour, { rating: 1 })
    await hide(id, operator)
    expect((await edit(id, { rating: 5 })).status).toBe(200)
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 0, count: 0 })
    await remove(id)
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 0, count: 0 })
  })

  it('is done by operators only', async () => {
    const id = await aReview(shop, member, tour)
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    expect((await hide(id, reviewer)).status).toBe(403)
    expect((await hide(id, member)).status).toBe(401)
    expect((await shown()).items).toHaveLength(1)
  })

  it('finds reviews by status, with who wrote them', async () => {
    const operator = await anOperator()
    const id = await aReview(shop, member, tour)
    await aReview(shop, member, tour)
    await hide(id, operator)
    const list = async (status?: 'hidden' | 'published') =>
      (await shop.call(reviewDesk.list, { query: { lang, status } }, { token: operator.token })).data
    expect(await list('hidden')).toMatchObject({ total: 1, items: [{ id, author_name: 'Maya Lind' }] })
    expect((await list()).total).toBe(2)
    // What was mended is to be looked at again.
    shop.deps.clock.advance({ minutes: 1 })
    await edit(id, { title: 'Mended' })
    expect((await list()).items[0]).toMatchObject({ id, title: 'Mended' })
  })
})

describe('the reviews of a product', () => {
  const rating = (items: readonly { rating: number }[]) => items.map((each) => each.rating)

  it('are sorted, narrowed by stars and language, and summed up whole whatever they are narrowed to', async () => {
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

  it('of a product that is closed or was never there are not found', async () => {
    const closed = await aProduct(shop.deps, { status: 'closed' })
    for (const productId of [closed.id, 'no-such-product']) {
      const { status, refusal } = await shop.call(review.ofProduct, { params: { productId }, query: { lang } })
      expect([status, refusal.code]).toEqual([404, 'catalog.notFound'])
    }
  })

  it('cost the same number of queries however many there are, as do all other lists', async () => {
    const operator = await anOperator()
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
        counted[name] = (await countQueries(shop.deps.db, ask)).queries
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

describe('points for a photo review (product §4)', () => {
  it('are given once for each booking, also when the photo comes later, and are taken back with the review', async () => {
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

describe('a product’s stars', () => {
  it('are those of its published reviews after any sequence of writing, editing, hiding, showing and deleting', async () => {
    const operator = await anOperator()
    const step = fc.record({
      act: fc.constantFrom('write', 'edit', 'remove', 'hide', 'show'),
      at: fc.nat(5),
      rating: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const own = await aProduct(shop.deps)
        const ids: string[] = []
        for (const { act, at, rating } of steps) {
          const id = ids[at % Math.max(1, ids.length)]
          if (act === 'write' || !id) ids.push(await aReview(shop, member, own, { rating }))
          else if (act === 'edit') await edit(id, { rating })
          else if (act === 'remove') await remove(id)
          else if (act === 'hide') await hide(id, operator)
          else await show(id, operator)
        }
        expect(await ratingOf(shop.deps, own)).toEqual(await countedRating(shop.deps, own))
      }),
      { numRuns: 12, seed: 20261121 },
    )
  }, 120_000)
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
])('the name %j is shown to everybody as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
