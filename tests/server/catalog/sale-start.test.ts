import { and, eq, inArray, lte } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalog } from '#contract/catalog'
import { desk } from '#contract/desk'
import { productDesk } from '#contract/product-desk'
import { onEdit } from '#server/http/page-edits'
import { handlers } from '#server/jobs'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { product, productText } from '#server/modules/catalog/catalog.table'
import { startSales } from '#server/modules/catalog/sale-start.service'
import { anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { bodyOf } from '#tests/support/products'

let shop: Shop
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  tour = await aProduct(shop.deps, { status: 'draft' })
})

const as = () => ({ token: operator.token })
const params = () => ({ params: { productId: tour.id } })
const inHours = (hours: number) => new Date(shop.deps.clock.now().getTime() + hours * 3_600_000).toISOString()
const show = async () => (await shop.call(productDesk.detail, params(), as())).data
const schedule = (from: string | null, seen: string | null = null) =>
  shop.call(productDesk.schedule, { ...params(), body: { from, seen } }, as())
const isPublic = async () => (await shop.call(catalog.detail, { ...params(), query: { lang: 'en' } })).status === 200
const starts = () => shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'product.saleStart'))
const late = async () =>
  (await shop.call(desk.today, {}, as())).data.waiting.find(({ kind }) => kind === 'sale')?.count ?? 0
/** Clears what a product needs, or returns it. */
const saveSummary = async (summary: string) => {
  const now = await show()
  const texts = { ...now.texts, ko: { ...now.texts.ko, summary } }
  return shop.call(productDesk.save, { ...params(), body: { ...bodyOf(now), texts } }, as())
}

describe('a product that goes on sale at a set time (product §4)', () => {
  test('is hidden until then, and on sale from then on by an act of the system', async () => {
    const from = inHours(2)
    expect((await schedule(from)).data).toMatchObject({ status: 'draft', on_sale_from: from })
    const { data } = await shop.call(productDesk.list, { query: { q: tour.id } }, as())
    expect(data.items).toMatchObject([{ on_sale_from: from }])
    shop.deps.clock.advance({ minutes: 119 })
    await startSales(shop.deps)
    expect([await isPublic(), (await show()).status]).toEqual([false, 'draft'])
    shop.deps.clock.advance({ minutes: 1 })
    await handlers['start-sales'](shop.deps, {})
    expect(await isPublic()).toBe(true)
    expect(await show()).toMatchObject({ status: 'open', on_sale_from: null })
    expect(await starts()).toMatchObject([{ actor_id: null, subject: tour.id, detail: { from } }])
    // A further run changes nothing.
    await startSales(shop.deps)
    expect(await starts()).toHaveLength(1)
  })

  test('is put on sale once by two servers, and the pages of both are told', async () => {
    await schedule(inHours(1))
    shop.deps.clock.advance({ hours: 1 })
    let hear = () => {}
    await onEdit(shop.deps, () => hear())
    const heard = new Promise<void>((resolve) => {
      hear = resolve
    })
    await Promise.all([startSales(shop.deps), startSales(shop.deps)])
    await heard
    expect(await starts()).toHaveLength(1)
  })

  test('would be put on sale twice if it were read without its lock: the control', async () => {
    await schedule(inHours(1))
    shop.deps.clock.advance({ hours: 1 })
    let reads = 0
    let go = () => {}
    const bothHaveRead = new Promise<void>((resolve) => {
      go = resolve
    })
    const find: NonNullable<Parameters<typeof startSales>[1]>['find'] = async (tx, now, id) => {
      const [row] = await tx
        .select({ from: product.on_sale_from })
        .from(product)
        .where(and(eq(product.id, id), lte(product.on_sale_from, now)))
      reads += 1
      if (reads === 2) go()
      await bothHaveRead
      return row
    }
    await Promise.all([startSales(shop.deps, { find }), startSales(shop.deps, { find })])
    expect(await starts()).toHaveLength(2)
  })

  test('stays hidden and is named on the first page while it lacks something, and starts once it is complete', async () => {
    await saveSummary('')
    await schedule(inHours(1))
    expect(await late()).toBe(0)
    shop.deps.clock.advance({ hours: 1 })
    await startSales(shop.deps)
    expect([await isPublic(), await late(), (await starts()).length]).toEqual([false, 1, 0])
    const { data } = await shop.call(productDesk.list, { query: { late: '1' } }, as())
    expect(data.items.map(({ id }) => id)).toEqual([tour.id])
    await saveSummary('산책')
    await startSales(shop.deps)
    expect([await isPublic(), await late(), (await starts()).length]).toEqual([true, 0, 1])
  })

  test('is put on sale also while more products than are read at once are due before it and lack something', async () => {
    const from = new Date(inHours(1))
    const lacking = await Promise.all(Array.from({ length: 5 }, () => aProduct(shop.deps, { status: 'draft' })))
    const ids = lacking.map(({ id }) => id)
    await shop.deps.db.update(productText).set({ summary: '' }).where(inArray(productText.product_id, ids))
    await shop.deps.db.update(product).set({ on_sale_from: from }).where(inArray(product.id, ids))
    await schedule(inHours(2))
    shop.deps.clock.advance({ hours: 2 })
    // All five have the same moment: the rest of them are not passed over with the first two.
    await startSales(shop.deps, { most: 2 })
    expect([await isPublic(), await late(), (await starts()).length]).toEqual([true, 5, 1])
  })

  test('can be set to another time or canceled, and is not when somebody puts it on sale before', async () => {
    const [first, second] = [inHours(1), inHours(2)]
    await schedule(first)
    await schedule(second, first)
    shop.deps.clock.advance({ minutes: 90 })
    await startSales(shop.deps)
    expect(await isPublic()).toBe(false)
    expect((await schedule(null, second)).data.on_sale_from).toBeNull()
    shop.deps.clock.advance({ hours: 1 })
    await startSales(shop.deps)
    expect(await isPublic()).toBe(false)
    await schedule(inHours(1))
    expect((await shop.call(productDesk.publish, params(), as())).data.on_sale_from).toBeNull()
    expect((await schedule(inHours(1))).refusal.code).toBe('desk.changed')
    const acts = (await show()).acts.map(({ act }) => act)
    expect(acts.toSorted()).toEqual([
      'product.publish',
      'product.schedule',
      'product.schedule',
      'product.schedule',
      'product.unschedule',
    ])
  })

  test('is set by one of two; the other is told', async () => {
    const both = await Promise.all([schedule(inHours(1)), schedule(inHours(2))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('desk.changed')
  })

  test('cannot have a start that has passed, and its copy has none', async () => {
    const { status, refusal } = await schedule(inHours(0))
    expect([status, refusal.code, refusal.field]).toEqual([400, 'product.saleStarted', 'from'])
    await schedule(inHours(1))
    const { id } = (await shop.call(productDesk.copy, params(), as())).data
    const copy = await shop.call(productDesk.detail, { params: { productId: id } }, as())
    expect(copy.data.on_sale_from).toBeNull()
  })
})
