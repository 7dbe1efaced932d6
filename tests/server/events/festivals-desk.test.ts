import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { events } from '#contract/events'
import { festivalLimits, festivalsDesk } from '#contract/festivals-desk'
import { product } from '#server/modules/catalog/catalog.table'
import { event } from '#server/modules/events/events.table'
import { anOperator, aProduct, type Person } from '#tests/support/factories'
import { aFestival } from '#tests/support/festivals'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const desk = () => ({ token: operator.token })
const create = async (...of: Parameters<typeof aFestival>) =>
  (await shop.call(festivalsDesk.create, { body: aFestival(...of) }, desk())).data
const save = (id: string, base: number, body = aFestival('Lantern Nights')) =>
  shop.call(festivalsDesk.save, { params: { id }, body: { ...body, base } }, desk())
const show = (id: string, shown: boolean) => shop.call(festivalsDesk.show, { params: { id }, body: { shown } }, desk())
const remove = (id: string) => shop.call(festivalsDesk.remove, { params: { id } }, desk())
const read = async (id: string) => (await shop.call(festivalsDesk.read, { params: { id } }, desk())).data
const names = async () => (await shop.call(events.list, { query: { lang: 'en' } })).data.items.map(({ name }) => name)

describe('a public festival (product §2)', () => {
  test('is hidden from visitors until it is shown, and hidden again', async () => {
    const { id, shown, version } = await create()
    expect({ shown, version }).toEqual({ shown: false, version: 0 })
    expect(await names()).toEqual([])
    await show(id, true)
    expect(new Set(await names())).toEqual(new Set(['Lantern Walk']))
    await show(id, false)
    expect(await names()).toEqual([])
  })

  test('is listed by month, then by name', async () => {
    await create('B of October')
    await create('A of October')
    await create('Spring', { first_month: 4, last_month: 5 })
    const { data } = await shop.call(festivalsDesk.list, {}, desk())
    expect(data.map(({ name }) => name.en)).toEqual(['Spring', 'A of October', 'B of October'])
  })

  test('can be saved only on the newest version', async () => {
    const { id } = await create()
    expect((await save(id, 0)).data).toMatchObject({ version: 1, name: { en: 'Lantern Nights' } })
    expect(await save(id, 0, aFestival('Too late'))).toMatchObject({
      status: 409,
      refusal: { code: 'general.conflict' },
    })
    expect((await read(id)).name.en).toBe('Lantern Nights')
  })

  test('of two saves at the same time, one is refused', async () => {
    const { id } = await create()
    const both = await Promise.all([save(id, 0, aFestival('One')), save(id, 0, aFestival('Other'))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('leads to a festival on sale only, but keeps one that went off sale', async () => {
    const tour = await aProduct(shop.deps)
    const festival = await aProduct(shop.deps, { category: 'festivals' })
    const body = (product_id: string) => aFestival('Lantern Walk', { product_id })
    const refused = await shop.call(festivalsDesk.create, { body: body(tour.id) }, desk())
    expect(refused).toMatchObject({ status: 400, refusal: { code: 'validation.invalid', field: 'product_id' } })
    const { id } = await create('Lantern Walk', { product_id: festival.id })
    const { data } = await shop.call(festivalsDesk.products, {}, desk())
    expect(data.map((each) => each.id)).toEqual([festival.id])
    await shop.deps.db.update(product).set({ status: 'closed' }).where(eq(product.id, festival.id))
    expect((await save(id, 0, body(festival.id))).status).toBe(200)
  })

  test('can be removed while it is hidden only', async () => {
    const { id } = await create()
    await show(id, true)
    expect(await remove(id)).toMatchObject({ status: 409, refusal: { code: 'festivals.shown' } })
    await show(id, false)
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(404)
  })

  test('cannot be added above the limit', async () => {
    const rows = Array.from({ length: festivalLimits.most }, (_, nth) => ({ ...aFestival(), id: `festival-${nth}` }))
    await shop.deps.db.insert(event).values(rows)
    const refused = await shop.call(festivalsDesk.create, { body: aFestival() }, desk())
    expect(refused).toMatchObject({ status: 409, refusal: { code: 'festivals.tooMany' } })
  })

  test('has every act in its history, and an act that changes nothing is not one', async () => {
    const { id } = await create()
    for (const act of [() => save(id, 0), () => show(id, true), () => show(id, true), () => show(id, false)]) {
      shop.deps.clock.advance({ minutes: 1 })
      await act()
    }
    expect((await read(id)).acts.map(({ act }) => act)).toEqual([
      'festival.create',
      'festival.save',
      'festival.show',
      'festival.hide',
    ])
  })
})
