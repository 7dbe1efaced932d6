import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AuditAct } from '#contract/audit-acts'
import { auditDesk } from '#contract/audit-desk'
import { inquiry } from '#contract/inquiry'
import { textBlocks } from '#contract/text-blocks'
import { account } from '#server/modules/accounts/accounts.table'
import { type AuditDetail, type Worded, writeAudit } from '#server/modules/accounts/audit.service'
import { applicationDocument } from '#server/modules/education/education.table'
import { upload } from '#server/modules/media/media.table'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anEducationContext, aSubmitted } from '#tests/support/education'
import { aMember, anAccount, type Person } from '#tests/support/factories'
import { aFair } from '#tests/support/fair'
import { aMiceBooth, aMiceFair, aMiceSession } from '#tests/support/mice'
import { pdf } from '#tests/support/signup'

let deps: TestDeps
let owner: Person
let member: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  owner = await anAccount(deps, { area: 'admin', role: 'owner', name: '윤가람' })
  member = await aMember(deps, { name: 'Maro Kim' })
  const at = deps.clock.now()
  const detail = { amount_won: 1000 }
  await writeAudit(deps.db, { at, actor_id: owner.id, act: 'refund.sent', subject: 'R1', detail })
  await writeAudit(deps.db, { at, actor_id: null, act: 'product.dayPrices', subject: 'a-walk' })
  await writeAudit(deps.db, { at, actor_id: null, act: 'member.block', subject: member.id })
})

const found = async (query: object) => {
  const { data } = await testApi(deps).call(auditDesk.list, { query }, { token: owner.token })
  return data
}

test.each([
  ['환불', 'refund.sent'],
  ['refund', 'refund.sent'],
  ['가격', 'product.dayPrices'],
  ['PRICES', 'product.dayPrices'],
  ['refund.sent', 'refund.sent'],
  ['R1', 'refund.sent'],
  ['윤가람', 'refund.sent'],
  ['maro', 'member.block'],
])('%s finds what a reader means by it', async (q, act) => {
  expect((await found({ q })).items.map((entry) => entry.act)).toEqual([act])
})

test('words that nothing has find nothing, and an act is a filter', async () => {
  expect((await found({ q: 'no such words' })).items).toEqual([])
  expect((await found({ act: 'member.block' })).items.map(({ act }) => act)).toEqual(['member.block'])
})

test('the things that entries are about come with their names', async () => {
  const { things } = await found({ act: 'member.block' })
  expect(things).toEqual([
    { kind: 'account', id: member.id, page: member.id, name: { en: 'Maro Kim', ko: 'Maro Kim' } },
  ])
})

const write = <Detail extends AuditDetail>(act: AuditAct, subject: string, detail?: Worded<Detail>) =>
  writeAudit(deps.db, { at: deps.clock.now(), actor_id: owner.id, act, subject, detail })
/** What a search finds, and the names that it gives to a thing. */
const search = async (q: string, id: string) => {
  const { items, things } = await found({ q })
  return { acts: items.map(({ act }) => act), things: things.filter((thing) => thing.id === id) }
}

const named = (name: string) => ({ en: name, ko: name })

test('booths and meeting times in the details are found and named', async () => {
  const { year, slots, booths } = await aFair(deps)
  const [one, other] = booths
  const [slot] = slots
  if (!slot || !one || !other) throw new Error('no slots or booths')
  await write('fair.booth', member.id, { from: one.id, to: null })
  await write('fair.setup.boothChange', String(year), { booth: other.id })
  await write('fair.matchingLock', member.id, { slot_id: slot.id, is_locked: true })
  expect(await search(one.number, one.id)).toEqual({
    acts: ['fair.booth'],
    things: [{ kind: 'booth', id: one.id, page: one.id, name: named(one.number) }],
  })
  expect((await search(other.number.toLowerCase(), other.id)).acts).toEqual(['fair.setup.boothChange'])
  const time = `${slot.day} ${slot.starts}–${slot.ends}`
  expect(await search(time, slot.id)).toEqual({
    acts: ['fair.matchingLock'],
    things: [{ kind: 'slot', id: slot.id, page: slot.id, name: named(time) }],
  })
})

test('booths and sessions of the MICE fair are found and named', async () => {
  await aMiceFair(deps)
  const booth = await aMiceBooth(deps, 'M-08')
  const title = { en: 'Green halls', ko: '친환경 행사장' }
  const session = await aMiceSession(deps, { title })
  await write('mice.setup.boothChange', '2027', { booth })
  await write('mice.entryUndone', 'M0001', { place: 'hall', session })
  expect(await search('m-08', booth)).toMatchObject({
    acts: ['mice.setup.boothChange'],
    things: [{ kind: 'booth', name: named('M-08') }],
  })
  expect(await search('친환경', session)).toMatchObject({
    acts: ['mice.entryUndone'],
    things: [{ kind: 'session', name: title }],
  })
})

test('a text block has its title, also after it is removed', async () => {
  const { call } = testApi(deps)
  const { token } = await anAccount(deps, { area: 'admin', role: 'operator' })
  const block = (title: string) => ({ title, content: 'Good morning' })
  const params = { site: 'shop' } as const
  const texts = { en: block('Late bus'), ko: block('버스 지연') }
  const { data } = await call(textBlocks.make, { params, body: { texts } }, { token })
  expect(await search('버스 지', data.id)).toEqual({
    acts: ['textBlock.make'],
    things: [{ kind: 'textBlock', id: data.id, page: data.id, name: { en: 'Late bus', ko: '버스 지연' } }],
  })
  await call(textBlocks.remove, { params: { ...params, id: data.id } }, { token })
  const [removal] = (await found({ act: 'textBlock.remove' })).items
  expect(removal?.detail).toEqual({ site: 'shop', title: 'Late bus' })
})

test('a file is found by its name where the reader may open it; otherwise it has only its kind', async () => {
  const { call } = testApi(deps)
  const question = { type: 'other', title: 'Where is it?', content: 'I cannot find it anywhere.' } as const
  const files = { file_1: pdf('Ticket Kim.pdf') }
  await call(inquiry.ask, { params: { site: 'shop' }, body: question, files }, { token: member.token })
  const [{ id } = { id: '' }] = await deps.db.select().from(upload)
  await write('inquiry.file', 'an inquiry', { file: id })
  const ofFile = { kind: 'file', id, page: id }
  expect(await search('ticket kim', id)).toEqual({
    acts: ['inquiry.file'],
    things: [{ ...ofFile, name: named('Ticket Kim.pdf') }],
  })
  await deps.db
    .update(account)
    .set({ roles: ['owner'] })
    .where(eq(account.id, owner.id))
  expect((await search('ticket kim', id)).acts).toEqual([])
  expect((await search('inquiry.file', id)).things).toEqual([{ ...ofFile, name: named('PDF') }])
})

test('a document of education travel has the kind of the file behind it, and its application the number', async () => {
  const context = await anEducationContext()
  const { api } = context
  const admin = await anAccount(context.deps, { area: 'admin', role: 'owner' })
  const id = await aSubmitted(context)
  const [document] = await context.deps.db.select().from(applicationDocument)
  const at = context.deps.clock.now()
  const detail = { document: document?.id }
  await writeAudit(context.deps.db, { at, actor_id: null, act: 'education.document', subject: id, detail })
  const { data } = await api.call(auditDesk.list, { query: { act: 'education.document' } }, { token: admin.token })
  expect(data.things).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'application', id }),
      { kind: 'file', id: document?.id, page: document?.upload_id, name: named('PDF') },
    ]),
  )
})
