import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { instantInSeoul } from '#contract/days'
import type { MiceFigures } from '#contract/mice/edition'
import { miceFeed } from '#contract/mice/feed'
import { miceSessions } from '#contract/mice/session'
import { transaction } from '#server/db/connect'
import { setBlocked } from '#server/modules/accounts/block.service'
import { mailSeats } from '#server/modules/mice/mail.service'
import { miceSeat, miceSession } from '#server/modules/mice/mice.table'
import { leaveSeat, type lockSession, takeSeat } from '#server/modules/mice/seats.service'
import { aMember, type Person } from '#tests/support/factories'
import { aMiceFair, aMiceSession, aVisitor } from '#tests/support/mice'
import { aShop, type Shop, secondServer } from '#tests/support/orders'

let shop: Shop
let fair: MiceFigures & { year: number }
const as = ({ token }: Person) => ({ token })
const take = (who: Person, id: string) => shop.call(miceSessions.take, { params: { id } }, as(who))
const leave = (who: Person, id: string) => shop.call(miceSessions.leave, { params: { id } }, as(who))
const visitors = (count: number) => Promise.all(Array.from({ length: count }, () => aVisitor(shop.deps, fair)))

/** The seats according to the session, and according to its rows. */
async function counted(id: string) {
  const [session] = await shop.deps.db.select().from(miceSession).where(eq(miceSession.id, id))
  const rows = await shop.deps.db
    .select()
    .from(miceSeat)
    .where(eq(miceSeat.session_id, id))
    .orderBy(asc(miceSeat.asked))
  const seated = rows.filter(({ state }) => state === 'seat')
  expect(session?.taken).toBe(seated.length)
  return { seated: seated.length, waiting: rows.length - seated.length }
}

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
})

describe('seats of a session (product §4)', () => {
  test('are taken one by one; later requests are on the waitlist, and move up in their order', async () => {
    const id = await aMiceSession(shop.deps, { seats: 1 })
    const [first, second, third] = (await visitors(3)) as [Person, Person, Person]
    expect((await take(first, id)).data).toEqual([{ session_id: id, state: 'seat', place: null }])
    expect((await take(second, id)).data).toEqual([{ session_id: id, state: 'waiting', place: 1 }])
    expect((await take(third, id)).data).toEqual([{ session_id: id, state: 'waiting', place: 2 }])
    expect((await shop.call(miceSessions.list, {})).data).toMatchObject([{ free: 0, waiting: 2 }])
    expect((await leave(first, id)).data).toEqual([])
    expect((await shop.call(miceSessions.own, {}, as(second))).data).toMatchObject([{ state: 'seat' }])
    expect((await shop.call(miceSessions.own, {}, as(third))).data).toMatchObject([{ state: 'waiting', place: 1 }])
    expect(await counted(id)).toEqual({ seated: 1, waiting: 1 })
  })

  test('a place on the waiting list counts only those ahead in the same session', async () => {
    const id = await aMiceSession(shop.deps, { seats: 1 })
    const other = await aMiceSession(shop.deps, { seats: 1 })
    const [first, second, third] = (await visitors(3)) as [Person, Person, Person]
    for (const who of [first, second, third]) await take(who, other)
    for (const who of [second, third, first]) await take(who, id)
    const own = async (who: Person) => (await shop.call(miceSessions.own, {}, as(who))).data
    expect(await own(first)).toMatchObject([{ place: null }, { session_id: id, place: 2 }])
    expect(await own(second)).toMatchObject([{ session_id: other, place: 1 }, { place: null }])
    expect(await own(third)).toMatchObject([
      { session_id: other, place: 2 },
      { session_id: id, place: 1 },
    ])
  })

  test('requested twice are one', async () => {
    const id = await aMiceSession(shop.deps)
    const [who] = (await visitors(1)) as [Person]
    await take(who, id)
    expect((await take(who, id)).data).toHaveLength(1)
    expect(await counted(id)).toEqual({ seated: 1, waiting: 0 })
  })

  test('notify a visitor who moved up by mail, once', async () => {
    const id = await aMiceSession(shop.deps, { seats: 1 })
    const [first, second] = (await visitors(2)) as [Person, Person]
    await take(first, id)
    await take(second, id)
    await leave(first, id)
    await shop.deps.jobs.drain(shop.deps)
    const before = shop.deps.mails.length
    await mailSeats(shop.deps)
    await mailSeats(shop.deps)
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      [second.email, 'You have a seat: A talk'],
    ])
  })

  test('are for registered members, until the session begins', async () => {
    const id = await aMiceSession(shop.deps)
    const [who] = (await visitors(1)) as [Person]
    expect((await take(await aMember(shop.deps), id)).refusal.code).toBe('mice.notRegistered')
    shop.deps.clock.set(instantInSeoul(fair.days[0]?.day ?? '', '10:30'))
    await expect(takeSeat(shop.deps, who.id, id)).rejects.toMatchObject({ status: 409, code: 'mice.sessionBegun' })
    await expect(leaveSeat(shop.deps, who.id, id)).rejects.toMatchObject({ status: 409, code: 'mice.sessionBegun' })
    await expect(takeSeat(shop.deps, who.id, crypto.randomUUID())).rejects.toMatchObject({ status: 404 })
  })

  test('are exported as a calendar file, without waitlist places', async () => {
    const [who, other] = (await visitors(2)) as [Person, Person]
    const full = await aMiceSession(shop.deps, { seats: 1, title: { en: 'Full', ko: '만석' } })
    await take(other, full)
    await take(who, full)
    const calendar = () => shop.call(miceSessions.calendar, { query: { lang: 'en' } }, as(who))
    expect((await calendar()).status).toBe(404)
    await take(who, await aMiceSession(shop.deps))
    const { text } = (await calendar()).data
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).toContain('SUMMARY:A talk')
  })
})

describe('many requests in parallel', () => {
  const path = (id: string) => miceSessions.take.path.replace(':id', id)

  test('at two servers get as many seats as there are, and the others a position each', async () => {
    const id = await aMiceSession(shop.deps, { seats: 3 })
    const people = await visitors(12)
    const other = secondServer(shop)
    const statuses = await Promise.all(
      people.map(async ({ token }, at) => {
        const init = { method: 'PUT', headers: { authorization: `Bearer ${token}` } }
        return (await (at % 2 ? other : shop.app).request(path(id), init)).status
      }),
    )
    expect(statuses).toEqual(people.map(() => 200))
    expect(await counted(id)).toEqual({ seated: 3, waiting: 9 })
    // Members with a seat leave concurrently while others join and leave: no one is lost, and no seat stays empty while others
    // wait.
    const seated = await shop.deps.db
      .select({ account: miceSeat.account_id })
      .from(miceSeat)
      .where(and(eq(miceSeat.session_id, id), eq(miceSeat.state, 'seat')))
    await Promise.all(seated.map(({ account }) => leaveSeat(shop.deps, account, id)))
    expect(await counted(id)).toEqual({ seated: 3, waiting: 6 })
  })

  test('without the lock do not: the control, which must fail', async () => {
    const id = await aMiceSession(shop.deps, { seats: 1 })
    const [one, two] = (await visitors(2)) as [Person, Person]
    let readers = 0
    let go = () => {}
    const both = new Promise<void>((all) => {
      go = all
    })
    const unlocked: typeof lockSession = async (tx, session) => {
      const [row] = await tx.select().from(miceSession).where(eq(miceSession.id, session))
      if (++readers === 2) go()
      await both
      return row
    }
    const results = await Promise.allSettled([one, two].map((who) => takeSeat(shop.deps, who.id, id, unlocked)))
    // The check constraint on the session's row is the last safeguard: one of the two is refused instead of waiting.
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await counted(id)).toEqual({ seated: 1, waiting: 0 })
  })
})

test('calendar apps read the seats at a private address, until it is replaced or deleted (product §4)', async () => {
  const id = await aMiceSession(shop.deps, { seats: 1 })
  const [seated, waiting] = (await visitors(2)) as [Person, Person]
  for (const who of [seated, waiting]) await take(who, id)
  const make = async (who: Person) => (await shop.call(miceFeed.make, {}, as(who))).data.path
  const read = async (path: string) => {
    const answer = await shop.app.request(path)
    return answer.status === 200 ? ((await answer.text()).match(/SUMMARY:.*/g) ?? []) : answer.status
  }
  expect((await shop.call(miceFeed.show, {}, as(seated))).data).toEqual({ exists: false })
  const first = await make(seated)
  expect((await read(first)).toString()).toContain('A talk')
  const empty = await make(waiting)
  const block = (blocked: boolean) => transaction(shop.deps.db, (tx) => setBlocked(tx, 'member', waiting.id, blocked))
  expect([await read(empty), await block(true), await read(empty)]).toEqual([[], true, 404])
  expect([await block(false), await read(empty)]).toEqual([true, []])
  const second = await make(seated)
  expect(await read(first)).toBe(404)
  expect((await shop.call(miceFeed.show, {}, as(seated))).data).toEqual({ exists: true })
  expect((await shop.call(miceFeed.revoke, {}, as(seated))).data).toEqual({ exists: false })
  expect(await read(second)).toBe(404)
})
