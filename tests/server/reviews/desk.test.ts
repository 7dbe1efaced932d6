import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { review, reviewDesk } from '#contract/review'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { aMember, anAccount, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aReview, countedRating, ratingOf, words } from '#tests/support/reviews'

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
const hide = (id: string, { token }: Person, reason = 'Names another guest.') =>
  shop.call(reviewDesk.hide, { params: { id }, body: { reason } }, { token })
const show = (id: string, { token }: Person) => shop.call(reviewDesk.show, { params: { id } }, { token })

describe('an operator’s action on reviews', () => {
  it('hides one with a reason that its author reads, shows it again, counts right and is logged', async () => {
    const operator = await anOperator(shop)
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
    const operator = await anOperator(shop)
    const id = await aReview(shop, member, tour, { rating: 1 })
    await hide(id, operator)
    expect((await edit(id, { rating: 5 })).status).toBe(200)
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 0, count: 0 })
    await remove(id)
    expect(await ratingOf(shop.deps, tour)).toEqual({ sum: 0, count: 0 })
  })

  it('is refused to others', async () => {
    const id = await aReview(shop, member, tour)
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    expect((await hide(id, reviewer)).status).toBe(403)
    expect((await hide(id, member)).status).toBe(401)
    expect((await shown()).items).toHaveLength(1)
  })

  it('finds reviews by status, with their authors', async () => {
    const operator = await anOperator(shop)
    const id = await aReview(shop, member, tour)
    await aReview(shop, member, tour)
    await hide(id, operator)
    const list = async (status?: 'hidden' | 'published') =>
      (await shop.call(reviewDesk.list, { query: { lang, status } }, { token: operator.token })).data
    expect(await list('hidden')).toMatchObject({ total: { count: 1 }, items: [{ id, author_name: 'Maya Lind' }] })
    expect((await list()).total.count).toBe(2)
    // An edited review must be checked again.
    shop.deps.clock.advance({ minutes: 1 })
    await edit(id, { title: 'Mended' })
    expect((await list()).items[0]).toMatchObject({ id, title: 'Mended' })
  })
})

describe('a product’s stars', () => {
  it('are those of its published reviews after any sequence of writing, editing, hiding, showing and deleting', async () => {
    const operator = await anOperator(shop)
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
