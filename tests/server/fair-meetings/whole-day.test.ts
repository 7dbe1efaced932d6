import { expect, it } from 'vitest'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import { fairBadgeDesk, fairBadges } from '#contract/fair/badge'
import { fairDayDesk } from '#contract/fair/day'
import { fairMatching } from '#contract/fair/matching'
import { fairMeetings } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { fairParticipants } from '#contract/fair/participant'
import { fairRecords } from '#contract/fair/record'
import { fairRecordDesk } from '#contract/fair/record-desk'
import { fairRefills } from '#contract/fair/refill'
import { fairStatistics } from '#contract/fair/statistics-desk'
import { fairViewer } from '#contract/fair/viewer'
import { fairSlot } from '#server/modules/fair/edition.table'
import { fairWish } from '#server/modules/fair/participant.table'
import { calendarEntry } from '#server/modules/fair-meetings/meeting.table'
import { remindRecords } from '#server/modules/fair-records/remind.service'
import { random } from '#server/random'
import type { Person } from '#tests/support/factories'
import { aParticipant } from '#tests/support/fair'
import { aMeetingContext, aSeller, as, mine } from '#tests/support/meetings'

/** The slots of the afternoon; the clock is at noon. */
const times = ['13:00', '13:30', '14:30', '15:00', '15:30', '16:00']
const lateness = 10

it('a whole day of the fair: matched, missed at booths and refilled, run late, left midway, and reported in records', {
  timeout: 120_000,
}, async () => {
  const context = await aMeetingContext({ requests_waiting: 60 })
  const { deps, api, fair, office } = context
  const today = dayInSeoul(deps.clock.now())
  const ends = (starts: string) => starts.replace(/00$/, '25').replace(/30$/, '55')
  const added = times.map((starts) => ({ year: fair.year, day: today, starts, ends: ends(starts) }))
  await deps.db.insert(fairSlot).values(added)
  const buyers = [context.buyer]
  const sellers = [context.seller]
  for (let at = 1; at < 12; at++) buyers.push(await aParticipant(deps, { side: 'buyer' }))
  for (let at = 1; at < 7; at++) sellers.push(await aSeller(context, {}, at % 4))
  const draw = random('a day of the fair')
  const sent_at = deps.clock.now()
  for (const buyer of buyers) {
    for (const seller of sellers) {
      if (draw.chance(0.35)) continue
      await deps.db
        .insert(fairWish)
        .values({ from_id: buyer.id, to_id: seller.id, priority: draw.whole(1, 3), sent_at })
    }
  }

  // In the morning the office matches and publishes.
  const { data: run } = await api.call(fairMatching.start, { body: { mode: 'new', from_id: null } }, as(office))
  await deps.jobs.drain(deps)
  const published = await api.call(
    fairMatching.publish,
    { params: { id: run.id }, body: { as: 'confirmed' } },
    as(office),
  )
  expect(published.data.placed).toBeGreaterThan(30)

  /** No one is in two places, whatever happens. */
  const expectOnePlaceEach = async () => {
    const entries = await deps.db.select().from(calendarEntry)
    const places = entries.map(({ participant_id, slot_id }) => `${participant_id} ${slot_id}`)
    expect(new Set(places).size).toBe(places.length)
  }
  const people = new Map([...buyers, ...sellers].map((each) => [each.id, each]))
  const person = (id: string): Person => people.get(id) as Person
  const ofToday = async () =>
    (
      await api.call(
        fairMeetingDesk.list,
        { query: { day: today, status: 'confirmed', sort: 'time', per_page: 200 } },
        as(office),
      )
    ).data.items
  for (const each of people.values()) {
    const { data: own } = await api.call(fairBadges.own, {}, as(each))
    const scan = await api.call(fairBadgeDesk.scan, { body: { code: own.code } }, as(office))
    expect(scan.data).toMatchObject({ party: { id: each.id }, again: false })
  }
  const onOtherDays = async () => {
    const query = { status: 'confirmed', sort: 'time', per_page: 200 } as const
    const { items } = (await api.call(fairMeetingDesk.list, { query }, as(office))).data
    return items.filter(({ slot }) => slot.day !== today).length
  }
  const left = sellers[2] as Person
  const missed = new Set<string>()
  let [waited, filled] = [0, 0]
  const heldBefore = new Set<string>()

  for (const [nth, starts] of times.entries()) {
    deps.clock.set(instantInSeoul(today, starts))
    // Even in a delayed hall the meetings have started by now.
    deps.clock.advance({ minutes: lateness + 2 })
    if (nth === 2) {
      const body = { day: today, hall: 'a', minutes: lateness }
      await api.call(fairDayDesk.late, { body }, as(office))
    }
    if (nth === 3) {
      const others = (await ofToday()).filter(({ seller }) => seller.id !== left.id)
      const own = (await mine(context, left)).filter(({ status }) => status === 'confirmed')
      const ahead = own.filter(({ slot }) => instantInSeoul(slot.day, slot.starts) > deps.clock.now())
      expect(ahead.length).toBeGreaterThan(0)
      for (const { id, slot } of own)
        if (slot.day === today && !ahead.some((each) => each.id === id)) heldBefore.add(id)
      expect((await api.call(fairParticipants.withdraw, {}, as(left))).status).toBe(200)
      const after = await ofToday()
      // Only the future meetings of the company that left are gone.
      expect(after.filter(({ seller }) => seller.id !== left.id)).toEqual(others)
      expect(new Set(after.filter(({ seller }) => seller.id === left.id).map(({ id }) => id))).toEqual(heldBefore)
    }
    await expectOnePlaceEach()

    const running = (await ofToday()).filter(({ slot }) => slot.starts === starts)
    const screen = (await api.call(fairViewer.day, {})).data
    const slotId = running[0]?.slot.id
    expect(screen.late).toEqual(nth < 2 ? {} : { a: lateness })
    // The screen shows those that the office knows to be at a booth.
    expect(screen.meetings.filter(({ slot_id }) => slot_id === slotId).length).toBe(
      running.filter(({ booth }) => booth).length,
    )
    for (const { id, seller, buyer } of running) {
      if (!draw.chance(0.5) || seller.id === left.id) continue
      missed.add(id)
      const answer = await api.call(
        fairMeetings.missed,
        { params: { id }, body: { missed: true } },
        as(person(seller.id)),
      )
      expect(answer.refusal?.code).toBeUndefined()
      expect(answer.data.absent.other).not.toBeNull()
      const theirs = (await mine(context, person(buyer.id))).find((each) => each.id === id)
      expect(theirs?.absent.me).not.toBeNull()
      // Free companies that want to replace the missing one are asked, and come if both accept: every other time they do.
      const { offers } = (await api.call(fairRefills.own, {}, as(person(seller.id)))).data
      const [offer] = offers.filter(({ is_mine }) => is_mine)
      waited += 1
      if (!offer || waited % 2 === 0) continue
      expect(
        running.some(({ buyer: busy }) => busy.id === offer.other.id),
        'a buyer who is busy',
      ).toBe(false)
      for (const who of [seller.id, offer.other.id]) {
        const saved = await api.call(
          fairRefills.answer,
          { params: { id: offer.id }, body: { yes: true } },
          as(person(who)),
        )
        expect(saved.status).toBe(200)
      }
      filled += 1
      missed.delete(id)
      await expectOnePlaceEach()
    }
  }
  expect(missed.size).toBeGreaterThan(0)
  expect(filled).toBeGreaterThan(0)
  expect(heldBefore.size).toBeGreaterThan(0)

  // In the evening most have submitted their record; only the others are reminded.
  deps.clock.set(instantInSeoul(today, '18:30'))
  const silent = buyers[1] as Person
  for (const each of people.values()) {
    if (each === silent || each === left) continue
    const { data: own } = await api.call(fairRecords.own, {}, as(each))
    for (const { meeting, prefilled } of own) {
      expect(prefilled.held).toBe(!missed.has(meeting.id))
      const saved = await api.call(fairRecords.save, { params: { id: meeting.id }, body: prefilled }, as(each))
      expect(saved.status).toBe(200)
    }
  }
  await remindRecords(deps)
  await deps.jobs.drain(deps)
  const reminded = deps.mails.map(({ to }) => to)
  expect(reminded).toContain(silent.email)
  for (const each of people.values()) if (each !== silent && each !== left) expect(reminded).not.toContain(each.email)

  const { data: list } = await api.call(fairRecordDesk.list, { query: { day: today, per_page: 200 } }, as(office))
  const { items: records } = list
  const confirmed = await ofToday()
  expect(new Set(records.map(({ id }) => id))).toEqual(new Set(confirmed.map(({ id }) => id)))
  for (const { id, buyer, seller, said } of records) {
    expect([id, said.buyer?.held ?? null]).toEqual([id, buyer.id === silent.id ? null : !missed.has(id)])
    expect([id, said.seller?.held ?? null]).toEqual([id, seller.id === left.id ? null : !missed.has(id)])
  }
  // A no-show counts even if the slot was refilled.
  const { data: came } = await api.call(fairStatistics.ofYear, { query: {} }, as(office))
  expect(came.no_shows).toEqual({ buyer: missed.size + filled, seller: 0, both: 0 })
  expect(came.totals.meetings).toBe(confirmed.length + (await onOtherDays()))
})
