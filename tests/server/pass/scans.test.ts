import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { passGate } from '#contract/pass/gate'
import type { OwnPass } from '#contract/pass/order'
import { pass, passScan, passVisit } from '#server/modules/pass-orders/passes.table'
import { type SpendVisit, scanPasses, spendVisit } from '#server/modules/pass-orders/scan.service'
import { ask, cancel, goTo } from '#tests/support/cancellations'
import { aMember, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, aPaidPass, aScan, ownPasses, passesOnSale, passStaffAt, scanAt } from '#tests/support/pass'

let shop: Shop
let member: Person
let places: string[]
let staff: Person
const scan = async (at: number, own: { code: string | null }) => scanAt(shop, staff, places[at] ?? '', aScan(shop, own))
const results = async (own: { code: string | null }, ...at: number[]) => {
  const found: string[] = []
  for (const each of at) found.push((await scan(each, own)).result)
  return found
}

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  await passesOnSale(shop.deps)
  places = []
  for (let at = 0; at < 5; at += 1) places.push(await anAffiliate(shop.deps))
  staff = await passStaffAt(shop, ...places)
})

describe('a pass by number (product §4)', () => {
  test('begins with its first scan, is spent visit by visit, and keeps a ledger of the savings', async () => {
    const own = await aPaidPass(shop, member)
    expect(await scan(0, own)).toMatchObject({
      ...{ result: 'valid', begun: true, saved_won: 10_000 },
      pass: { number: own.number, type: 'visits_3', person: 'adult', visits_left: 2 },
    })
    shop.deps.clock.advance({ minutes: 60 })
    expect(await scan(1, own)).toMatchObject({ result: 'valid', begun: false, pass: { visits_left: 1 } })
    expect(await results(own, 2, 3)).toEqual(['valid', 'used_up'])
    const [shown] = await ownPasses(shop, member)
    expect(shown).toMatchObject({ visits_left: 0, saved_won: 30_000, code: null })
    expect(shown?.visits.map(({ affiliate_id }) => affiliate_id)).toHaveLength(3)
    expect(shown?.visits.at(-1)).toMatchObject({ affiliate_id: places[0], name: { en: 'A museum' }, saved_won: 10_000 })
  })

  test('ends 30 days after its first scan, to the second', async () => {
    const own = await aPaidPass(shop, member)
    await scan(0, own)
    const end = new Date('2027-04-01T03:00:00Z').getTime()
    await goTo(shop, new Date(end - 1000), staff)
    expect(await results(own, 1)).toEqual(['valid'])
    await goTo(shop, new Date(end), staff)
    expect(await results(own, 2)).toEqual(['expired'])
  })
})

describe('a pass by time (product §4)', () => {
  test('runs by the clock from its first scan, whatever the day', async () => {
    const own = await aPaidPass(shop, member, 'hours_24')
    expect(await scan(0, own)).toMatchObject({
      begun: true,
      pass: { visits_left: null, ends_at: '2027-03-03T03:00:00.000Z' },
    })
    await goTo(shop, new Date('2027-03-03T02:59:59Z'), staff)
    expect(await results(own, 1, 2, 3)).toEqual(['valid', 'valid', 'valid'])
    await goTo(shop, new Date('2027-03-03T03:00:00Z'), staff)
    expect(await results(own, 4)).toEqual(['expired'])
  })

  test('can be begun on its last Seoul day and not after it', async () => {
    const [first, second] = [await aPaidPass(shop, member, 'hours_24'), await aPaidPass(shop, member, 'hours_24')]
    await goTo(shop, new Date('2027-08-29T14:59:59Z'), staff)
    expect(await results(first, 0)).toEqual(['valid'])
    await goTo(shop, new Date('2027-08-29T15:00:00Z'), staff)
    expect(await results(second, 1)).toEqual(['expired'])
    expect(await results(first, 1)).toEqual(['valid'])
  })
})

describe('a scan (product §4)', () => {
  test('at an affiliate admits once, or as often as configured, and shows when it was used', async () => {
    const own = await aPaidPass(shop, member)
    const twice = await anAffiliate(shop.deps, { times_per_pass: 2 })
    const there = await passStaffAt(shop, twice)
    const first = await scan(0, own)
    expect(first.result).toBe('valid')
    shop.deps.clock.advance({ minutes: 5 })
    expect(await scan(0, own)).toMatchObject({
      ...{ result: 'used_here', used_at: '2027-03-02T03:00:00.000Z', saved_won: 0 },
      pass: { visits_left: 2 },
    })
    for (const expected of ['valid', 'valid', 'used_up'])
      expect((await scanAt(shop, there, twice, aScan(shop, own))).result).toBe(expected)
  })

  test('of a refunded pass admits nobody', async () => {
    const own = await aPaidPass(shop, member)
    await cancel(shop, member, own.booking_id)
    expect(await results(own, 0)).toEqual(['returned'])
    expect(await shop.deps.db.$count(passVisit)).toBe(0)
  })

  test('of another code is unknown: invented, of a trip, or with one letter changed', async () => {
    const own = await aPaidPass(shop, member)
    const changed = `${own.code?.slice(0, -2)}${own.code?.endsWith('AA') ? 'BB' : 'AA'}`
    for (const code of ['', 'NARU1.x.y', changed]) expect(await results({ code }, 0)).toEqual(['unknown'])
  })

  test('that is sent again gets the same response and spends nothing', async () => {
    const own = await aPaidPass(shop, member)
    const one = aScan(shop, own)
    const first = await scanAt(shop, staff, places[0] ?? '', one)
    const again = await Promise.all([1, 2, 3].map(() => scanAt(shop, staff, places[0] ?? '', one)))
    expect(again).toEqual([first, first, first])
    expect((await ownPasses(shop, member))[0]?.visits_left).toBe(2)
    // Another affiliate cannot read it by its id.
    const other = await shop.call(passGate.scan, { params: { id: places[1] ?? '' }, body: { scans: [one] } }, staff)
    expect(other.refusal.code).toBe('general.conflict')
  })

  test('that was made offline counts from when it was made, within a day', async () => {
    const own = await aPaidPass(shop, member, 'hours_24')
    const made = shop.deps.clock.now()
    await goTo(shop, new Date(made.getTime() + 3 * 3_600_000), staff)
    const at = made.toISOString()
    expect(await scanAt(shop, staff, places[0] ?? '', aScan(shop, own, { at }))).toMatchObject({
      ...{ result: 'valid', begun: true },
      pass: { ends_at: new Date(made.getTime() + 24 * 3_600_000).toISOString() },
    })
    expect((await shop.deps.db.select().from(passScan)).map(({ late }) => late)).toEqual([true])
    await goTo(shop, new Date(made.getTime() + 24 * 3_600_000 + 1000), staff)
    expect(await scanAt(shop, staff, places[1] ?? '', aScan(shop, own, { at }))).toMatchObject({ result: 'too_late' })
  })

  test('by a clock that is ahead counts from now', async () => {
    const own = await aPaidPass(shop, member, 'hours_24')
    const at = new Date(shop.deps.clock.now().getTime() + 86_400_000).toISOString()
    expect(await scanAt(shop, staff, places[0] ?? '', aScan(shop, own, { at }))).toMatchObject({
      pass: { ends_at: '2027-03-03T03:00:00.000Z' },
    })
  })

  test.each([-3 * 24, 3 * 24])('by a device whose clock is %i hours off counts from when it was made', async (off) => {
    const own = await aPaidPass(shop, member, 'hours_24')
    const there = shop.deps.clock.now().getTime() + off * 3_600_000
    const at = new Date(there - 3_600_000).toISOString()
    const body = { scans: [aScan(shop, own, { at })], sent_at: new Date(there).toISOString() }
    const { data } = await shop.call(passGate.scan, { params: { id: places[0] ?? '' }, body }, staff)
    expect(data).toMatchObject([{ result: 'valid', pass: { ends_at: '2027-03-03T02:00:00.000Z' } }])
  })

  test('appears in the list of the day of all the place’s staff, and of nobody else', async () => {
    const place = places[0] ?? ''
    const colleague = await passStaffAt(shop, place)
    const [one, two] = [await aPaidPass(shop, member), await aPaidPass(shop, member)]
    await scanAt(shop, staff, place, aScan(shop, one))
    await goTo(shop, new Date(shop.deps.clock.now().getTime() + 60_000), staff, colleague, member)
    await scanAt(shop, colleague, place, aScan(shop, two))
    await scanAt(shop, colleague, place, aScan(shop, { code: 'of no pass' }))
    const today = (who: Person, id = place) => shop.call(passGate.today, { params: { id } }, { token: who.token })
    const { data } = await today(staff)
    expect(data.counts).toEqual([
      { result: 'valid', scans: 2 },
      { result: 'unknown', scans: 1 },
    ])
    expect(data.scans.map(({ number, own, result }) => [number, own, result]).toSorted()).toEqual(
      [
        ['', false, 'unknown'],
        [one.number, true, 'valid'],
        [two.number, false, 'valid'],
      ].toSorted(),
    )
    expect(data.scans.at(-1)?.number).toBe(one.number)
    expect((await today(member)).status).toBe(404)
    expect((await today(staff, crypto.randomUUID())).status).toBe(404)
    // Scans are of the Seoul day on which they were made.
    await goTo(shop, new Date(shop.deps.clock.now().getTime() + 86_400_000), staff)
    expect((await today(staff)).data).toMatchObject({ counts: [], scans: [] })
  })

  test('is made by the affiliate’s own staff only, who get the keys for checking codes', async () => {
    const own = await aPaidPass(shop, member)
    const other = await passStaffAt(shop, places[1] ?? '')
    for (const who of [member, other]) {
      const body = { scans: [aScan(shop, own)] }
      expect((await shop.call(passGate.scan, { params: { id: places[0] ?? '' }, body }, who)).status).toBe(404)
    }
    const mine = (await shop.call(passGate.places, {}, other)).data
    expect(mine.places.map(({ id }) => id)).toEqual([places[1]])
    expect(mine.ticket_keys).not.toEqual([])
    expect((await shop.call(passGate.places, {}, member)).data).toMatchObject({ places: [], ticket_keys: [] })
  })
})

describe('two affiliates in the same second, and one visit left', () => {
  const rounds = 50

  /** Passes with one visit left, each scanned by two affiliates concurrently; returns the visits recorded for each. */
  async function race(spend?: SpendVisit): Promise<number[]> {
    const own = await aPaidPass(shop, member)
    const counts: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await shop.deps.db.delete(passVisit)
      await shop.deps.db
        .update(pass)
        .set({ visits_left: 1, started_at: null, ends_at: null })
        .where(eq(pass.id, own.id))
      await Promise.all(
        [0, 1].map((at) => scanPasses(shop.deps, staff.id, { id: places[at] ?? '', scans: [aScan(shop, own)] }, spend)),
      )
      counts.push(await shop.deps.db.$count(passVisit))
    }
    return counts
  }

  test('never both get it', async () => {
    expect(await race()).toEqual(Array.from({ length: rounds }, () => 1))
  })

  test('both would get it, if the remaining visits were read first and written afterwards', async () => {
    const naive: SpendVisit = async (tx, row, { at }) => {
      const left = (row.visits_left ?? 0) - 1
      if (left < 0) return null
      const [spent] = await tx
        .update(pass)
        .set({ visits_left: left, started_at: at, ends_at: new Date(at.getTime() + 86_400_000) })
        .where(eq(pass.id, row.id))
        .returning()
      return spent ?? null
    }
    expect(await race(naive)).toContain(2)
  })

  test('nor does one affiliate that scans it twice in parallel admit twice', async () => {
    const own = await aPaidPass(shop, member)
    for (let round = 0; round < 10; round += 1) {
      await shop.deps.db.delete(passVisit)
      const answers = await Promise.all([0, 1].map(() => scan(0, own)))
      expect(answers.map(({ result }) => result).toSorted()).toEqual(['used_here', 'valid'])
      await shop.deps.db.update(pass).set({ visits_left: 3 }).where(eq(pass.id, own.id))
    }
  })
})

describe('a pass that is refunded while it is scanned', () => {
  const waiting = async () => {
    const { rows } = await shop.deps.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  const giveBack = (own: OwnPass) => ask(shop, member, own.booking_id, { refund_won: 25_000 })

  /** Both have read the unused pass and wait for its row, in the order of their start; which one gets it first is open. */
  async function atOnce(first: 'scan' | 'refund') {
    const own = await aPaidPass(shop, member)
    const calls = { scan: () => scan(0, own), refund: () => giveBack(own) }
    let started: Promise<unknown>[] = []
    await shop.deps.db.transaction(async (tx) => {
      // As a write of the row locks it: what only refers to the pass does not wait.
      await tx.select().from(pass).where(eq(pass.id, own.id)).for('no key update')
      started = [calls[first]()]
      await expect.poll(waiting).toBe(1)
      started.push(calls[first === 'scan' ? 'refund' : 'scan']())
      await expect.poll(waiting).toBe(2)
    })
    const [one, other] = await Promise.all(started)
    return (first === 'scan' ? [one, other] : [other, one]) as [
      Awaited<ReturnType<typeof scan>>,
      Awaited<ReturnType<typeof giveBack>>,
    ]
  }

  test.each(['scan', 'refund'] as const)(
    'is either used or refunded, whichever comes first; the %s waits first',
    async (first) => {
      const [scanned, returned] = await atOnce(first)
      const visits = await shop.deps.db.$count(passVisit)
      const [own] = await ownPasses(shop, member)
      if (returned.status === 200) {
        expect({ result: scanned.result, visits }).toEqual({ result: 'returned', visits: 0 })
        expect(own).toMatchObject({ started_at: null, visits_left: 3 })
      } else {
        expect(returned).toMatchObject({ status: 409, refusal: { code: 'pass.begun' } })
        expect({ result: scanned.result, visits }).toEqual({ result: 'valid', visits: 1 })
        expect(own).toMatchObject({ returned_at: null, visits_left: 2 })
      }
    },
  )

  /** The refund is made between the moment at which the scan has read the pass and the one at which it spends the visit. */
  async function between(spend: SpendVisit) {
    const own = await aPaidPass(shop, member)
    const late: SpendVisit = async (tx, row, spent) => {
      expect((await giveBack(own)).status).toBe(200)
      return spend(tx, row, spent)
    }
    const scans = [aScan(shop, own)]
    const [scanned] = await scanPasses(shop.deps, staff.id, { id: places[0] ?? '', scans }, late)
    const [row] = await shop.deps.db.select().from(pass).where(eq(pass.id, own.id))
    return { result: scanned?.result, isUsed: row?.started_at !== null, isRefunded: row?.returned_at !== null }
  }
  const naive: SpendVisit = async (tx, row, { at }) => {
    const ends_at = new Date(at.getTime() + 86_400_000)
    const [spent] = await tx.update(pass).set({ started_at: at, ends_at }).where(eq(pass.id, row.id)).returning()
    return spent ?? null
  }

  test('is not used after it was read', async () => {
    expect(await between(spendVisit)).toEqual({ result: 'returned', isUsed: false, isRefunded: true })
  })

  test('the controls: without the condition only the table refuses it, and without that the pass is used and refunded', async () => {
    await expect(between(naive)).rejects.toMatchObject({ cause: { constraint: 'pass_unused' } })
    await shop.deps.db.execute(sql`alter table ${pass} drop constraint pass_unused`)
    expect(await between(naive)).toEqual({ result: 'valid', isUsed: true, isRefunded: true })
  })
})
