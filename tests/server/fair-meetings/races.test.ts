import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fairCalendar } from '#contract/fair/calendar'
import { transaction } from '#server/db/connect'
import { leaveMeetings } from '#server/modules/fair-meetings/leave.service'
import { calendarEntry, meeting } from '#server/modules/fair-meetings/meeting.table'
import { testApi } from '#tests/support/api'
import { shuffled } from '#tests/support/crowd'
import { openConnections, ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aParticipant, type Company } from '#tests/support/fair'
import {
  aMeetingContext,
  aRequest,
  aSeller,
  as,
  ask,
  confirmed,
  type MeetingContext,
  mine,
  step,
} from '#tests/support/meetings'

/** Participants with more than one meeting in a slot: there must be none. */
const doubled = async ({ deps }: Pick<MeetingContext, 'deps'>): Promise<number> => {
  const { rows } = await deps.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select p from fair_meeting, unnest(array[buyer_id, seller_id]) p
      where status in ('confirmed', 'cancel_requested') group by p, slot_id having count(*) > 1) d`)
  return rows[0]?.count ?? -1
}

/** `size` buyers who all request one seller without a booth for the same slot. */
async function aRush(size: number): Promise<MeetingContext & { requests: { id: string; version: number }[] }> {
  const database = await ownDatabase()
  const context = await aMeetingContext({ requests_waiting: 1000, meetings_most: 1000 }, database)
  const seller = await aSeller(context)
  const buyers: Company[] = []
  for (let at = 0; at < size; at++) buyers.push(await aParticipant(context.deps, { side: 'buyer' }))
  // Only the confirmations race: the requests are written at once.
  const requests = await context.deps.db
    .insert(meeting)
    .values(
      buyers.map(({ id }) => ({
        buyer_id: id,
        seller_id: seller.id,
        slot_id: context.ahead[0] ?? '',
        status: 'requested' as const,
        asked_by: 'buyer' as const,
      })),
    )
    .returning({ id: meeting.id, version: meeting.version })
  await openConnections(database.db)
  return { ...context, seller, requests }
}

/** Confirms all of them concurrently, over two servers on one database. */
async function confirmAll({ deps, api, seller, requests }: Awaited<ReturnType<typeof aRush>>): Promise<number[]> {
  const other = testApi(await testDeps(deps, { clock: deps.clock }))
  const answers = await Promise.all(
    shuffled(requests, 7).map((request, at) => step({ api: at % 2 ? api : other }, seller, request, 'confirm')),
  )
  return answers.map(({ status }) => status)
}

/** Six buyers and six sellers at three booths, on a second server as well. */
async function aCrowdedDay() {
  const database = await ownDatabase()
  const context = await aMeetingContext({ meetings_most: 1000, requests_a_day: 1000, requests_waiting: 1000 }, database)
  const other = testApi(await testDeps(context.deps, { clock: context.deps.clock }))
  const buyers = await Promise.all(Array.from({ length: 6 }, () => aParticipant(context.deps, { side: 'buyer' })))
  const sellers = await Promise.all(Array.from({ length: 6 }, (_, at) => aSeller(context, {}, at % 3)))
  await openConnections(database.db)
  return { ...context, other, buyers, sellers }
}

/** All pairs request, confirm, close slots and cancel concurrently over both servers; returns the statuses of the responses. */
async function raceThrough({ buyers, sellers, other, ...context }: Awaited<ReturnType<typeof aCrowdedDay>>) {
  const everybody = [...buyers, ...sellers]
  const pairs = buyers.flatMap((buyer) => sellers.map((seller) => [buyer, seller] as const))
  const statuses: number[] = []
  await Promise.all(
    shuffled(pairs, 3).map(async ([buyer, seller], at) => {
      const server = { ...context, api: at % 2 ? context.api : other }
      const [from, to] = at % 3 ? [buyer, seller] : [seller, buyer]
      const slot_id = context.ahead[at % context.ahead.length] ?? ''
      const made = await ask(server, from, to, { slot_id })
      statuses.push(made.status)
      if (!made.data) return
      const closed = server.api.call(
        fairCalendar.set,
        { body: { slot_ids: [slot_id], open: at % 5 > 0 } },
        as(everybody[at % everybody.length] ?? buyer),
      )
      const [done, set] = await Promise.all([step(server, to, made.data, 'confirm'), closed])
      statuses.push(done.status, set.status)
      if (!done.data || at % 4) return
      const asks = await step(server, from, done.data, 'ask_cancel', { reason: 'Changed plans.' })
      statuses.push(asks.status)
      if (asks.data) statuses.push((await step(server, to, asks.data, 'allow_cancel')).status)
    }),
  )
  return statuses
}

const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length

describe('parallel confirmations (product §4)', () => {
  it('leave exactly one of 200 in a slot, and refuse the others by name', { timeout: 120_000 }, async () => {
    const rush = await aRush(200)
    const statuses = await confirmAll(rush)
    expect([count(statuses, 200), count(statuses, 409), statuses.length]).toEqual([1, 199, 200])
    expect(await doubled(rush)).toBe(0)
  })

  it('double-book without the calendar’s key: the control of the race', { timeout: 60_000 }, async () => {
    const rush = await aRush(12)
    await rush.deps.db.execute(sql`alter table fair_calendar drop constraint fair_calendar_participant_id_slot_id_pk`)
    expect(count(await confirmAll(rush), 200)).toBeGreaterThan(1)
    expect(await doubled(rush)).toBeGreaterThan(0)
  })

  it('and requests, closed slots and withdrawals of a whole day on two servers double-book no company', {
    timeout: 120_000,
  }, async () => {
    const context = await aCrowdedDay()
    const statuses = await raceThrough(context)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await doubled(context)).toBe(0)
    const entries = await context.deps.db.select().from(calendarEntry)
    const held = await context.deps.db.select().from(meeting).where(eq(meeting.status, 'confirmed'))
    const expected = held.flatMap(({ id, slot_id, buyer_id, seller_id }) => [
      `${buyer_id} ${slot_id} ${id}`,
      `${seller_id} ${slot_id} ${id}`,
    ])
    const kept = entries.filter(({ meeting_id }) => meeting_id)
    expect(kept.map((each) => `${each.participant_id} ${each.slot_id} ${each.meeting_id}`).toSorted()).toEqual(
      expected.toSorted(),
    )
    expect(held.length).toBeGreaterThan(3)
  })

  it('double-book on such a day without the calendar’s key: its control', { timeout: 120_000 }, async () => {
    const context = await aCrowdedDay()
    await context.deps.db.execute(
      sql`alter table fair_calendar drop constraint fair_calendar_participant_id_slot_id_pk`,
    )
    await raceThrough(context)
    expect(await doubled(context)).toBeGreaterThan(0)
  })
})

describe('a minimal repair (product §4)', () => {
  /** Three meetings of three pairs, and a waiting request. */
  async function aDay() {
    const context = await aMeetingContext()
    const [third, fourth] = [await aParticipant(context.deps, { side: 'buyer' }), await aSeller(context, {}, 1)]
    await confirmed(context)
    await confirmed(context, third, fourth, context.ahead[0])
    await confirmed(context, third, context.seller, context.ahead[1])
    await aRequest(context, context.buyer, fourth, context.ahead[2])
    return { ...context, third, fourth }
  }
  const others = async ({ deps }: MeetingContext, id: string) =>
    (await deps.db.select().from(meeting).orderBy(meeting.id)).filter(
      (row) => row.buyer_id !== id && row.seller_id !== id,
    )

  it('when a company withdraws: its meetings end, the rows of others are unchanged', async () => {
    const context = await aDay()
    const { deps, seller, third } = context
    const before = await others(context, seller.id)
    await transaction(deps.db, (tx) => leaveMeetings(tx, seller.id, { by: seller.account_id, at: deps.clock.now() }))
    expect(await others(context, seller.id)).toEqual(before)
    expect(before.length).toBe(2)
    expect((await mine(context, third)).map(({ status }) => status)).toEqual(['confirmed', 'canceled'])
    const entries = await deps.db.select().from(calendarEntry)
    expect(entries.map(({ participant_id }) => participant_id).toSorted()).toEqual(
      [third.id, context.fourth.id].toSorted(),
    )
  })

  it('when a slot is deactivated: no meeting changes, and only that slot of that company is removed', async () => {
    const context = await aDay()
    const { api, deps, buyer, ahead } = context
    const rows = await others(context, '')
    const before = await deps.db.select().from(calendarEntry)
    const body = { slot_ids: [ahead[2] ?? ''], open: false }
    expect((await api.call(fairCalendar.set, { body }, as(buyer))).status).toBe(200)
    expect(await others(context, '')).toEqual(rows)
    const after = await deps.db.select().from(calendarEntry)
    const added = after.filter((entry) => !before.some((each) => JSON.stringify(each) === JSON.stringify(entry)))
    expect(added).toEqual([{ participant_id: buyer.id, slot_id: ahead[2], meeting_id: null }])
    expect(after.length).toBe(before.length + 1)
    expect((await mine(context, buyer)).map(({ status }) => status)).toEqual(['confirmed', 'requested'])
  })
})
