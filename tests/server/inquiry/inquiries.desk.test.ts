import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/endpoint'
import { type GuestInquiryDraft, inquiry } from '#contract/inquiry'
import { inquiryDesk } from '#contract/inquiry-desk'
import { cleanUp } from '#server/jobs'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { withdraw } from '#server/modules/accounts/withdraw.service'
import { inquiryMessage, inquiry as inquiryTable } from '#server/modules/inquiry/inquiry.table'
import { upload } from '#server/modules/media/media.table'
import { type TestApi, testApi } from '#tests/support/api'
import { numbersOf } from '#tests/support/counts'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, anAccount, anOperator, type Person } from '#tests/support/factories'

let deps: TestDeps
let api: TestApi
let operator: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  operator = await anOperator({ deps })
})

const site = 'shop'
const email = 'guest@people.test'
const as = (who: Person) => ({ token: who.token })
const guestDraft = (change: Partial<GuestInquiryDraft> = {}): GuestInquiryDraft => ({
  type: 'other',
  title: 'Wheelchairs',
  content: 'Can a wheelchair go along the whole way?',
  email,
  lang: 'en',
  about: '',
  homepage: '',
  ...change,
})
const askAsGuest = (change?: Partial<GuestInquiryDraft>) =>
  api.call(inquiry.askAsGuest, { params: { site }, body: guestDraft(change) })
const listed = async (status?: 'received' | 'answered' | 'closed') =>
  (await api.call(inquiryDesk.list, { params: { site }, query: { status } }, as(operator))).data
const onlyId = async () => (await listed()).items[0]?.id ?? ''
const words = 'Yes, all of it is level.'
const answer = async (id: string) => {
  const seen = await deps.db.$count(inquiryMessage, eq(inquiryMessage.inquiry_id, id))
  return api.call(inquiryDesk.answer, { params: { site, id }, body: { content: words, seen } }, as(operator))
}

describe('a guest’s inquiry (product §3)', () => {
  test('is confirmed with its number and none of the guest’s own words, so that it cannot be used to write to strangers', async () => {
    const { data } = await askAsGuest({ title: 'Buy my pills', content: 'See http://pills.test for a bargain' })
    await deps.jobs.drain(deps)
    const [mail] = deps.mails
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain(data.number)
    expect(mail?.text + String(mail?.html) + mail?.subject).not.toMatch(/pills/)
  })

  test('gets its whole reply by mail, in the guest’s language', async () => {
    const { data } = await askAsGuest({ lang: 'ko' })
    await answer(await onlyId())
    await deps.jobs.drain(deps)
    const mail = deps.mails.at(-1)
    expect(mail?.to).toBe(email)
    for (const text of ['Yes, all of it is level.', 'Can a wheelchair go', data.number, '답변드립니다']) {
      expect(mail?.text).toContain(text)
    }
    expect(mail?.text).toContain(`/board/contact-us-register?about=${data.number}`)
  })

  test('can name an earlier one of the same address; another guest’s number is as unknown as an invented one', async () => {
    const { data } = await askAsGuest()
    const again = await askAsGuest({ about: data.number.toLowerCase() })
    expect(again.status).toBe(200)
    const { items } = await listed()
    const one = items.find(({ number }) => number === again.data.number)
    const shown = await api.call(inquiryDesk.thread, { params: { site, id: one?.id ?? '' } }, as(operator))
    expect(shown.data.about?.number).toBe(data.number)
    for (const change of [
      { about: data.number, email: 'other@people.test' },
      { about: 'IQ270302-22222222' },
      { about: 'x' },
    ]) {
      const { refusal } = await askAsGuest(change)
      expect([refusal.code, refusal.field]).toEqual(['inquiry.numberUnknown', 'about'])
    }
  })

  test.each(['', 'nobody', 'a@people.test, b@people.test', 'a@people.test\nBcc: b@people.test', '<a@people.test>'])(
    'is refused unless %j is exactly one address (domain hazard 9)',
    async (address) => {
      expect((await askAsGuest({ email: address })).refusal.field).toBe('email')
      expect(await deps.jobs.queued()).toEqual([])
    },
  )

  test('is refused with an error when the hidden field is filled in', async () => {
    const { status, refusal } = await askAsGuest({ homepage: 'http://spam.test' })
    expect([status, refusal.code]).toEqual([400, 'inquiry.robot'])
    expect(await deps.db.$count(inquiryTable)).toBe(0)
  })

  test('belongs to no account, not even one with that address', async () => {
    const member = await aMember(deps, { email })
    await askAsGuest()
    expect((await api.call(inquiry.list, { params: { site } }, as(member))).data.total).toBe(0)
    expect((await api.call(inquiry.thread, { params: { site, id: await onlyId() } }, as(member))).status).toBe(404)
  })
})

describe('an operator', () => {
  test('sees inquiries by status with the count of each, longest waiting first', async () => {
    await askAsGuest({ title: 'first' })
    deps.clock.advance({ minutes: 5 })
    await askAsGuest({ title: 'second' })
    const waiting = await listed('received')
    expect(waiting.items.map(({ title }) => title)).toEqual(['first', 'second'])
    await answer(waiting.items[0]?.id ?? '')
    const { counts, total } = await listed('answered')
    expect([numbersOf(counts), total.count]).toEqual([{ received: 1, answered: 1, closed: 0 }, 1])
  })

  test('replies and closes; both are logged, and a closed one can still get a reply', async () => {
    await askAsGuest()
    const id = await onlyId()
    const close = () => api.call(inquiryDesk.close, { params: { site, id } }, as(operator))
    expect((await close()).data.status).toBe('closed')
    expect((await close()).refusal.code).toBe('inquiry.closed')
    expect((await answer(id)).data.status).toBe('answered')
    const acts = await deps.db.select().from(auditEvent).where(eq(auditEvent.subject, id))
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['inquiry.answer', 'inquiry.close'])
  })

  test('is the only staff role with access, and only on the site of the inquiry', async () => {
    await askAsGuest()
    const id = await onlyId()
    const body = { content: words, seen: 1 }
    const gate = await anAccount(deps, { area: 'admin', role: 'gate-staff' })
    expect((await api.call(inquiryDesk.answer, { params: { site, id }, body }, as(gate))).status).toBe(403)
    expect((await api.call(inquiryDesk.answer, { params: { site: 'fair', id }, body }, as(operator))).status).toBe(404)
    expect(await deps.db.$count(inquiryMessage)).toBe(1)
  })

  test('sends no mail to a closed account, and the reply is stored', async () => {
    const member = await aMember(deps)
    const draft = { type: 'other', title: 'Goodbye', content: 'I am about to leave you.' } as const
    const { data } = await api.call(inquiry.ask, { params: { site }, body: draft }, as(member))
    await deps.jobs.drain(deps)
    const before = deps.mails.length
    await withdraw(deps, { ...member, name: '', area: 'member', roles: ['general'], tokenHash: Buffer.alloc(32) })
    expect((await answer(data.id)).status).toBe(200)
    await deps.jobs.drain(deps)
    expect(deps.mails.slice(before).filter(({ text }) => text.includes('level'))).toEqual([])
  })
})

test('an inquiry is deleted with its files three years after the last message, and not before (product §3)', async () => {
  const file_1 = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'receipt.pdf')
  await api.call(inquiry.askAsGuest, { params: { site }, body: guestDraft(), files: { file_1 } })
  deps.clock.advance({ days: 3 * 365 - 1 })
  await cleanUp(deps)
  expect([await deps.db.$count(inquiryTable), deps.files.size]).toEqual([1, 1])
  deps.clock.advance({ days: 3 })
  await cleanUp(deps)
  expect([await deps.db.$count(inquiryTable), deps.files.size]).toEqual([0, 0])
})

describe('the desk of a site', () => {
  const ask = async (who: Person, title: string) => {
    const body = { type: 'other', title, content: 'We would like to know one thing.' } as const
    return (await api.call(inquiry.ask, { params: { site }, body }, as(who))).data.id
  }
  const reply = (id: string, seen: number, files = {}) =>
    api.call(inquiryDesk.answer, { params: { site, id }, body: { content: words, seen }, files }, as(operator))

  test('lists longest waiting first, a further message keeps the position, and answered ones come last', async () => {
    const member = await aMember(deps, { name: 'Mei Tanaka' })
    const ids: string[] = []
    for (const title of ['first', 'second', 'third']) {
      ids.push(await ask(member, title))
      deps.clock.advance({ minutes: 1 })
    }
    const [first = '', second = ''] = ids
    await api.call(inquiry.add, { params: { site, id: first }, body: { content: 'Are you there?' } }, as(member))
    await answer(second)
    const { items } = await listed()
    expect(items.map(({ title }) => title)).toEqual(['first', 'third', 'second'])
    expect(items.map(({ waiting_since }) => waiting_since === null)).toEqual([false, false, true])
    expect(items[0]).toMatchObject({ waiting_since: items[0]?.created_at, name: 'Mei Tanaka', email: member.email })
    deps.clock.advance({ minutes: 1 })
    await api.call(inquiry.add, { params: { site, id: second }, body: { content: 'One thing more.' } }, as(member))
    expect((await listed('received')).items.map(({ title }) => title)).toEqual(['first', 'third', 'second'])
  })

  test('is paginated in its order, by waiting time and by last message, in both directions', async () => {
    const member = await aMember(deps)
    const ids: string[] = []
    for (const title of ['1', '2', '3', '4', '5']) {
      ids.push(await ask(member, title))
      deps.clock.advance({ minutes: 1 })
    }
    for (const at of [3, 1]) {
      await answer(ids[at] ?? '')
      deps.clock.advance({ minutes: 1 })
    }
    const page = async (query: CallInput<typeof inquiryDesk.list>['query']) =>
      (await api.call(inquiryDesk.list, { params: { site }, query: { per_page: 2, ...query } }, as(operator))).data
    const all = async (sort: 'waiting' | '-updated_at') => {
      const pages = [await page({ sort })]
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await page({ sort, cursor: next }))
      const back = await page({ sort, cursor: pages[2]?.previous ?? '' })
      expect(back.items).toEqual(pages[1]?.items)
      return pages.map(({ items }) => items.map(({ title }) => title).join('')).join(' ')
    }
    expect(await all('waiting')).toBe('13 52 4')
    expect(await all('-updated_at')).toBe('24 53 1')
    expect((await page({ type: 'other' })).total.count).toBe(5)
    expect((await page({ type: 'product' })).total.count).toBe(0)
  })

  test('finds inquiries by number, title, name and address, and counts the results', async () => {
    const member = await aMember(deps, { name: 'Mei Tanaka' })
    const id = await ask(member, 'Coach parking 100%')
    await ask(await aMember(deps, { name: 'Paul Lang' }), 'Lunch')
    const { number } = (await listed()).items.find((each) => each.id === id) ?? {}
    for (const q of [number, 'parking', '100%', 'tanaka', member.email]) {
      const { data } = await api.call(inquiryDesk.list, { params: { site }, query: { q } }, as(operator))
      expect([q, data.items.map((each) => each.id), data.total.count, data.counts.received.count]).toEqual([
        q,
        [id],
        1,
        1,
      ])
    }
  })

  test('tells the second of two parallel replies, with the author of the first', async () => {
    const id = await ask(await aMember(deps), 'Twice')
    const answers = await Promise.all([reply(id, 1), reply(id, 1)])
    expect(answers.map(({ status, refusal }) => [status, refusal?.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'inquiry.saidMeanwhile'],
    ])
    const { data } = await api.call(inquiryDesk.thread, { params: { site, id } }, as(operator))
    expect(data.messages.map(({ answered_by }) => answered_by)).toEqual([null, 'Desk Person'])
    await deps.jobs.drain(deps)
    expect(deps.mails.filter(({ text }) => text.includes(words))).toHaveLength(1)
  })

  test('replies with files that the member can open, and without files to a guest', async () => {
    const member = await aMember(deps)
    const id = await ask(member, 'A form, please')
    const file_1 = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'form.pdf')
    const { data } = await reply(id, 1, { file_1 })
    const [file] = data.messages[1]?.files ?? []
    expect(file?.name).toBe('form.pdf')
    const path = `/api/v1/sites/${site}/inquiries/${id}/files/${file?.id}`
    const opened = await api.app.request(path, { headers: { Authorization: `Bearer ${member.token}` } })
    expect(opened.status).toBe(200)
    const uploads = await deps.db.$count(upload)
    await askAsGuest()
    const guest = (await listed('received')).items[0]?.id ?? ''
    expect((await reply(guest, 1, { file_1 })).refusal.code).toBe('inquiry.guestFiles')
    expect(await deps.db.$count(upload)).toBe(uploads)
    expect(await deps.db.$count(inquiryMessage, eq(inquiryMessage.inquiry_id, guest))).toBe(1)
  })

  test('reopens a closed inquiry: as answered where the desk wrote last, else as waiting', async () => {
    const id = await ask(await aMember(deps), 'Again')
    const act = (name: 'close' | 'reopen') => api.call(inquiryDesk[name], { params: { site, id } }, as(operator))
    expect((await act('reopen')).refusal.code).toBe('inquiry.notClosed')
    await act('close')
    expect((await act('reopen')).data.status).toBe('received')
    await reply(id, 1)
    await act('close')
    expect((await act('reopen')).data).toMatchObject({ status: 'answered', waiting_since: null })
  })

  test('never sends a text that contains a placeholder', async () => {
    const id = await ask(await aMember(deps), 'Placeholder')
    const body = { content: 'Dear {{name}}, thank you.', seen: 1 }
    const { refusal } = await api.call(inquiryDesk.answer, { params: { site, id }, body }, as(operator))
    expect([refusal.code, refusal.field]).toEqual(['textBlocks.unfilled', 'content'])
  })
})
