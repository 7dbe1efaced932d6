import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { desk } from '#contract/desk'
import { passAffiliates } from '#contract/pass/affiliate'
import { passDesk } from '#contract/pass/desk'
import { passPartnershipDesk, passPartnerships } from '#contract/pass/partnership'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'
import { applyForPartnership, holdCompany } from '#server/modules/pass/partnership.service'
import { passPartnership } from '#server/modules/pass/partnership.table'
import { removeOldPartnerships } from '#server/modules/pass/partnership-purge.service'
import { numbersOf } from '#tests/support/counts'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPartnership, aPartnershipDraft, applyFor, partnershipBy, partnershipCode } from '#tests/support/partnership'
import { otherThan, pdf } from '#tests/support/signup'

let shop: Shop
let operator: Person
const question = 'How many visitors can you take at once?'

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const on = (id: string) => ({ params: { id } })
const ask = (id: string) =>
  shop.call(passPartnershipDesk.ask, { ...on(id), body: { content: question } }, { token: operator.token })
const approve = (id: string) => shop.call(passPartnershipDesk.approve, on(id), { token: operator.token })
const decline = (id: string, reason = 'Outside Seoul') =>
  shop.call(passPartnershipDesk.decline, { ...on(id), body: { reason } }, { token: operator.token })
const detail = async (id: string) =>
  (await shop.call(passPartnershipDesk.detail, on(id), { token: operator.token })).data
const newestMail = async () => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.at(-1)
}
const waiting = async () =>
  (await shop.call(desk.today, {}, { token: operator.token })).data.waiting.find(({ kind }) => kind === 'partnership')

describe('an application for a partnership (product §4)', () => {
  test('is stored with its documents, and opened only by the link from its mail', async () => {
    const { data } = await applyFor(shop, {}, { file_1: pdf('license.pdf') })
    expect(data.number).toMatch(/^PP270302-/)
    const mail = await newestMail()
    expect(mail).toMatchObject({ to: 'office@tea.test', subject: `We received your application: ${data.number}` })
    const link_token = /\/seoulitepass\/partnership#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await partnershipBy(shop, link_token)).toMatchObject({
      ...{ number: data.number, state: 'received', business_number: '2208162517' },
      files: [{ name: 'license.pdf', mime: 'application/pdf' }],
    })
    const wrong = await shop.call(passPartnerships.read, { body: { link_token: 'x'.repeat(43) } })
    expect([wrong.status, wrong.refusal.code]).toEqual([404, 'pass.linkUnknown'])
    // It was never in the queue.
    expect(JSON.stringify(await shop.deps.db.select().from(passPartnership))).not.toContain(link_token)
  })

  test('needs the code of the address, a business number with a valid check digit, and a contact person', async () => {
    const code = await partnershipCode(shop)
    const refused = async (given: Parameters<typeof applyFor>[1]) => {
      const { status, refusal } = await applyFor(shop, { code, ...given })
      return [status, refusal.code, refusal.field]
    }
    expect(await refused({ code: otherThan(code) })).toEqual([400, 'auth.codeWrong', 'code'])
    expect(await refused({ business_number: '220-81-62518' })).toEqual([
      ...[400, 'validation.businessNumber', 'business_number'],
    ])
    expect(await refused({ homepage: 'https://spam.test' })).toEqual([400, 'inquiry.robot', undefined])
    expect((await applyFor(shop, { code })).status).toBe(200)
  })

  test('is accepted once while it is pending, and again after it was declined', async () => {
    const { id } = await aPartnership(shop)
    expect((await applyFor(shop)).refusal.code).toBe('pass.partnershipOpen')
    await decline(id)
    expect((await applyFor(shop)).status).toBe(200)
  })

  test('is accepted once where it arrives from two addresses in parallel', async () => {
    const drafts = []
    for (const email of ['one@tea.test', 'two@tea.test'])
      drafts.push(aPartnershipDraft({ email, code: await partnershipCode(shop, email) }))
    let readers = 0
    let go = () => {}
    const both = new Promise<void>((all) => {
      go = all
    })
    // Neither is written before both have looked for another one.
    const hold: typeof holdCompany = async (tx, business_number) => {
      if (++readers === 2) go()
      await both
      await holdCompany(tx, business_number)
    }
    const results = await Promise.allSettled(
      drafts.map((draft) => applyForPartnership({ ...shop.deps, ip: '127.0.0.1' }, draft, {}, hold)),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.deps.db.$count(passPartnership)).toBe(1)
  })

  test('accepts only real documents, whatever the file name says', async () => {
    const script = new File(['<script>alert(1)</script>'], 'license.pdf', { type: 'application/pdf' })
    expect((await applyFor(shop, {}, { file_1: script })).status).toBe(415)
    expect(await shop.deps.db.select().from(passPartnership)).toEqual([])
  })

  test('is returned for changes by mail, updated by the link, and pending again', async () => {
    const { id, token } = await aPartnership(shop)
    expect(await waiting()).toMatchObject({ site: 'seoulitepass', count: 1 })
    expect((await ask(id)).data).toMatchObject({ state: 'asked', words: [{ author: 'office', content: question }] })
    expect((await newestMail())?.text).toContain(question)
    expect(await waiting()).toBeUndefined()
    shop.deps.clock.advance({ minutes: 5 })
    const answer = (content: string) =>
      shop.call(passPartnerships.answer, { body: { link_token: token, content }, files: { file_1: pdf('plan.pdf') } })
    expect((await answer('Thirty, in two rooms.')).data).toMatchObject({
      ...{ state: 'received', files: [{ name: 'plan.pdf' }] },
      words: [{ author: 'office' }, { author: 'company', content: 'Thirty, in two rooms.' }],
    })
    expect((await answer('And once more, gladly.')).refusal.code).toBe('pass.notAsked')
    expect(await waiting()).toMatchObject({ site: 'seoulitepass', count: 1 })
  })

  test('is withdrawn by the link, and cannot be decided afterwards', async () => {
    const { id, token } = await aPartnership(shop)
    const withdraw = () => shop.call(passPartnerships.withdraw, { body: { link_token: token } })
    expect((await withdraw()).data.state).toBe('withdrawn')
    expect((await withdraw()).refusal.code).toBe('pass.decided')
    expect((await approve(id)).refusal.code).toBe('pass.decided')
    expect(await waiting()).toBeUndefined()
  })
})

test('an application that did not succeed is deleted a year later, with its documents', async () => {
  await applyFor(shop, {}, { file_1: pdf() })
  const [row] = await shop.deps.db.select().from(passPartnership)
  const kept = await aPartnership(shop, { business_number: '124-81-00998', email: 'other@tea.test' })
  await decline(row?.id ?? '')
  shop.deps.clock.advance({ days: 365 })
  await removeOldPartnerships(shop.deps)
  expect(await shop.deps.db.select().from(upload)).toHaveLength(1)
  shop.deps.clock.advance({ days: 2 })
  await removeOldPartnerships(shop.deps)
  expect((await shop.deps.db.select().from(passPartnership)).map(({ id }) => id)).toEqual([kept.id])
  expect(await shop.deps.db.select().from(upload)).toEqual([])
})

describe('the partnership desk (product §4, §6)', () => {
  test('creates a draft of an affiliate from it, which is not public before it is shown', async () => {
    const { id } = await aPartnership(shop)
    const { data } = await approve(id)
    expect(data).toMatchObject({ state: 'approved', acts: [{ act: 'partnership.approve' }] })
    expect((await newestMail())?.subject).toMatch(/^Welcome to the Seoulite Pass: PP\d{6}-/)
    const all = await shop.call(passDesk.affiliates, {}, { token: operator.token })
    expect(all.data).toMatchObject([{ id: data.affiliate_id, state: 'draft', name: { en: 'Tea house by the stream' } }])
    expect((await shop.call(passAffiliates.list, {})).data.items).toEqual([])
    expect((await approve(id)).refusal.code).toBe('pass.decided')
  })

  test('declines it with a reason, which the company reads', async () => {
    const { id, token } = await aPartnership(shop)
    expect((await decline(id, ' ')).status).toBe(400)
    await decline(id)
    expect(await partnershipBy(shop, token)).toMatchObject({ state: 'declined', reason: 'Outside Seoul' })
    expect((await newestMail())?.text).toContain('Outside Seoul')
  })

  test('opens documents of that application only, and each view is logged', async () => {
    await applyFor(shop, {}, { file_1: pdf() })
    const other = await aPartnership(shop, { business_number: '124-81-00998', email: 'other@tea.test' })
    const [row] = await shop.deps.db.select().from(passPartnership).where(eq(passPartnership.email, 'office@tea.test'))
    const id = row?.id ?? ''
    const file = (await detail(id)).files[0]?.id ?? ''
    const look = (of: string) =>
      shop.app.request(passPartnershipDesk.file.path.replace(':id', of).replace(':file', file), {
        headers: { authorization: `Bearer ${operator.token}` },
      })
    expect((await look(id)).status).toBe(200)
    expect((await look(other.id)).status).toBe(404)
    const acts = await shop.deps.db.select({ act: auditEvent.act }).from(auditEvent).where(eq(auditEvent.subject, id))
    expect(acts).toEqual([{ act: 'partnership.file' }])
  })

  test('finds applications by number, company, place and contact person, and counts them by state', async () => {
    const { id } = await aPartnership(shop)
    const found = async (query: object) =>
      (await shop.call(passPartnershipDesk.list, { query }, { token: operator.token })).data
    for (const q of ['tea house', 'stream', '22081', '220-81-62517', 'office@', 'sua'])
      expect((await found({ q })).items.map((each) => each.id)).toEqual([id])
    expect(await found({ q: 'nothing' })).toMatchObject({ items: [], total: { count: 0 } })
    expect((await found({ status: 'declined' })).items).toEqual([])
    expect(numbersOf((await found({})).counts)).toEqual({
      received: 1,
      asked: 0,
      approved: 0,
      declined: 0,
      withdrawn: 0,
    })
  })
})
