import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { productDesk } from '#contract/product-desk'
import { ProductRow, productImport, productSheet } from '#contract/product-import'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { product, productOption } from '#server/modules/catalog/catalog.table'
import { insertDraft } from '#server/modules/catalog/product-desk.service'
import { anOperator, aProduct, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aProductRow } from '#tests/support/sheet-rows'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const as = () => ({ token: operator.token })
const check = async (rows: Partial<ProductRow>[]) =>
  (await shop.call(productImport.check, { body: { rows } }, as())).data
const take = (rows: ProductRow[], key: string = crypto.randomUUID()) =>
  shop.call(productImport.take, { body: { rows } }, { ...as(), headers: { 'Idempotency-Key': key } })
const made = () => shop.deps.db.select().from(product)
const shown = async () => {
  const [row] = await made()
  return (await shop.call(productDesk.detail, { params: { productId: row?.id ?? '' } }, as())).data
}

describe('an import of products (product §6)', () => {
  test('creates drafts with texts and an option that lack only a picture, each in the audit log', async () => {
    expect(await check([aProductRow(1)])).toEqual({ bad: [], rows: [{ at: 0 }] })
    expect(await made()).toEqual([])
    expect((await take([aProductRow(1)])).data).toMatchObject({ created: 1 })
    const draft = await shown()
    expect(draft).toMatchObject({
      ...{ status: 'draft', site: 'shop', category: 'tours', region: 'busan', currency: 'KRW' },
      ...{ duration_minutes: 90, min_travelers: 2, languages: ['en'], lacks: ['picture'], lacking: [] },
      texts: {
        en: { name: 'Night walk 1', summary: 'A walk', description: 'By night', meeting_point: 'Station' },
        ko: { name: '밤 산책 1', meeting_point: '역' },
      },
      options: [
        {
          ...{ name: { en: 'Standard', ko: '기본' }, status: 'open', start_times: ['17:00', '19:00'] },
          ...{ option_start_date: '2027-04-01', option_end_date: '2027-10-31', closed_weekdays: [1], capacity: 12 },
          bands: [
            { band: 'adult', price: 40_000, min_age: null, max_age: null, takes_seat: true },
            { band: 'child', price: 20_000, min_age: null, max_age: null, takes_seat: true },
          ],
        },
      ],
    })
    expect(draft.acts).toMatchObject([{ act: 'product.import' }])
    const [row] = await made()
    expect(row).toMatchObject({ price: 40_000, price_won: 40_000 })
  })

  test('creates a draft without an option from a row that has none', async () => {
    const none = { option_name_en: '', option_name_ko: '', option_start_date: '', option_end_date: '' }
    const empty = {
      ...none,
      start_times: [],
      closed_weekdays: [],
      capacity: null,
      price_adult: null,
      price_child: null,
    }
    expect((await take([aProductRow(1, empty)])).data).toMatchObject({ created: 1 })
    expect((await shown()).lacks).toEqual(['picture', 'option', 'departure'])
  })

  test('names each name that the site has already or that is in the file twice, and creates nothing', async () => {
    await aProduct(shop.deps, { name: { en: 'Night Walk 2', ko: '산책' } })
    const rows = [aProductRow(1), aProductRow(2), aProductRow(1), aProductRow(2, { site: 'apec' })]
    expect(await check(rows)).toEqual({
      bad: [
        { at: 1, column: 'name_en', reason: 'product.nameTaken' },
        { at: 2, column: 'name_en', reason: 'sheet.nameTwice' },
      ],
      rows: [{ at: 0 }, { at: 3 }],
    })
    const { category: _, ...invalid } = aProductRow(2)
    expect(await check([invalid, { category: 'tours' }])).toEqual({
      bad: [{ at: 0, column: 'name_en', reason: 'product.nameTaken' }],
      rows: [],
    })
    expect((await take(rows)).refusal).toMatchObject({ code: 'product.nameTaken', field: 'rows.1.name_en' })
    expect(await made()).toHaveLength(1)
    expect(await shop.deps.db.$count(productOption)).toBe(1)
    expect(await shop.deps.db.$count(auditEvent, eq(auditEvent.act, 'product.import'))).toBe(0)
  })

  test('the same file a second time, or twice at the same time, creates nothing more', async () => {
    const rows = [aProductRow(1), aProductRow(2)]
    const key = crypto.randomUUID()
    expect((await take(rows, key)).status).toBe(200)
    expect((await take(rows, key)).data).toMatchObject({ created: 2 })
    expect((await take(rows)).refusal.code).toBe('product.nameTaken')
    const others = [aProductRow(3), aProductRow(4)]
    const both = await Promise.all([take(others), take(others)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await made()).toHaveLength(4)
  })

  test('nothing but the lock prevents that: two that checked before either wrote both create it, the control', async () => {
    const { db, clock } = shop.deps
    const { site, category, region, name_en: en, name_ko: ko } = aProductRow(1)
    const found = await Promise.all([check([aProductRow(1)]), check([aProductRow(1)])])
    expect(found.map(({ bad }) => bad)).toEqual([[], []])
    const write = () => insertDraft(db, clock.now(), { site, category, region, name: { en, ko } })
    await Promise.all([write(), write()])
    expect(await made()).toHaveLength(2)
  })

  test.each(['nonsense', '2027-13-01T00:00:00.000Z'])('lists no products of an import at “%s”', async (created_at) => {
    const { status, refusal } = await shop.call(productDesk.list, { query: { created_at } }, as())
    expect([status, refusal.code]).toEqual([400, 'validation.date'])
  })

  test('takes as many rows as a sheet may have, and no more', async () => {
    const rows = Array.from({ length: productSheet.rows + 1 }, (_, at) => aProductRow(at))
    expect((await take(rows)).refusal).toMatchObject({ code: 'validation.tooMany', field: 'rows' })
    expect((await take(rows.slice(1))).data).toMatchObject({ created: productSheet.rows })
  })

  test.each([
    [['name_ko'], { name_ko: ' ' }, 'validation.required'],
    [['site'], { site: 'mice' }, 'validation.invalid'],
    [['category'], { category: 'walks' }, 'validation.invalid'],
    [['duration_minutes'], { duration_minutes: 0 }, 'validation.numberLow'],
    [['option_start_date'], { option_start_date: 'soon' }, 'validation.date'],
    [['option_end_date'], { option_end_date: '2027-03-01' }, 'validation.daysOrder'],
    [['start_times'], { start_times: [] }, 'validation.required'],
    [['start_times'], { start_times: ['09:00', '09:00'] }, 'product.timeTwice'],
    [['start_times', 0], { start_times: ['9'] }, 'validation.time'],
    [['closed_weekdays', 0], { closed_weekdays: [7] }, 'validation.numberHigh'],
    [['capacity'], { capacity: null }, 'validation.required'],
    [['price_adult'], { price_adult: null }, 'product.adultPrice'],
    [['price_child'], { price_child: 100_000_001 }, 'validation.numberHigh'],
  ])('names an invalid %j', (path, change, message) => {
    const { error } = ProductRow.safeParse({ ...aProductRow(1), ...change })
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[path, message]])
  })

  test('names what an option lacks beside other bad cells', () => {
    const { error } = ProductRow.safeParse(aProductRow(1, { name_en: '', capacity: null, price_adult: null }))
    expect(error?.issues.map((issue) => issue.path[0]).toSorted()).toEqual(['capacity', 'name_en', 'price_adult'])
  })
})
