import { dayPrices } from '#contract/day-prices'
import { departureImport } from '#contract/departure-import'
import type { Endpoint } from '#contract/endpoint'
import { passAffiliateImport } from '#contract/pass/affiliate-import'
import { productImport } from '#contract/product-import'
import type { Answer } from '#tests/support/api'
import { aProduct, type Person } from '#tests/support/factories'
import type { Shop } from '#tests/support/orders'
import { aDepartureRow, anAffiliateRow, aProductRow } from '#tests/support/sheet-rows'

type Send = (headers: Record<string, string>) => Promise<Answer<Endpoint>>

/** One write for each import of a sheet at the operators' desk, and for the calendar of departures. */
export const importWrites: [Endpoint, (context: { shop: Shop; operator: Person }) => Promise<Send>][] = [
  [
    departureImport.take,
    async ({ shop, operator: { token } }) => {
      const rows = [aDepartureRow(await aProduct(shop.deps))]
      const { data } = await shop.call(departureImport.check, { body: { rows } }, { token })
      const body = { rows, seen: data.rows.map(({ before, was_closed }) => ({ seats: before, is_closed: was_closed })) }
      return (headers) => shop.call(departureImport.take, { body }, { token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    dayPrices.set,
    async ({ shop, operator: { token } }) => {
      const { id, optionId, date } = await aProduct(shop.deps)
      const days = [{ date, before: [], after: [{ band: 'adult' as const, price: 70_000 }] }]
      const input = { params: { productId: id }, body: { option_id: optionId, days } }
      return (headers) => shop.call(dayPrices.set, input, { token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    productImport.take,
    async ({ shop, operator: { token } }) => {
      const body = { rows: [aProductRow(1)] }
      return (headers) => shop.call(productImport.take, { body }, { token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    passAffiliateImport.take,
    async ({ shop, operator: { token } }) => {
      const body = { rows: [anAffiliateRow(1)] }
      return (headers) => shop.call(passAffiliateImport.take, { body }, { token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
]
