import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairBadgeDesk, fairBadges } from '#contract/fair/badge'
import { fairCalendar } from '#contract/fair/calendar'
import { fairDayDesk } from '#contract/fair/day'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRefills } from '#contract/fair/refill'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { fairWish } from '#server/modules/fair/participant.table'
import { attendance } from '#server/modules/fair-meetings/badge.table'
import { meeting, meetingEvent } from '#server/modules/fair-meetings/meeting.table'
import { testApi } from '#tests/support/api'
import { openConnections, ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import type { Person } from '#tests/support/factories'
import { aParticipant } from '#tests/support/fair'
import {
  aMeetingContext,
  aSeller,
  as,
  confirmed,
  heldIn,
  type MeetingContext,
  mine,
  only,
} from '#tests/support/meetings'

let context: MeetingContext

/** Checks in all given people today. */
const come = ({ deps, fair, office }: MeetingContext, ...who: Person[]) =>
  deps.db.insert(attendance).values(
    who.map(({ id }) => ({
      participant_id: id,
      day: fair.slots[3]?.day ?? '',
      at: deps.clock.now(),
      by: office.id,
    })),
  )

const wish = ({ deps }: MeetingContext, from: Person, to: Person) =>
  deps.db.insert(fairWish).values({ from_id: from.id, to_id: to.id, priority: 1, sent_at: deps.clock.now() })

const offersOf = async ({ api }: Pick<MeetingContext, 'api'>, who: Person) =>
  (await api.call(fairRefills.own, {}, { token: who.token })).data.offers

const answer = ({ api }: Pick<MeetingContext, 'api'>, who: Person, id: string, yes = true) =>
  api.call(fairRefills.answer, { params: { id }, body: { yes } }, as(who))

const miss = ({ api }: MeetingContext, who: Person, id: string, missed = true) =>
  api.call(fairMeetings.missed, { params: { id }, body: { missed } }, as(who))

/** The buyer misses a confirmed meeting at two in the afternoon; it is five past. */
async function missedMeeting(context: MeetingContext) {
  const { id } = await confirmed(context)
  context.deps.clock.advance({ hours: 2, minutes: 5 })
  return id
}

beforeEach(async () => {
  context = await aMeetingContext()
})

describe('a time that becomes free on the day (product §4)', () => {
  it('is offered to companies that are free, checked in, and wish to meet or fit: mutual wishes first', async () => {
    const { deps, seller, api } = context
    const kinds = { side: 'buyer' as const }
    const [both, one, fits] = [
      await aParticipant(deps, { ...kinds, company_en: 'Both' }),
      await aParticipant(deps, { ...kinds, company_en: 'One' }),
      await aParticipant(deps, { ...kinds, company_en: 'Fits' }),
    ]
    const [odd, away, closed, test] = [
      await aParticipant(deps, {
        ...kinds,
        wanted_sectors: ['hotel'],
        sector: 'insurance',
        markets: [],
        specialties: [],
      }),
      await aParticipant(deps, kinds),
      await aParticipant(deps, kinds),
      await aParticipant(deps, { ...kinds, isTest: true }),
    ]
    await api.call(fairCalendar.set, { body: { slot_ids: [context.ahead[0] ?? ''], open: false } }, as(closed))
    await wish(context, both, seller)
    await wish(context, seller, both)
    await wish(context, one, seller)
    await wish(context, seller, away)
    await come(context, both, one, fits, odd, closed, test)
    const id = await missedMeeting(context)
    await miss(context, seller, id)
    const offers = await offersOf(context, seller)
    expect(new Set(offers.map(({ other, why }) => `${other.company.en} ${why}`))).toEqual(
      new Set(['Both both', 'One it_wants', 'Fits fit']),
    )
    expect(await offersOf(context, one)).toMatchObject([{ why: 'i_want', is_mine: false, booth: { number: 'A01' } }])
    for (const who of [odd, away, closed, test]) expect(await offersOf(context, who)).toEqual([])
  })

  it('becomes a meeting once both accept; the missed meeting is replaced and every other offer is withdrawn', async () => {
    const { deps, seller, buyer } = context
    const [first, second] = [await aParticipant(deps), await aParticipant(deps)]
    await come(context, first, second)
    const id = await missedMeeting(context)
    await miss(context, seller, id)
    const [offer] = await offersOf(context, first)
    expect((await answer(context, first, offer?.id ?? '')).data.meeting).toBeNull()
    expect(await offersOf(context, seller)).toContainEqual(
      expect.objectContaining({ id: offer?.id, yes: { me: false, other: true } }),
    )
    const { data } = await answer(context, seller, offer?.id ?? '')
    expect(data.meeting).toMatchObject({ status: 'confirmed', asked_by: 'office', other: { id: first.id } })
    expect(await only(context, buyer)).toMatchObject({ status: 'canceled', absent: { me: expect.any(String) } })
    expect(await heldIn(context, buyer, context.ahead[0] ?? '')).toBeNull()
    expect(await heldIn(context, seller, context.ahead[0] ?? '')).toBe(data.meeting?.id)
    expect(await offersOf(context, second)).toEqual([])
    const acts = (await deps.db.select({ act: meetingEvent.act }).from(meetingEvent)).map(({ act }) => act)
    expect(acts).toEqual(expect.arrayContaining(['give_way', 'refill']))
  })

  it('is reported to the missed company until the day is over, and to no one else', async () => {
    const { deps, seller, buyer, api } = context
    const given = async (who: Person) => (await api.call(fairRefills.own, {}, { token: who.token })).data.given_away
    const first = await aParticipant(deps)
    await come(context, first)
    const id = await missedMeeting(context)
    await miss(context, seller, id)
    expect(await given(buyer)).toEqual([])
    const [offer] = await offersOf(context, first)
    await answer(context, first, offer?.id ?? '')
    deps.clock.advance({ seconds: 30 })
    await answer(context, seller, offer?.id ?? '')
    expect(await given(buyer)).toMatchObject([
      {
        id,
        other: { id: seller.id },
        booth: { number: 'A01' },
        absent: { me: '2027-03-02T05:05:00.000Z' },
        status_at: '2027-03-02T05:05:30.000Z',
      },
    ])
    expect(await given(seller)).toEqual([])
    expect(await given(first)).toEqual([])
    deps.clock.advance({ days: 1 })
    expect(await given(buyer)).toEqual([])
  })

  it('is offered for a minute by the server’s clock, and not to the same company again', async () => {
    const { deps, seller, api } = context
    const other = await aParticipant(deps)
    await come(context, other)
    const id = await missedMeeting(context)
    await miss(context, seller, id)
    const [offer] = await offersOf(context, other)
    await answer(context, seller, offer?.id ?? '')
    deps.clock.advance({ seconds: 60 })
    expect(await offersOf(context, other)).toEqual([])
    expect((await answer(context, other, offer?.id ?? '')).refusal.code).toBe('meeting.refillGone')
    const again = () => api.call(fairRefills.again, { params: { id } }, as(seller))
    expect((await again()).data).toEqual({ offers: 0 })
    const late = await aParticipant(deps)
    await come(context, late)
    expect((await again()).data).toEqual({ offers: 1 })
    expect(await offersOf(context, late)).toHaveLength(1)
  })

  it('is withdrawn when the missing company arrives, or when one of the two declines', async () => {
    const { deps, seller, api } = context
    const [one, other] = [await aParticipant(deps), await aParticipant(deps)]
    await come(context, one, other)
    const id = await missedMeeting(context)
    await miss(context, seller, id)
    const [offer] = await offersOf(context, one)
    await answer(context, one, offer?.id ?? '', false)
    expect((await offersOf(context, seller)).map((each) => each.other.id)).toEqual([other.id])
    await miss(context, seller, id, false)
    expect(await offersOf(context, seller)).toEqual([])
    expect((await api.call(fairRefills.again, { params: { id } }, as(seller))).refusal.code).toBe('meeting.step')
    const stranger = await aParticipant(deps)
    expect((await answer(context, stranger, offer?.id ?? '')).refusal.code).toBe('meeting.notFound')
  })

  it('is open to five companies at once, however often it is reported; an answer makes room for another', async () => {
    const { deps, seller, api } = context
    const others = await Promise.all(Array.from({ length: 8 }, () => aParticipant(deps)))
    await come(context, ...others)
    const id = await missedMeeting(context)
    for (const _ of [1, 2]) await miss(context, seller, id)
    expect(await offersOf(context, seller)).toHaveLength(5)
    const again = () => api.call(fairRefills.again, { params: { id } }, as(seller))
    expect((await again()).data).toEqual({ offers: 0 })
    const [offer] = await offersOf(context, seller)
    const asked = others.find((each) => each.id === offer?.other.id)
    await answer(context, asked ?? seller, offer?.id ?? '', false)
    expect((await again()).data).toEqual({ offers: 1 })
    expect(await offersOf(context, seller)).toHaveLength(5)
  })

  it('stays offered when the waiting company itself is checked in, and ends when both are missed', async () => {
    const { deps, seller, api, office } = context
    await come(context, await aParticipant(deps))
    const id = await missedMeeting(context)
    await miss(context, seller, id)
    const { code } = (await api.call(fairBadges.own, {}, { token: seller.token })).data
    await api.call(fairBadgeDesk.scan, { body: { code } }, as(office))
    expect(await offersOf(context, seller)).toHaveLength(1)
    const body = { side: 'seller' as const, presence: 'missed' as const }
    await api.call(fairDayDesk.presence, { params: { id }, body }, as(office))
    expect(await offersOf(context, seller)).toEqual([])
  })

  it('is offered when the office marks a company as missing, not in the last five minutes, nor for a hall that starts later', async () => {
    const { deps, seller, api, office, fair } = context
    const other = await aParticipant(deps)
    await come(context, other)
    const id = await missedMeeting(context)
    const say = (presence: 'missed' | null) =>
      api.call(fairDayDesk.presence, { params: { id }, body: { side: 'buyer', presence } }, as(office))
    const late = (minutes: number) =>
      api.call(fairDayDesk.late, { body: { day: fair.slots[3]?.day ?? '', hall: 'a', minutes } }, as(office))
    await late(10)
    expect((await say('missed')).refusal.code).toBe('meeting.step')
    await late(0)
    expect((await say('missed')).data).toMatchObject({ offers: 1, buyer: { presence: 'missed' } })
    expect(await offersOf(context, seller)).toHaveLength(1)
    expect((await say(null)).data).toMatchObject({ offers: 0, buyer: { presence: null } })
    deps.clock.advance({ minutes: 16 })
    expect((await say('missed')).data.offers).toBe(0)
  })
})

/** A buyer who was offered the slots of two sellers, and has accepted both. */
async function aRace() {
  const database = await ownDatabase()
  const context = await aMeetingContext({}, database)
  const { deps, seller, buyer } = context
  const second = await aSeller(context, {}, 1)
  const absent = await aParticipant(deps)
  const rival = await aParticipant(deps, { company_en: 'Wanted' })
  const meetings = [await confirmed(context), await confirmed(context, absent, second, context.ahead[0])]
  await come(context, rival)
  deps.clock.advance({ hours: 2, minutes: 5 })
  await miss(context, seller, meetings[0]?.id ?? '')
  await miss(context, second, meetings[1]?.id ?? '')
  const offers = await offersOf(context, rival)
  for (const { id } of offers) await answer(context, rival, id)
  await openConnections(database.db)
  const other = { api: testApi(await testDeps(deps, { clock: deps.clock })) }
  const of = (who: Person) => offers.find((offer) => offer.other.id === who.id)?.id ?? ''
  return {
    context,
    other,
    rival,
    buyer,
    yes: [() => answer(context, seller, of(seller)), () => answer(other, second, of(second))],
  }
}

const heldBy = async ({ deps }: MeetingContext, { id }: Person) =>
  (await deps.db.select().from(meeting).where(eq(meeting.status, 'confirmed'))).filter((row) => row.buyer_id === id)
    .length

describe('two companies that accept the same third one in parallel, on two servers', () => {
  it('get one meeting between them, and the other is told that it was taken', async () => {
    const { context, rival, yes } = await aRace()
    const answers = await Promise.all(yes.map((each) => each()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe('meeting.refillGone')
    expect(await heldBy(context, rival)).toBe(1)
  })

  it('get two where offers, calendar and companies are not locked: the control of the race', async () => {
    const { context, rival, yes } = await aRace()
    // Removes what prevents double bookings: the end of the other offers, and the key of the calendar.
    await context.deps.db.execute(
      sql`alter table fair_calendar drop constraint fair_calendar_participant_id_slot_id_pk`,
    )
    await context.deps.db.execute(sql`
      create function keep_open() returns trigger language plpgsql as $$ begin new.ended_at = null; return new; end $$`)
    await context.deps.db.execute(sql`
      create trigger keep_open before update on fair_refill_offer for each row execute function keep_open()`)
    await context.deps.db.execute(sql`
      create function lose() returns trigger language plpgsql as $$ begin return null; end $$`)
    await context.deps.db.execute(
      sql`create trigger lose before insert on fair_calendar for each row execute function lose()`,
    )
    const answers = await Promise.all(yes.map((each) => each()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await heldBy(context, rival)).toBe(2)
  })

  it('create one meeting where both accept one offer in parallel', async () => {
    const { deps, seller } = context
    const other = await aParticipant(deps)
    await come(context, other)
    const id = await missedMeeting(context)
    await miss(context, seller, id)
    const [offer] = await offersOf(context, other)
    const answers = await Promise.all([
      answer(context, other, offer?.id ?? ''),
      answer(context, seller, offer?.id ?? ''),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ data }) => data.meeting)).toHaveLength(1)
    expect(await heldBy(context, other)).toBe(1)
    expect(await mine(context, seller)).toHaveLength(2)
  })
})

describe('a badge', () => {
  const codeOf = async (who: Person) => (await context.api.call(fairBadges.own, {}, { token: who.token })).data.code
  const scan = (code: string) => context.api.call(fairBadgeDesk.scan, { body: { code } }, as(context.office))

  it('checks in for the day and shows at the second scan when the first was', async () => {
    const { buyer, deps, api, office } = context
    const first = deps.clock.now().toISOString()
    const code = await codeOf(buyer)
    expect(await codeOf(buyer)).toBe(code)
    expect(code).not.toContain(buyer.id)
    expect((await scan(code)).data).toMatchObject({
      again: false,
      first_at: first,
      party: { id: buyer.id },
      meeting: null,
    })
    deps.clock.advance({ minutes: 3 })
    expect((await scan(code)).data).toMatchObject({ again: true, first_at: first })
    const day = () => api.call(fairDayDesk.show, { query: {} }, as(office))
    expect((await day()).data.come).toEqual({ buyer: { here: 1, all: 1 }, seller: { here: 0, all: 1 } })
    await api.call(fairBadgeDesk.undo, { params: { id: buyer.id } }, as(office))
    expect((await day()).data.come.buyer.here).toBe(0)
  })

  it('marks its company as present for the meeting that runs or begins soon, and not for a later one', async () => {
    const { buyer, deps, api, office } = context
    const { id } = await confirmed(context)
    const code = await codeOf(buyer)
    expect((await scan(code)).data.meeting).toMatchObject({ id, marked: false })
    deps.clock.advance({ hours: 1, minutes: 45 })
    expect((await scan(code)).data.meeting).toMatchObject({ id, marked: true })
    const { data } = await api.call(fairDayDesk.show, { query: {} }, as(office))
    expect(data.meetings).toMatchObject([{ id, buyer: { presence: 'here' }, seller: { presence: null } }])
  })

  it('is invalid once a new one was issued, in another year, and when the company is not approved', async () => {
    const { buyer, seller, api, office, deps } = context
    const old = await codeOf(buyer)
    const { data } = await api.call(fairBadgeDesk.renew, { params: { id: buyer.id } }, as(office))
    expect((await scan(old)).refusal.code).toBe('badge.replaced')
    expect((await scan(data.code)).status).toBe(200)
    expect(await codeOf(buyer)).toBe(data.code)
    expect((await scan(`NB${'x'.repeat(22)}`)).refusal.code).toBe('badge.unknown')
    expect((await scan(buyer.id)).refusal.code).toBe('badge.unknown')
    const theirs = await codeOf(seller)
    await deps.db.execute(sql`update fair_participant set status = 'withdrawn' where id = ${seller.id}`)
    expect((await scan(theirs)).refusal.code).toBe('badge.notApproved')
    await deps.db.execute(sql`update fair_badge set year = year - 1 where code = ${data.code}`)
    expect((await scan(data.code)).refusal.code).toBe('badge.otherYear')
  })

  it('leaves each act of the office in the audit log: a presence, an undone check-in, and who read the badges', async () => {
    const { buyer, deps, api, office } = context
    const { id } = await confirmed(context)
    await scan(await codeOf(buyer))
    for (const _ of [1, 2]) await api.call(fairBadgeDesk.undo, { params: { id: buyer.id } }, as(office))
    const body = { side: 'buyer' as const, presence: 'here' as const }
    await api.call(fairDayDesk.presence, { params: { id }, body }, as(office))
    await api.call(fairBadgeDesk.papers, { query: {} }, as(office))
    const lines = await deps.db.select().from(auditEvent).where(eq(auditEvent.actor_id, office.id))
    expect(lines.map(({ act, subject }) => [act, subject])).toEqual([
      ['fair.checkInUndone', buyer.id],
      ['fair.presence', id],
      ['fair.badgesRead', String(context.fair.year)],
    ])
    expect(JSON.stringify(lines)).not.toContain(await codeOf(buyer))
  })

  it('checks in nobody on a day without a fair, and is printed for the office only, test companies separately', async () => {
    const { buyer, deps, api, office } = context
    const code = await codeOf(buyer)
    const test = await aParticipant(deps, { isTest: true })
    const papers = (query: { test?: '1'; q?: string }) => api.call(fairBadgeDesk.papers, { query }, as(office))
    expect((await papers({})).data.map(({ party, code }) => [party.company.en, code.length])).toEqual([
      ['Saebom Clinic', 24],
      ['Steppe Travel', 24],
    ])
    expect((await papers({ test: '1' })).data.map(({ party }) => party.id)).toEqual([test.id])
    expect((await papers({ q: 'steppe' })).data).toHaveLength(1)
    expect((await api.call(fairBadgeDesk.papers, { query: {} }, as(buyer))).status).toBe(403)
    expect((await api.call(fairBadgeDesk.scan, { body: { code } }, as(buyer))).status).toBe(403)
    deps.clock.advance({ days: 3 })
    expect((await scan(code)).refusal.code).toBe('badge.notToday')
  })
})
