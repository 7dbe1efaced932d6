import { beforeEach, expect, test } from 'vitest'
import { catalog } from '#contract/catalog'
import type { Endpoint } from '#contract/endpoint'
import { mounted } from '#server/endpoints'
import { aProduct } from '#tests/support/factories'
import { fixed, lists } from '#tests/support/lists'
import { aShop } from '#tests/support/orders'
import { aPlace, type Place } from '#tests/support/place'
import { countQueries } from '#tests/support/queries'

const en = { lang: 'en' } as const
const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`
/** zod's internal definition of a schema. */
const defOf = (schema: unknown) => (schema as { _zod: { def: { type: string; shape?: { items?: unknown } } } })._zod.def

/** Whether an endpoint returns rows: an array, or an object whose `items` are one, as pages have. */
function isList({ method, data }: Endpoint): boolean {
  const { type, shape } = defOf(data)
  return method === 'get' && (type === 'array' || (shape?.items !== undefined && defOf(shape.items).type === 'array'))
}

let place: Place

beforeEach(async () => {
  place = await aPlace(await aShop())
})

test('every list endpoint of the contract is among those whose queries are counted here', () => {
  const listed = [...Object.keys(lists), ...Object.keys(fixed)]
  const inContract = mounted.map(({ endpoint }) => endpoint).filter(isList)
  expect(inContract.map(nameOf).toSorted()).toEqual(listed.toSorted())
})

test.each(Object.entries(lists))('%s sends the same number of queries for one row and for many', async (_, list) => {
  const counted = async () => {
    // The first request may have to fill a cache.
    await list.ask(place)
    const { result, queries } = await countQueries(() => list.ask(place))
    expect(result.status).toBe(200)
    return { rows: (result.data.items ?? result.data).length as number, queries }
  }
  await list.more(place, 0)
  const few = await counted()
  for (let at = 1; at <= 5; at += 1) await list.more(place, at)
  const many = await counted()
  expect(many.rows).toBeGreaterThan(few.rows)
  expect(few.rows).toBeGreaterThan(0)
  expect(many.queries).toBe(few.queries)
  expect(few.queries).toBeGreaterThan(0)
})

test('a list that sends a query for each of its rows would be detected', async () => {
  const ask = async () => {
    const { data } = await place.shop.call(catalog.list, { query: en })
    for (const { id } of data.items) await place.shop.call(catalog.detail, { params: { productId: id }, query: en })
  }
  const one = await countQueries(ask)
  await aProduct(place.shop.deps)
  expect((await countQueries(ask)).queries).toBeGreaterThan(one.queries)
})
