import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#contract/days'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRecords, type RecordDraft } from '#contract/fair/record'
import { fairRecordDesk } from '#contract/fair/record-desk'
import { fairWishes } from '#contract/fair/wish'
import { issueToken } from '#server/modules/accounts/session.service'
import { isDue, remindRecords } from '#server/modules/fair-records/remind.service'
import { aParticipant, type Company } from '#tests/support/fair'
import {
  aMeetingContext,
  aRequest,
  aSeller,
  as,
  confirmed,
  type MeetingContext,
  only,
  step,
} from '#tests/support/meetings'
import { record } from '#tests/support/records'

let context: MeetingContext
let id: string

const save = (who = context.buyer, body: RecordDraft = record) =>
  context.api.call(fairRecords.save, { params: { id }, body }, as(who))
const own = async (who = context.buyer) => (await context.api.call(fairRecords.own, {}, as(who))).data

/** A session on a later day. */
const session = async ({ deps }: MeetingContext, { account_id }: Company) => ({
  token: await issueToken(deps.db, deps.clock.now(), account_id, 'business'),
})

beforeEach(async () => {
  context = await aMeetingContext()
  ;({ id } = await confirmed(context))
})

it('is due once a meeting has begun, and not before (product §3)', async () => {
  expect(await own()).toEqual([])
  expect((await save()).refusal.code).toBe('meeting.notYet')
  context.deps.clock.advance({ hours: 2 })
  expect(await own()).toMatchObject([{ meeting: { id }, record: null, prefilled: { held: true, not_held: null } }])
  expect((await save()).status).toBe(200)
  expect(await own()).toMatchObject([{ record }])
})

it('keeps the last version, however often the same is sent, and is for its author only', async () => {
  context.deps.clock.advance({ hours: 3 })
  await save()
  await save()
  await save(context.buyer, { ...record, potential: 2 })
  expect(await own()).toMatchObject([{ record: { potential: 2 } }])
  expect((await own(context.seller))[0]?.record).toBeNull()
  const stranger = await aParticipant(context.deps, { side: 'buyer' })
  expect((await save(stranger)).refusal.code).toBe('meeting.notFound')
})

it('is prefilled with what was reported at the booth, and needs a reason where a meeting was not held', async () => {
  const { api, seller, deps } = context
  deps.clock.advance({ hours: 2 })
  await api.call(fairMeetings.missed, { params: { id }, body: { missed: true } }, as(seller))
  expect((await own(seller))[0]?.prefilled).toMatchObject({ held: false, not_held: 'other_was_away' })
  expect((await own())[0]?.prefilled).toMatchObject({ held: false, not_held: 'i_was_away' })
  const bare = await save(context.buyer, { ...record, held: false })
  expect([bare.status, bare.refusal.field]).toEqual([400, 'not_held'])
})

it('triggers a reminder in the evening, once a day, until it is written', async () => {
  const { deps, buyer, seller } = context
  const mails = async () => {
    await remindRecords(deps)
    await deps.jobs.drain(deps)
    return deps.mails.map(({ to }) => to).filter((to) => to === buyer.email || to === seller.email)
  }
  deps.clock.advance({ hours: 5 })
  expect(await mails()).toEqual([])
  await save()
  deps.clock.advance({ hours: 2 })
  expect(await mails()).toEqual([seller.email])
  expect(await mails()).toEqual([seller.email])
  deps.clock.advance({ hours: 24 })
  expect(await mails()).toEqual([seller.email, seller.email])
  await save(seller)
  deps.clock.advance({ hours: 24 })
  expect(await mails()).toEqual([seller.email, seller.email])
})

it('triggers a reminder daily for a week after the meeting, then weekly', () => {
  const due = [0, 1, 6, 7, 8, 13, 14, 20, 21].filter((days) => isDue('2027-03-02', addDays('2027-03-02', days)))
  expect(due).toEqual([0, 1, 6, 7, 14, 21])
})

it('triggers reminders until it is written, however long ago the meeting was', async () => {
  const { deps, buyer } = context
  const mails = async () => {
    await remindRecords(deps)
    await deps.jobs.drain(deps)
    return deps.mails.filter(({ to }) => to === buyer.email).length
  }
  deps.clock.advance({ days: 20, hours: 7 })
  expect(await mails()).toBe(0)
  deps.clock.advance({ days: 1 })
  expect(await mails()).toBe(1)
  await context.api.call(fairRecords.save, { params: { id }, body: record }, await session(context, buyer))
  deps.clock.advance({ days: 7 })
  expect(await mails()).toBe(1)
})

describe('a company’s own figures (product §3)', () => {
  const figures = async (who = context.buyer, query = {}) =>
    (await context.api.call(fairRecords.figures, { query }, as(who))).data

  it('count wishes, requests by either side and meetings, and its own records only', async () => {
    const { api, deps, buyer, seller, ahead } = context
    const hotel = await aSeller(context)
    for (const { id: to } of [seller, hotel])
      await api.call(fairWishes.save, { params: { id: to }, body: { priority: 1, note: '' } }, as(buyer))
    await api.call(fairWishes.send, {}, as(buyer))
    const asked = await aRequest(context, hotel, buyer, ahead[1])
    await step(context, buyer, asked, 'reject', { reason: 'Full.' })
    deps.clock.advance({ hours: 3 })
    await save(seller, { ...record, held: false, not_held: 'other_was_away' })
    expect(await figures()).toMatchObject({
      wishes: { sent: 2, met: 1 },
      requests: { mine: { sent: 1, accepted: 1 }, theirs: { sent: 1, accepted: 0, rejected: 1 }, office: { sent: 0 } },
      // What the other side recorded is not shown.
      meetings: { confirmed: 1, begun: 1, held: 0, missed_by_me: 0, missed_by_other: 0, unrecorded: 1 },
    })
    await save()
    const after = await figures()
    expect(after.meetings).toMatchObject({ held: 1, missed_by_me: 0, unrecorded: 0 })
    expect(after.contracts.filter(({ count }) => count > 0)).toEqual([{ band: record.contract, count: 1 }])
    expect(after.satisfactions.filter(({ count }) => count > 0)).toEqual([{ score: record.satisfaction, count: 1 }])
    const theirs = await figures(seller)
    expect(theirs.meetings).toMatchObject({ held: 0, missed_by_me: 0, missed_by_other: 1 })
    expect(theirs.contracts.every(({ count }) => count === 0)).toBe(true)
  })

  it('are of one company: those of others count nothing in them', async () => {
    const { deps } = context
    const other = await aParticipant(deps, { side: 'buyer' })
    deps.clock.advance({ hours: 3 })
    await save()
    expect((await figures(other)).meetings).toMatchObject({ confirmed: 0, begun: 0, held: 0 })
    expect((await figures(other)).requests.theirs).toMatchObject({ sent: 0 })
  })
})

it('is due for a meeting whose cancellation got no response in time: it stayed in both calendars', async () => {
  const { seller, deps, office, api } = context
  const requested = await step(context, context.buyer, await only(context, context.buyer), 'ask_cancel', {
    reason: 'Late.',
  })
  expect(requested.data.status).toBe('cancel_requested')
  deps.clock.advance({ hours: 3 })
  expect(await own(seller)).toMatchObject([{ meeting: { id }, record: null }])
  expect((await save(seller)).status).toBe(200)
  const { data } = await api.call(fairRecordDesk.list, { query: { per_page: 50 } }, as(office))
  expect(data.items.map((each) => each.id)).toEqual([id])
})
