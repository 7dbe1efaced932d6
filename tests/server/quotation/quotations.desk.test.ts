import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { quotation } from '#contract/quotation'
import { type OfferDraft, quotationDesk } from '#contract/quotation-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { numbersOf } from '#tests/support/counts'
import { aMember, anAccount, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { accept, anOffered, aQuotation, offer, seenQuotation } from '#tests/support/quotations'

let shop: Shop
let member: Person
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  operator = await anOperator(shop)
})

const desk = () => ({ token: operator.token })
const body = { content: 'The hotel has room on those days.' }
const answer = (id: string) => shop.call(quotationDesk.answer, { params: { id }, body }, desk())
const takeBack = (id: string) => shop.call(quotationDesk.withdrawOffer, { params: { id }, body }, desk())
const mailsAbout = async (words: string) => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.filter(({ subject }) => subject.includes(words))
}

describe('an operator’s offer (product §4)', () => {
  test('costs the sum of its lines, and is mailed with them', async () => {
    const { id, number } = await aQuotation(shop, member)
    const { data } = await offer(shop, operator, id)
    const [made] = data.offers
    expect(made?.lines.map(({ amount_won }) => amount_won)).toEqual([1_300_000, 480_000])
    expect([data.status, data.total_won, made?.total_won, made?.state]).toEqual([
      'offered',
      1_780_000,
      1_780_000,
      'open',
    ])
    const [mail] = await mailsAbout(`Your quotation ${number}`)
    expect(mail?.to).toBe(member.email)
    for (const words of ['Coach and driver × 2', '₩1,300,000', '₩1,780,000', `/quotation/${id}`]) {
      expect(mail?.text).toContain(words)
    }
  })

  test('is replaced by a newer one and stays readable; only the newest can be accepted', async () => {
    const first = await anOffered(shop, member, operator)
    await offer(shop, operator, first.id, { title: 'Four days by the sea' })
    const now = await seenQuotation(shop, member, first.id)
    expect(now.offers.map(({ position, state, title }) => [position, state, title])).toEqual([
      [2, 'open', 'Four days by the sea'],
      [1, 'replaced', 'Three days by the sea'],
    ])
    const late = await accept(shop, member, first)
    expect([late.status, late.refusal.code]).toEqual([409, 'quotation.offerChanged'])
    expect((await accept(shop, member, now)).status).toBe(200)
  })

  test.each<[string, Partial<OfferDraft>, string, string]>([
    ['for today', { date: '2027-03-02', valid_until: '2027-03-02T04:00:00Z' }, 'date', 'quotation.departure'],
    ['that has expired', { valid_until: '2027-03-02T03:00:00.000Z' }, 'valid_until', 'quotation.validity'],
    [
      'valid beyond the start of its day in Seoul',
      { date: '2027-03-10', valid_until: '2027-03-09T15:00:00.001Z' },
      'valid_until',
      'quotation.validity',
    ],
    ['without lines', { lines: [] }, 'lines', 'validation.required'],
    ['of zero won', { lines: [{ label: 'A gift', quantity: 1, unit_won: 0 }] }, 'lines', 'validation.number'],
  ])('%s is refused', async (_, change, field, code) => {
    const { id } = await aQuotation(shop, member)
    const { refusal } = await offer(shop, operator, id, change)
    expect([refusal.field, refusal.code]).toEqual([field, code])
    expect((await seenQuotation(shop, member, id)).offers).toEqual([])
  })

  test('can be valid until the day of departure begins in Seoul', async () => {
    const { id } = await aQuotation(shop, member)
    const change = { date: '2027-03-10', valid_until: '2027-03-09T15:00:00.000Z' }
    expect((await offer(shop, operator, id, change)).status).toBe(200)
  })

  test('is withdrawn with a reason, which is mailed: the quotation is requested again', async () => {
    const { id } = await anOffered(shop, member, operator)
    const { data } = await takeBack(id)
    expect([data.status, data.total_won, data.offers[0]?.state]).toEqual(['requested', null, 'withdrawn'])
    expect((await mailsAbout('News about'))[0]?.text).toContain(body.content)
    expect((await accept(shop, member, data)).refusal.code).toBe('quotation.notOffered')
    expect((await takeBack(id)).refusal.code).toBe('quotation.notOffered')
  })

  test('can no longer be changed or withdrawn once it is accepted', async () => {
    const seen = await anOffered(shop, member, operator)
    await accept(shop, member, seen)
    for (const { status, refusal } of [await offer(shop, operator, seen.id), await takeBack(seen.id)]) {
      expect([status, refusal.code]).toEqual([409, 'quotation.closed'])
    }
  })
})

describe('the operators’ desk', () => {
  test('lists by status with the count of each, longest waiting first', async () => {
    const first = await aQuotation(shop, member)
    shop.deps.clock.advance({ minutes: 5 })
    const second = await aQuotation(shop, member)
    await anOffered(shop, member, operator, { valid_until: '2027-03-02T04:00:00.000Z' })
    const listed = async (status?: 'requested' | 'expired') =>
      (await shop.call(quotationDesk.list, { query: { status, sort: 'updated_at' } }, desk())).data
    const waiting = await listed('requested')
    expect(waiting.items.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(numbersOf(waiting.counts)).toEqual({
      requested: 2,
      offered: 1,
      accepted: 0,
      declined: 0,
      expired: 0,
      withdrawn: 0,
    })
    shop.deps.clock.advance({ hours: 1 })
    const over = await listed('expired')
    expect([over.total.count, over.items.map(({ status }) => status)]).toEqual([1, ['expired']])
    expect((await listed()).total.count).toBe(3)
  })

  test('replies to a question in the thread and by mail', async () => {
    const { id } = await aQuotation(shop, member)
    const question = { content: 'May a wheelchair come along?' }
    await shop.call(quotation.ask, { params: { id }, body: question }, { token: member.token })
    const { data } = await answer(id)
    expect([data.asked, data.messages.map(({ author }) => author)]).toEqual([false, ['person', 'operator']])
    expect((await mailsAbout('News about'))[0]?.text).toContain(body.content)
  })

  test('has every action in the audit log', async () => {
    const { id } = await anOffered(shop, member, operator)
    await answer(id)
    await takeBack(id)
    const rows = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.subject, id))
    expect(rows.map(({ actor_id, act }) => [actor_id, act])).toEqual([
      [operator.id, 'quotation.offer'],
      [operator.id, 'quotation.answer'],
      [operator.id, 'quotation.withdrawOffer'],
    ])
  })

  test('is for operators only', async () => {
    const { id } = await aQuotation(shop, member)
    const { token } = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    expect((await shop.call(quotationDesk.list, {}, { token })).status).toBe(403)
    expect((await shop.call(quotationDesk.answer, { params: { id }, body }, { token })).status).toBe(403)
  })

  test('does not find an unknown quotation', async () => {
    const { status, refusal } = await answer('3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c11')
    expect([status, refusal.code]).toEqual([404, 'quotation.notFound'])
  })
})
