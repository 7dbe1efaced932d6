import { beforeAll, expect, test } from 'vitest'
import { catalog, categories, minTravelers } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import { demoProducts, seedCatalog } from '#server/demo/catalog/catalog.seed'
import { product, productText } from '#server/modules/catalog/catalog.table'
import { picture } from '#server/modules/media/media.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'

let deps: TestDeps
let api: TestApi

beforeAll(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  await seedCatalog(deps)
}, 120_000)

/** The products that the seed intends to create. */
const demo = () => demoProducts(dayInSeoul(deps.clock.now()))

const detailOf = async (productId: string, lang: 'en' | 'ko' = 'en') =>
  (await api.call(catalog.detail, { params: { productId }, query: { lang } })).data

test('every demo product is in the shop, in every category and in at least seven regions', async () => {
  const rows = await deps.db.select().from(product)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    demo()
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(categories))
  expect(new Set(rows.map(({ region }) => region)).size).toBeGreaterThanOrEqual(7)
})

test('seeding again adds nothing', async () => {
  const pictures = await deps.db.$count(picture)
  await seedCatalog(deps)
  expect(await deps.db.$count(product)).toBe(demo().length)
  expect(await deps.db.$count(picture)).toBe(pictures)
})

test('every demo product has as much text in Korean as in English, and in real Korean', async () => {
  const rows = await deps.db.select().from(productText)
  for (const en of rows.filter(({ lang }) => lang === 'en')) {
    const ko = rows.find(({ lang, product_id }) => lang === 'ko' && product_id === en.product_id)
    for (const part of ['highlights', 'itinerary', 'included', 'excluded', 'know_before'] as const)
      expect(ko?.[part].length, `${en.product_id} ${part}`).toBe(en[part].length)
    expect(ko?.name).toMatch(/[가-힣]/)
    expect(ko?.description.split('\n\n')).toHaveLength(en.description.split('\n\n').length)
    expect(en.name + en.summary + en.description).not.toMatch(/[가-힣]/)
  }
})

test('the demo shop has at least forty products', () => {
  expect(demo().length).toBeGreaterThanOrEqual(40)
})

test('no two demo products have the same first picture', () => {
  const openings = demo().map(({ pictures: [first] }) => {
    const { motif, view, palette, time } = first?.scene ?? {}
    return [motif, view, palette, time].join(' ')
  })
  expect(openings.toSorted()).toEqual([...new Set(openings)].toSorted())
})

test('every demo product can be booked on some day of the coming year, at a price, with its seats', async () => {
  const tomorrow = addDays(dayInSeoul(deps.clock.now()), 1)
  const rows = await deps.db.select().from(product)
  for (const { id } of rows) {
    const detail = await detailOf(id)
    const [option] = detail.options
    const from = [option?.option_start_date ?? '', tomorrow].toSorted().at(-1) ?? tomorrow
    const { data } = await api.call(catalog.availability, {
      params: { productId: id },
      query: { from, to: addDays(from, 13) },
    })
    const open = data.days.filter(({ status }) => status === 'available')
    expect(open.length, id).toBeGreaterThan(5)
    for (const day of open) expect(day.price).toBeGreaterThan(0)
  }
})

test('every demo product has three to five pictures with alternative text, none drawn before it is requested', async () => {
  expect(deps.files.size).toBe(0)
  for (const { id } of await deps.db.select().from(product)) {
    const { pictures } = await detailOf(id, 'ko')
    expect(pictures.length).toBeGreaterThanOrEqual(3)
    expect(pictures.length).toBeLessThanOrEqual(5)
    for (const { widths, alt } of pictures) {
      expect(alt).toMatch(/[가-힣]/)
      expect(widths).toContain(960)
    }
  }
})

test('products with a minimum other than two travelers give their reason', async () => {
  const rows = await deps.db.select().from(product)
  const others = rows.filter(({ min_travelers }) => min_travelers !== minTravelers)
  const meant = demo().filter(({ min_travelers }) => min_travelers)
  expect(meant.length).toBeGreaterThan(0)
  expect(others.map(({ id }) => id).toSorted()).toEqual(meant.map(({ id }) => id).toSorted())
  for (const { min_travelers_reason } of others) {
    expect(min_travelers_reason?.en).toMatch(/[a-z]/)
    expect(min_travelers_reason?.ko).toMatch(/[가-힣]/)
  }
})

test('the palace walk is closed on Tuesdays, the Jeju tour on the first Monday of the month', async () => {
  const statusOf = async (productId: string, date: string) => {
    const query = { from: date, to: date }
    return (await api.call(catalog.availability, { params: { productId }, query })).data.days[0]?.status
  }
  expect(await statusOf('gyeongbokgung-bukchon-morning-walk', '2027-03-09')).toBe('closed')
  expect(await statusOf('gyeongbokgung-bukchon-morning-walk', '2027-03-10')).toBe('available')
  expect(await statusOf('jeju-east-day-tour', '2027-04-05')).toBe('closed')
  expect(await statusOf('jeju-east-day-tour', '2027-04-12')).toBe('available')
})

test('a festival is sold for its next season only', async () => {
  const [option] = (await detailOf('jinju-namgang-lantern-festival')).options
  expect(option?.option_start_date).toBe('2027-10-03')
  expect(option?.option_end_date).toBe('2027-10-18')
})

test('the first page has its picture, and so does every category and region with products', async () => {
  const { data } = await api.call(catalog.counts, { query: { lang: 'en' } })
  expect(data.hero.src).toBe('/media/hero-main')
  for (const { picture: shown } of [...data.categories, ...data.regions]) expect(shown.widths.length).toBeGreaterThan(0)
  expect(data.categories.reduce((sum, { count }) => sum + count, 0)).toBe(demo().length)
})
