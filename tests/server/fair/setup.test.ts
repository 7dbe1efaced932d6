import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairCalendar } from '#contract/fair/calendar'
import { fairEdition } from '#contract/fair/edition'
import { fairMeetings } from '#contract/fair/meeting'
import { fairProgram } from '#contract/fair/program'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { fairUpdates } from '#contract/fair/updates'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { fillBoards } from '#server/modules/board/board.defaults'
import { participant } from '#server/modules/fair/participant.table'
import { matchingLock } from '#server/modules/fair-matching/matching.table'
import { calendarEntry, meeting } from '#server/modules/fair-meetings/meeting.table'
import { aFairAdmin, aParticipant } from '#tests/support/fair'
import { setupOf, someFigures, someItem } from '#tests/support/fair-setup'
import { aMeetingContext, aRequest, aSeller, as, confirmed, type MeetingContext, step } from '#tests/support/meetings'

let context: MeetingContext
let of: ReturnType<typeof setupOf>
let today: string
const slot = (at: number) => context.fair.slots[at]?.id ?? ''
const create = (body = someFigures()) =>
  context.api.call(fairSetupDesk.create, { body }, { token: context.office.token })
const wrong = ({ status, refusal }: { status: number; refusal?: { code: string; field?: string } }) => [
  status,
  refusal?.code,
  refusal?.field,
]

beforeEach(async () => {
  context = await aMeetingContext()
  await fillBoards(context.deps.db)
  of = setupOf(context.api, context.office, context.fair.year)
  today = context.fair.slots[2]?.day ?? ''
})

describe('a year of the fair (product §6, §9)', () => {
  it('is created from nothing, visible to the office only until it is announced, and listed with its state', async () => {
    const { data } = await create()
    expect(data).toMatchObject({
      year: 2028,
      is_announced: false,
      is_current: false,
      version: 0,
      phase: 'requests',
    })
    context.deps.clock.set(new Date('2028-05-01T00:00:00Z'))
    const shown = async () => (await context.api.call(fairEdition.current, {})).data.year
    expect(await shown()).toBe(context.fair.year)
    const office = await aFairAdmin(context.deps)
    expect((await setupOf(context.api, office, 2028).announce()).data).toMatchObject({
      is_announced: true,
      is_current: true,
    })
    expect(await shown()).toBe(2028)
    expect(wrong(await setupOf(context.api, office, 2028).announce(1))).toEqual([409, 'fair.yearAnnounced', undefined])
    const years = (await context.api.call(fairSetupDesk.years, {}, { token: office.token })).data
    expect(years.map(({ year, phase, is_current }) => [year, phase, is_current])).toEqual([
      [2028, 'requests', true],
      [context.fair.year, 'over', false],
    ])
  })

  it('is refused a second time, and can be removed only before it is announced', async () => {
    await create()
    expect(wrong(await create())).toEqual([409, 'fair.yearThere', 'days.0.day'])
    const next = setupOf(context.api, context.office, 2028)
    await next.addSlots({ day: '2028-05-10', first: '10:00', minutes: 25, pause: 5, count: 2 })
    await next.addItem(someItem('2028-05-10'))
    expect(wrong(await next.remove(1))).toEqual([409, 'general.conflict', undefined])
    expect((await next.remove()).status).toBe(200)
    expect((await next.year()).status).toBe(404)
    expect(wrong(await of.remove())).toEqual([409, 'fair.yearAnnounced', undefined])
  })

  it.each([
    ['a duplicate hall', { halls: [0, 1].map(() => someFigures().halls[0]) }, 'fair.hallTwice', 'halls.1.id'],
    ['days out of order', { days: someFigures('2028-05-11', '2028-05-10').days }, 'fair.daysOrder', 'days.1.day'],
    ['days of two years', { days: someFigures('2028-12-31', '2029-01-01').days }, 'fair.daysYear', 'days.1.day'],
    [
      'doors that close before they open',
      { days: [{ day: '2028-05-10', opens: '17:00', closes: '09:00' }] },
      'fair.hoursOrder',
      'days.0.closes',
    ],
    [
      'a registration that ends before it begins',
      { registration_closes: '2026-01-01' },
      'validation.daysOrder',
      'registration_closes',
    ],
    ['a registration after the fair', { registration_closes: '2028-05-12' }, 'fair.afterFair', 'registration_closes'],
    ['requests before registration', { requests_open: '2027-01-09' }, 'fair.requestsFirst', 'requests_open'],
    ['requests after the fair', { requests_open: '2028-05-12' }, 'fair.afterFair', 'requests_open'],
    ['no day', { days: [] }, 'validation.required', 'days'],
    ['no requests at all', { requests_a_day: 0 }, 'validation.numberLow', 'requests_a_day'],
    ['a name in one language', { name: { en: 'Fair', ko: '' } }, 'validation.required', 'name.ko'],
  ])('is refused with %s', async (_, change, code, field) => {
    expect(wrong(await create({ ...someFigures(), ...(change as object) }))).toEqual([400, code, field])
    expect(await context.deps.db.$count(auditEvent)).toBe(0)
  })

  it('is copied with its days moved: figures, times, booths without companies, and a program without changes', async () => {
    await of.addItem(someItem(today))
    const { data } = await of.copy('2028-05-10')
    expect(data).toMatchObject({ year: 2028, first: '2028-05-10', last: '2028-05-12', is_announced: false })
    const next = setupOf(context.api, context.office, 2028)
    const slots = (await next.slots()).data.map(({ day, starts }) => `${day} ${starts}`)
    expect(slots).toEqual(['10', '11', '12'].flatMap((day) => ['10:00', '14:00'].map((at) => `2028-05-${day} ${at}`)))
    const booths = (await next.booths()).data
    expect(booths.map(({ number }) => number)).toEqual(['A01', 'A02', 'A03', 'A04'])
    expect(booths.flatMap(({ companies }) => companies)).toEqual([])
    expect((await next.program()).data).toMatchObject([{ day: '2028-05-11', changed: null, title: { en: 'Talk' } }])
    expect(wrong(await of.copy('2028-05-20'))).toEqual([409, 'fair.yearThere', 'first'])
    expect(wrong(await of.copy('2029-12-31'))).toEqual([409, 'fair.yearLeft', 'first'])
  })

  it('has a line for each action in the audit log', async () => {
    await create()
    await of.copy('2029-05-10')
    const { data } = await of.year()
    await of.figures({ ...data.figures, meetings_most: 20, base: data.version })
    const acts = await context.deps.db.select().from(auditEvent).where(eq(auditEvent.actor_id, context.office.id))
    expect(acts.map(({ act, subject, detail }) => [act, subject, detail])).toEqual([
      ['fair.setup.create', '2028', {}],
      ['fair.setup.copy', '2029', { from: context.fair.year, days: expect.any(Number) }],
      ['fair.setup.figures', String(context.fair.year), { fields: ['meetings_most'] }],
    ])
  })

  it('is not for buyers', async () => {
    const buyer = setupOf(context.api, context.buyer, context.fair.year)
    expect([(await buyer.slots()).status, (await buyer.announce()).status]).toEqual([403, 403])
  })
})

describe('figures of a year in use', () => {
  const change = async (figures: object) => {
    const { data } = await of.year()
    return of.figures({ ...data.figures, ...figures, base: data.version })
  }
  const days = async () => (await of.year()).data.figures.days

  it('are refused to the second of two editors, who is told that a colleague was faster', async () => {
    const { figures } = (await of.year()).data
    const both = await Promise.all([20, 30].map((meetings_most) => of.figures({ ...figures, meetings_most, base: 0 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.refusal).toMatchObject({ code: 'general.conflict' })
  })

  it('keep their year', async () => {
    const moved = someFigures('2028-05-10', '2028-05-11')
    expect(wrong(await change({ ...moved }))).toEqual([400, 'fair.yearFixed', 'days.0.day'])
  })

  it('keep a day with meetings, and say how many; a day without meetings is removed with its times', async () => {
    await confirmed(context, context.buyer, context.seller, slot(4))
    const [first, second, third] = await days()
    const kept = await change({ days: [first, second], registration_closes: first?.day })
    expect(wrong(kept)).toEqual([409, 'fair.dayNeeded', 'days'])
    expect(kept.refusal?.message).toContain('1')
    await context.api.call(fairCalendar.set, { body: { slot_ids: [slot(3)], open: false } }, as(context.seller))
    await of.addItem(someItem(today))
    expect(wrong(await change({ days: [first, third] }))).toEqual([409, 'fair.dayItems', 'days'])
    const [item] = (await of.program()).data
    await of.removeItem(item?.id ?? '')
    expect((await change({ days: [first, third], registration_closes: first?.day })).status).toBe(200)
    expect((await of.slots()).data.map(({ day }) => day)).not.toContain(second?.day)
    expect(await context.deps.db.$count(calendarEntry)).toBe(2)
  })

  it('keep the hours that its times need', async () => {
    const [first, ...rest] = await days()
    const later = { day: first?.day, opens: '11:00', closes: '17:30' }
    expect(wrong(await change({ days: [later, ...rest] }))).toEqual([409, 'fair.slotsOutside', 'days.0.opens'])
  })

  it('keep a hall that has companies’ booths or program items, and its size', async () => {
    const { halls } = (await of.year()).data.figures
    const other = { ...someFigures().halls[0], id: 'b' }
    expect(wrong(await change({ halls: [other] }))).toEqual([409, 'fair.hallGiven', 'halls'])
    const small = halls.map((hall) => ({ ...hall, width: 10 }))
    expect(wrong(await change({ halls: small }))).toEqual([409, 'fair.boothsOutside', 'halls.0.width'])
    expect((await change({ halls: [...halls, other] })).status).toBe(200)
    await of.addBooths({
      hall: 'b',
      number: 'B01',
      x: 0,
      y: 0,
      width: 3,
      height: 3,
      count: 2,
      direction: 'down',
      gap: 0,
    })
    await of.addItem(someItem(today, { hall: 'b' }))
    expect(wrong(await change({ halls }))).toEqual([409, 'fair.hallItems', 'halls'])
    const [item] = (await of.program()).data
    await of.removeItem(item?.id ?? '')
    expect((await change({ halls })).status).toBe(200)
    expect((await of.booths()).data.map(({ number }) => number)).toEqual(['A01', 'A02', 'A03', 'A04'])
  })
})

describe('times for meetings', () => {
  const row = { day: '', first: '15:00', minutes: 25, pause: 5, count: 3 }

  it('are created from the first start, length, pause and count', async () => {
    const { data } = await of.addSlots({ ...row, day: today })
    expect(data.filter(({ day }) => day === today).map(({ starts, ends }) => `${starts}–${ends}`)).toEqual([
      '10:00–10:25',
      '14:00–14:25',
      '15:00–15:25',
      '15:30–15:55',
      '16:00–16:25',
    ])
  })

  it.each([
    ['on another day', { day: '2027-12-24' }, [400, 'fair.dayUnknown', 'day']],
    ['past the doors', { first: '17:10', count: 1 }, [409, 'fair.slotOutside', 'first']],
    ['overlapping an existing one', { first: '13:50' }, [409, 'fair.slotOverlaps', 'first']],
    ['past midnight', { first: '22:00', minutes: 60 }, [400, 'fair.slotMidnight', 'count']],
    ['of no length', { minutes: 1 }, [400, 'validation.numberLow', 'minutes']],
  ])('are refused %s, all of them', async (_, change, expected) => {
    expect(wrong(await of.addSlots({ ...row, day: today, ...change }))).toEqual(expected)
    expect((await of.slots()).data).toHaveLength(6)
  })

  it('are edited one by one while no meeting needs them; of two editors the second is refused', async () => {
    await aRequest(context, context.buyer, context.seller, slot(3))
    const to = { starts: '14:30', ends: '14:55', base: 0 }
    expect(wrong(await of.changeSlot(slot(3), to))).toEqual([409, 'fair.slotNeeded', 'starts'])
    expect(wrong(await of.changeSlot(slot(4), { ...to, starts: '13:50', ends: '14:10' }))).toEqual([
      409,
      'fair.slotOverlaps',
      'starts',
    ])
    expect(wrong(await of.changeSlot(slot(4), { ...to, ends: '14:20' }))).toEqual([
      409,
      'validation.timesOrder',
      'ends',
    ])
    const both = await Promise.all(
      [0, 1].map((at) => of.changeSlot(slot(4), { starts: `1${at + 1}:00`, ends: `1${at + 1}:20`, base: 0 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('are removed if they never had a meeting; companies’ own marks and the matching’s locks are removed with them', async () => {
    const request = await aRequest(context, context.buyer, context.seller, slot(3))
    await step(context, context.seller, request, 'reject', { reason: 'Not this time.' })
    expect(wrong(await of.removeSlot(slot(3)))).toEqual([409, 'fair.slotUsed', undefined])
    await context.api.call(fairCalendar.set, { body: { slot_ids: [slot(4)], open: false } }, as(context.seller))
    await context.deps.db.insert(matchingLock).values({
      year: context.fair.year,
      buyer_id: context.buyer.id,
      seller_id: context.seller.id,
      slot_id: slot(4),
    })
    expect(wrong(await of.removeSlot(slot(4), 7))).toEqual([409, 'general.conflict', undefined])
    expect((await of.removeSlot(slot(4))).data).toHaveLength(5)
    expect(await context.deps.db.$count(calendarEntry)).toBe(0)
    expect((await of.removeSlot(slot(4))).status).toBe(404)
  })

  it('being removed accept no request any more: it is refused, never lost', async () => {
    const [removed, request] = await Promise.all([
      of.removeSlot(slot(4)),
      context.api.call(
        fairMeetings.ask,
        { body: { to: context.seller.id, slot_id: slot(4), attendees: 1, message: '' } },
        as(context.buyer),
      ),
    ])
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([removed.status, request.status])
  })
})

describe('booths', () => {
  const row = {
    hall: 'a',
    number: 'C08',
    x: 2,
    y: 10,
    width: 3,
    height: 2,
    count: 3,
    direction: 'across',
    gap: 1,
  } as const

  it('are created in a row with ascending numbers', async () => {
    const made = (await of.addBooths(row)).data.filter(({ number }) => number.startsWith('C'))
    expect(made.map(({ number, x, y }) => [number, x, y])).toEqual([
      ['C08', 2, 10],
      ['C09', 6, 10],
      ['C10', 10, 10],
    ])
    const down = await of.addBooths({ ...row, number: 'D1', x: 24, y: 8, direction: 'down', gap: 0 })
    expect(down.data.filter(({ number }) => number.startsWith('D')).map(({ y }) => y)).toEqual([8, 10, 12])
  })

  it.each([
    ['overlapping another', { x: 4, y: 4 }, [409, 'fair.boothOverlaps', 'x']],
    ['outside the hall', { x: 25 }, [409, 'fair.boothOutside', 'x']],
    ['with an existing number', { number: 'A03' }, [409, 'fair.boothNumber', 'number']],
    ['in an unknown hall', { hall: 'z' }, [409, 'fair.hallUnknown', 'hall']],
    ['without a number to count', { number: 'Corner' }, [400, 'fair.boothNumbering', 'number']],
    ['too many at once', { count: 61 }, [400, 'validation.numberHigh', 'count']],
  ])('are refused %s, all of them', async (_, change, expected) => {
    expect(wrong(await of.addBooths({ ...row, ...change }))).toEqual(expected)
    expect((await of.booths()).data).toHaveLength(4)
  })

  it('are edited, and of two parallel edits one succeeds', async () => {
    const [first] = (await of.booths()).data
    const to = { hall: 'a', number: 'A01', x: 3, y: 8, width: 4, height: 4 }
    expect(wrong(await of.changeBooth(first?.id ?? '', { ...to, x: 5, y: 3, base: 0 }))).toEqual([
      409,
      'fair.boothOverlaps',
      'x',
    ])
    const both = await Promise.all([0, 4].map((x) => of.changeBooth(first?.id ?? '', { ...to, x, base: 0 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // Even with companies in it: a change of the plan removes none of them.
    expect((await of.booths()).data[0]).toMatchObject({ width: 4, version: 1, companies: [{ id: context.seller.id }] })
  })

  it('are removed where no company has them, and the refusal names the company', async () => {
    const [given, free] = (await of.booths()).data
    const kept = await of.removeBooth(given?.id ?? '')
    expect(kept.refusal).toMatchObject({ code: 'fair.boothGiven' })
    expect(kept.refusal?.message).toContain('Saebom Clinic')
    expect((await of.removeBooth(free?.id ?? '')).data).toHaveLength(3)
  })

  it('are removed from the plan also where there once was a meeting: its record stays', async () => {
    const other = await aSeller(context, {}, 1)
    const held = await confirmed(context, await aParticipant(context.deps), other)
    await context.deps.db.update(participant).set({ booth_id: null }).where(eq(participant.id, other.id))
    expect((await of.removeBooth(context.fair.booths[1]?.id ?? '')).status).toBe(200)
    const [row] = await context.deps.db.select().from(meeting).where(eq(meeting.id, held.id))
    expect(row).toMatchObject({ status: 'confirmed', booth_id: null })
  })
})

describe('the program', () => {
  const updates = async () =>
    (await context.api.call(fairUpdates.list, { query: { lang: 'en' } })).data.map(({ title, summary }) => [
      title,
      summary,
    ])

  it('shows what changed after it was announced, unless it is a correction', async () => {
    const [item] = (await of.addItem(someItem(today))).data
    expect(await updates()).toEqual([['Talk', 'New in the program.']])
    const id = item?.id ?? ''
    const corrected = { ...someItem(today), summary: { en: 'About it.', ko: '소개' } }
    await of.changeItem(id, { ...corrected, base: 0, is_correction: true })
    expect(await updates()).toEqual([['Talk', 'New in the program.']])
    const later = { ...corrected, starts: '11:30', ends: '12:30', place: { en: 'Room 2', ko: '2호실' } }
    await of.changeItem(id, { ...later, base: 1, is_correction: false })
    const text = 'Now at 11:30–12:30 instead of 11:00–12:00. Now in another place: Room 2.'
    expect(await updates()).toEqual([['Talk', text]])
    const [shown] = (await context.api.call(fairProgram.list, {})).data
    expect(shown?.changed).toEqual({
      at: context.deps.clock.now().toISOString(),
      what: {
        en: text,
        ko: '시간이 바뀌었습니다: 11:00–12:00 → 11:30–12:30. 장소가 바뀌었습니다: Main stage 한국어 → 2호실.',
      },
    })
    await of.changeItem(id, { ...later, day: context.fair.slots[4]?.day ?? '', base: 2, is_correction: false })
    expect((await updates())[0]?.[1]).toMatch(/^Now on 3 March, 11:30–12:30, instead of 2 March, 11:30–12:30\.$/)
    await of.removeItem(id, 3)
    expect(await updates()).toEqual([])
  })

  it('marks nothing before the year is announced', async () => {
    await create()
    const next = setupOf(context.api, context.office, 2028)
    const [item] = (await next.addItem(someItem('2028-05-10'))).data
    const changed = { ...someItem('2028-05-11'), base: 0, is_correction: false }
    expect((await next.changeItem(item?.id ?? '', changed)).data).toMatchObject([{ changed: null, version: 1 }])
  })

  it.each([
    ['on a day outside the fair', { day: '2027-12-24' }, 'fair.dayUnknown', 'day'],
    ['that ends before it begins', { ends: '10:00' }, 'validation.timesOrder', 'ends'],
    ['in an unknown hall', { hall: 'z' }, 'fair.hallUnknown', 'hall'],
    ['in one language', { title: { en: 'Talk', ko: '' } }, 'validation.required', 'title.ko'],
  ])('refuses an item %s', async (_, change, code, field) => {
    expect(wrong(await of.addItem(someItem(today, change)))).toEqual([400, code, field])
  })

  it('is edited by its version: of two editors the second is refused', async () => {
    const [item] = (await of.addItem(someItem(today))).data
    const change = (starts: string) =>
      of.changeItem(item?.id ?? '', { ...someItem(today, { starts }), base: 0, is_correction: false })
    const both = await Promise.all([change('10:30'), change('10:45')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(wrong(await of.removeItem(item?.id ?? '', 0))).toEqual([409, 'general.conflict', undefined])
  })
})
