import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fairCalendar } from '#contract/fair/calendar'
import { fairMatching } from '#contract/fair/matching'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRefills } from '#contract/fair/refill'
import { fairWish } from '#server/modules/fair/participant.table'
import { attendance } from '#server/modules/fair-meetings/badge.table'
import { testApi } from '#tests/support/api'
import { shuffled } from '#tests/support/crowd'
import { openConnections, ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aFairAdmin, aParticipant } from '#tests/support/fair'
import { aMeetingContext, aRequest, aSeller, as, confirmed, type MeetingContext, step } from '#tests/support/meetings'

const several = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

/**
 * A finished run that fills tomorrow's two slots of four buyers; requests to these buyers for the first of them; a running meeting
 * whose buyer is missing, offered to one of the four; and two servers.
 */
async function aRace() {
  const database = await ownDatabase()
  const context = await aMeetingContext({}, database)
  const { deps, fair, seller } = context
  const admin = await aFairAdmin(deps)
  const buyers = await several(4, () => aParticipant(deps, { side: 'buyer' }))
  const sellers = await several(4, () => aSeller(context))
  const wishes = buyers.flatMap((from) => sellers.map((to) => ({ from, to })))
  await deps.db.insert(fairWish).values(
    [...wishes, { from: buyers[0] ?? seller, to: seller }].map(({ from, to }) => ({
      from_id: from.id,
      to_id: to.id,
      priority: 1,
      sent_at: deps.clock.now(),
    })),
  )
  const missed = await confirmed(context)
  deps.clock.advance({ hours: 2, minutes: 5 })
  const rival = buyers[0] ?? seller
  const day = fair.slots[3]?.day ?? ''
  await deps.db
    .insert(attendance)
    .values({ participant_id: rival.id, day, at: deps.clock.now(), by: context.office.id })
  await context.api.call(fairMeetings.missed, { params: { id: missed.id }, body: { missed: true } }, as(seller))
  const { offers } = (await context.api.call(fairRefills.own, {}, { token: rival.token })).data
  const { data: started } = await context.api.call(
    fairMatching.start,
    { body: { mode: 'new', from_id: null } },
    { token: admin.token },
  )
  await deps.jobs.drain(deps)
  const others = await several(buyers.length, () => aSeller(context))
  const requests = []
  for (const [at, buyer] of buyers.entries())
    requests.push({ buyer, request: await aRequest(context, others[at], buyer, context.ahead[1]) })
  await openConnections(database.db)
  const other = { ...context, api: testApi(await testDeps(deps, { clock: deps.clock })) }
  const [one, two] = [context, other]
  const publish = () =>
    one.api.call(
      fairMatching.publish,
      { params: { id: started.id }, body: { as: 'confirmed' } },
      { token: admin.token },
    )
  const accept = (server: MeetingContext, who: typeof seller) =>
    server.api.call(fairRefills.answer, { params: { id: offers[0]?.id ?? '' }, body: { yes: true } }, as(who))
  const close = (server: MeetingContext, at: number) =>
    server.api.call(
      fairCalendar.set,
      { body: { slot_ids: [context.ahead[2] ?? ''], open: false } },
      as(buyers[at] ?? rival),
    )
  const confirms = requests.map(
    ({ buyer, request }, at) =>
      () =>
        step(at % 2 ? one : two, buyer, request, 'confirm'),
  )
  return {
    context,
    offers,
    publish,
    /** Everything else that happens in the same second. */
    rest: [...confirms, () => accept(one, rival), () => accept(two, seller), () => close(two, 1), () => close(one, 2)],
    confirms,
  }
}

const count = async ({ deps }: MeetingContext, query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await deps.db.execute<{ count: number }>(sql`select count(*)::int as count from (${query}) found`)
  return rows[0]?.count ?? -1
}

/** How often a company has two meetings in a slot. */
const doubled = (context: MeetingContext) =>
  count(
    context,
    sql`select 1 from fair_meeting, unnest(array[buyer_id, seller_id]) p
      where status in ('confirmed', 'cancel_requested') group by p, slot_id having count(*) > 1`,
  )

/** How often two companies meet twice. */
const met = (context: MeetingContext) =>
  count(
    context,
    sql`select 1 from fair_meeting where status in ('confirmed', 'cancel_requested')
      group by buyer_id, seller_id having count(*) > 1`,
  )

/** How many sides of confirmed meetings are not in their company's calendar, or the other way round. */
const astray = (context: MeetingContext) =>
  count(
    context,
    sql`(select p, slot_id, id from fair_meeting, unnest(array[buyer_id, seller_id]) p
        where status in ('confirmed', 'cancel_requested')
        except select participant_id, slot_id, meeting_id from fair_calendar)
      union all
      (select participant_id, slot_id, meeting_id from fair_calendar where meeting_id is not null
        except select p, slot_id, id from fair_meeting, unnest(array[buyer_id, seller_id]) p
        where status in ('confirmed', 'cancel_requested'))`,
  )

describe('a publication, confirmations, a refill and closed slots in parallel, on two servers (product §4)', () => {
  it.each(['first', 'last'] as const)(
    'double-book nobody, the publication being sent %s',
    {
      timeout: 120_000,
    },
    async (place) => {
      const { context, offers, publish, rest } = await aRace()
      expect(offers).toHaveLength(1)
      const all = place === 'first' ? [publish, ...shuffled(rest, 5)] : [...shuffled(rest, 5), publish]
      const statuses = (await Promise.all(all.map((each) => each()))).map(({ status }) => status)
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
      expect([await doubled(context), await met(context), await astray(context)]).toEqual([0, 0, 0])
      // How many succeed depends on who was first.
      expect(statuses).toContain(200)
      // The publication needs the slots of the confirmations: one or the other is refused.
      expect(statuses).toContain(409)
    },
  )

  it('double-book without the calendar’s key: the control of the race', { timeout: 120_000 }, async () => {
    const { context, publish, confirms } = await aRace()
    const { db } = context.deps
    await db.execute(sql`alter table fair_calendar drop constraint fair_calendar_participant_id_slot_id_pk`)
    // The publication reads the calendars: it has to come first, so that only the key could refuse the others.
    expect((await publish()).status).toBe(200)
    await Promise.all(confirms.map((each) => each()))
    expect(await doubled(context)).toBeGreaterThan(0)
    await db.execute(sql`delete from fair_calendar where meeting_id is not null`)
    expect(await astray(context)).toBeGreaterThan(0)
  })
})
