import {
  type DepartureRow,
  departureImport,
  type SeenDeparture,
  type ValidDepartureCells,
} from '#contract/departure-import'
import type { Person } from '#tests/support/factories'
import type { Shop } from '#tests/support/orders'

/** Imports of departures as the desk makes them; `of` returns the shop and the operator of the test that runs. */
export function departureImports(of: () => { shop: Shop; operator: Person }) {
  const check = async (rows: ValidDepartureCells[]) => {
    const { shop, operator } = of()
    return (await shop.call(departureImport.check, { body: { rows } }, { token: operator.token })).data
  }
  /** What a preview shows of each row now; of a bad one, anything. */
  const seenNow = async (rows: DepartureRow[]): Promise<SeenDeparture[]> => {
    const effects = (await check(rows)).rows
    return rows.map((_, at) => {
      const { before = 0, was_closed = false, prices } = effects.find((effect) => effect.at === at) ?? {}
      return { seats: before, is_closed: was_closed, ...(prices && { prices: prices.before }) }
    })
  }
  const apply = (rows: DepartureRow[], seen: SeenDeparture[], key: string = crypto.randomUUID()) => {
    const { shop, operator } = of()
    const headers = { 'Idempotency-Key': key }
    return shop.call(departureImport.take, { body: { rows, seen } }, { token: operator.token, headers })
  }
  return {
    ...{ check, seenNow, apply },
    take: async (rows: DepartureRow[]) => apply(rows, await seenNow(rows)),
    badCells: async (rows: ValidDepartureCells[]) =>
      (await check(rows)).bad.map(({ at, column, reason }) => [at, column, reason]),
  }
}
