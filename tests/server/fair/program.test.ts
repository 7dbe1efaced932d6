import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { fairProgram } from '#contract/fair/program'
import { fairTurnout } from '#contract/fair/turnout'
import { programItem } from '#server/modules/fair/program.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aFair, aParticipant } from '#tests/support/fair'

let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
})

const both = (text: string) => ({ en: text, ko: `${text} 한국어` })
async function anItem(fields: Partial<typeof programItem.$inferInsert> = {}): Promise<string> {
  const today = dayInSeoul(deps.clock.now())
  const [made] = await deps.db
    .insert(programItem)
    .values({
      year: Number(today.slice(0, 4)),
      day: today,
      starts: '11:00',
      ends: '12:00',
      place: both('Main stage'),
      kind: 'seminar',
      title: both('Talk'),
      summary: both('About something'),
      speakers: [],
      languages: ['ko', 'en'],
      ...fields,
    })
    .returning({ id: programItem.id })
  return made?.id ?? ''
}

describe('the program of the fair (product §3)', () => {
  it('lists this year’s items by day and time, with their changes', async () => {
    const { year } = await aFair(deps)
    const today = dayInSeoul(deps.clock.now())
    const at = deps.clock.now()
    const later = await anItem({ starts: '14:00', ends: '15:00', changed_at: at, change: both('Moved') })
    const tomorrow = await anItem({ day: addDays(today, 1), starts: '09:00', ends: '10:00' })
    const first = await anItem()
    const { data } = await api.call(fairProgram.list, {})
    expect(data.map(({ id }) => id)).toEqual([first, later, tomorrow])
    expect(data.map(({ changed }) => changed)).toEqual([null, { at: at.toISOString(), what: both('Moved') }, null])
    expect(year).toBe(Number(today.slice(0, 4)))
  })

  it('is empty while no fair was announced', async () => {
    expect((await api.call(fairProgram.list, {})).data).toEqual([])
  })

  it('returns chosen items as a calendar file, each in Seoul time, and no other', async () => {
    await aFair(deps)
    const today = dayInSeoul(deps.clock.now())
    const chosen = await anItem()
    await anItem({ title: both('Another talk') })
    const { data } = await api.call(fairProgram.calendar, { query: { lang: 'ko', items: chosen } })
    const events = new ICAL.Component(ICAL.parse(data.text)).getAllSubcomponents('vevent')
    expect(events).toHaveLength(1)
    const event = new ICAL.Event(events[0])
    expect([event.uid, event.summary, event.location]).toEqual([
      `${chosen}@naru.test`,
      'Talk 한국어',
      'Main stage 한국어',
    ])
    expect(event.startDate.toJSDate()).toEqual(instantInSeoul(today, '11:00'))
    expect(event.endDate.toJSDate()).toEqual(instantInSeoul(today, '12:00'))
  })

  it('refuses an empty calendar, and unknown items', async () => {
    await aFair(deps)
    const none = '00000000-0000-4000-8000-000000000000'
    expect((await api.call(fairProgram.calendar, { query: { lang: 'en', items: none } })).status).toBe(404)
    expect((await api.call(fairProgram.calendar, { query: { lang: 'en', items: 'all' } })).status).toBe(400)
  })
})

describe('the figures of this year’s fair (product §3)', () => {
  it('count approved companies by side, country and sector, excluding pending and test companies', async () => {
    await aFair(deps)
    await aParticipant(deps, { country: 'KZ' })
    await aParticipant(deps, { country: 'KZ', sector: 'insurance' })
    await aParticipant(deps, { country: 'VN' })
    await aParticipant(deps, { side: 'seller' })
    await aParticipant(deps, { country: 'JP', status: 'submitted' })
    await aParticipant(deps, { country: 'MN', isTest: true })
    const { data } = await api.call(fairTurnout.show, {})
    expect(data).toEqual({
      buyers: 3,
      sellers: 1,
      countries: [
        { country: 'KZ', companies: 2 },
        { country: 'VN', companies: 1 },
      ],
      sectors: [
        { sector: 'agency', buyers: 2, sellers: 0 },
        { sector: 'hospital', buyers: 0, sellers: 1 },
        { sector: 'insurance', buyers: 1, sellers: 0 },
      ],
    })
  })

  it('are zeros while no fair was announced', async () => {
    expect((await api.call(fairTurnout.show, {})).data).toEqual({ buyers: 0, sellers: 0, countries: [], sectors: [] })
  })
})
