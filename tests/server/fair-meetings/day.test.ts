import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fairCalendar } from '#contract/fair/calendar'
import { fairDayDesk } from '#contract/fair/day'
import { fairMeetings } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { fairViewer } from '#contract/fair/viewer'
import { transaction } from '#server/db/connect'
import { setBlocked } from '#server/modules/accounts/block.service'
import { hasAgreed } from '#server/modules/fair-meetings/agreed.service'
import { mailDigests } from '#server/modules/fair-meetings/digest.service'
import { calendarEntry, meeting } from '#server/modules/fair-meetings/meeting.table'
import { placeMeetings, withdrawPlaced } from '#server/modules/fair-meetings/place.service'
import { watching } from '#server/modules/fair-meetings/watch.service'
import type { Refusal } from '#server/refusal'
import { aParticipant } from '#tests/support/fair'
import {
  aMeetingContext,
  aRequest,
  aSeller,
  as,
  ask,
  confirmed,
  type MeetingContext,
  mine,
  only,
  step,
} from '#tests/support/meetings'
import { readStream } from '#tests/support/streams'

let context: MeetingContext
const slot = (at: number) => context.ahead[at] ?? ''

beforeEach(async () => {
  context = await aMeetingContext()
})

describe('placing many meetings', () => {
  const place = (planned: { buyer_id: string; seller_id: string; slot_id: string }[], run_id = randomUUID()) =>
    transaction(context.deps.db, (tx) =>
      placeMeetings(tx, planned, { as: 'confirmed', run_id, by: context.office.id, at: context.deps.clock.now() }),
    )

  it('places those without a conflict, and names the conflicts of the rest', async () => {
    const { buyer, seller, api } = context
    const [third, closed] = [await aParticipant(context.deps, { side: 'buyer' }), await aSeller(context)]
    await api.call(fairCalendar.set, { body: { slot_ids: [slot(0)], open: false } }, as(closed))
    const { placed, conflicts } = await place([
      { buyer_id: buyer.id, seller_id: seller.id, slot_id: slot(0) },
      { buyer_id: third.id, seller_id: seller.id, slot_id: slot(0) },
      { buyer_id: third.id, seller_id: closed.id, slot_id: slot(0) },
      { buyer_id: buyer.id, seller_id: seller.id, slot_id: slot(1) },
      { buyer_id: third.id, seller_id: closed.id, slot_id: slot(1) },
    ])
    expect(placed.map(({ buyer_id, slot_id }) => [buyer_id, slot_id])).toEqual([
      [buyer.id, slot(0)],
      [third.id, slot(1)],
    ])
    expect(conflicts.map(({ code }) => code)).toEqual(['meeting.busyTheirs', 'meeting.closedTheirs', 'meeting.pairMet'])
  })

  it('turns a pending request into the meeting, and restores it when the run is undone', async () => {
    const { buyer, seller, deps, office } = context
    const request = await aRequest(context, buyer, seller, slot(2))
    const third = await aParticipant(deps, { side: 'buyer' })
    const run = randomUUID()
    const planned = [
      { buyer_id: buyer.id, seller_id: seller.id, slot_id: slot(0) },
      { buyer_id: third.id, seller_id: seller.id, slot_id: slot(1) },
    ]
    await place(planned, run)
    expect(await only(context, buyer)).toMatchObject({ id: request.id, status: 'confirmed', slot: { id: slot(0) } })
    const back = await transaction(deps.db, (tx) => withdrawPlaced(tx, run, { by: office.id, at: deps.clock.now() }))
    expect(back).toHaveLength(2)
    expect(await only(context, buyer)).toMatchObject({ status: 'requested', slot: { id: slot(2) }, asked_by: 'me' })
    expect((await only(context, third)).status).toBe('canceled')
    expect(await deps.db.select().from(calendarEntry)).toEqual([])
  })

  it('never puts a company into a slot twice, for any input', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => aParticipant(context.deps, { side: 'buyer' })))
    const sellers = await Promise.all(Array.from({ length: 3 }, () => aSeller(context)))
    const planned = sellers.flatMap((seller, at) =>
      buyers.slice(at, at + 3).map((buyer, n) => ({ buyer_id: buyer.id, seller_id: seller.id, slot_id: slot(n) })),
    )
    const { placed, conflicts } = await place(planned)
    expect(placed.length + conflicts.length).toBe(planned.length)
    expect(new Set(placed.map(({ buyer_id, slot_id }) => `${buyer_id} ${slot_id}`)).size).toBe(placed.length)
  })
})

describe('the effects of a meeting', () => {
  it('reveal each side’s contacts to the other after the confirmation, and not before', async () => {
    const { buyer, seller, deps } = context
    const request = await aRequest(context)
    expect(await hasAgreed(deps.db, buyer.id, seller.id)).toBe(false)
    await step(context, seller, request, 'confirm')
    expect(await hasAgreed(deps.db, seller.id, buyer.id)).toBe(true)
  })

  it('are emailed to the other side once, and not again for a quarter of an hour whatever happens', async () => {
    const { seller, deps } = context
    for (const at of [0, 1, 2, 3, 4])
      await aRequest(context, await aParticipant(deps, { side: 'buyer', company_en: `Buyer ${at}` }), seller)
    const mailsTo = async () => {
      await mailDigests(deps)
      await deps.jobs.drain(deps)
      return deps.mails.filter(({ to }) => to === seller.email)
    }
    const first = await mailsTo()
    expect(first).toHaveLength(1)
    for (const at of [0, 1, 2, 3, 4]) expect(first[0]?.text).toContain(`Buyer ${at}`)
    await aRequest(context)
    expect(await mailsTo()).toHaveLength(1)
    deps.clock.advance({ minutes: 15 })
    const second = await mailsTo()
    expect(second).toHaveLength(2)
    expect(second[1]?.subject).toContain('Steppe Travel')
  })

  it('reach both calendars live', async () => {
    const { api, buyer, seller } = context
    const open = await api.app.request(fairMeetings.changes.path, {
      headers: { Authorization: `Bearer ${seller.token}` },
    })
    const reader = readStream<{ seq: number }>(open)
    const { event } = await reader.next()
    const next = reader.next()
    await ask(context, buyer, seller)
    expect((await next).event.seq).toBeGreaterThan(event.seq)
    await reader.leave()
  })
})

describe('the screens of the halls', () => {
  it('receive only a signal of a change, and no content', async () => {
    const { api, buyer, seller } = context
    const reader = readStream<object>(await api.app.request(fairViewer.changes.path))
    const { event } = await reader.next()
    const next = reader.next()
    await ask(context, buyer, seller)
    const published = (await next).event
    expect([Object.keys(published), published]).toEqual([['seq'], expect.not.objectContaining(event)])
    await reader.leave()
  })

  it('have a limited number of places, fewer for one network, and each disconnect frees its place', async () => {
    const { notices } = context.deps
    const watch = watching({ all: 3, network: 2 })
    const comes = (ip: string) => {
      const disconnect = new AbortController()
      return watch({ notices, signal: disconnect.signal, ip }).then(
        () => disconnect,
        (refusal: Refusal) => refusal.status,
      )
    }
    const [first, second, third] = [await comes('192.0.2.1'), await comes('192.0.2.1'), await comes('192.0.2.1')]
    expect([second instanceof AbortController, third]).toEqual([true, 503])
    expect([await comes('198.51.100.1'), await comes('203.0.113.1')]).toEqual([expect.any(AbortController), 503])
    if (first instanceof AbortController) first.abort()
    await vi.waitFor(async () => expect(await comes('203.0.113.1')).toBeInstanceOf(AbortController))
  })
})

describe('the private address of an agenda', () => {
  it('shows confirmed meetings until it is revoked, and is stored only as a hash', async () => {
    const { api, buyer, deps } = context
    await confirmed(context)
    const { data } = await api.call(fairCalendar.makeFeed, {}, as(buyer))
    const feed = await api.app.request(data.path)
    expect(feed.headers.get('content-type')).toContain('text/calendar')
    const text = await feed.text()
    expect(text).toContain('Meeting with Saebom Clinic')
    expect(text).toContain('Booth A01')
    expect(text).not.toContain(context.seller.email)
    const token = data.path.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(JSON.stringify(await deps.db.execute('select * from fair_agenda_feed'))).not.toContain(token)
    expect(deps.logged()).not.toContain(token)
    const again = (await api.call(fairCalendar.makeFeed, {}, as(buyer))).data.path
    expect((await api.app.request(data.path)).status).toBe(404)
    await api.call(fairCalendar.revokeFeed, {}, as(buyer))
    expect((await api.app.request(again)).status).toBe(404)
  })

  it('shows nothing while the account is blocked', async () => {
    const { api, seller, deps } = context
    const { path } = (await api.call(fairCalendar.makeFeed, {}, as(seller))).data
    const status = async () => (await api.app.request(path)).status
    const block = (blocked: boolean) =>
      transaction(deps.db, (tx) => setBlocked(tx, 'business', seller.account_id, blocked))
    expect([await status(), await block(true), await status()]).toEqual([200, true, 404])
    expect([await block(false), await status()]).toEqual([true, 200])
  })
})

describe('the day of the fair (product §4)', () => {
  it('shows companies and booths on the screens of the halls, nothing else, and no test company', async () => {
    const { api, deps } = context
    await confirmed(context)
    const test = await aSeller(context, { isTest: true, company_en: 'Trial Clinic' }, 1)
    await confirmed(context, await aParticipant(deps, { side: 'buyer', isTest: true }), test)
    await aRequest(
      context,
      await aParticipant(deps, { side: 'buyer', company_en: 'Only Asked' }),
      await aSeller(context, {}, 2),
    )
    const { data } = await api.call(fairViewer.day, {})
    expect(data.meetings.map(({ buyer, seller, booth }) => [buyer.en, seller.en, booth])).toEqual([
      ['Steppe Travel', 'Saebom Clinic', 'A01'],
    ])
    expect(JSON.stringify(data)).not.toMatch(/@|Trial|Only Asked/)
    expect(data.now).toBe(deps.clock.now().toISOString())
  })

  it('delays screens and calendars by the minutes that a hall runs late', async () => {
    const { api, buyer, office, fair } = context
    await confirmed(context)
    const day = fair.slots[3]?.day ?? ''
    await api.call(fairDayDesk.late, { body: { day, hall: 'a', minutes: 10 } }, as(office))
    expect((await api.call(fairViewer.day, {})).data.late).toEqual({ a: 10 })
    const { data } = await api.call(fairCalendar.own, {}, as(buyer))
    expect(data.filter(({ late_minutes }) => late_minutes > 0).map(({ slot: { id } }) => id)).toEqual([slot(0)])
    await api.call(fairDayDesk.late, { body: { day, hall: 'a', minutes: 0 } }, as(office))
    expect((await api.call(fairViewer.day, {})).data.late).toEqual({})
  })

  it('lets the company waiting at the booth say so, once the slot has begun, and the other sees it', async () => {
    const { api, buyer, seller, deps } = context
    const { id } = await confirmed(context)
    const miss = (missed: boolean) => api.call(fairMeetings.missed, { params: { id }, body: { missed } }, as(seller))
    expect((await miss(true)).refusal.code).toBe('meeting.step')
    deps.clock.advance({ hours: 2, minutes: 5 })
    expect((await miss(true)).data.absent.other).not.toBeNull()
    expect((await only(context, buyer)).absent.me).not.toBeNull()
    await miss(false)
    expect((await only(context, buyer)).absent.me).toBeNull()
  })

  it('shows the meetings of a day with the possible actions to the office only', async () => {
    const { api, office, buyer, fair } = context
    await confirmed(context)
    const query = { day: fair.slots[3]?.day ?? '' }
    const { data } = await api.call(fairMeetingDesk.list, { query }, as(office))
    expect(data.items).toMatchObject([{ status: 'confirmed', booth: { number: 'A01' } }])
    const { id = '' } = data.items[0] ?? {}
    const one = await api.call(fairMeetingDesk.detail, { params: { id } }, as(office))
    expect(one.data.acts).toMatchObject({ office: ['move', 'call_off'], buyer: ['propose', 'ask_cancel'] })
    expect((await api.call(fairMeetingDesk.list, { query }, as(buyer))).status).toBe(403)
    expect(await mine(context, buyer)).toHaveLength(1)
    expect(await context.deps.db.$count(meeting)).toBe(1)
  })
})
