import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRecords, type RecordDraft } from '#contract/fair/record'
import { fairStatistics } from '#contract/fair/statistics-desk'
import { participant } from '#server/modules/fair/participant.table'
import { aParticipant } from '#tests/support/fair'
import { aMeetingContext, aRequest, aSeller, as, confirmed, type MeetingContext, step } from '#tests/support/meetings'
import { record } from '#tests/support/records'

let context: MeetingContext

beforeEach(async () => {
  context = await aMeetingContext()
})

const show = async (query = {}) => (await context.api.call(fairStatistics.ofYear, { query }, as(context.office))).data
const save = (who: MeetingContext['buyer'], id: string, body: RecordDraft = record) =>
  context.api.call(fairRecords.save, { params: { id }, body }, as(who))

describe('the statistics of a fair (product §3)', () => {
  it('count meetings by the buyer’s country, by sector and by day, and their outcome', async () => {
    const { buyer, ahead, api, deps, fair } = context
    const first = await confirmed(context)
    const hotel = await aSeller(context, { sector: 'hotel' })
    const japanese = await aParticipant(deps, { side: 'buyer', country: 'JP' })
    const second = await confirmed(context, japanese, hotel)
    await confirmed(context, buyer, hotel, ahead[1])
    deps.clock.advance({ hours: 2 })
    await save(buyer, first.id)
    await api.call(fairMeetings.missed, { params: { id: second.id }, body: { missed: true } }, as(hotel))
    await save(japanese, second.id)
    expect(await show()).toMatchObject({
      year: fair.year,
      years: [fair.year],
      totals: { buyers: 2, sellers: 2, countries: 2, meetings: 3, begun: 2, held: 1, no_shows: 1, unrecorded: 0 },
      countries: [
        { country: 'KZ', companies: 1, meetings: 2, held: 1, no_shows: 0 },
        { country: 'JP', companies: 1, meetings: 1, held: 0, no_shows: 1 },
      ],
      sectors: [
        { sector: 'hotel', buyer: 0, seller: 2 },
        { sector: 'hospital', buyer: 0, seller: 1 },
        { sector: 'agency', buyer: 3, seller: 0 },
      ],
      days: [
        { day: fair.slots[3]?.day, meetings: 2, held: 1, no_shows: 1 },
        { day: fair.slots[4]?.day, meetings: 1, held: 0, no_shows: 0 },
      ],
      no_shows: { buyer: 1, seller: 0, both: 0 },
    })
  })

  it('count a side as absent where the other’s record says so', async () => {
    const { id } = await confirmed(context)
    context.deps.clock.advance({ hours: 2 })
    await save(context.buyer, id, { ...record, held: false, not_held: 'other_was_away' })
    expect(await show()).toMatchObject({ totals: { held: 0, no_shows: 1 }, no_shows: { buyer: 0, seller: 1, both: 0 } })
    // A record that says the meeting was not held is not a result.
    expect((await show()).contracts.every(({ buyer }) => buyer === 0)).toBe(true)
  })

  it('count sent, accepted, rejected by reason, canceled and unanswered requests; accepted ones stay so', async () => {
    const { buyer, seller } = context
    const sellers = await Promise.all([0, 1, 2].map(() => aSeller(context)))
    const [one, two, three] = sellers as [typeof seller, typeof seller, typeof seller]
    await step(context, one, await aRequest(context, buyer, one), 'reject', { reason: 'No time that day.' })
    await step(context, two, await aRequest(context, buyer, two), 'reject', { reason: 'no time that day.' })
    await aRequest(context, buyer, three)
    const made = await confirmed(context)
    const requested = await step(context, buyer, made, 'ask_cancel', { reason: 'We leave earlier.' })
    await step(context, seller, requested.data, 'allow_cancel')
    const other = await aParticipant(context.deps, { side: 'buyer' })
    await step(context, one, await aRequest(context, one, other), 'cancel')
    expect(await show()).toMatchObject({
      requests: [
        { by: 'buyer', sent: 4, accepted: 1, rejected: 2, canceled: 0, unanswered: 1 },
        { by: 'seller', sent: 1, accepted: 0, rejected: 0, canceled: 1, unanswered: 0 },
      ],
      reasons: [{ count: 2 }],
    })
  })

  it('count each side’s records by result, chance of a contract and satisfaction', async () => {
    const { id } = await confirmed(context)
    context.deps.clock.advance({ hours: 2 })
    await save(context.buyer, id)
    await save(context.seller, id, { ...record, contract: 'memorandum', potential: 2, satisfaction: 3 })
    const { contracts, potentials, satisfactions } = await show()
    expect(contracts.filter(({ buyer, seller }) => buyer + seller > 0)).toEqual([
      { band: 'memorandum', buyer: 0, seller: 1 },
      { band: 'under_50k', buyer: 1, seller: 0 },
    ])
    expect(potentials.map(({ buyer, seller }) => [buyer, seller])).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [1, 0],
    ])
    expect(satisfactions.map(({ buyer, seller }) => [buyer, seller])).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 0],
    ])
  })

  it('are shown next to former years, of which some were not published', async () => {
    await confirmed(context)
    const { history, year } = await show()
    expect(history).toEqual([
      { year: 2019, result: { countries: 24, buyers: 101, sellers: 162, meetings: 1545 } },
      { year: 2020, result: null },
      { year: 2021, result: null },
      { year: 2022, result: null },
      { year, result: { countries: 1, buyers: 1, sellers: 1, meetings: 1 } },
    ])
  })

  it('exclude test companies, are for the office only, and do not exist for a year without a fair', async () => {
    const { id } = await confirmed(context)
    context.deps.clock.advance({ hours: 2 })
    await save(context.buyer, id)
    for (const each of [context.buyer, context.seller])
      await context.deps.db.update(participant).set({ is_test: true }).where(eq(participant.id, each.id))
    const { totals, requests, contracts, countries } = await show()
    expect(totals).toEqual({
      buyers: 0,
      sellers: 0,
      countries: 0,
      meetings: 0,
      held: 0,
      no_shows: 0,
      begun: 0,
      unrecorded: 0,
    })
    expect([requests, countries, contracts.filter(({ buyer }) => buyer > 0)]).toEqual([[], [], []])
    const call = (query: { year?: string }, who = context.office) =>
      context.api.call(fairStatistics.ofYear, { query }, as(who))
    expect((await call({}, context.seller)).status).toBe(403)
    expect((await call({ year: '2031' })).status).toBe(404)
  })
})
