import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairRecords, type RecordDraft } from '#contract/fair/record'
import { differencesOf, fairRecordDesk } from '#contract/fair/record-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { participant } from '#server/modules/fair/participant.table'
import { remindRecords } from '#server/modules/fair-records/remind.service'
import { aMeetingContext, aSeller, as, confirmed, type MeetingContext } from '#tests/support/meetings'
import { record } from '#tests/support/records'

let context: MeetingContext
let id: string
let second: string
let other: Awaited<ReturnType<typeof aSeller>>

beforeEach(async () => {
  context = await aMeetingContext()
  ;({ id } = await confirmed(context))
  other = await aSeller(context, { company_en: 'Other Clinic' })
  ;({ id: second } = await confirmed(context, context.buyer, other, context.ahead[1]))
  // The second day's second slot has ended; the third day's are in the future.
  context.deps.clock.advance({ hours: 3 })
})

const save = (who: MeetingContext['buyer'], body: RecordDraft = record, meeting = id) =>
  context.api.call(fairRecords.save, { params: { id: meeting }, body }, as(who))
const list = async (query = {}) => (await context.api.call(fairRecordDesk.list, { query }, as(context.office))).data
const found = async (query = {}) => (await list(query)).items.map((each) => each.id)
const remind = async (body: { ids: string[] } | { filters: object }) =>
  (await context.api.call(fairRecordDesk.remind, { body }, as(context.office))).data
const mailed = async () => {
  await context.deps.jobs.drain(context.deps)
  return context.deps.mails.filter(({ subject }) => /how did/i.test(subject)).map(({ to }) => to)
}

describe('the records at the fair’s desk (product §3, §6)', () => {
  it('cover every meeting that should have been held, side by side, with or without text; and no future one', async () => {
    await save(context.buyer)
    await save(context.seller, { ...record, importance: 'low' })
    expect(await list()).toMatchObject({
      total: { count: 1 },
      items: [
        {
          id,
          booth: 'A01',
          buyer: { company: { en: 'Steppe Travel' } },
          seller: { company: { en: 'Saebom Clinic' } },
          said: { buyer: { importance: 'high' }, seller: { importance: 'low' } },
        },
      ],
    })
    context.deps.clock.advance({ hours: 24 })
    expect(await found()).toEqual([id, second])
    expect(await found({ sort: '-time' })).toEqual([second, id])
    expect(await found({ sort: 'seller' })).toEqual([second, id])
  })

  it('are found by day, by author, and by content of either side', async () => {
    context.deps.clock.advance({ hours: 24 })
    await save(context.buyer)
    await save(context.seller, { ...record, importance: 'low' })
    await save(context.buyer, { ...record, held: false, not_held: 'other_was_away', contract: 'none' }, second)
    const day = context.fair.slots[3]?.day
    expect(await found({ day })).toEqual([id])
    expect(await found({ said: 'both' })).toEqual([id])
    expect(await found({ said: 'one' })).toEqual([second])
    expect(await found({ said: 'none' })).toEqual([])
    expect(await found({ held: 'yes' })).toEqual([id])
    expect(await found({ held: 'no' })).toEqual([second])
    expect(await found({ importance: 'low' })).toEqual([id])
    expect(await found({ contract: 'under_50k' })).toEqual([id])
    expect(await found({ q: 'other cl' })).toEqual([second])
    expect(await found({ q: 'nobody at all' })).toEqual([])
  })

  it.each([
    ['say the same', {}, []],
    ['rate each other differently', { importance: 'low', potential: 1, satisfaction: 1, comment: 'No.' }, []],
    ['name another amount', { contract: 'none' }, ['contract']],
    ['name another type', { type: 'other' }, ['type']],
    ['differ in whether it was held', { held: false, not_held: 'moved', contract: 'none' }, ['held']],
  ] as const)('contradict each other, or not, where two %s', async (_, change, differences) => {
    await save(context.buyer)
    await save(context.seller, { ...record, ...change })
    const { data } = await context.api.call(fairRecordDesk.detail, { params: { id } }, as(context.office))
    expect(differencesOf(data.said.buyer, data.said.seller)).toEqual(differences)
    expect(await found({ differ: '1' })).toEqual(differences.length > 0 ? [id] : [])
  })

  it('are for the office only, and exclude test companies', async () => {
    expect((await context.api.call(fairRecordDesk.list, {}, as(context.seller))).status).toBe(403)
    expect((await context.api.call(fairRecordDesk.remind, { body: { ids: [id] } }, as(context.buyer))).status).toBe(403)
    const ahead = await context.api.call(fairRecordDesk.detail, { params: { id: second } }, as(context.office))
    expect(ahead.status).toBe(404)
    await context.deps.db.update(participant).set({ is_test: true }).where(eq(participant.side, 'buyer'))
    expect(await found()).toEqual([])
  })
})

describe('a reminder from the fair’s office', () => {
  it('is sent only to those without a record, once a day for any number of clicks, and is in the audit log', async () => {
    await save(context.buyer)
    expect(await remind({ ids: [id] })).toEqual({ done: 1, skipped: 0 })
    expect(await remind({ filters: {} })).toEqual({ done: 0, skipped: 1 })
    expect(await mailed()).toEqual([context.seller.email])
    const { data } = await context.api.call(fairRecordDesk.detail, { params: { id } }, as(context.office))
    expect(data.is_current).toBe(true)
    expect(data.reminded).toEqual({ buyer: null, seller: context.deps.clock.now().toISOString() })
    const acts = await context.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'fair.recordsReminded'))
    expect(acts.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
      [context.office.id, { companies: 1, reminded: 1 }],
      [context.office.id, { companies: 1, reminded: 0 }],
    ])
  })

  it('replaces the automatic one of that evening, and two in parallel are one', async () => {
    const both = await Promise.all([remind({ ids: [id] }), remind({ ids: [id] })])
    expect(both.reduce((sum, { done }) => sum + done, 0)).toBe(2)
    context.deps.clock.advance({ hours: 4 })
    await remindRecords(context.deps)
    expect((await mailed()).toSorted()).toEqual([context.buyer.email, context.seller.email].toSorted())
  })
})
