import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalog } from '#contract/catalog'
import { addDays } from '#contract/days'
import { type DeskProduct, productDesk } from '#contract/product-desk'
import type { SaveProduct } from '#contract/product-fields'
import { keptChanges, type ProductPart, productHistory, productParts } from '#contract/product-history'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { optionDayPrice, productOption } from '#server/modules/catalog/catalog.table'
import { productChange } from '#server/modules/catalog/product-change.table'
import { findDeskProduct } from '#server/modules/catalog/product-desk.view.service'
import { restoreProduct } from '#server/modules/catalog/product-restore.service'
import { Refusal } from '#server/refusal'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { bodyOf, stateIn } from '#tests/support/products'

let shop: Shop
let operator: Person
let other: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  other = await anOperator(shop)
  tour = await aProduct(shop.deps, { capacity: 10 })
})

const as = ({ token } = operator) => ({ token })
const params = () => ({ params: { productId: tour.id } })
const show = async () => (await shop.call(productDesk.detail, params(), as())).data
const save = (product: DeskProduct, change: Partial<SaveProduct>, person = operator) =>
  shop.call(productDesk.save, { ...params(), body: { ...bodyOf(product), ...change } }, as(person))
const list = async () => (await shop.call(productHistory.list, params(), as())).data
const changeOf = async (id: string) =>
  (await shop.call(productHistory.change, { params: { productId: tour.id, id } }, as())).data
const restore = (id: string, base: number, parts: ProductPart[] = [...productParts], person = operator) =>
  shop.call(productHistory.restore, { params: { productId: tour.id, id }, body: { base, parts } }, as(person))
const newest = async () => {
  const { version, items } = await list()
  const [first] = items
  if (!first) throw new Error('nothing was changed')
  return { ...first, current: version }
}

/** The product with another name in English, as its editor sends it. */
const named = ({ texts }: DeskProduct, name: string) => ({ texts: { ...texts, en: { ...texts.en, name } } })
const option = (): SaveProduct['options'][number] => ({
  ...{ id: null, status: 'open', name: { en: 'Late', ko: '늦은 시간' }, description: { en: '', ko: '' } },
  ...{ option_start_date: tour.date, option_end_date: addDays(tour.date, 60), start_times: ['20:00'] },
  ...{ closed_weekdays: [], capacity: 5 },
  bands: [{ band: 'adult', min_age: 13, max_age: null, price: 30_000, takes_seat: true }],
})

describe('the history of a product (product §4)', () => {
  test('names who changed which parts, newest first, with each part before and after', async () => {
    const first = await show()
    await save(first, { region: 'jeju' })
    const second = await show()
    await save(second, { ...named(second, 'Evening walk'), cancellation: [] }, other)
    const third = await show()
    const { version, items } = await list()
    expect([version, items]).toMatchObject([
      2,
      [
        { version: 2, by: 'Desk Person', parts: ['texts', 'cancellation'] },
        { version: 1, by: 'Desk Person', parts: ['facts'] },
      ],
    ])
    const rows = await shop.deps.db.select().from(productChange).orderBy(productChange.version)
    expect(rows.map(({ by }) => by)).toEqual([operator.id, other.id])
    expect(await changeOf(items[0]?.id ?? '')).toMatchObject({ before: stateIn(second), after: stateIn(third) })
    // The state after an older change is the one before the next.
    expect(await changeOf(items[1]?.id ?? '')).toMatchObject({ before: stateIn(first), after: stateIn(second) })
  })

  test('leaves out a save that changed nothing, and what was refused', async () => {
    const product = await show()
    expect((await save(product, {})).status).toBe(200)
    const texts = { ...product.texts, ko: { ...product.texts.ko, description: '' } }
    expect((await save(await show(), { texts })).refusal.code).toBe('product.incomplete')
    expect(await list()).toEqual({ version: 1, items: [] })
  })

  test('keeps the newest changes of each product, and no more', async () => {
    const { db, clock } = shop.deps
    const neighbor = await aProduct(shop.deps)
    const state = stateIn(await show())
    const old = (product_id: string, version: number): typeof productChange.$inferInsert => ({
      ...{ product_id, version, parts: ['facts'], before: state, at: clock.now(), by: operator.id },
    })
    await db
      .insert(productChange)
      .values(Array.from({ length: keptChanges }, (_, at) => old(tour.id, at - keptChanges)))
    await db.insert(productChange).values(old(neighbor.id, -keptChanges))
    await save(await show(), { region: 'jeju' })
    const { items } = await list()
    expect([items.length, items[0]?.version, items.at(-1)?.version]).toEqual([keptChanges, 1, 1 - keptChanges])
    expect(await db.$count(productChange, eq(productChange.product_id, neighbor.id))).toBe(1)
  })

  test('is for operators only, and for the product it belongs to', async () => {
    await save(await show(), { region: 'jeju' })
    const { id } = await newest()
    const { token } = await aMember(shop.deps)
    expect((await shop.call(productHistory.list, params(), { token })).status).toBe(401)
    const neighbor = await aProduct(shop.deps)
    const elsewhere = { params: { productId: neighbor.id, id } }
    expect((await shop.call(productHistory.change, elsewhere, as())).status).toBe(404)
    const body = { base: 0, parts: [...productParts] }
    expect((await shop.call(productHistory.restore, { ...elsewhere, body }, as())).status).toBe(404)
  })
})

describe('a product restored from its history (product §4)', () => {
  test('is as it was before the change, as a save of its own that can be undone in the same way', async () => {
    const first = await show()
    await save(first, { ...named(first, 'Evening walk'), region: 'jeju', cancellation: [] })
    const second = await show()
    const { id, current } = await newest()
    const { data } = await restore(id, current)
    expect([data.version, stateIn(data)]).toEqual([2, stateIn(first)])
    const { data: seen } = await shop.call(catalog.detail, { ...params(), query: { lang: 'en' } })
    expect(seen.name).toBe(first.texts.en.name)
    const undo = await newest()
    expect([undo.version, undo.parts]).toEqual([2, ['texts', 'facts', 'cancellation']])
    expect(stateIn((await restore(undo.id, undo.current)).data)).toEqual(stateIn(second))
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'product.restore'))
    expect(acts).toMatchObject([
      { actor_id: operator.id, subject: tour.id, detail: { change: id, parts: [...productParts] } },
      { detail: { change: undo.id } },
    ])
  })

  test('takes back single parts; the others stay', async () => {
    const first = await show()
    await save(first, { ...named(first, 'Evening walk'), region: 'jeju' })
    const { id, current } = await newest()
    const { data } = await restore(id, current, ['facts'])
    expect([data.texts.en.name, data.region]).toEqual(['Evening walk', first.region])
  })

  test('keeps options added since, closed, because they may have been sold', async () => {
    const first = await show()
    await save(first, { options: [...first.options.map((each) => ({ ...each, capacity: 4 })), option()] })
    const { id, current } = await newest()
    const { data } = await restore(id, current, ['options'])
    expect(data.options.map(({ capacity, status }) => [capacity, status])).toEqual([
      [10, 'open'],
      [5, 'closed'],
    ])
  })

  test('on sale is not restored to what cannot be sold; the part is named, and nothing is stored', async () => {
    await shop.call(productDesk.withdraw, params(), as())
    const full = await show()
    const texts = { ...full.texts, ko: { ...full.texts.ko, description: '' } }
    await save(full, { texts, options: full.options.map((each) => ({ ...each, status: 'closed' })) })
    await save(await show(), { texts: full.texts, options: full.options, region: 'jeju' })
    await shop.call(productDesk.publish, params(), as())
    const { id, current } = await newest()
    const refused = async (parts: ProductPart[]) => {
      const { refusal, status } = await restore(id, current, parts)
      return [status, refusal.code, refusal.field]
    }
    expect(await refused(['texts', 'facts'])).toEqual([409, 'product.incomplete', 'texts'])
    expect(await refused(['options', 'facts'])).toEqual([409, 'product.incomplete', 'options'])
    expect(await show()).toMatchObject({ version: current, region: 'jeju', status: 'open' })
    expect((await restore(id, current, ['facts'])).data.region).toBe(full.region)
  })

  test('is refused where a rule of today forbids what was saved then, with the part', async () => {
    const { db } = shop.deps
    await db.update(productOption).set({ option_start_date: '1999-01-01' }).where(eq(productOption.product_id, tour.id))
    const old = await show()
    await save(old, { region: 'jeju', options: old.options.map((each) => ({ ...each, option_start_date: tour.date })) })
    const { id, current } = await newest()
    const { status, refusal } = await restore(id, current, ['options'])
    expect([status, refusal.code, refusal.field]).toEqual([409, 'product.unrestorable', 'options'])
    expect((await restore(id, current, ['facts'])).status).toBe(200)
  })

  test('to another currency is refused with the part while days to come have prices of their own', async () => {
    await save(await show(), { currency: 'USD' })
    const own = { option_id: tour.optionId, date: tour.date, band: 'adult', price: 9_000 } as const
    await shop.deps.db.insert(optionDayPrice).values(own)
    const { id, current } = await newest()
    const { status, refusal } = await restore(id, current, ['options'])
    expect([status, refusal.code, refusal.field]).toEqual([409, 'product.dayPricesCurrency', 'options'])
    expect((await show()).currency).toBe('USD')
  })

  test('of a restore and a colleague’s save of the same version, one is told, and nothing of it is stored', async () => {
    const first = await show()
    await save(first, { region: 'jeju' })
    const { id, current } = await newest()
    const second = await show()
    const both = await Promise.all([restore(id, current, ['facts']), save(second, { region: 'busan' }, other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('desk.changed')
    const won = both.find(({ status }) => status === 200)?.data
    expect(await show()).toMatchObject({ version: 2, region: won?.region })
    expect((await list()).items).toHaveLength(2)
  })

  test('over a colleague’s save would be stored without the lock, but for the version of each change: the control', async () => {
    const first = await show()
    await save(first, { region: 'jeju' })
    const { id, current } = await newest()
    const second = await show()
    // Reads the product without a lock, and a colleague saves before anything is written.
    const unlocked: typeof findDeskProduct = async (tx, productId) => {
      const row = await findDeskProduct(tx, productId)
      expect((await save(second, { region: 'busan' }, other)).status).toBe(200)
      return row
    }
    const body = { base: current, parts: ['facts' as const] }
    const late = restoreProduct(shop.deps, operator.id, { productId: tour.id, id }, body, unlocked)
    // Its version check passed on the old row: only the unique version of the history stops it.
    const error = await late.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(Refusal)
    expect(await show()).toMatchObject({ version: 2, region: 'busan' })
  })
})
