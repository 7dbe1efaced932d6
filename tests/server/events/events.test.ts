import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { events } from '#contract/events'
import { seedEvents } from '#server/demo/events/events.seed'
import { festivals } from '#server/demo/events/festivals'
import { productOption } from '#server/modules/catalog/catalog.table'
import { occurrences } from '#server/modules/events/calendar'
import { event } from '#server/modules/events/events.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aProduct } from '#tests/support/factories'
import { countQueries } from '#tests/support/queries'

const states = (months: [number, number], days: [string, string] | null, today: string) =>
  occurrences({ first_month: months[0], last_month: months[1] }, days && { first: days[0], last: days[1] }, today).map(
    ({ state, year, month, first_day }) => `${state} ${first_day ?? `${year}-${month}`}`,
  )

describe('a festival whose months only are known', () => {
  test.each([
    [[10, 10], '2026-11-21', ['past 2026-10', 'coming 2027-10']],
    [[10, 10], '2026-10-01', ['coming 2026-10']],
    [[10, 10], '2026-09-30', ['coming 2026-10']],
    [[7, 8], '2026-08-31', ['coming 2026-8']],
    [[7, 8], '2026-09-01', ['past 2026-7', 'coming 2027-7']],
    [[12, 1], '2026-11-30', ['coming 2026-12']],
    [[12, 1], '2026-12-02', ['coming 2026-12']],
    [[12, 1], '2027-01-02', ['coming 2027-1']],
    [[12, 1], '2027-02-01', ['coming 2027-12']],
  ] as [[number, number], string, string[]][])('of the months %j is on %s: %j', (months, today, expected) => {
    expect(states(months, null, today)).toEqual(expected)
  })
})

describe('a festival with our own days', () => {
  test.each([
    ['2027-10-03', '2027-10-18', '2026-11-21', ['coming 2027-10-03', 'past 2026-10']],
    ['2027-10-03', '2027-10-18', '2027-10-02', ['coming 2027-10-03']],
    ['2027-10-03', '2027-10-18', '2027-10-03', ['now 2027-10-03']],
    ['2027-10-03', '2027-10-18', '2027-10-18', ['now 2027-10-03']],
    ['2027-10-03', '2027-10-18', '2027-10-19', ['past 2027-10-03']],
    ['2025-10-03', '2025-10-18', '2027-03-02', ['coming 2027-10']],
  ])('from %s to %s is on %s: %j', (first, last, today, expected) => {
    expect(states([10, 10], [first, last], today)).toEqual(expected)
  })
})

describe('the list of events', () => {
  let deps: TestDeps
  let api: TestApi
  let today: string
  const list = async (query: { lang?: 'en' | 'ko'; region?: 'seoul' | 'gyeongsang' | 'jeju'; next?: number } = {}) =>
    (await api.call(events.list, { query: { lang: 'en', ...query } })).data

  beforeAll(async () => {
    deps = await testDeps(await testDatabase())
    api = testApi(deps)
    today = dayInSeoul(deps.clock.now())
    const season = async (id: string, en: string, from: number, to: number) => {
      const tour = await aProduct(deps, {
        id,
        category: 'festivals',
        region: id === 'lantern-nights' ? 'gyeongsang' : 'seoul',
        name: { en, ko: `축제 ${id}` },
      })
      await deps.db
        .update(productOption)
        .set({ option_start_date: addDays(today, from), option_end_date: addDays(today, to) })
        .where(eq(productOption.id, tour.optionId))
    }
    await season('lantern-nights', 'Jinju Namgang lantern nights', 10, 20)
    await season('spring-fair', 'Spring fair', -2, 3)
    await season('winter-fair', 'Winter fair', -30, -20)
    await season('all-year', 'A show all the year', 0, 400)
    await seedEvents(deps)
  })

  test('shows current ones, upcoming ones in the order of their days, and past ones', async () => {
    const { items, today: listed } = await list()
    expect(listed).toBe(today)
    expect(items[0]).toMatchObject({ state: 'now', id: 'spring-fair', product: { id: 'spring-fair' } })
    const coming = items.filter(({ state }) => state === 'coming')
    expect(coming[0]).toMatchObject({ month: 3 })
    const months = coming.map(({ year, month }) => year * 12 + month)
    expect(months).toEqual(months.toSorted((a, b) => a - b))
    expect(items.at(-1)?.state).toBe('past')
    expect(items.find(({ id }) => id === 'winter-fair')).toMatchObject({ state: 'past', product: null })
    expect(items.some(({ id }) => id === 'all-year')).toBe(false)
  })

  test('gives a public festival the days of the product that it links to, and shows it once', async () => {
    const { items } = await list()
    expect(items.filter(({ product }) => product?.id === 'lantern-nights')).toMatchObject([
      { id: 'jinju-lantern-festival', first_day: addDays(today, 10), last_day: addDays(today, 20), usually: null },
    ])
    expect(items.some(({ id }) => id === 'lantern-nights')).toBe(false)
  })

  test('never gives a public festival days that are not ours', async () => {
    const { items } = await list()
    for (const each of items.filter(({ product, id }) => !product && festivals.some((one) => one.id === id)))
      expect(each).toMatchObject({ first_day: null, last_day: null, usually: expect.stringMatching(/\w/) })
  })

  test('is filtered by region, lists all regions that have any, and is limited on request', async () => {
    const { items, regions } = await list({ region: 'jeju' })
    expect(items.map(({ id }) => id)).toEqual(['seongsan-sunrise-festival'])
    expect(regions).toContain('seoul')
    expect((await list({ next: 4 })).items.map(({ state }) => state)).toEqual(['now', 'coming', 'coming', 'coming'])
  })

  test('is complete in Korean and English', async () => {
    for (const each of festivals)
      for (const texts of [each.name, each.place, each.summary, each.usually]) {
        expect(texts.ko).toMatch(/[가-힣]/)
        expect(texts.en).not.toMatch(/[가-힣]/)
      }
    expect((await list({ lang: 'ko' })).items[0]?.name).toMatch(/[가-힣]/)
  })

  test('sends as many statements however many festivals there are; seeding again adds none', async () => {
    const { queries } = await countQueries(list)
    const before = await deps.db.$count(event)
    await seedEvents(deps)
    expect(await deps.db.$count(event)).toBe(before)
    await deps.db.delete(event)
    expect((await countQueries(list)).queries).toBe(queries)
    expect(queries).toBe(3)
  })
})
