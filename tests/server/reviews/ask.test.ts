import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '#server/modules/accounts/accounts.table'
import { booking } from '#server/modules/booking/booking.table'
import { askForReviews } from '#server/modules/reviews/ask.service'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aReview, aTrip } from '#tests/support/reviews'

let shop: Shop
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { name: 'Jiwoo Lim', lang: 'ko' })
  tour = await aProduct(shop.deps, { name: { en: 'Palace walk', ko: '궁궐 산책' } })
})

/** Mails sent so far, as subject and address. */
const mailed = async () => {
  await askForReviews(shop.deps)
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.map(({ subject, to }) => [subject, to])
}

describe('the mail that asks for a review (product §3)', () => {
  it('is sent from ten o’clock of the day after the tour on, once, in the member’s language, with a link to the page', async () => {
    const trip = await aTrip(shop.deps, member, tour, 0)
    shop.deps.clock.advance({ hours: 21, minutes: 59 })
    expect(await mailed()).toEqual([])
    shop.deps.clock.advance({ minutes: 1 })
    expect(await mailed()).toEqual([['[나루] 궁궐 산책, 어떠셨나요?', member.email]])
    const [mail] = shop.deps.mails
    expect(mail?.text).toContain(`http://naru.test/review-request/${trip}`)
    expect(mail?.text).toContain('500포인트')
    await Promise.all([askForReviews(shop.deps), askForReviews(shop.deps)])
    shop.deps.clock.advance({ days: 2 })
    expect(await mailed()).toHaveLength(1)
  })

  it('is in English for all other languages', async () => {
    const other = await aMember(shop.deps, { lang: 'ja' })
    await aTrip(shop.deps, other, tour, 1)
    expect(await mailed()).toEqual([['How was Palace walk?', other.email]])
  })

  it('is sent once by two servers that run in parallel', async () => {
    await aTrip(shop.deps, member, tour, 1)
    await Promise.all(Array.from({ length: 5 }, () => askForReviews(shop.deps)))
    expect(await mailed()).toHaveLength(1)
  })

  it('is not sent for canceled, reviewed or old tours, or for closed accounts', async () => {
    const cancelled = await aTrip(shop.deps, member, tour, 1)
    await shop.deps.db.update(booking).set({ status: 'cancelled' }).where(eq(booking.id, cancelled))
    await aReview(shop, member, tour)
    await aTrip(shop.deps, member, tour, 8)
    const withdrawn = await aMember(shop.deps)
    await aTrip(shop.deps, withdrawn, tour, 1)
    await shop.deps.db.update(account).set({ status: 'withdrawn' }).where(eq(account.id, withdrawn.id))
    expect(await mailed()).toEqual([])
  })
})
