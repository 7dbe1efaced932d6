import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { instantInSeoul } from '#contract/days'
import { boothPrice, miceBooths } from '#contract/mice/booth'
import { miceBoothDesk } from '#contract/mice/desk'
import { type MiceFigures, miceEdition } from '#contract/mice/edition'
import { miceRegistration } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { expireHolds } from '#server/modules/booking/hold.service'
import { moveSeats } from '#server/modules/catalog/seats.service'
import { mailSeats } from '#server/modules/mice/mail.service'
import { micePerson, miceEdition as yearTable } from '#server/modules/mice/mice.table'
import { withdrawYear } from '#server/modules/mice/setup.service'
import { changeBooth } from '#server/modules/mice/setup-booths.service'
import { miceApplication } from '#server/modules/mice-booths/application.table'
import { holdBooth } from '#server/modules/mice-booths/hold.service'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import {
  aMiceBooth,
  aMiceCompany,
  aMiceFair,
  aMiceSession,
  aSeller,
  aVisitor,
  aVisitorDraft,
} from '#tests/support/mice'
import { aFilledBooth, aPaidBooth } from '#tests/support/mice-booths'
import { miceSetupOf, someMiceFigures, someRow, someSession, someTerms } from '#tests/support/mice-setup'
import { aKey, aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person
const as = ({ token }: Pick<Person, 'token'>) => ({ token })
const wrong = ({ status, refusal }: { status: number; refusal?: { code: string; field?: string } }) => [
  status,
  refusal?.code,
  refusal?.field,
]
const create = (body = someMiceFigures()) => shop.call(miceSetupDesk.create, { body }, as(operator))
const setUp = (year: number) => miceSetupOf(shop, operator, year)

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

describe('a year of the MICE fair (product §6, §9)', () => {
  test('goes from nothing to a booth that a seller orders, by calls of the desk alone', async () => {
    expect((await shop.call(miceEdition.current, {})).status).toBe(404)
    const first = '2027-04-07'
    const figures = someMiceFigures(first, '2027-04-08', { registration_opens: '2027-01-01' })
    shop.deps.clock.set(new Date('2027-03-01T03:00:00Z'))
    expect((await create(figures)).data).toMatchObject({
      ...{ year: 2027, is_announced: false, is_current: false, version: 0, phase: 'registration', uses: 0 },
      missing: ['booths', 'terms', 'sessions'],
    })
    const of = setUp(2027)
    expect((await of.addBooths(someRow())).data.map(({ number, corner }) => [number, corner])).toEqual([
      ['A01', true],
      ['A02', false],
      ['A03', false],
      ['A04', true],
    ])
    const terms = someTerms('2027-03-20')
    await of.terms(terms)
    await of.addSession(someSession(first))
    expect((await of.year()).data).toMatchObject({ missing: [], terms, terms_version: 1, version: 0 })
    // Until it is announced, nobody else sees it.
    expect((await shop.call(miceEdition.current, {})).status).toBe(404)
    expect((await shop.call(miceBooths.plan, {})).data.booths).toEqual([])
    expect((await shop.call(miceSessions.list, {})).data).toEqual([])

    expect((await of.announce()).data).toMatchObject({ is_announced: true, is_current: true })
    expect(wrong(await of.announce(1))).toEqual([409, 'fair.yearAnnounced', undefined])
    expect((await shop.call(miceEdition.current, {})).data).toMatchObject({ year: 2027, is_open: true })
    expect((await shop.call(miceSessions.list, {})).data).toMatchObject([{ title: { en: 'Talk' }, free: 40 }])
    const { booths } = (await shop.call(miceBooths.plan, {})).data
    const body = { booth_id: booths[0]?.id ?? '', type: 'shell' } as const
    const held = await shop.call(
      miceBooths.hold,
      { query: { lang: 'en' }, body },
      { ...as(await aSeller(shop.deps)), headers: aKey() },
    )
    const { total_won } = boothPrice(
      held.data.booth,
      { type: 'shell', items: held.data.items, co_exhibitors: [] },
      terms,
    )
    expect(held.data.order.amount_won).toBe(total_won)
  })

  test('is refused a second time, with wrong dates, and to all but operators', async () => {
    await create()
    expect(wrong(await create())).toEqual([409, 'fair.yearThere', 'days.0.day'])
    const late = someMiceFigures('2029-05-10', '2029-05-11', { registration_closes: '2029-05-12' })
    expect(wrong(await create(late))).toEqual([400, 'fair.afterFair', 'registration_closes'])
    const member = await aMember(shop.deps)
    expect((await miceSetupOf(shop, member, 2028).booths()).status).toBe(401)
    expect((await setUp(2031).year()).status).toBe(404)
  })

  test('is copied with its days moved: terms, booths without exhibitors, and sessions without seats', async () => {
    const fair = await aMiceFair(shop.deps)
    await aMiceCompany(shop.deps, 'Here', await aMiceBooth(shop.deps, 'A01', { corner: true }))
    const session = await aMiceSession(shop.deps)
    await shop.call(miceSessions.take, { params: { id: session } }, as(await aVisitor(shop.deps, fair)))
    const { data } = await setUp(fair.year).copy('2030-05-10')
    expect(data).toMatchObject({ year: 2030, first: '2030-05-10', last: '2030-05-11', is_announced: false, uses: 0 })
    expect(data.figures).toMatchObject({ registration_closes: '2030-05-10', name: fair.name })
    expect(data.terms).toMatchObject({ closes: '2030-05-08', shell: 300_000 })
    const next = setUp(2030)
    expect((await next.booths()).data).toMatchObject([
      { number: 'A01', corner: true, state: 'free', company: null, orders: 0, version: 0 },
    ])
    expect((await next.sessions()).data).toMatchObject([{ day: '2030-05-10', free: 2, waiting: 0 }])
    expect(wrong(await next.copy('2030-06-10'))).toEqual([409, 'fair.yearThere', 'first'])
    expect(wrong(await next.copy('2031-12-31'))).toEqual([409, 'fair.yearLeft', 'first'])
    expect((await next.remove()).status).toBe(200)
    expect((await next.year()).status).toBe(404)
  })

  test('beside a fair that runs today is not shown before that one is over', async () => {
    const fair = await aMiceFair(shop.deps)
    const first = `${fair.year + 2}-05-10`
    await create(someMiceFigures(first, first.replace('-10', '-11'), { registration_closes: first }))
    await setUp(fair.year + 2).announce()
    const shown = async () => (await shop.call(miceEdition.current, {})).data.year
    shop.deps.clock.set(instantInSeoul(fair.days[1]?.day ?? '', '12:00'))
    expect(await shown()).toBe(fair.year)
    const years = (await shop.call(miceSetupDesk.years, {}, as(await anOperator(shop)))).data
    expect(years.map(({ year, phase, is_current }) => [year - fair.year, phase, is_current])).toEqual([
      [2, 'registration', false],
      [0, 'running', true],
    ])
    shop.deps.clock.advance({ days: 1 })
    expect(await shown()).toBe(fair.year + 2)
  })

  test('is withdrawn only while nobody has registered or ordered', async () => {
    await create(someMiceFigures('2028-05-10', '2028-05-11', { registration_opens: '2026-01-10' }))
    const of = setUp(2028)
    expect(wrong(await of.withdraw(0))).toEqual([409, 'general.conflict', undefined])
    await of.announce()
    expect(wrong(await of.withdraw(0))).toEqual([409, 'general.conflict', undefined])
    expect((await of.withdraw()).data).toMatchObject({ is_announced: false, version: 2 })
    expect((await shop.call(miceEdition.current, {})).status).toBe(404)
    await of.announce(2)
    await aVisitor(shop.deps, someMiceFigures())
    expect((await of.year()).data.uses).toBe(1)
    expect(wrong(await of.withdraw(3))).toEqual([409, 'mice.yearUsed', undefined])
    expect(wrong(await of.remove(3))).toEqual([409, 'fair.yearAnnounced', undefined])
  })

  test('has a line for each action in the audit log', async () => {
    await create()
    const of = setUp(2028)
    const [booth] = (await of.addBooths(someRow({ count: 1 }))).data
    await of.terms(someTerms())
    const { data } = await of.year()
    await of.figures({ ...data.figures, registration_closes: '2028-05-11', base: data.version })
    await of.removeBooth(booth?.id ?? '')
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.actor_id, operator.id))
    const ofSetup = acts.filter(({ act }) => act.startsWith('mice.setup.'))
    expect(ofSetup.map(({ act, subject }) => [act.replace('mice.setup.', ''), subject])).toEqual(
      ['create', 'boothsAdd', 'terms', 'figures', 'boothRemove'].map((act) => [act, '2028']),
    )
    expect(ofSetup[3]?.detail).toEqual({ fields: ['registration_closes'] })
  })
})

describe('a withdrawal and a registration at the same time', () => {
  /** Registers a visitor while a withdrawal has counted and not yet ended; returns whether the fair is public, and its people. */
  const raced = async (lock?: Parameters<typeof withdrawYear>[3]) => {
    await create(someMiceFigures('2028-05-10', '2028-05-11', { registration_opens: '2026-01-10' }))
    await setUp(2028).announce()
    const member = await aMember(shop.deps)
    const register = () => shop.call(miceRegistration.visitor, { body: aVisitorDraft(someMiceFigures()) }, as(member))
    let registering: ReturnType<typeof register> | undefined
    const hooks: typeof shop.deps.hooks = {
      ...shop.deps.hooks,
      boothOrders: async (...given) => {
        // Without the lock the registration ends first; with it, it waits for this transaction.
        registering = register()
        if (lock) await registering
        return shop.deps.hooks.boothOrders(...given)
      },
    }
    const deps = { ...shop.deps, hooks }
    const acting = { year: 2028, by: operator.id, lang: 'en' as const }
    await withdrawYear(deps, acting, 1, lock).catch(() => {})
    const answer = await registering
    return { status: answer?.status, public: (await setUp(2028).year()).data.is_announced }
  }

  test('leave no registration for a fair that is not public', async () => {
    expect(await raced()).toEqual({ status: 404, public: false })
    expect(await shop.deps.db.$count(micePerson)).toBe(0)
  })

  test('would leave one, if the withdrawal did not wait', async () => {
    expect(await raced(async () => {})).toEqual({ status: 200, public: false })
    expect(await shop.deps.db.$count(micePerson)).toBe(1)
  })
})

describe('figures of a year in use', () => {
  let fair: MiceFigures & { year: number }
  const change = async (figures: object) => {
    const { data } = await setUp(fair.year).year()
    return setUp(fair.year).figures({ ...data.figures, ...figures, base: data.version })
  }
  beforeEach(async () => {
    fair = await aMiceFair(shop.deps)
  })

  test('are refused to the second of two editors', async () => {
    const { figures } = (await setUp(fair.year).year()).data
    const answers = await Promise.all(
      ['First', 'Second'].map((en) => setUp(fair.year).figures({ ...figures, name: { en, ko: en }, base: 0 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('keep the halls and days that something is in', async () => {
    const [a, r1] = fair.halls
    if (!a || !r1) throw new Error('no halls')
    const id = await aMiceBooth(shop.deps, 'A01')
    await aMiceSession(shop.deps)
    expect(wrong(await change({ halls: [a] }))).toEqual([409, 'fair.hallItems', 'halls'])
    expect(wrong(await change({ halls: [{ ...a, width: 5 }, r1] }))).toEqual([
      409,
      'fair.boothsOutside',
      'halls.0.width',
    ])
    expect(wrong(await change({ days: fair.days.slice(1) }))).toEqual([409, 'fair.dayItems', 'days'])
    await aPaidBooth(shop, await aSeller(shop.deps), id)
    expect(wrong(await change({ halls: [r1] }))).toEqual([409, 'mice.hallUsed', 'halls'])
    // A hall whose booths were never used goes with them.
    const hall = { id: 'b', name: a.name, width: 30, height: 20 }
    expect((await change({ halls: [a, r1, hall] })).status).toBe(200)
    await setUp(fair.year).addBooths(someRow({ hall: 'b', number: 'B01' }))
    expect((await change({ halls: [a, r1] })).status).toBe(200)
    expect((await setUp(fair.year).booths()).data.map(({ number }) => number)).toEqual(['A01'])
  })

  test('keep the days once badges name them; a day can still be added, and hours change', async () => {
    await aVisitor(shop.deps, fair)
    expect(wrong(await change({ days: fair.days.slice(0, 1), registration_closes: fair.days[0]?.day }))).toEqual([
      ...[409, 'mice.daysFixed', 'days'],
    ])
    const day = { day: fair.days[1]?.day.replace(/..$/, '28') ?? '', opens: '10:00', closes: '12:00' }
    const days = [{ ...fair.days[0], opens: '09:00' }, fair.days[1], day].filter((each) => each?.day)
    expect((await change({ days })).status).toBe(200)
  })
})

describe('booths of a year', () => {
  let fair: MiceFigures & { year: number }
  const place = { hall: 'a', number: 'A01', x: 3, y: 3, width: 3, height: 3, corner: false }
  beforeEach(async () => {
    fair = await aMiceFair(shop.deps)
  })

  test('are added in rows, moved and removed; what is wrong with a place is said at its field', async () => {
    const of = setUp(fair.year)
    expect(wrong(await of.addBooths(someRow({ number: 'A' })))).toEqual([400, 'fair.boothNumbering', 'number'])
    expect(wrong(await of.addBooths(someRow({ count: 12 })))).toEqual([409, 'fair.boothOutside', 'x'])
    const [first, second] = (await of.addBooths(someRow())).data
    expect(wrong(await of.addBooths(someRow()))).toEqual([409, 'fair.boothNumber', 'number'])
    const overlapping = { ...place, number: 'A09', x: 7, y: 2, base: 0 }
    expect(wrong(await of.changeBooth(first?.id ?? '', overlapping))).toEqual([409, 'fair.boothOverlaps', 'x'])
    expect(
      (await of.changeBooth(first?.id ?? '', { ...place, number: 'A09', y: 12, base: 0 })).data.at(-1),
    ).toMatchObject({
      ...{ number: 'A09', y: 12, version: 1, corner: false },
    })
    expect(wrong(await of.changeBooth(first?.id ?? '', { ...place, base: 0 }))).toEqual([
      409,
      'general.conflict',
      undefined,
    ])
    expect((await of.removeBooth(second?.id ?? '')).data.map(({ number }) => number)).toEqual(['A03', 'A04', 'A09'])
  })

  test('that are held or ordered stay as they are; after an order that ended they can be moved, and not removed', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    const of = setUp(fair.year)
    const seller = await aSeller(shop.deps)
    await aFilledBooth(shop, seller, id)
    const moved = { ...place, x: 10, base: 0 }
    expect(wrong(await of.changeBooth(id, moved))).toEqual([409, 'mice.boothOrdered', undefined])
    expect(wrong(await of.removeBooth(id))).toEqual([409, 'mice.boothOrdered', undefined])
    // A hold that was never submitted leaves nothing to keep.
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    expect((await of.changeBooth(id, moved)).data).toMatchObject([{ x: 10, state: 'free', orders: 0 }])
    const paid = await aPaidBooth(shop, seller, id)
    expect((await of.booths()).data).toMatchObject([{ state: 'taken', orders: 1, company: { en: 'Paper Lantern' } }])
    expect(wrong(await of.changeBooth(id, { ...place, base: 1 }))).toEqual([409, 'mice.boothOrdered', undefined])
    expect(wrong(await of.removeBooth(id, 1))).toEqual([409, 'mice.boothOrdered', undefined])
    expect((await of.year()).data.uses).toBe(2)
    // The price stays, whatever the terms become.
    await of.terms(someTerms(fair.days[0]?.day, { shell: 900_000 }))
    const [own] = (await shop.call(miceBooths.own, { query: { lang: 'en' } }, as(seller))).data
    expect(own?.order.amount_won).toBe(paid.order.amount_won)
    expect(own?.order.price_lines).toEqual(paid.order.price_lines)
    const print = (of: string) =>
      shop.app.request(`${miceBoothDesk.print.path.replace(':id', of)}?lang=en`, {
        headers: { authorization: `Bearer ${operator.token}` },
      })
    const printed = await print(paid.booking.id)
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await print(id)).status).toBe(404)
    expect(await shop.deps.db.$count(auditEvent, eq(auditEvent.act, 'mice.invoice'))).toBe(1)
  })

  test('that were held and given up are removed with what was stored about the hold', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    await aFilledBooth(shop, await aSeller(shop.deps), id)
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    expect((await setUp(fair.year).removeBooth(id)).data).toEqual([])
    expect(await shop.deps.db.$count(miceApplication)).toBe(0)
  })

  test('that the desk assigned are moved, and removed only once they are free', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    await aMiceCompany(shop.deps, 'Partner', id)
    const of = setUp(fair.year)
    expect((await of.changeBooth(id, { ...place, y: 9, base: 0 })).data).toMatchObject([
      { y: 9, company: { en: 'Partner' } },
    ])
    expect(wrong(await of.removeBooth(id, 1))).toEqual([409, 'fair.boothGiven', undefined])
  })

  test('have terms with a deadline before the end, and refunds that never grow', async () => {
    const of = setUp(fair.year)
    expect(wrong(await of.terms(someTerms('2099-01-01')))).toEqual([400, 'fair.afterFair', 'closes'])
    const tiers = (...cancellation: [number, number][]) =>
      someTerms(fair.days[0]?.day, {
        cancellation: cancellation.map(([days_before, refund_percent]) => ({ days_before, refund_percent })),
      })
    expect(wrong(await of.terms(tiers([14, 50], [14, 20])))).toEqual([
      400,
      'mice.tierOrder',
      'cancellation.1.days_before',
    ])
    expect(wrong(await of.terms(tiers([14, 50], [7, 60])))).toEqual([
      400,
      'mice.tierOrder',
      'cancellation.1.refund_percent',
    ])
    expect((await of.terms(tiers([14, 50], [7, 20]))).status).toBe(200)
    expect(wrong(await of.terms(null, 0))).toEqual([409, 'general.conflict', undefined])
    expect((await of.terms(null, 1)).data.terms).toBeNull()
    expect((await shop.call(miceBooths.plan, {})).data.is_open).toBe(false)
  })
})

describe('a booth that the desk moves while a seller orders it', () => {
  const order = (booth_id: string) => ({ query: { lang: 'en' }, body: { booth_id, type: 'shell' } }) as const
  const place = { hall: 'a', number: 'A01', x: 12, y: 9, width: 6, height: 3, corner: false }

  test('is either moved before the order, which has its new size then, or not moved at all', async () => {
    const fair = await aMiceFair(shop.deps)
    const id = await aMiceBooth(shop.deps, 'A01')
    const seller = await aSeller(shop.deps)
    const [held, moved] = await Promise.all([
      shop.call(miceBooths.hold, order(id), { ...as(seller), headers: aKey() }),
      setUp(fair.year).changeBooth(id, { ...place, base: 0 }),
    ])
    expect(held.status).toBe(200)
    const [booth] = (await setUp(fair.year).booths()).data
    expect(held.data.booth.width).toBe(booth?.width)
    expect([200, 409]).toContain(moved.status)
    expect(booth?.width).toBe(moved.status === 200 ? 6 : 3)
  })

  test('waits for an order that has begun; without the lock of the booth it would move under it', async () => {
    const fair = await aMiceFair(shop.deps)
    const acting = { year: fair.year, by: operator.id, lang: 'en' as const }
    /** Orders a booth; while the order runs, the desk moves it. */
    const raced = async (id: string, number: string, lock?: Parameters<typeof changeBooth>[3]) => {
      const seller = await aSeller(shop.deps)
      const to = { ...place, number, id, base: 0, y: number === 'A01' ? 9 : 14 }
      let moving: Promise<string> | undefined
      await holdBooth(
        shop.deps,
        { accountId: seller.id, lang: 'en' },
        { booth_id: id, type: 'shell' },
        {
          ...(lock && { lock }),
          move: async (tx, moves) => {
            moving = changeBooth(shop.deps, acting, to, lock).then(
              () => 'moved',
              (error: { code: string }) => error.code,
            )
            if (lock) await moving
            return moveSeats(tx, moves)
          },
        },
      )
      return moving
    }
    expect(await raced(await aMiceBooth(shop.deps, 'A01'), 'A01')).toBe('mice.boothOrdered')
    expect(await raced(await aMiceBooth(shop.deps, 'A02', { x: 20 }), 'A02', async () => {})).toBe('moved')
  })
})

describe('sessions of a year', () => {
  let fair: MiceFigures & { year: number }
  let day: string
  const seat = async (id: string) => {
    const visitor = await aVisitor(shop.deps, fair)
    await shop.call(miceSessions.take, { params: { id } }, as(visitor))
    return visitor
  }
  const mailed = async (work: () => Promise<unknown>) => {
    await shop.deps.jobs.drain(shop.deps)
    const before = shop.deps.mails.length
    await work()
    await shop.deps.jobs.drain(shop.deps)
    return shop.deps.mails.slice(before).map(({ to, subject }) => [to, subject])
  }
  beforeEach(async () => {
    fair = await aMiceFair(shop.deps)
    day = fair.days[0]?.day ?? ''
  })

  test('are added, edited and removed; a clash in the same hall is named', async () => {
    const of = setUp(fair.year)
    const [first] = (await of.addSession(someSession(day))).data
    const clash = await of.addSession(someSession(day, { starts: '11:30', ends: '12:30' }))
    expect(wrong(clash)).toEqual([409, 'mice.sessionClash', 'starts'])
    expect(clash.refusal.message).toBe('“Talk” is in this hall at 11:00–12:00.')
    expect((await of.addSession(someSession(day, { hall: 'r1' }))).data).toHaveLength(2)
    expect(wrong(await of.addSession(someSession('2099-01-01')))).toEqual([409, 'fair.dayUnknown', 'day'])
    const to = someSession(day, { title: { en: 'Other', ko: '다른' }, seats: 30 })
    expect((await of.changeSession(first?.id ?? '', { ...to, base: 0, affected: 0 })).data[0]).toMatchObject({
      ...{ title: { en: 'Other' }, seats: 30, free: 30, version: 1 },
    })
    expect(wrong(await of.changeSession(first?.id ?? '', { ...to, base: 0, affected: 0 }))).toEqual([
      ...[409, 'general.conflict', undefined],
    ])
    expect((await of.removeSession(first?.id ?? '', { base: 1, affected: 0 })).data).toHaveLength(1)
  })

  test('that are moved mail those in them, who have to be as many as was agreed to', async () => {
    const id = await aMiceSession(shop.deps, { seats: 1 })
    const people = [await seat(id), await seat(id)]
    const of = setUp(fair.year)
    const to = { ...someSession(day, { hall: 'r1', starts: '14:00', ends: '15:00', seats: 1 }), base: 0 }
    const refused = await of.changeSession(id, { ...to, affected: 1 })
    expect(wrong(refused)).toEqual([409, 'mice.sessionPeople', undefined])
    expect(refused.refusal.message).toContain('waiting: 2')
    expect(await mailed(() => of.changeSession(id, { ...to, affected: 2 }))).toEqual(
      people.map(({ email }) => [email, 'Session moved: Talk']),
    )
    // Other words are no news.
    const words = { ...to, summary: { en: 'New', ko: '새' }, base: 1, affected: 0 }
    expect(await mailed(() => of.changeSession(id, words))).toEqual([])
    expect(await mailed(() => of.removeSession(id, { base: 2, affected: 2 }))).toEqual(
      people.map(({ email }) => [email, 'Session canceled: Talk']),
    )
    expect((await of.sessions()).data).toEqual([])
    expect((await shop.call(miceSessions.own, {}, as(people[0] as Person))).data).toEqual([])
  })

  test('never have fewer seats than are taken; more seats go to the waiting list, who are mailed', async () => {
    const id = await aMiceSession(shop.deps, { seats: 2 })
    await seat(id)
    await seat(id)
    const waiting = [await seat(id), await seat(id)]
    const of = setUp(fair.year)
    const [shown] = (await of.sessions()).data
    if (!shown) throw new Error('no session')
    const { id: _, free: __, waiting: ___, version: base, ...session } = shown
    const change = (seats: number) => of.changeSession(id, { ...session, seats, base, affected: 0 })
    expect(wrong(await change(1))).toEqual([409, 'mice.seatsTaken', 'seats'])
    const mails = await mailed(async () => {
      expect((await change(3)).data).toMatchObject([{ seats: 3, free: 0, waiting: 1 }])
      await mailSeats(shop.deps)
    })
    expect(mails).toEqual([[waiting[0]?.email, 'You have a seat: A talk']])
    expect((await of.changeSession(id, { ...session, seats: 9, base: base + 1, affected: 0 })).data).toMatchObject([
      { seats: 9, free: 5, waiting: 0 },
    ])
  })

  test('that have begun are neither moved nor, with people in them, removed', async () => {
    const id = await aMiceSession(shop.deps)
    await seat(id)
    shop.deps.clock.set(instantInSeoul(day, '10:45'))
    operator = await anOperator(shop)
    const of = setUp(fair.year)
    const to = someSession(day, { hall: 'r1', starts: '14:00', ends: '15:00', seats: 2 })
    expect(wrong(await of.changeSession(id, { ...to, base: 0, affected: 1 }))).toEqual([
      409,
      'mice.sessionBegun',
      'starts',
    ])
    expect(wrong(await of.removeSession(id, { base: 0, affected: 1 }))).toEqual([409, 'mice.sessionBegun', undefined])
  })

  test('of a year are not those of another', async () => {
    const id = await aMiceSession(shop.deps)
    await create()
    expect((await setUp(2028).removeSession(id, { base: 0, affected: 0 })).status).toBe(404)
    expect(await shop.deps.db.$count(yearTable)).toBe(2)
  })
})
