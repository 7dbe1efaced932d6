import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyDesk } from '#contract/companies'
import { desk } from '#contract/desk'
import { inquiry } from '#contract/inquiry'
import { inquiryInbox } from '#contract/inquiry-desk'
import { quotation } from '#contract/quotation'
import { quotationDesk } from '#contract/quotation-desk'
import { reviewDesk } from '#contract/review'
import { socialReviewDesk } from '#contract/social-review'
import { booking } from '#server/modules/booking/booking.table'
import { refund } from '#server/modules/cancellation/refund.table'
import { waitingToday } from '#server/modules/desk/today.service'
import { participant } from '#server/modules/fair/participant.table'
import { mailLog } from '#server/modules/mail/mail.table'
import { socialReview } from '#server/modules/reviews/reviews.table'
import { aPaidOrder, aTour, aTransferOrder, cancel } from '#tests/support/cancellations'
import { anApplicant } from '#tests/support/education'
import { aMember, anAccount, anOperator, aProduct, type Person } from '#tests/support/factories'
import { aFair, aParticipant } from '#tests/support/fair'
import { aShop, type Shop } from '#tests/support/orders'
import { anOffered, aQuotation } from '#tests/support/quotations'
import { aReview } from '#tests/support/reviews'

let shop: Shop
let operator: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind' })
})

const asOperator = () => ({ token: operator.token })
const waiting = async () => {
  const { data } = await shop.call(desk.today, {}, asOperator())
  return Object.fromEntries(data.waiting.map(({ kind, site, count }) => [`${kind} ${site}`, count]))
}
const ask = (site: 'shop' | 'edu-travel', { token }: Person) =>
  shop.call(
    inquiry.ask,
    {
      params: { site },
      body: { type: site === 'shop' ? 'product' : 'documents', title: site, content: 'May we bring it along?' },
    },
    { token },
  )
const aCompany = () => anAccount(shop.deps, { area: 'member', role: 'company', company_name: 'Lim Travel' })
const posts = async (count: number) => {
  const values = Array.from({ length: count }, (_, at) => ({
    account_id: member.id,
    url: `https://x.com/naru/${at}`,
    created_at: new Date(shop.deps.clock.now().getTime() + at * 1000),
  }))
  await shop.deps.db.insert(socialReview).values(values)
}

describe('pending work of the desk', () => {
  it('is counted by kind and site, and disappears once it is done', async () => {
    expect(await waiting()).toEqual({})
    await ask('shop', member)
    await ask('edu-travel', await anApplicant(shop.deps))
    await aQuotation(shop, member)
    const { id } = await anOffered(shop, member, operator)
    const body = { content: 'May a wheelchair come along?' }
    await shop.call(quotation.ask, { params: { id }, body }, { token: member.token })
    await posts(1)
    const company = await aCompany()
    expect(await waiting()).toEqual({
      ...{ 'inquiry shop': 1, 'inquiry edu-travel': 1, 'offer shop': 1 },
      ...{ 'question shop': 1, 'post shop': 1, 'company shop': 1 },
    })
    await shop.call(companyDesk.check, { params: { id: company.id } }, asOperator())
    await shop.call(quotationDesk.answer, { params: { id }, body }, asOperator())
    expect(await waiting()).toEqual({ 'inquiry shop': 1, 'inquiry edu-travel': 1, 'offer shop': 1, 'post shop': 1 })
  })

  it('of reservations, refunds and messages is counted at the site of each', async () => {
    const tour = await aTour(shop, { capacity: 20 })
    const { bookings } = await aPaidOrder(shop, member, [tour])
    await aTransferOrder(shop, member, tour)
    expect(await waiting()).toEqual({ 'deposit shop': 1, 'confirm shop': 1 })
    const own = eq(booking.id, bookings[0]?.id ?? '')
    await shop.deps.db.update(booking).set({ site: 'apec' }).where(own)
    expect(await waiting()).toEqual({ 'deposit shop': 1, 'confirm apec': 1 })
    await cancel(shop, member, bookings[0]?.id ?? '')
    await shop.deps.db.update(refund).set({ status: 'failed' })
    const mail = { way: 'mail', kind: 'welcome', lang: 'en', recipient: 'a@people.test', tries: 13 } as const
    await shop.deps.db.insert(mailLog).values([
      { ...mail, site: 'mice', state: 'failed' },
      { ...mail, site: 'shop', state: 'sent' },
    ])
    expect(await waiting()).toEqual({ 'failed apec': 1, 'deposit shop': 1, 'mail mice': 1 })
  })

  it('of the fair is the companies that have not been decided on, without test companies', async () => {
    await aFair(shop.deps)
    const { id } = await aParticipant(shop.deps, { status: 'submitted' })
    await aParticipant(shop.deps, { status: 'submitted', isTest: true })
    expect(await waiting()).toEqual({ 'participant fair': 1 })
    await shop.deps.db.update(participant).set({ status: 'approved' }).where(eq(participant.id, id))
    expect(await waiting()).toEqual({})
  })

  it('is named with the moment since when the oldest waits', async () => {
    const tour = await aTour(shop, { capacity: 20 })
    const first = shop.deps.clock.now().toISOString()
    await aPaidOrder(shop, member, [tour])
    shop.deps.clock.advance({ minutes: 5 })
    await aPaidOrder(shop, member, [tour])
    const { data } = await shop.call(desk.today, {}, asOperator())
    expect(data.waiting).toEqual([{ kind: 'confirm', site: 'shop', count: 2, since: first }])
  })

  it('is that of the sites where the reader works, and is for operators only', async () => {
    await ask('shop', member)
    await ask('edu-travel', await anApplicant(shop.deps))
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    const { waiting: own } = await waitingToday(shop.deps, ['reviewer'])
    expect(own).toMatchObject([{ kind: 'inquiry', site: 'edu-travel', count: 1 }])
    expect((await waitingToday(shop.deps, ['operator'])).waiting).toHaveLength(2)
    expect((await shop.call(desk.today, {}, { token: reviewer.token })).status).toBe(403)
  })
})

describe('the lists of the desk', () => {
  it('paginate in both directions, each row once', async () => {
    await posts(5)
    const page = async (cursor?: string | null) =>
      (await shop.call(socialReviewDesk.list, { query: { per_page: 2, ...(cursor && { cursor }) } }, asOperator())).data
    const first = await page()
    const second = await page(first.next)
    const third = await page(second.next)
    const urls = [first, second, third].flatMap(({ items }) => items.map(({ url }) => url.at(-1)))
    expect(urls).toEqual(['4', '3', '2', '1', '0'])
    expect([first.previous, third.next, first.total.count]).toEqual([null, null, 5])
    expect((await page(third.previous)).items).toEqual(second.items)
  })

  it('find a review by its words and author, and a group by its wishes', async () => {
    const id = await aReview(shop, member, await aProduct(shop.deps), { title: 'Never again' })
    const reviews = async (q: string) =>
      (await shop.call(reviewDesk.list, { query: { lang: 'en', q } }, asOperator())).data.items.map((row) => row.id)
    expect(await reviews('NEVER')).toEqual([id])
    expect(await reviews('maya')).toEqual([id])
    expect(await reviews('100%')).toEqual([])
    const own = await aQuotation(shop, member)
    const groups = async (q: string) =>
      (await shop.call(quotationDesk.list, { query: { q } }, asOperator())).data.items.map((row) => row.id)
    expect(await groups('temples')).toEqual([own.id])
    expect(await groups('mountains')).toEqual([])
  })

  it('have the inquiries of every site, or of one, for operators only', async () => {
    await ask('shop', member)
    await ask('edu-travel', await anApplicant(shop.deps))
    const sites = async (query: object = {}) =>
      (await shop.call(inquiryInbox.list, { query }, asOperator())).data.items.map(({ site }) => site)
    expect((await sites()).toSorted()).toEqual(['edu-travel', 'shop'])
    expect(await sites({ site: 'shop' })).toEqual(['shop'])
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    expect((await shop.call(inquiryInbox.list, { query: {} }, { token: reviewer.token })).status).toBe(403)
  })

  it('link to each item with its history of actions, actors and reasons', async () => {
    const id = await aReview(shop, member, await aProduct(shop.deps))
    const params = { id }
    await shop.call(reviewDesk.hide, { params, body: { reason: 'Names another guest.' } }, asOperator())
    const { data } = await shop.call(reviewDesk.detail, { params, query: { lang: 'en' } }, asOperator())
    expect(data.acts).toMatchObject([{ act: 'review.hide', reason: 'Names another guest.' }])
    expect(data.acts[0]?.by).not.toBe('')
    const company = await aCompany()
    await shop.call(companyDesk.check, { params: { id: company.id } }, asOperator())
    const shown = await shop.call(companyDesk.detail, { params: { id: company.id } }, asOperator())
    expect(shown.data).toMatchObject({ status: 'registered', acts: [{ act: 'company.check', reason: '' }] })
  })

  it('show nothing for unknown items', async () => {
    const params = { id: crypto.randomUUID() }
    for (const answer of [
      await shop.call(reviewDesk.detail, { params, query: { lang: 'en' } }, asOperator()),
      await shop.call(socialReviewDesk.detail, { params }, asOperator()),
      await shop.call(companyDesk.detail, { params }, asOperator()),
      await shop.call(companyDesk.detail, { params: { id: member.id } }, asOperator()),
    ])
      expect(answer.status).toBe(404)
  })
})
