import { beforeAll, beforeEach, expect, test } from 'vitest'
import { catalog, maxDays } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import type { CallInput } from '#contract/endpoint'
import { generateProducts } from '#server/modules/catalog/catalog.generator'
import { departure, optionPrice, product, productOption, productText } from '#server/modules/catalog/catalog.table'
import { picture } from '#server/modules/media/media.table'
import { type TestApi, testApi } from '#tests/support/api'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aProduct, type TestProduct } from '#tests/support/factories'
import { countQueries } from '#tests/support/queries'

let database: TestDatabase
let deps: TestDeps
let api: TestApi
let today: string

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  deps = await testDeps(database)
  api = testApi(deps)
  today = dayInSeoul(deps.clock.now())
  await deps.db.delete(departure)
  await deps.db.delete(product)
  await deps.db.delete(picture)
})

const search = async (query: Partial<CallInput<typeof catalog.list>['query']>) => {
  const { data } = await api.call(catalog.list, { query: { lang: 'en', ...query } })
  return data
}
const found = async (query: Parameters<typeof search>[0]) => (await search(query)).items.map(({ id }) => id)

const threeTours = async () => {
  await aProduct(deps, {
    id: 'palace',
    name: { en: 'Gyeongbokgung Palace Morning Walk', ko: '경복궁 아침 산책' },
    category: 'tours',
    region: 'seoul',
    price: 52_000,
  })
  await aProduct(deps, {
    id: 'cruise',
    name: { en: 'Han River Night Cruise', ko: '한강 야경 유람선' },
    category: 'tickets',
    region: 'seoul',
    price: 29_000,
  })
  await aProduct(deps, {
    id: 'beach',
    name: { en: 'Busan Coast in a Day', ko: '부산 바닷길 하루 여행' },
    category: 'tours',
    region: 'busan',
    price: 74_000,
  })
}

test.each([
  ['ko', '경복궁'],
  ['ko', '경복궁에서'],
  ['ko', '아침'],
  ['ko', '복궁'],
  ['ko', '경복궁으로 산책을'],
  ['ko', '경복궁 근처 여행 추천'],
  ['ko', '경복궁산책'],
  ['ko', '아침산책'],
  ['ko', '경복궁에서 가볼만한 곳'],
  ['en', 'palace'],
  ['en', 'gyeongbok'],
  ['en', 'Gyeongbokgng'],
  ['en', 'MORNING palace'],
  ['en', 'best things to do near the palace'],
] as const)('search in %s finds the palace by "%s"', async (lang, q) => {
  await threeTours()
  expect(await found({ lang, q })).toEqual(['palace'])
})

test.each([
  ['ko', '한라산'],
  ['ko', '한라산산책'],
  ['en', 'volcano'],
  ['en', 'palace cruise'],
  ['en', '100%'],
  ['en', '_____'],
] as const)('search in %s for "%s", which matches nothing here, has no results', async (lang, q) => {
  await threeTours()
  expect(await search({ lang, q })).toMatchObject({ items: [], total: 0 })
})

test('words that are ignored beside others are searched for when they are alone', async () => {
  await threeTours()
  await aProduct(deps, { id: 'trip', name: { en: 'Trip by night', ko: '밤의 여행' } })
  expect(await found({ q: 'trip' })).toEqual(['trip'])
  expect(await found({ lang: 'ko', q: '여행' })).toContain('trip')
})

test('a product with that name comes before one that only mentions it; similar words match only as a typo', async () => {
  await aProduct(deps, { id: 'mentions', name: { en: 'A day in Jeonju', ko: '전주' } })
  await deps.db.update(productText).set({ search: 'a day in jeonju with kimchi' })
  await aProduct(deps, { id: 'called', name: { en: 'Kimchi class', ko: '김치 수업' } })
  await aProduct(deps, { id: 'alike', name: { en: 'Kimche by the sea', ko: '김체' } })
  expect(await found({ q: 'kimchi' })).toEqual(['called', 'mentions'])
  expect(await found({ q: 'kimche' })).toEqual(['alike'])
  expect((await found({ q: 'kimchee' })).toSorted()).toEqual(['alike', 'called', 'mentions'])
})

test('category, region and words filter the search together, and closed products never show', async () => {
  await threeTours()
  await aProduct(deps, { id: 'closed', category: 'tours', region: 'seoul', status: 'closed' })
  expect(await found({ category: 'tours' })).toHaveLength(2)
  expect(await found({ category: 'tours', region: 'seoul' })).toEqual(['palace'])
  expect(await found({ category: 'tickets', region: 'busan' })).toEqual([])
  expect(await found({ region: 'seoul', q: 'night' })).toEqual(['cruise'])
})

test('prices sort both ways across currencies', async () => {
  await threeTours()
  await aProduct(deps, { id: 'dollars', price: 4_000, currency: 'USD' })
  expect(await found({ sort: 'price_asc' })).toEqual(['cruise', 'palace', 'dollars', 'beach'])
  expect(await found({ sort: 'price_desc' })).toEqual(['beach', 'dollars', 'palace', 'cruise'])
})

test('pages follow each other without a gap or a duplicate, and the total is that of all', async () => {
  for (let n = 0; n < 7; n += 1) await aProduct(deps)
  const pages = await Promise.all([1, 2, 3].map((page) => search({ page, per_page: 3 })))
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [3, 7],
    [3, 7],
    [1, 7],
  ])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(7)
})

const daysOf = async ({ id }: TestProduct, from: string, to = from) => {
  const answer = await api.call(catalog.availability, { params: { productId: id }, query: { from, to } })
  return answer.data.days
}
/** Seats taken on the product's day, at its two start times. */
const taken = async (of: TestProduct, morning: number, afternoon: number, capacity = 20) => {
  await deps.db.insert(departure).values(
    [morning, afternoon].map((count, index) => ({
      option_id: of.optionId,
      date: of.date,
      start_time: index ? '14:00' : '09:00',
      capacity,
      held: Math.floor(count / 2),
      confirmed: Math.ceil(count / 2),
    })),
  )
}

test.each([
  [0, 0, 'available', 20],
  [20, 3, 'available', 17],
  [20, 15, 'few_left', 5],
  [14, 20, 'available', 6],
  [20, 20, 'sold_out', 0],
] as const)(
  'with %i and %i of 20 seats taken a day is %s and shows %i seats',
  async (morning, afternoon, status, seats) => {
    const tour = await aProduct(deps)
    await taken(tour, morning, afternoon)
    expect(await daysOf(tour, tour.date)).toEqual([{ date: tour.date, status, seats, price: 60_000, currency: 'KRW' }])
  },
)

test('today can never be reserved, tomorrow can, and both are days in Seoul (product §5)', async () => {
  deps.clock.set(new Date('2027-03-02T15:30:00Z'))
  const tour = await aProduct(deps)
  const days = await daysOf(tour, '2027-03-02', '2027-03-04')
  expect(days.map(({ status }) => status)).toEqual(['closed', 'closed', 'available'])
})

test('a day is closed outside the dates of every option, on its weekly closing day and on a single closed day', async () => {
  const tour = await aProduct(deps)
  const from = addDays(today, 7)
  await deps.db.update(productOption).set({
    option_start_date: addDays(from, 1),
    option_end_date: addDays(from, 8),
    // 2027-03-09 is a Tuesday: the third day of the range is a Thursday.
    closed_weekdays: [4],
    closed_days: [addDays(from, 4)],
  })
  const days = await daysOf(tour, from, addDays(from, 9))
  expect(days.map(({ status }) => status === 'closed')).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    false,
    false,
    false,
    true,
  ])
  expect(days[0]).toMatchObject({ seats: 0, price: null })
})

test('the price of a day is the lowest available adult price', async () => {
  const tour = await aProduct(deps, { price: 60_000 })
  const [cheaper] = await deps.db
    .insert(productOption)
    .values({
      product_id: tour.id,
      position: 1,
      name: { en: 'Saver', ko: '실속' },
      description: { en: '', ko: '' },
      option_start_date: today,
      option_end_date: addDays(today, 90),
      currency: 'KRW',
      start_times: ['18:00'],
      closed_weekdays: [],
      closed_days: [],
      capacity: 4,
    })
    .returning({ id: productOption.id })
  await deps.db.insert(optionPrice).values({ option_id: cheaper?.id ?? '', band: 'adult', price: 45_000 })
  expect(await daysOf(tour, tour.date)).toMatchObject([{ price: 45_000, seats: 20 }])
  await deps.db.insert(departure).values({
    option_id: cheaper?.id ?? '',
    date: tour.date,
    start_time: '18:00',
    capacity: 4,
    confirmed: 4,
  })
  expect(await daysOf(tour, tour.date)).toMatchObject([{ price: 60_000 }])
})

test('availability is returned for 62 days at most, and not backwards', async () => {
  const { id } = await aProduct(deps)
  const ask = (to: string) => api.call(catalog.availability, { params: { productId: id }, query: { from: today, to } })
  expect((await ask(addDays(today, maxDays - 1))).data.days).toHaveLength(62)
  expect(await ask(addDays(today, maxDays))).toMatchObject({
    status: 400,
    refusal: { code: 'validation.daysTooMany', field: 'to' },
  })
  expect(await ask(addDays(today, -1))).toMatchObject({
    status: 400,
    refusal: { code: 'validation.daysOrder', field: 'to' },
  })
})

test('the slots of a day show the seats of each departure', async () => {
  const tour = await aProduct(deps)
  await taken(tour, 18, 0)
  const { data } = await api.call(catalog.slots, { params: { productId: tour.id }, query: { date: tour.date } })
  expect(data).toEqual([
    { option_id: tour.optionId, start_time: '09:00', seats: 2, prices: [] },
    { option_id: tour.optionId, start_time: '14:00', seats: 20, prices: [] },
  ])
})

test('a product that is closed or unknown is not found, by none of its endpoints', async () => {
  const { id } = await aProduct(deps, { status: 'closed' })
  for (const productId of [id, 'unknown-product']) {
    const params = { productId }
    const answers = await Promise.all([
      api.call(catalog.detail, { params, query: { lang: 'en' } }),
      api.call(catalog.availability, { params, query: { from: today, to: today } }),
      api.call(catalog.slots, { params, query: { date: today } }),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, refusal: { code: 'catalog.notFound' } })
  }
})

test('related products are first of the same region, then of the same category, never the product itself', async () => {
  await threeTours()
  const { data } = await api.call(catalog.related, { params: { productId: 'palace' }, query: { lang: 'ko' } })
  expect(data.map(({ id }) => id)).toEqual(['cruise', 'beach'])
  expect(data[0]?.name).toBe('한강 야경 유람선')
})

test('every endpoint sends as many statements for six hundred products as for sixty', async () => {
  const of = (n: number) => `generated-${n}`
  const asks = {
    list: () => api.call(catalog.list, { query: { lang: 'en', per_page: 50 } }),
    search: () => api.call(catalog.list, { query: { lang: 'ko', q: '해운대', per_page: 50 } }),
    counts: () => api.call(catalog.counts, { query: { lang: 'en' } }),
    detail: () => api.call(catalog.detail, { params: { productId: of(1) }, query: { lang: 'en' } }),
    related: () => api.call(catalog.related, { params: { productId: of(1) }, query: { lang: 'en' } }),
    availability: () =>
      api.call(catalog.availability, {
        params: { productId: of(1) },
        query: { from: today, to: addDays(today, 61) },
      }),
    slots: () => api.call(catalog.slots, { params: { productId: of(1) }, query: { date: addDays(today, 3) } }),
  }
  const countAll = async () => {
    const counts: Record<string, number> = {}
    for (const [name, ask] of Object.entries(asks)) {
      const { result, queries } = await countQueries<{ status: number }>(ask)
      expect(result.status).toBe(200)
      counts[name] = queries
    }
    return counts
  }
  await generateProducts(deps.db, 60, today)
  const few = await countAll()
  await deps.db.delete(product)
  await generateProducts(deps.db, 600, today)
  expect(await search({ lang: 'ko', q: '해운대' })).toMatchObject({ total: 60 })
  expect(await countAll()).toEqual(few)
  expect(few).toEqual({ list: 2, search: 2, counts: 2, detail: 1, related: 3, availability: 1, slots: 1 })
})
