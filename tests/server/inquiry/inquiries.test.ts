import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { inquiry } from '#contract/inquiry'
import { inquiryDesk } from '#contract/inquiry-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { inquiryMessage, inquiry as inquiryTable } from '#server/modules/inquiry/inquiry.table'
import { upload } from '#server/modules/media/media.table'
import { type TestApi, testApi } from '#tests/support/api'
import { openConnections, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { countQueries } from '#tests/support/queries'

let deps: TestDeps
let api: TestApi
let member: Person
let operator: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  member = await aMember(deps, { name: 'Maya Lind', lang: 'en' })
  operator = await anOperator({ deps })
})

const site = 'shop'
const draft = { type: 'product', title: 'A pushchair', content: 'May we bring a folding pushchair?' } as const
const as = (who: Person) => ({ token: who.token })
const place = (id: string) => ({ params: { site, id } }) as const

async function ask(who = member, change: object = {}, files = {}) {
  const { data, refusal } = await api.call(
    inquiry.ask,
    { params: { site }, body: { ...draft, ...change }, files },
    as(who),
  )
  if (!data) throw new Error(refusal.code)
  return data
}
const thread = async (id: string, who = member) => (await api.call(inquiry.thread, place(id), as(who))).data
const answer = async (id: string, content = 'Yes, it travels free of charge.') => {
  const seen = await deps.db.$count(inquiryMessage, eq(inquiryMessage.inquiry_id, id))
  return api.call(inquiryDesk.answer, { ...place(id), body: { content, seen } }, as(operator))
}
const add = (id: string, content = 'And a child seat, please?', files = {}) =>
  api.call(inquiry.add, { ...place(id), body: { content }, files }, as(member))
const statusOf = async (id: string) => (await thread(id)).status
const photo = async (name = 'ticket.png') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
  )

describe('a member’s inquiry (product §3)', () => {
  test('is stored with its number and confirmed by mail in the member’s language', async () => {
    const korean = await aMember(deps, { name: '서윤아', lang: 'ko' })
    const { id, number } = await ask(korean)
    expect(number).toMatch(/^IQ270302-[2-9A-HJ-NP-Z]{8}$/)
    await deps.jobs.drain(deps)
    const [mail] = deps.mails
    expect(mail?.to).toBe(korean.email)
    expect(mail?.subject).toContain(number)
    expect(mail?.text).toContain('서윤아 님')
    expect(mail?.text).toContain(`http://naru.test/board/contact-us-detail/${id}`)
  })

  test.each([
    ['no type', { type: undefined }, 'type'],
    ['an unknown type', { type: 'gossip' }, 'type'],
    ['no title', { title: '  ' }, 'title'],
    ['fewer than ten characters', { content: 'Too short' }, 'content'],
    ['a text that is too long', { content: 'x'.repeat(3001) }, 'content'],
    ['a character that no text can contain', { title: 'a\u0000b' }, 'title'],
    ['an address of its own', { email: 'other@people.test' }, undefined],
  ])('is refused with %s (product §5)', async (_, change, field) => {
    const body = { ...draft, ...change } as never
    const { status, refusal } = await api.call(inquiry.ask, { params: { site }, body }, as(member))
    expect([status, refusal.field]).toEqual([400, field])
    expect(await deps.db.$count(inquiryTable)).toBe(0)
  })

  test('gets a reply, is shown as answered, and the reply is mailed with a link to the thread', async () => {
    const { id, number } = await ask()
    await answer(id, 'Yes.\n\nIt travels free of charge.')
    const shown = await thread(id)
    expect(shown.status).toBe('answered')
    expect(shown.messages.map(({ author, content }) => [author, content])).toEqual([
      ['person', draft.content],
      ['operator', 'Yes.\n\nIt travels free of charge.'],
    ])
    await deps.jobs.drain(deps)
    const mail = deps.mails.at(-1)
    expect(mail).toMatchObject({ to: member.email, subject: expect.stringContaining(number) })
    for (const text of ['It travels free of charge.', draft.content, `/board/contact-us-detail/${id}`]) {
      expect(mail?.text).toContain(text)
    }
  })

  test('is open again when the member adds a message, whether it was answered or closed (product §4)', async () => {
    const { id } = await ask()
    await answer(id)
    await add(id)
    expect(await statusOf(id)).toBe('received')
    expect((await api.call(inquiry.solve, place(id), as(member))).data.status).toBe('closed')
    expect((await api.call(inquiry.solve, place(id), as(member))).refusal.code).toBe('inquiry.closed')
    await add(id, 'Something has come up again.')
    expect(await statusOf(id)).toBe('received')
  })

  test('is not found by others: not its thread, not its list, not to add to or to close', async () => {
    const { id } = await ask()
    const stranger = as(await aMember(deps))
    const body = { content: 'Let me in, please.' }
    for (const attempt of [
      api.call(inquiry.thread, place(id), stranger),
      api.call(inquiry.add, { ...place(id), body }, stranger),
      api.call(inquiry.solve, place(id), stranger),
      api.call(inquiry.thread, { params: { site: 'mice', id } }, as(member)),
    ]) {
      const { status, refusal } = await attempt
      expect([status, refusal.code]).toEqual([404, 'inquiry.notFound'])
    }
    expect((await api.call(inquiry.list, { params: { site } }, stranger)).data.total).toBe(0)
    expect((await thread(id)).messages).toHaveLength(1)
  })

  test('stores every message of parallel calls, in one order', async () => {
    const { id } = await ask()
    await openConnections(deps.db)
    const texts = Array.from({ length: 8 }, (_, at) => `Message number ${at}`)
    const answers = await Promise.all(texts.map((content) => add(id, content)))
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200))
    const contents = (await thread(id)).messages.slice(1).map(({ content }) => content)
    expect(contents.toSorted()).toEqual(texts)
  })

  test('is listed by status, latest message first, with the same number of queries however many there are', async () => {
    const first = await ask(member, { title: 'first' })
    deps.clock.advance({ minutes: 1 })
    await ask(member, { title: 'second' })
    deps.clock.advance({ minutes: 1 })
    await answer(first.id)
    const list = (status?: 'received' | 'answered') =>
      api.call(inquiry.list, { params: { site }, query: { status } }, as(member))
    expect((await list()).data.items.map(({ title }) => title)).toEqual(['first', 'second'])
    expect((await list('answered')).data.items.map(({ title }) => title)).toEqual(['first'])
    const measure = async () => (await countQueries(() => list())).queries
    const two = await measure()
    for (let at = 0; at < 6; at++) await ask()
    expect(await measure()).toBe(two)
  })
})

describe('files of an inquiry (product §5, domain hazard 7)', () => {
  const fetchFile = (id: string, file: string, token: string) =>
    api.app.request(`/api/v1/sites/${site}/inquiries/${id}/files/${file}`, {
      headers: { Authorization: `Bearer ${token}` },
    })

  test('are sent to the member and to operators, as attachments, and to no one else', async () => {
    const { id } = await ask(member, {}, { file_1: await photo('영수증.png'), file_2: await photo() })
    const [message] = (await thread(id)).messages
    expect(message?.files.map(({ name }) => name)).toEqual(['영수증.png', 'ticket.png'])
    const file = message?.files[0]?.id ?? ''
    const own = await fetchFile(id, file, member.token)
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(own.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect((await fetchFile(id, file, (await aMember(deps)).token)).status).toBe(404)
    const other = await ask()
    expect((await fetchFile(other.id, file, member.token)).status).toBe(404)
    const desk = await api.app.request(`/api/v1/admin/sites/${site}/inquiries/${id}/files/${file}`, {
      headers: { Authorization: `Bearer ${operator.token}` },
    })
    expect(desk.status).toBe(200)
    const entries = await deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'inquiry.file'))
    expect(entries).toMatchObject([{ actor_id: operator.id, subject: id, detail: { file } }])
  })

  test.each([
    ['a page in disguise', () => new File(['<!doctype html><script>1</script>'], 'ticket.pdf'), 'validation.fileType'],
    ['a program', () => new File([Buffer.from('MZ\x90\x00')], 'ticket.jpg'), 'validation.fileType'],
    ['more than five megabytes', () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.pdf'), 'validation.fileSize'],
  ])('are refused when one is %s: nothing of the inquiry or of the other files is stored', async (_, bad, code) => {
    const files = { file_1: await photo(), file_2: bad() }
    const { refusal } = await api.call(inquiry.ask, { params: { site }, body: draft, files }, as(member))
    expect([refusal.code, refusal.field]).toEqual([code, 'file'])
    expect([deps.files.size, await deps.db.$count(upload), await deps.db.$count(inquiryTable)]).toEqual([0, 0, 0])
  })

  test('contain no location and camera of a photo', async () => {
    const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Make: 'Secret Camera' } })
      .jpeg()
      .toBuffer()
    await ask(member, {}, { file_1: new File([new Uint8Array(body)], 'photo.jpg') })
    const [kept] = deps.files.values()
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })
})
