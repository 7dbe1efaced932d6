import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories, regions } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import { durations, ratings } from '#contract/filters'
import { generateProducts } from '#server/modules/catalog/catalog.generator'
import { product, productOption } from '#server/modules/catalog/catalog.table'
import { filtersOf, groundOf, passes, type Wish, without } from '#server/modules/catalog/filters'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { type Finder, finder } from '#tests/support/finder'
import { countQueries } from '#tests/support/queries'

let deps: TestDeps
let find: Finder
let today: string

type Filters = Parameters<Finder['facets']>[0]

beforeAll(async () => {
  deps = await testDeps(await testDatabase())
  find = finder(deps, testApi(deps))
  today = dayInSeoul(deps.clock.now())
  await generateProducts(deps.db, 300, today)
})

const wishes: Filters[] = [
  {},
  { category: 'tours' },
  { category: 'tours', region: 'jeju' },
  { q: 'bukchon' },
  { q: 'bukchom', category: 'tours' },
  { q: 'walk', region: 'seoul', duration: 'hours,day' },
  { duration: 'half_day', rating: '4' },
  { language: 'ja', min: 3_000, max: 5_000 },
  { min: 50_000, currency: 'KRW', rating: '3' },
  { people: 1, category: 'stays' },
]

describe('the count of a filter choice', () => {
  test.each(wishes.map((wish) => [JSON.stringify(wish), wish] as const))(
    'with %s is the number of results after choosing it, with all other filters unchanged',
    async (_, wish) => {
      const answer = await find.facets(wish)
      const total = async (change: Filters) => (await find.list({ ...wish, ...change, per_page: 1 })).total
      expect(answer.exact).toBe(true)
      expect(answer.total).toBe(await total({}))
      for (const { value, count } of answer.categories)
        expect([value, count]).toEqual([value, await total({ category: value })])
      for (const { value, count } of answer.regions)
        expect([value, count]).toEqual([value, await total({ region: value })])
      for (const { value, count } of answer.durations)
        expect([value, count]).toEqual([value, await total({ duration: value })])
      for (const { value, count } of answer.ratings)
        expect([value, count]).toEqual([value, await total({ rating: value })])
      for (const { value, count } of answer.languages)
        expect([value, count]).toEqual([value, await total({ language: value })])
      for (const { min, max, count } of answer.prices) {
        const bounds = { min: min ?? undefined, max: max ?? undefined }
        expect([min, max, count]).toEqual([min, max, await total(bounds)])
      }
      expect(answer.categories.map(({ value }) => value)).toEqual([...categories])
      expect(answer.regions.map(({ value }) => value)).toEqual([...regions])
      expect(answer.durations.map(({ value }) => value)).toEqual([...durations])
      expect(answer.ratings.map(({ value }) => value)).toEqual([...ratings])
    },
  )

  test('follows the days as well', async () => {
    const from = addDays(today, 5)
    const answer = await find.facets({ from, to: addDays(from, 1) })
    const { total } = await find.list({ from, to: addDays(from, 1), category: 'tours' })
    expect(answer.categories.find(({ value }) => value === 'tours')?.count).toBe(total)
    expect(answer.total).toBeLessThan(300)
  })
})

test('facets, near misses and suggestions send as many statements for nine hundred products as for three hundred', async () => {
  const wish = {
    category: 'tours',
    region: 'jeju',
    duration: 'day',
    rating: '4.5',
    language: 'ja',
    min: 1,
    q: 'bukchon',
  } as const
  const count = async () => {
    const counts: number[] = []
    const asks: (() => Promise<unknown>)[] = [
      () => find.facets(wish),
      () => find.nearMisses(wish),
      () => find.suggestions('ko', '북촌'),
      () => find.list({ ...wish, from: addDays(today, 3) }),
    ]
    for (const ask of asks) counts.push((await countQueries(ask)).queries)
    return counts
  }
  const few = await count()
  await deps.db.delete(product)
  await generateProducts(deps.db, 900, today)
  expect(await count()).toEqual(few)
  for (const each of few) expect(each).toBeLessThanOrEqual(8)
})

describe('with more products than the limit', () => {
  beforeAll(async () => {
    await deps.db.delete(product)
    await generateProducts(deps.db, 6_000, today)
  }, 120_000)

  test('counts are "at least" and say so, and never exceed the real number', async () => {
    const answer = await find.facets({})
    expect(answer).toMatchObject({ exact: false, total: 500 })
    expect(answer.categories.reduce((sum, { count }) => sum + count, 0)).toBe(1_000)
    expect(await find.facets({ category: 'tours', region: 'jeju' })).toMatchObject({ exact: false })
    expect(await find.facets({ category: 'tours', region: 'jeju', rating: '4.5', language: 'ja' })).toMatchObject({
      total: (await find.list({ category: 'tours', region: 'jeju', rating: '4.5', language: 'ja' })).total,
    })
  })

  const planOf = async (wish: Partial<Wish>) => {
    const whole = { lang: 'en', currency: 'USD', ...wish } as Wish
    const ground = await groundOf(deps, whole)
    const query = deps.db
      .select({ id: product.id })
      .from(product)
      .where(passes(whole, ground))
      .orderBy(sql`${product.popularity} desc`, product.id)
      .limit(12)
    const { rows } = await deps.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  test('rare choices are found by the index of tags, popular ones in order of popularity', async () => {
    expect(await planOf({ rating: '4.5', duration: ['overnight'], language: ['ja'] })).toContain('product_tags')
    expect(await planOf({ category: 'tours', region: 'jeju' })).toContain('product_place')
    expect(await planOf({})).toContain('product_recommended')
  })

  test('days with seats are looked up by the index of the option and the key of the departure', async () => {
    await deps.db.execute(sql`analyze ${productOption}`)
    const plan = await planOf({ from: addDays(today, 5), people: 2 })
    expect(plan).toContain('product_option_product')
    expect(plan).toContain('departure_key')
    expect(plan).toContain('product_recommended')
  })
})

test('a search without one of its filters keeps all the others', () => {
  const wish = { lang: 'en', currency: 'USD', category: 'tours', from: '2027-03-05', people: 2 } as Wish
  expect(filtersOf(wish)).toEqual(['category', 'days', 'people'])
  expect(filtersOf(without(wish, 'days'))).toEqual(['category', 'people'])
})
