import { beforeEach, expect, it } from 'vitest'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRecords, type RecordDraft } from '#contract/fair/record'
import { fairRecordDesk } from '#contract/fair/record-desk'
import { remindRecords } from '#server/modules/fair-records/remind.service'
import { aParticipant } from '#tests/support/fair'
import { aMeetingContext, as, confirmed, type MeetingContext, only, step } from '#tests/support/meetings'
import { record } from '#tests/support/records'

let context: MeetingContext
let id: string

const save = (who = context.buyer, body: RecordDraft = record) =>
  context.api.call(fairRecords.save, { params: { id }, body }, as(who))
const own = async (who = context.buyer) => (await context.api.call(fairRecords.own, {}, as(who))).data

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
