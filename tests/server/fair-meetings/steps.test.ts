import { beforeEach, describe, expect, it } from 'vitest'
import { fairCalendar } from '#contract/fair/calendar'
import { fairMeetings } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { meetingStatuses } from '#contract/fair/status'
import { mayStep, meetingActs, meetingSteps, type Standing } from '#contract/fair/steps'
import { meetingEvent } from '#server/modules/fair-meetings/meeting.table'
import { aParticipant, type Company } from '#tests/support/fair'
import {
  aMeetingContext,
  aRequest,
  aSeller,
  as,
  ask,
  confirmed,
  heldIn,
  type MeetingContext,
  mine,
  only,
  setStatus,
  step,
} from '#tests/support/meetings'

let context: MeetingContext
const slot = (at: number) => context.ahead[at] ?? ''
const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) => [status, refusal.code]

beforeEach(async () => {
  context = await aMeetingContext()
})

describe('the steps of a meeting (product §4)', () => {
  it('are requested by one side and confirmed by the other, and both calendars block the slot', async () => {
    const { buyer, seller } = context
    const request = await aRequest(context)
    expect(request).toMatchObject({
      status: 'requested',
      asked_by: 'me',
      booth: { number: 'A01' },
      acts: ['cancel', 'propose'],
    })
    expect(await only(context, seller)).toMatchObject({ asked_by: 'other', acts: ['confirm', 'reject', 'propose'] })
    expect(await heldIn(context, buyer, slot(0))).toBeNull()
    const { data } = await step(context, seller, request, 'confirm')
    expect(data).toMatchObject({ status: 'confirmed', version: 1 })
    expect([await heldIn(context, buyer, slot(0)), await heldIn(context, seller, slot(0))]).toEqual([
      request.id,
      request.id,
    ])
  })

  it('are logged one by one, with their actor', async () => {
    const { buyer, seller, deps } = context
    const { id } = await confirmed(context)
    await step(context, buyer, await only(context, buyer), 'ask_cancel', { reason: 'Our flight was canceled.' })
    await step(context, seller, await only(context, seller), 'allow_cancel')
    const events = await deps.db.select().from(meetingEvent)
    const [ofBuyer, ofSeller] = [buyer, seller].map((each) => [each.account_id, each.id])
    expect(events.map(({ act, by, party_id, from, to }) => [act, [by, party_id], from, to])).toEqual([
      ['ask', ofBuyer, null, 'requested'],
      ['confirm', ofSeller, 'requested', 'confirmed'],
      ['ask_cancel', ofBuyer, 'confirmed', 'cancel_requested'],
      ['allow_cancel', ofSeller, 'cancel_requested', 'canceled'],
    ])
    expect(events.every(({ meeting_id }) => meeting_id === id)).toBe(true)
    expect(await heldIn(context, buyer, slot(0))).toBeNull()
  })

  it('keep the slot while a cancellation is pending, and after it was refused', async () => {
    const { buyer, seller } = context
    await confirmed(context)
    await step(context, buyer, await only(context, buyer), 'ask_cancel', { reason: 'We are late.' })
    expect(await heldIn(context, seller, slot(0))).not.toBeNull()
    expect((await step(context, seller, await only(context, seller), 'keep')).data.status).toBe('confirmed')
    expect(await heldIn(context, buyer, slot(0))).not.toBeNull()
  })

  it('allow what the table says from every status, and nothing else', async () => {
    const standing: Standing = {
      status: 'requested',
      asked_by: 'buyer',
      proposed_by: 'buyer',
      buyer_agreed: false,
      seller_agreed: false,
    }
    for (const status of meetingStatuses) {
      for (const act of meetingActs) {
        const anybody = (['buyer', 'seller', 'office'] as const).some((who) =>
          mayStep(act, { ...standing, status }, who, false),
        )
        expect([status, act, anybody]).toEqual([
          status,
          act,
          (meetingSteps[act].from as readonly string[]).includes(status),
        ])
      }
    }
    expect(meetingActs.filter((act) => mayStep(act, standing, 'buyer', false))).toEqual([
      'cancel',
      'propose',
      'decline_time',
    ])
    expect(meetingActs.filter((act) => mayStep(act, standing, 'seller', false))).toEqual([
      'confirm',
      'reject',
      'propose',
      'accept_time',
      'decline_time',
    ])
  })

  it('refuse an unauthorized company, an outdated version, and a stranger', async () => {
    const { buyer, seller } = context
    const request = await aRequest(context)
    expect(codeOf(await step(context, buyer, request, 'confirm'))).toEqual([409, 'meeting.step'])
    expect(codeOf(await step(context, seller, { ...request, version: 4 }, 'confirm'))).toEqual([409, 'meeting.changed'])
    const stranger = await aParticipant(context.deps, { side: 'buyer' })
    expect(codeOf(await step(context, stranger, request, 'confirm'))).toEqual([404, 'meeting.notFound'])
    expect(codeOf(await step(context, seller, request, 'reject'))).toEqual([400, 'validation.fillIn'])
    const { data } = await step(context, seller, request, 'reject', { reason: 'Not our field.' })
    expect(data).toMatchObject({ status: 'rejected', reason: 'Not our field.', acts: [] })
  })

  it('move a meeting to another time as a change of the same row, after the other accepts', async () => {
    const { buyer, seller } = context
    const meeting = await confirmed(context)
    // It is noon: the last hours before today's meeting, in which no time can be proposed, have not begun. The new slot is
    // tomorrow's.
    const proposed = await step(context, seller, meeting, 'propose', { reason: 'A guest comes.', slot_id: slot(2) })
    expect(proposed.data).toMatchObject({ status: 'confirmed', proposed: { by: 'me', slot: { id: slot(2) } } })
    const { data } = await step(context, buyer, await only(context, buyer), 'accept_time')
    expect(data).toMatchObject({ id: meeting.id, status: 'confirmed', slot: { id: slot(2) }, proposed: null })
    expect([await heldIn(context, seller, slot(0)), await heldIn(context, seller, slot(2))]).toEqual([null, meeting.id])
  })

  it('allow no proposal of another time in the last hours before a meeting', async () => {
    const { seller, deps } = context
    const meeting = await confirmed(context)
    deps.clock.advance({ minutes: 1 })
    const late = await step(context, seller, meeting, 'propose', { reason: 'A guest comes.', slot_id: slot(2) })
    expect(codeOf(late)).toEqual([409, 'meeting.tooLateToMove'])
  })

  it('let the office move, cancel and request on behalf of a company, without using up its limits', async () => {
    const { api, buyer, seller, office } = context
    const body = {
      from: buyer.id,
      to: seller.id,
      slot_id: slot(0),
      attendees: 2,
      message: '',
      as: 'requested',
      reason: 'By phone.',
    } as const
    const made = await api.call(fairMeetingDesk.ask, { body }, as(office))
    const seen = await only(context, seller)
    expect(seen).toMatchObject({ id: made.data.id, status: 'requested', asked_by: 'other' })
    const { data } = await api.call(fairMeetings.chances, { params: { id: seller.id } }, as(buyer))
    expect(data.left.today).toBe(20)
    const moved = { act: 'move', version: 0, reason: 'The hall closes.', slot_id: slot(1) } as const
    await api.call(fairMeetingDesk.step, { params: { id: seen.id }, body: moved }, as(office))
    expect((await only(context, seller)).slot.id).toBe(slot(1))
    const off = { act: 'call_off', version: 1, reason: 'The seller is ill.' } as const
    await api.call(fairMeetingDesk.step, { params: { id: seen.id }, body: off }, as(office))
    expect(await only(context, buyer)).toMatchObject({ status: 'canceled', reason: 'The seller is ill.' })
  })

  it('confirm the office’s proposal only when both have accepted', async () => {
    const { api, buyer, seller, office } = context
    const body = {
      from: buyer.id,
      to: seller.id,
      slot_id: slot(0),
      attendees: 1,
      message: '',
      as: 'admin_matching',
      reason: 'They fit.',
    } as const
    await api.call(fairMeetingDesk.ask, { body }, as(office))
    const first = await step(context, buyer, await only(context, buyer), 'accept_match')
    expect(first.data).toMatchObject({
      status: 'admin_matching',
      agreed: { me: true, other: false },
      acts: ['decline_match'],
    })
    expect(await heldIn(context, buyer, slot(0))).toBeNull()
    const second = await step(context, seller, await only(context, seller), 'accept_match')
    expect(second.data).toMatchObject({ status: 'confirmed', agreed: { me: true, other: true } })
    expect(await heldIn(context, buyer, slot(0))).not.toBeNull()
  })

  it('ask both again where the office moves a meeting that one of them has accepted', async () => {
    const { api, buyer, seller, office } = context
    const proposal = { from: buyer.id, to: seller.id, slot_id: slot(0), attendees: 1, message: '', reason: 'They fit.' }
    await api.call(fairMeetingDesk.ask, { body: { ...proposal, as: 'admin_matching' } }, as(office))
    const yes = await step(context, buyer, await only(context, buyer), 'accept_match')
    const { id, version } = yes.data
    const body = { act: 'move', version, reason: 'The booth is taken.', slot_id: slot(1) } as const
    await api.call(fairMeetingDesk.step, { params: { id }, body }, as(office))
    expect((await only(context, buyer)).agreed).toEqual({ me: false, other: false })
    const second = await step(context, seller, await only(context, seller), 'accept_match')
    expect(second.data.status).toBe('admin_matching')
    expect(await heldIn(context, buyer, slot(1))).toBeNull()
  })
})

describe('a confirmation is refused with the reason (product §4)', () => {
  it('where one of the two has deactivated the slot since', async () => {
    const { api, buyer, seller } = context
    const request = await aRequest(context)
    const close = (who: typeof buyer, open: boolean) =>
      api.call(fairCalendar.set, { body: { slot_ids: [slot(0)], open } }, as(who))
    await close(buyer, false)
    expect(codeOf(await step(context, seller, request, 'confirm'))).toEqual([409, 'meeting.closedTheirs'])
    await close(buyer, true)
    await close(seller, false)
    expect(codeOf(await step(context, seller, request, 'confirm'))).toEqual([409, 'meeting.closedMine'])
    await close(seller, true)
    expect((await step(context, seller, request, 'confirm')).data.status).toBe('confirmed')
    expect(codeOf(await close(seller, false))).toEqual([409, 'meeting.slotHeld'])
  })

  it('where one of the two then meets another company, which is named', async () => {
    const { buyer, seller } = context
    const another = await aSeller(context)
    const [one, two] = [await aRequest(context), await aRequest(context, buyer, another)]
    await step(context, seller, one, 'confirm')
    const theirs = await step(context, another, two, 'confirm')
    expect(codeOf(theirs)).toEqual([409, 'meeting.busyTheirs'])
    expect(theirs.refusal.message).toContain('Steppe Travel')
    const third = await aParticipant(context.deps, { side: 'buyer' })
    expect(codeOf(await ask(context, third, seller))).toEqual([409, 'meeting.busyTheirs'])
    expect(codeOf(await ask(context, buyer, another, { slot_id: slot(1) }))).toEqual([409, 'meeting.alreadyAsked'])
  })

  it('with the other company’s name in the reader’s language', async () => {
    const { api } = context
    const buyer = await aParticipant(context.deps, { side: 'buyer', company_en: 'Altai', company_ko: '알타이 여행' })
    await confirmed(context, buyer)
    const third = await aSeller(context)
    const body = { to: buyer.id, slot_id: slot(0), attendees: 1, message: '' }
    const messageIn = async (language: string) => {
      const { token, headers } = as(third)
      const answer = await api.call(
        fairMeetings.ask,
        { body },
        { token, headers: { ...headers, 'Accept-Language': language } },
      )
      return answer.refusal.message
    }
    expect(await messageIn('ko')).toBe('해당 시간에 알타이 여행의 다른 미팅이 이미 확정되어 있습니다.')
    expect(await messageIn('ja')).toContain('Altai')
  })

  it('where the same two meet in another slot, and where the booth is taken then', async () => {
    const { buyer, seller, fair } = context
    await confirmed(context)
    expect(codeOf(await ask(context, buyer, seller, { slot_id: slot(1) }))).toEqual([409, 'meeting.pairMet'])
    const neighbor = await aSeller(context, {}, 0)
    const third = await aParticipant(context.deps, { side: 'buyer' })
    const request = await aRequest(context, third, neighbor)
    expect(fair.booths[0]?.number).toBe(request.booth?.number)
    expect(codeOf(await step(context, neighbor, request, 'confirm'))).toEqual([409, 'meeting.boothTaken'])
    expect(await heldIn(context, third, slot(0))).toBeNull()
  })

  it('where a company has the maximum number of meetings', async () => {
    context = await aMeetingContext({ meetings_most: 1 })
    await confirmed(context)
    const another = await aSeller(context)
    expect(codeOf(await ask(context, context.buyer, another, { slot_id: slot(1) }))).toEqual([409, 'meeting.mostMine'])
  })
})

describe('a request (product §4)', () => {
  it('is refused for a slot that has begun, before requests are open, and between companies of one side', async () => {
    const { buyer, seller, fair, deps } = context
    expect(codeOf(await ask(context, buyer, seller, { slot_id: fair.slots[0]?.id ?? '' }))).toEqual([
      409,
      'meeting.slotPast',
    ])
    const other = await aParticipant(deps, { side: 'buyer' })
    expect(codeOf(await ask(context, buyer, other))).toEqual([409, 'meeting.sameSide'])
    const later = await aMeetingContext({ requests_open: '2027-03-03' })
    expect(codeOf(await ask(later, later.buyer, later.seller))).toEqual([409, 'meeting.notOpen'])
  })

  it('is for approved companies, and of test companies among themselves', async () => {
    const { buyer, seller, deps } = context
    const test = await aSeller(context, { isTest: true })
    expect(codeOf(await ask(context, buyer, test))).toEqual([404, 'meeting.companyUnknown'])
    await setStatus(deps, seller, 'submitted')
    expect(codeOf(await ask(context, buyer, seller))).toEqual([404, 'meeting.companyUnknown'])
    await setStatus(deps, buyer, 'revision')
    expect(codeOf(await ask(context, buyer, seller))).toEqual([403, 'meeting.notApproved'])
    const chances = await context.api.call(fairMeetings.chances, { params: { id: test.id } }, as(buyer))
    expect(codeOf(chances)).toEqual([403, 'meeting.notApproved'])
  })

  it('counts against the sender’s limits, never the recipient’s', async () => {
    context = await aMeetingContext({ requests_a_day: 2, requests_waiting: 1 })
    const { buyer, seller, deps } = context
    for (const at of [0, 1, 2])
      await aRequest(context, await aParticipant(deps, { side: 'buyer', company_en: `B${at}` }), seller)
    const another = await aParticipant(deps, { side: 'buyer' })
    const sent = await aRequest(context, seller, another)
    expect(codeOf(await ask(context, seller, buyer))).toEqual([409, 'meeting.tooManyWaiting'])
    await step(context, seller, sent, 'cancel')
    await aRequest(context, seller, buyer)
    await step(
      context,
      seller,
      (await mine(context, seller)).find(({ other }) => other.id === buyer.id) as never,
      'cancel',
    )
    expect(codeOf(await ask(context, seller, another))).toEqual([409, 'meeting.tooManyToday'])
    deps.clock.advance({ hours: 15 })
    expect((await ask(context, seller, another, { slot_id: slot(2) })).status).toBe(200)
  })

  it('counts as pending only while a response is still possible', async () => {
    context = await aMeetingContext({ requests_waiting: 1 })
    const { seller, deps } = context
    await aRequest(context, seller, await aParticipant(deps, { side: 'buyer' }), slot(0))
    const another = await aParticipant(deps, { side: 'buyer' })
    expect(codeOf(await ask(context, seller, another, { slot_id: slot(1) }))).toEqual([409, 'meeting.tooManyWaiting'])
    deps.clock.advance({ hours: 3 })
    expect((await ask(context, seller, another, { slot_id: slot(1) })).status).toBe(200)
  })

  it('shows slots in which both and the booth are free, before it is sent', async () => {
    const { api, buyer, seller } = context
    await confirmed(context, await aParticipant(context.deps, { side: 'buyer' }), seller, slot(0))
    await api.call(fairCalendar.set, { body: { slot_ids: [slot(1)], open: false } }, as(buyer))
    const { data } = await api.call(fairMeetings.chances, { params: { id: seller.id } }, as(buyer))
    expect(data.slots.map(({ id }) => id)).toEqual([slot(2)])
    expect([data.meeting, data.last]).toEqual([null, null])
  })

  it('say what was declined last and why, to both sides, until there is another request', async () => {
    const { api, buyer, seller, deps } = context
    const chances = async (from: Company, to: Company) =>
      (await api.call(fairMeetings.chances, { params: { id: to.id } }, as(from))).data
    for (const [at, reason] of ['Not this year.', 'No time on this day.'].entries()) {
      await step(context, seller, await aRequest(context, buyer, seller, slot(at)), 'reject', { reason })
      deps.clock.advance({ minutes: 1 })
    }
    for (const found of [await chances(buyer, seller), await chances(seller, buyer)])
      expect(found).toMatchObject({ meeting: null, last: { status: 'rejected', reason: 'No time on this day.' } })
    const another = await aParticipant(deps, { side: 'buyer' })
    expect((await chances(another, seller)).last).toBeNull()
    await aRequest(context, buyer, seller, slot(2))
    expect(await chances(buyer, seller)).toMatchObject({ meeting: { status: 'requested' }, last: null })
  })
})
