import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { languageCodes } from '#contract/languages'
import { type QuotationStatus, quotation, quotationStatuses } from '#contract/quotation'
import { quotationDesk } from '#contract/quotation-desk'
import type { QuotationDraft } from '#contract/quotation-draft'
import { groupSize } from '#contract/quotation-limits'
import { cleanUp } from '#server/jobs'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { withdraw } from '#server/modules/accounts/withdraw.service'
import { quotation as table } from '#server/modules/quotation/quotation.table'
import { remindOffers } from '#server/modules/quotation/remind.service'
import { quotationTransitions } from '#server/modules/quotation/states.service'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { accept, aDraft, anOffered, aQuotation, offer, seenQuotation } from '#tests/support/quotations'

let shop: Shop
let member: Person
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  operator = await anOperator(shop)
})

const as = ({ token }: Person) => ({ token })
const request = (change: Partial<QuotationDraft>, files?: { file_1: File }) =>
  shop.call(quotation.request, { body: aDraft(shop, change), ...(files && { files }) }, as(member))
const body = { content: 'The dates no longer suit our school.' }
const decline = (id: string, who = member) => shop.call(quotation.decline, { params: { id }, body }, as(who))
const ask = (id: string, who = member) =>
  shop.call(quotation.ask, { params: { id }, body: { content: 'May a wheelchair come along?' } }, as(who))
const withdrawn = (id: string, who = member) => shop.call(quotation.withdraw, { params: { id } }, as(who))
const mails = async () => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails
}
const nobody = (count: number) => ({ adult: count, senior: 0, youth: 0, child: 0, infant: 0 })

describe('a request for a quotation (product §5)', () => {
  test('is stored as sent, and confirmed by mail with its number in the member’s language', async () => {
    await shop.deps.db.update(account).set({ lang: 'ko' }).where(eq(account.id, member.id))
    const { id, number } = await aQuotation(shop, member)
    expect(number).toMatch(/^QT\d{6}-[2-9A-HJ-NP-Z]{8}$/)
    const seen = await seenQuotation(shop, member, id)
    const { budget, date_from, party, regions, wishes } = aDraft(shop)
    expect(seen).toMatchObject({ status: 'requested', travelers: 12, budget, date_from, party, regions, wishes })
    const [mail] = await mails()
    expect([mail?.to, mail?.subject]).toEqual([member.email, `[나루] 견적 요청이 접수되었습니다 (${number})`])
    expect(mail?.text).toContain(`/quotation/${id}`)
  })

  test.each<[string, Partial<QuotationDraft>, string, string]>([
    ['fewer travelers than a group', { party: nobody(groupSize.min - 1) }, 'party', 'quotation.groupSmall'],
    ['more travelers than a group', { party: nobody(groupSize.max + 1) }, 'party', 'quotation.groupLarge'],
    ['no region', { regions: [] }, 'regions', 'quotation.regions'],
    ['no language', { languages: [] }, 'languages', 'quotation.languages'],
    ['wishes of nine characters', { wishes: '123456789' }, 'wishes', 'validation.minText'],
    ['no days where they are not flexible', { date_from: '', date_to: '' }, 'date_from', 'validation.date'],
    ['only one of two days', { date_to: '', flexible: true }, 'date_to', 'validation.date'],
    ['days in reverse order', { date_to: '2027-03-10' }, 'date_to', 'validation.daysOrder'],
    ['today', { date_from: '2027-03-02' }, 'date_from', 'quotation.daysPast'],
  ])('is refused with %s', async (_, change, field, code) => {
    const { refusal } = await request(change)
    expect([refusal.field, refusal.code]).toEqual([field, code])
    expect(await shop.deps.db.$count(table)).toBe(0)
  })

  test('needs no days where they are flexible, and accepts exactly the smallest group', async () => {
    const { status } = await request({ date_from: '', date_to: '', flexible: true, party: nobody(groupSize.min) })
    expect(status).toBe(200)
  })

  test('accepts every language of the list together', async () => {
    expect((await request({ languages: [...languageCodes] })).status).toBe(200)
  })

  test('includes its files, which only the member and operators can read', async () => {
    const file_1 = new File([Buffer.from('%PDF-1.4\n%%EOF')], 'program.pdf', { type: 'application/pdf' })
    const { data } = await request({}, { file_1 })
    const seen = await seenQuotation(shop, member, data.id)
    const file = seen.files[0]?.id ?? ''
    expect(seen.files.map(({ name }) => name)).toEqual(['program.pdf'])
    const path = `/api/v1/quotations/${data.id}/files/${file}`
    const statusFor = async (at: string, { token }: Person) =>
      (await shop.app.request(at, { headers: { authorization: `Bearer ${token}` } })).status
    expect(await statusFor(path, member)).toBe(200)
    expect(await statusFor(path, await aMember(shop.deps))).toBe(404)
    expect(await statusFor(path.replace('/v1/', '/v1/admin/'), operator)).toBe(200)
    const entries = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'quotation.file'))
    expect(entries).toMatchObject([{ actor_id: operator.id, subject: data.id, detail: { file } }])
  })

  test('stores nothing when a file is none of the accepted types', async () => {
    const { refusal } = await request({}, { file_1: new File(['#!/bin/sh'], 'a.pdf') })
    expect(refusal.code).toBe('validation.fileType')
    expect([await shop.deps.db.$count(table), shop.deps.files.size]).toEqual([0, 0])
  })
})

describe('another member', () => {
  test('does not find a quotation, neither to read nor to change', async () => {
    const { id } = await anOffered(shop, member, operator)
    const other = await aMember(shop.deps)
    const accept = shop.call(
      quotation.accept,
      { params: { id }, body: { offer_id: id, total_won: 1 } },
      { token: other.token, headers: { 'Idempotency-Key': id } },
    )
    const answers = await Promise.all([
      shop.call(quotation.detail, { params: { id } }, as(other)),
      accept,
      decline(id, other),
      ask(id, other),
      withdrawn(id, other),
    ])
    for (const { status, refusal } of answers) expect([status, refusal.code]).toEqual([404, 'quotation.notFound'])
    expect((await shop.call(quotation.list, {}, as(other))).data.total).toBe(0)
    expect((await seenQuotation(shop, member, id)).status).toBe('offered')
  })
})

describe('the states of a quotation (product §4)', () => {
  test('are left only by the table: a withdrawn or accepted one is final', () => {
    expect(Object.keys(quotationTransitions).toSorted()).toEqual([...quotationStatuses].toSorted())
    expect([quotationTransitions.withdrawn, quotationTransitions.accepted]).toEqual([[], []])
    const intoExpired = Object.values(quotationTransitions).flat() as QuotationStatus[]
    expect(intoExpired).not.toContain('expired')
  })

  test('an offer is declined with a reason, which is in the thread, and a better one can follow', async () => {
    const { id } = await anOffered(shop, member, operator)
    const declined = (await decline(id)).data
    expect([declined.status, declined.offers[0]?.state]).toEqual(['declined', 'declined'])
    expect(declined.messages.map(({ author, content }) => [author, content])).toEqual([['person', body.content]])
    expect((await decline(id)).refusal.code).toBe('quotation.notOffered')
    expect((await offer(shop, operator, id)).data.status).toBe('offered')
  })

  test('a question changes no status and waits for its reply; a withdrawn request gets no questions', async () => {
    const { id } = await anOffered(shop, member, operator)
    const waiting = (await ask(id)).data
    expect([waiting.status, waiting.asked]).toEqual(['offered', true])
    expect((await withdrawn(id)).data).toMatchObject({ status: 'withdrawn', asked: false })
    for (const again of [await ask(id), await withdrawn(id), await decline(id), await offer(shop, operator, id)]) {
      expect([again.status, again.refusal.code]).toEqual([409, 'quotation.closed'])
    }
  })

  test('an offer is valid up to its last millisecond and has expired at its end', async () => {
    const { id, valid_until } = await anOffered(shop, member, operator)
    const end = new Date(valid_until ?? '').getTime()
    shop.deps.clock.set(new Date(end - 1))
    expect((await seenQuotation(shop, member, id)).status).toBe('offered')
    shop.deps.clock.set(new Date(end))
    const over = await seenQuotation(shop, member, id)
    expect([over.status, over.offers[0]?.state]).toEqual(['expired', 'expired'])
    const refused = await decline(id)
    expect([refused.status, refused.refusal.code]).toEqual([410, 'quotation.expired'])
    expect((await shop.call(quotation.list, {}, as(member))).data.items.map(({ status }) => status)).toEqual([
      'expired',
    ])
  })
})

describe('the mail before an offer ends', () => {
  test('is sent once, within the last day, and not for an offer of today or one that was declined', async () => {
    const [first, second] = [await anOffered(shop, member, operator), await anOffered(shop, member, operator)]
    await decline(second.id)
    const end = new Date(first.valid_until ?? '').getTime()
    const remind = async (hoursBefore: number) => {
      shop.deps.clock.set(new Date(end - hoursBefore * 3_600_000))
      await remindOffers(shop.deps)
      return (await mails()).filter(({ subject }) => subject.includes('ends soon')).length
    }
    expect(await remind(25)).toBe(0)
    expect(await remind(24)).toBe(1)
    const soon = { valid_until: new Date(end).toISOString(), date: addDays(dayInSeoul(new Date(end)), 9) }
    await anOffered(shop, await aMember(shop.deps), await anOperator(shop), soon)
    expect(await remind(3)).toBe(1)
    expect(await remind(-1)).toBe(1)
  })
})

describe('an old quotation', () => {
  test('is deleted with its files three years after its last change, and not before', async () => {
    const file_1 = new File([Buffer.from('%PDF-1.4\n%%EOF')], 'program.pdf', { type: 'application/pdf' })
    await request({}, { file_1 })
    const kept = () => Promise.all([shop.deps.db.$count(table), shop.deps.files.size])
    shop.deps.clock.set(new Date('2030-03-02T03:00:00Z'))
    await cleanUp(shop.deps)
    expect(await kept()).toEqual([1, 1])
    shop.deps.clock.advance({ seconds: 1 })
    await cleanUp(shop.deps)
    expect(await kept()).toEqual([0, 0])
  })
})

describe('a member who closes the account', () => {
  test('leaves open quotations withdrawn, without contact data', async () => {
    const { id } = await anOffered(shop, member, operator)
    await withdraw(shop.deps, { ...member, name: '', area: 'member', roles: ['general'], tokenHash: Buffer.alloc(32) })
    const [row] = await shop.deps.db.select().from(table).where(eq(table.id, id))
    expect([row?.status, row?.contact_name, row?.contact_email, row?.contact_phone]).toEqual(['withdrawn', '', '', ''])
    expect((await offer(shop, operator, id)).refusal.code).toBe('quotation.closed')
  })

  test('leaves a quotation withdrawn whose order was not paid, so that it is not offered again to a closed account', async () => {
    const offered = await anOffered(shop, member, operator)
    await accept(shop, member, offered)
    await withdraw(shop.deps, { ...member, name: '', area: 'member', roles: ['general'], tokenHash: Buffer.alloc(32) })
    const { data } = await shop.call(quotationDesk.list, { query: {} }, as(operator))
    expect(data.items.map(({ status, contact_name }) => [status, contact_name])).toEqual([['withdrawn', '']])
  })
})
