import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { search } from '#contract/search'
import { namesMeant } from '#server/modules/catalog/names'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aProduct } from '#tests/support/factories'
import { type Finder, finder } from '#tests/support/finder'

let api: TestApi
let find: Finder
let today: string

beforeAll(async () => {
  const deps = await testDeps(await testDatabase())
  api = testApi(deps)
  find = finder(deps, api)
  today = dayInSeoul(deps.clock.now())
  await aProduct(deps, {
    id: 'palace',
    name: { en: 'Gyeongbokgung Palace Morning Walk', ko: '경복궁 아침 산책' },
    price: 52_000,
  })
  await aProduct(deps, {
    id: 'kimchi',
    name: { en: 'Kimchi class in Seoul', ko: '서울 김치 수업' },
    category: 'experiences',
    price: 68_000,
  })
  await aProduct(deps, {
    id: 'beach',
    name: { en: 'Busan Coast in a Day', ko: '부산 바닷길 하루 여행' },
    region: 'busan',
    price: 74_000,
  })
})

const suggested = async (lang: 'en' | 'ko', q: string) => (await find.suggestions(lang, q)).products.map(({ id }) => id)

describe('suggestions', () => {
  test.each([
    ['ko', '경', 'palace'],
    ['ko', '경복ㄱ', 'palace'],
    ['ko', '경복궁에서', 'palace'],
    ['ko', '복궁', 'palace'],
    ['ko', '김치를', 'kimchi'],
    ['en', 'gye', 'palace'],
    ['en', 'gyeongbokgng', 'palace'],
    ['en', 'kimchee', 'kimchi'],
  ] as const)('in %s name the product that "%s" is a prefix of', async (lang, q, id) => {
    expect(await suggested(lang, q)).toEqual([id])
  })

  test.each(['', '  ', 'ㄱ', 'zebra', '%', "'"])('are empty for "%s"', async (q) => {
    expect(await find.suggestions('ko', q)).toEqual({ products: [], categories: [], regions: [] })
  })

  test('include name, type, place and picture of a product, and at most five of them', async () => {
    const { products } = await find.suggestions('en', 'kimchi')
    expect(products).toEqual([
      expect.objectContaining({
        id: 'kimchi',
        name: 'Kimchi class in Seoul',
        category: 'experiences',
        region: 'seoul',
      }),
    ])
    expect(products[0]?.picture.src).toBe('/media/pictures/kimchi')
  })

  test.each([
    ['bus', [], ['busan']],
    ['Pusan', [], ['busan']],
    ['gyeongi', [], ['gyeonggi']],
    ['부산에서', [], ['busan']],
    ['제주도에', [], ['jeju']],
    ['축제', ['festivals'], []],
    ['festivels in jeju', ['festivals'], ['jeju']],
    ['palace', [], []],
  ] as const)('recognize "%s": categories %j, regions %j', (text, categories, regions) => {
    const meant = namesMeant(text)
    expect(meant.regions).toEqual(regions)
    expect(meant.categories.filter((each) => each !== 'transport')).toEqual(categories)
  })
})

describe('near misses', () => {
  test('say which filter to drop and how many products that gives, the most first', async () => {
    const wish = { category: 'tours', region: 'jeju', max: 6_000 } as const
    expect((await find.list(wish)).total).toBe(0)
    expect((await find.nearMisses(wish)).drops).toEqual([{ filter: 'region', count: 2 }])
  })

  test('count days, travelers and words as filters of their own', async () => {
    const wish = { q: 'kimchi', from: addDays(today, 900), people: 1 } as const
    const { drops } = await find.nearMisses(wish)
    // Without the days, the tour still needs two travelers; without the travelers, the days are still too far away.
    expect(drops).toEqual([])
    expect((await find.nearMisses({ q: 'kimchi', from: addDays(today, 900), people: 2 })).drops).toEqual([
      { filter: 'days', count: 1 },
    ])
    expect((await find.nearMisses({ q: 'kimchi', region: 'busan' })).drops).toEqual([
      { filter: 'q', count: 1 },
      { filter: 'region', count: 1 },
    ])
  })

  test.each([
    ['en', 'palase wolk', 'palace walk'],
    ['ko', '경북궁', '경복궁'],
    ['ko', '김차', '김치'],
    ['ko', '바다길에', '바닷길'],
  ] as const)('in %s offer for "%s" the spelling "%s", which has results', async (lang, q, spelling) => {
    const { spellings } = await find.nearMisses({ lang, q })
    expect(spellings).toContain(spelling)
    for (const each of spellings) expect((await find.list({ lang, q: each })).total).toBeGreaterThan(0)
  })

  test('offer the words without the one that matches nothing', async () => {
    expect((await find.nearMisses({ q: 'palace zebra morning' })).spellings).toEqual(['palace morning'])
    expect((await find.nearMisses({ lang: 'ko', q: '서울 김치 얼룩말' })).spellings[0]).toBe('서울 김치')
    expect((await find.nearMisses({ q: 'zebra' })).spellings).toEqual([])
  })

  test('show what is popular in the region first, then what is popular anywhere', async () => {
    const popular = async (wish: Parameters<Finder['nearMisses']>[0]) =>
      (await find.nearMisses(wish)).popular.map(({ id }) => id)
    expect((await popular({ q: 'zebra', region: 'busan' }))[0]).toBe('beach')
    expect((await popular({ q: 'zebra', region: 'jeju' })).toSorted()).toEqual(['beach', 'kimchi', 'palace'])
  })
})

test('products that a browser names are returned in its order, without those off sale', async () => {
  const { data } = await api.call(search.picked, { query: { lang: 'ko', ids: 'beach,no-such,palace' } })
  expect(data.map(({ id, name }) => [id, name])).toEqual([
    ['beach', '부산 바닷길 하루 여행'],
    ['palace', '경복궁 아침 산책'],
  ])
})
