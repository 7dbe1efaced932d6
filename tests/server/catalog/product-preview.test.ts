import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalog } from '#contract/catalog'
import { productDesk } from '#contract/product-desk'
import { productPreview } from '#contract/product-preview'
import { reviewDesk } from '#contract/review'
import { product } from '#server/modules/catalog/catalog.table'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  tour = await aProduct(shop.deps, { capacity: 10 })
})

const as = () => ({ token: operator.token })
const params = () => ({ params: { productId: tour.id } })
const lang = { query: { lang: 'ko' } } as const
const span = () => ({ query: { from: tour.date, to: tour.date } })
const day = () => ({ query: { date: tour.date } })
const withdraw = () => shop.call(productDesk.withdraw, params(), as())

describe('the preview of a product (product §4)', () => {
  test('has exactly what a guest gets while the product is on sale, and the same once it is not', async () => {
    const [detail, days, slots] = [
      (await shop.call(catalog.detail, { ...params(), ...lang })).data,
      (await shop.call(catalog.availability, { ...params(), ...span() })).data,
      (await shop.call(catalog.slots, { ...params(), ...day() })).data,
    ]
    expect([days.days.length, slots.length]).toEqual([1, 2])
    const previewed = async () => [
      (await shop.call(productPreview.detail, { ...params(), ...lang }, as())).data,
      (await shop.call(productPreview.availability, { ...params(), ...span() }, as())).data,
      (await shop.call(productPreview.slots, { ...params(), ...day() }, as())).data,
    ]
    expect(await previewed()).toEqual([detail, days, slots])
    await withdraw()
    const asked = { ...params(), query: { lang: 'en' } } as const
    expect((await shop.call(reviewDesk.ofProduct, asked, as())).data.total).toBe(0)
    expect(await previewed()).toEqual([detail, days, slots])
  })

  test('leaves what guests get as it was: a product off sale is not found', async () => {
    await withdraw()
    await shop.call(productPreview.detail, { ...params(), ...lang }, as())
    const asked = [
      await shop.call(catalog.detail, { ...params(), ...lang }),
      await shop.call(catalog.availability, { ...params(), ...span() }),
      await shop.call(catalog.slots, { ...params(), ...day() }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('is for operators, and for products of the shop', async () => {
    const { token } = await aMember(shop.deps)
    for (const caller of [{}, { token }]) {
      expect((await shop.call(productPreview.detail, { ...params(), ...lang }, caller)).status).toBe(401)
      expect((await shop.call(productPreview.slots, { ...params(), ...day() }, caller)).status).toBe(401)
    }
    await shop.deps.db.update(product).set({ site: 'apec' }).where(eq(product.id, tour.id))
    expect((await shop.call(productPreview.detail, { ...params(), ...lang }, as())).status).toBe(404)
    expect((await shop.call(productPreview.availability, { ...params(), ...span() }, as())).status).toBe(404)
  })
})
