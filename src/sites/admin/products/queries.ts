import { addDays, dayInSeoul, isDay } from '#contract/days'
import { Moment } from '#contract/fields'
import { productDesk, productStatuses } from '#contract/product-desk'
import { productHistory } from '#contract/product-history'
import { sites } from '#contract/sites/sites'
import { z } from '#contract/zod'
import { query } from '#src/api/query'

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value)

/** Returns the moment of the import that an address asks for, which all products of that import have. */
export const importIn = (search: URLSearchParams): string | undefined =>
  z.safeParse(Moment, search.get('created_at')).data

/** The page of products that an address asks for. */
export function products(search: URLSearchParams) {
  const status = oneOf(productStatuses, search.get('status'))
  const site = oneOf(sites, search.get('site'))
  const created_at = importIn(search)
  const late = search.get('late') === '1'
  const q = search.get('q')?.trim().slice(0, 80)
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(search.get('page'))) || 1))
  return query(productDesk.list, {
    query: {
      page,
      per_page: 50,
      ...(status && { status }),
      ...(site && { site }),
      ...(q && { q }),
      ...(late && { late: '1' as const }),
      ...(created_at && { created_at }),
    },
  })
}

/** One product with all its editable fields. */
export const product = (productId: string) => query(productDesk.detail, { params: { productId } })

/** First and last day of the month that an address names, by default the current one. */
export function monthIn(search: URLSearchParams): { from: string; to: string } {
  const requested = `${search.get('month') ?? ''}-01`
  const from = isDay(requested) && requested.startsWith('20') ? requested : `${dayInSeoul(new Date()).slice(0, 7)}-01`
  const next = addDays(from, 31)
  return { from, to: addDays(`${next.slice(0, 7)}-01`, -1) }
}

/** The departures of that month. */
export const departures = (productId: string, search: URLSearchParams) =>
  query(productDesk.departures, { params: { productId }, query: monthIn(search) })

/** The kept changes of a product. */
export const history = (productId: string) => query(productHistory.list, { params: { productId } })

/** One change, with the product before and after it. */
export const changeOf = (productId: string, id: string) => query(productHistory.change, { params: { productId, id } })

/** The endpoints to refresh after an act. */
export const afterAct = [
  productDesk.list,
  productDesk.detail,
  productDesk.departures,
  productHistory.list,
  productHistory.change,
]
