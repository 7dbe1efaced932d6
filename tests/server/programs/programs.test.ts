import { beforeAll, describe, expect, test } from 'vitest'
import { catalog } from '#contract/catalog'
import { programs, type Stay, stays } from '#contract/programs'
import { seedCatalog } from '#server/demo/catalog/catalog.seed'
import { seedPrograms } from '#server/demo/programs/programs.seed'
import { product } from '#server/modules/catalog/catalog.table'
import { stayOf } from '#server/modules/programs/programs.service'
import { program } from '#server/modules/programs/programs.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aProgram } from '#tests/support/programs'
import { countQueries } from '#tests/support/queries'

const params = { site: 'bleisure' } as const
const place = async () => {
  const deps = await testDeps(await testDatabase())
  return { deps, api: testApi(deps) }
}

test.each([
  [1, '1'],
  [2, '2-3'],
  [3, '2-3'],
  [4, '4-7'],
  [7, '4-7'],
  [8, '8-plus'],
  [31, '8-plus'],
] as [number, Stay][])('%i days are a stay of %s', (days, stay) => {
  expect(stayOf(days)).toBe(stay)
})

describe('the programs of a site', () => {
  let api: TestApi
  const list = async (
    query: Partial<{ stay: Stay; kind: 'stay' | 'coworking'; city: 'seoul' | 'busan'; page: number }>,
  ) => (await api.call(programs.list, { params, query: { lang: 'en', per_page: 2, ...query } })).data
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

  beforeAll(async () => {
    const { deps, api: made } = await place()
    api = made
    await aProgram(deps, { id: 'third', days: 9, city: 'busan', kind: 'coworking', position: 3 })
    await aProgram(deps, { id: 'first', days: 2, city: 'seoul', position: 1 })
    await aProgram(deps, { id: 'second', days: 3, city: 'busan', position: 2 })
    await aProgram(deps, { id: 'closed', status: 'closed', days: 3, city: 'jeju', position: 0 })
    await aProgram(deps, { id: 'elsewhere', site: 'protocol', days: 1, position: 0 })
  })

  test('are listed in its order, a page at a time, without those off sale or of another site', async () => {
    const [one, two] = [await list({}), await list({ page: 2 })]
    expect([idsOf(one), idsOf(two)]).toEqual([['first', 'second'], ['third']])
    expect(one.total).toBe(3)
    expect(one.items[0]).toMatchObject({ days: 2, city: 'seoul', kind: 'stay', work: 'A desk at the window' })
  })

  test('are filtered by length of stay, type and city (product §2)', async () => {
    expect(idsOf(await list({ stay: '2-3' }))).toEqual(['first', 'second'])
    expect(idsOf(await list({ stay: '2-3', city: 'busan' }))).toEqual(['second'])
    expect(idsOf(await list({ kind: 'coworking' }))).toEqual(['third'])
    expect(await list({ stay: '1' })).toMatchObject({ items: [], total: 0 })
  })

  test('have a result count for each choice, with the other filters unchanged', async () => {
    const data = await list({ stay: '2-3', city: 'busan' })
    expect(data.stays).toEqual([
      { value: '1', count: 0 },
      { value: '2-3', count: 1 },
      { value: '4-7', count: 0 },
      { value: '8-plus', count: 1 },
    ])
    expect(data.cities).toEqual([
      { value: 'seoul', count: 1 },
      { value: 'busan', count: 1 },
    ])
    expect(data.kinds).toContainEqual({ value: 'coworking', count: 0 })
    for (const { value, count } of data.stays) expect((await list({ stay: value, city: 'busan' })).total).toBe(count)
  })

  test('are refused for an unknown length of stay', async () => {
    const answer = await api.call(programs.list, { params, query: { lang: 'en', stay: '5' as Stay } })
    expect(answer.status).toBe(400)
  })

  test('fill the first page with picks and counts, in the reader’s language', async () => {
    const { data } = await api.call(programs.front, { params, query: { lang: 'ko' } })
    expect(idsOf({ items: data.picked })).toEqual(['first', 'second', 'third'])
    expect(data.picked[0]?.work).toBe('창가의 책상')
    expect(data.stays.map(({ count }) => count)).toEqual([0, 2, 0, 1])
    expect(data.kinds.map(({ value, count }) => [value, count])).toEqual([
      ['stay', 2],
      ['coworking', 1],
      ['after_hours', 0],
    ])
  })
})

describe('the demo programs', () => {
  let deps: TestDeps
  let api: TestApi

  beforeAll(async () => {
    ;({ deps, api } = await place())
    await seedCatalog(deps)
    await seedPrograms(deps)
  }, 120_000)

  test('are at least nine, with some for every length of stay and every kind', async () => {
    const { data } = await api.call(programs.list, { params, query: { lang: 'en' } })
    expect(data.total).toBeGreaterThanOrEqual(9)
    for (const { value, count } of [...data.stays, ...data.kinds]) expect([value, count > 0]).toEqual([value, true])
    expect(data.stays.map(({ value }) => value)).toEqual([...stays])
  })

  test('last as many days as their products do', async () => {
    const minutes = new Map((await deps.db.select().from(product)).map((row) => [row.id, row.duration_minutes]))
    for (const { product_id, days } of await deps.db.select().from(program))
      expect([product_id, Math.ceil((minutes.get(product_id) ?? 0) / 1440)]).toEqual([product_id, days])
  })

  test('are found and sold by the shop like any other product', async () => {
    const { data } = await api.call(catalog.list, { query: { lang: 'en', q: 'coworking' } })
    expect(data.items.map(({ id }) => id)).toContain('busan-yeongdo-work-week')
    const detail = await api.call(catalog.detail, {
      params: { productId: 'busan-yeongdo-work-week' },
      query: { lang: 'en' },
    })
    expect(detail.data.min_travelers).toBe(1)
  })

  test('have a picture for the first page and for each type, and exist once however often they are seeded', async () => {
    await seedPrograms(deps)
    const { data } = await api.call(programs.front, { params, query: { lang: 'en' } })
    for (const { src, alt } of [data.hero, ...data.kinds.map(({ picture }) => picture)]) {
      expect(src).toMatch(/^\/media\/bleisure-/)
      expect(alt).toMatch(/\w/)
    }
  })

  test('cost the first page the same number of statements however many there are', async () => {
    const ask = () => api.call(programs.front, { params, query: { lang: 'en' } })
    await ask()
    const few = (await countQueries(ask)).queries
    for (let at = 0; at < 5; at += 1) await aProgram(deps, { position: 50 + at })
    expect((await countQueries(ask)).queries).toBe(few)
  })
})
