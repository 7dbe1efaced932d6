import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { instantInSeoul } from '#contract/days'
import type { MiceFigures } from '#contract/mice/edition'
import { type GateScan, type MiceDoor, miceGate } from '#contract/mice/gate'
import { miceRegistration } from '#contract/mice/registration'
import { isRehearsalAt } from '#contract/mice/rehearsal'
import { miceSessions } from '#contract/mice/session'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { codeOf } from '#server/modules/mice/badge.service'
import { numbersOf } from '#server/modules/mice/gate-lists.service'
import { miceEdition } from '#server/modules/mice/mice.table'
import { miceGateScan } from '#server/modules/mice-gate/gate.table'
import { forgetEntries, scanAtDoor } from '#server/modules/mice-gate/scan.service'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aMiceFair, aMiceSession, aVisitor } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let fair: MiceFigures & { year: number }
let operator: Person
const as = ({ token }: Person) => ({ token })
const codeFor = async (who: Person) => (await shop.call(miceRegistration.badge, {}, as(who))).data.code

const aScan = (code: string, change: Partial<GateScan> = {}): GateScan => ({
  ...{ id: crypto.randomUUID(), code, at: shop.deps.clock.now().toISOString(), told: null },
  ...change,
})
const send = async (scans: GateScan[], { door = 'entrance' as MiceDoor, place = 'North gate' } = {}) =>
  (await shop.call(miceGate.scan, { params: { door }, body: { place, scans } }, as(operator))).data
const scan = async (one: GateScan, at: { door?: MiceDoor; place?: string } = {}) => {
  const [answer] = await send([one], at)
  if (!answer) throw new Error('nothing was answered')
  return answer
}
const listed = async (door: MiceDoor = 'entrance') =>
  (await shop.call(miceGate.list, { params: { door } }, as(operator))).data
const counts = async () => (await shop.call(miceGate.counts, {}, as(operator))).data

/** Moves to a time on the fair's first day, with an operator who has just signed in. */
async function toTheFair(time = '10:30', at = 0): Promise<void> {
  const to = instantInSeoul(fair.days[at]?.day ?? '', time)
  shop.deps.clock.advance({ minutes: (to.getTime() - shop.deps.clock.now().getTime()) / 60_000 })
  operator = await anOperator(shop)
}

let visitor: Person
let code: string
let number: string
beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
  visitor = await aVisitor(shop.deps, fair)
  code = await codeFor(visitor)
  number = (await shop.call(miceRegistration.own, {}, as(visitor))).data.registration?.number ?? ''
})

test('more visitors than one statement has parameters for are found by one query', async () => {
  const ids = [visitor.id, ...Array.from({ length: 70_000 }, () => crypto.randomUUID())]
  expect(await numbersOf(shop.deps.db, fair.year, ids)).toEqual(new Map([[visitor.id, number]]))
})

describe('the entrance (product §4)', () => {
  test('uses the server’s clock, whatever the device’s shows', async () => {
    await toTheFair()
    const behind = new Date(shop.deps.clock.now().getTime() - 86_400_000).toISOString()
    expect((await scan(aScan(code, { at: behind }))).result).toBe('valid')
    expect((await scan(aScan(code))).result).toBe('used')
  })

  test('admits a badge once a day and shows when and where it was admitted', async () => {
    await toTheFair()
    expect(await scan(aScan(code))).toMatchObject({
      ...{ result: 'valid', before: null, conflict: false },
      person: { number, name_latin: 'Gildong Hong', organization: 'Paper Lantern Events', roles: ['visitor'] },
    })
    const first = shop.deps.clock.now().toISOString()
    shop.deps.clock.advance({ minutes: 30 })
    expect(await scan(aScan(code), { place: 'South gate' })).toMatchObject({
      result: 'used',
      before: { at: first, place: 'North gate' },
    })
    await toTheFair('10:00', 1)
    expect((await scan(aScan(code))).result).toBe('valid')
  })

  describe('an admission that is undone', () => {
    const undo = (id: string, door: MiceDoor = 'entrance') =>
      shop.call(miceGate.undo, { params: { door, id } }, as(operator))

    test('no longer counts, admits the badge again, and is in the audit log', async () => {
      await toTheFair()
      const first = aScan(code)
      await scan(first)
      expect((await undo(first.id)).data).toEqual({ id: first.id, result: 'undone' })
      expect(await counts()).toMatchObject({ entered: 0, refused: 0, conflicts: 0 })
      expect((await listed()).entered).toEqual([])
      // The same scan sent again by a device whose answer was lost changes nothing.
      expect(await scan(first)).toMatchObject({ result: 'undone', conflict: false })
      expect((await undo(first.id)).status).toBe(200)
      const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'mice.entryUndone'))
      expect(acts).toMatchObject([{ subject: number, actor_id: operator.id, detail: { place: 'North gate' } }])
      expect(await scan(aScan(code))).toMatchObject({ result: 'valid', before: null })
    })

    test('is of this door and day, and admitted someone', async () => {
      await toTheFair()
      const first = aScan(code)
      const again = aScan(code)
      await send([first, again])
      expect((await undo(again.id)).status).toBe(409)
      expect((await undo(crypto.randomUUID())).status).toBe(404)
      const session = await aMiceSession(shop.deps, { day: fair.days[0]?.day ?? '' })
      expect((await undo(first.id, session)).status).toBe(404)
      await toTheFair('10:00', 1)
      expect((await undo(first.id)).status).toBe(409)
    })
  })

  test('accepts the number that staff type', async () => {
    await toTheFair()
    expect(await scan(aScan(number.toLowerCase()))).toMatchObject({ result: 'valid', person: { number } })
    expect((await scan(aScan('MB000000-ZZZZZZZZ'))).result).toBe('unknown')
  })

  test('tells a revoked badge apart from another fair’s and from an invalid code', async () => {
    const { TICKET_KEYS } = shop.deps.settings
    const former = codeOf({ TICKET_KEYS }, 'MB000000-AAAAAAAA', {
      ...fair,
      days: [{ day: '2024-05-01', opens: '10:00', closes: '18:00' }],
    })
    await shop.call(miceRegistration.leave, { params: { role: 'visitor' } }, as(visitor))
    await toTheFair()
    const answers = await send([aScan(code), aScan(former), aScan(`${code.slice(0, -4)}AAAA`), aScan('hello')])
    expect(answers.map(({ result }) => result)).toEqual(['revoked', 'other_fair', 'unknown', 'unknown'])
    expect(answers.every(({ person }) => person === null)).toBe(true)
    expect(await counts()).toMatchObject({ entered: 0, refused: 4 })
  })

  test('admits at one of two gates that scan in parallel', async () => {
    await toTheFair()
    const results = await Promise.all(
      ['North', 'South'].map((place) =>
        scanAtDoor(shop.deps, operator.id, { door: 'entrance', place, scans: [aScan(code)] }),
      ),
    )
    expect(results.map(([answer]) => answer?.result).toSorted()).toEqual(['used', 'valid'])
  })

  test('gives a scan that is sent again the same response', async () => {
    await toTheFair()
    const one = aScan(code)
    const first = await scan(one)
    shop.deps.clock.advance({ minutes: 5 })
    expect(await scan({ ...one, told: 'valid' })).toEqual(first)
    expect(await shop.deps.db.$count(miceGateScan)).toBe(1)
  })

  test('records an offline admission, as a conflict where it should have been refused', async () => {
    await toTheFair()
    const alone = aScan(code, { told: 'valid' })
    shop.deps.clock.advance({ minutes: 10 })
    await scan(aScan(code), { place: 'South gate' })
    expect(await scan(alone)).toMatchObject({ result: 'used', conflict: true, before: { place: 'South gate' } })
    expect(await counts()).toMatchObject({ entered: 1, conflicts: 1, offline: 1 })
  })
})

describe('a device’s decision while offline (product §4)', () => {
  test.each(['unlisted', 'used', 'no_seat', 'other_fair', 'unknown'] as const)(
    'that refused as %s admits no one afterwards',
    async (told) => {
      await toTheFair()
      expect((await scan(aScan(code, { told }))).result).not.toBe('valid')
      expect(await counts()).toMatchObject({ entered: 0, refused: 1, conflicts: 0, offline: 1 })
      // The visitor comes back when there is a connection.
      expect((await scan(aScan(code))).result).toBe('valid')
    },
  )

  test('counts although the server’s own answer was only late, and a wrong admission is a conflict', async () => {
    await toTheFair()
    await scan(aScan(code), { place: 'South gate' })
    const one = aScan(code)
    expect(await scan(one)).toMatchObject({ result: 'used', conflict: false })
    const again = { ...one, told: 'valid' as const }
    expect(await scan(again)).toMatchObject({ result: 'used', conflict: true, before: { place: 'South gate' } })
    expect(await scan(again)).toMatchObject({ result: 'used', conflict: true })
    expect(await counts()).toMatchObject({ entered: 1, refused: 1, conflicts: 1, offline: 1 })
  })

  test('to refuse takes back an admission whose answer was late', async () => {
    await toTheFair()
    const one = aScan(code)
    expect((await scan(one)).result).toBe('valid')
    expect((await scan({ ...one, told: 'unlisted' })).result).not.toBe('valid')
    expect(await counts()).toMatchObject({ entered: 0, refused: 1, offline: 1 })
    expect((await scan(aScan(code))).result).toBe('valid')
  })

  test('belongs to the fair at which it was made, also when the next one was announced since', async () => {
    const door = await aMiceSession(shop.deps, { day: fair.days[1]?.day ?? '' })
    await shop.call(miceSessions.take, { params: { id: door } }, as(visitor))
    await toTheFair('17:30', 1)
    const [atEntrance, atDoor] = [aScan(code, { told: 'valid' }), aScan(code, { told: 'valid' })]
    const [edition] = await shop.deps.db.select().from(miceEdition)
    if (!edition) throw new Error('there is no fair')
    const days = [{ day: `${fair.year + 1}-05-01`, opens: '10:00', closes: '18:00' }]
    await shop.deps.db
      .insert(miceEdition)
      .values({ ...edition, year: fair.year + 1, figures: { ...edition.figures, days } })
    shop.deps.clock.advance({ minutes: 600 })
    operator = await anOperator(shop)
    expect(await scan(atEntrance)).toMatchObject({ result: 'valid', conflict: false })
    expect(await scan(atDoor, { door })).toMatchObject({ result: 'valid', conflict: false })
    const lines = await shop.deps.db.select().from(miceGateScan)
    expect(lines.map(({ year, day }) => [year, day])).toEqual(Array(2).fill([fair.year, fair.days[1]?.day]))
    // Scans made now are at the next fair.
    expect((await scan(aScan(code))).result).toBe('other_fair')
  })
})

test('the id of a scan belongs to one badge: another badge is not admitted with it', async () => {
  await toTheFair()
  const first = aScan(code)
  await scan(first)
  const other = await codeFor(await aVisitor(shop.deps, { days: fair.days }))
  const body = { place: 'North gate', scans: [{ ...first, code: other }] }
  const { status, refusal } = await shop.call(miceGate.scan, { params: { door: 'entrance' }, body }, as(operator))
  expect([status, refusal.code]).toEqual([409, 'general.conflict'])
  const invalid = { place: 'North gate', scans: [{ ...first, code: 'hello' }] }
  expect((await shop.call(miceGate.scan, { params: { door: 'entrance' }, body: invalid }, as(operator))).status).toBe(
    409,
  )
})

describe('the door of a session (product §4)', () => {
  test('admits visitors with a seat, and reports who is on the waitlist or has none', async () => {
    const door = await aMiceSession(shop.deps, { seats: 1 })
    const others = [await aVisitor(shop.deps, fair), await aVisitor(shop.deps, fair)] as const
    for (const who of [visitor, others[0]]) await shop.call(miceSessions.take, { params: { id: door } }, as(who))
    const codes = [code, await codeFor(others[0]), await codeFor(others[1])]
    await toTheFair()
    const answers = await send(
      codes.map((each) => aScan(each)),
      { door },
    )
    expect(answers.map(({ result }) => result)).toEqual(['valid', 'waiting', 'no_seat'])
    expect((await scan(aScan(code), { door })).result).toBe('used')
    expect((await scan(aScan(code))).result).toBe('valid')
    expect((await counts()).sessions).toMatchObject([{ id: door, people: 1, seats: 1 }])
    expect((await listed(door)).seated).toEqual([number])
  })

  test('belongs to this fair', async () => {
    const door = crypto.randomUUID()
    operator = await anOperator(shop)
    const { status } = await shop.call(miceGate.list, { params: { door } }, as(operator))
    expect(status).toBe(404)
  })
})

describe('a device', () => {
  test('gets numbers and times, and no personal data', async () => {
    await toTheFair()
    await scan(aScan(code))
    const at = shop.deps.clock.now().toISOString()
    const list = await listed()
    expect(list).toMatchObject({ numbers: [number], seated: null, entered: [{ number, at, place: 'North gate' }] })
    expect(JSON.stringify(list)).not.toMatch(/Hong|Lantern|@/)
  })

  test('is in rehearsal on other days, which are not counted as days of the fair', async () => {
    const door = await aMiceSession(shop.deps)
    operator = await anOperator(shop)
    const { data } = await shop.call(miceGate.doors, {}, as(operator))
    expect(data).toMatchObject({ doors: [{ door: 'entrance' }, { door }] })
    expect(isRehearsalAt(data.days, shop.deps.clock.now())).toBe(true)
    await scan(aScan(code))
    expect(await counts()).toMatchObject({ is_rehearsal: true, entered: 1, days: [] })
    await toTheFair()
    expect(isRehearsalAt(data.days, shop.deps.clock.now())).toBe(false)
    expect((await scan(aScan(code))).result).toBe('valid')
    expect(await counts()).toMatchObject({
      ...{ is_rehearsal: false, people: 1, entered: 1, refused: 0 },
      hours: [{ hour: 10, people: 1 }],
      days: [{ day: fair.days[0]?.day, people: 1 }],
    })
  })
})

describe('a rehearsal at the door of a session (product §4)', () => {
  test('judges as at the fair, and leaves badges fresh for it, also where it is sent only then', async () => {
    const door = await aMiceSession(shop.deps)
    const late = await aVisitor(shop.deps, fair)
    for (const who of [visitor, late]) await shop.call(miceSessions.take, { params: { id: door } }, as(who))
    const lateCode = await codeFor(late)
    operator = await anOperator(shop)
    const first = aScan(code)
    expect((await scan(first, { door })).result).toBe('valid')
    expect((await scan(aScan(code), { door })).result).toBe('used')
    expect((await listed(door)).entered).toMatchObject([{ number }])
    expect((await counts()).sessions).toMatchObject([{ id: door, people: 1 }])
    const alone = aScan(lateCode, { told: 'valid' })
    await toTheFair()
    expect((await listed(door)).entered).toEqual([])
    // The device had no network since the rehearsal.
    expect(await scan(alone, { door })).toMatchObject({ result: 'valid', conflict: false })
    expect(await counts()).toMatchObject({ refused: 0, offline: 0, sessions: [] })
    for (const each of [code, lateCode])
      expect(await scan(aScan(each), { door })).toMatchObject({ result: 'valid', before: null })
    expect((await counts()).sessions).toMatchObject([{ id: door, people: 2 }])
    const { status } = await shop.call(miceGate.undo, { params: { door, id: first.id } }, as(operator))
    expect(status).toBe(409)
  })

  test('admits at one of two doors that scan in parallel', async () => {
    const door = await aMiceSession(shop.deps)
    await shop.call(miceSessions.take, { params: { id: door } }, as(visitor))
    operator = await anOperator(shop)
    const results = await Promise.all(
      ['Left', 'Right'].map((place) => scanAtDoor(shop.deps, operator.id, { door, place, scans: [aScan(code)] })),
    )
    expect(results.map(([answer]) => answer?.result).toSorted()).toEqual(['used', 'valid'])
  })
})

test('an admitted visitor stays counted when the account is closed, without a name', async () => {
  await toTheFair()
  await scan(aScan(code))
  await forgetEntries(shop.deps.db, visitor.id)
  const [line] = await shop.deps.db.select().from(miceGateScan)
  expect(line).toMatchObject({ account_id: null, result: 'valid' })
  expect((await counts()).entered).toBe(1)
})

test('members cannot scan at a door', async () => {
  const member = await aMember(shop.deps)
  const { status } = await shop.call(miceGate.doors, {}, as(member))
  expect([401, 403]).toContain(status)
})
