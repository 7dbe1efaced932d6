import { anyChoice } from '#contract/catalog'
import type { Wanted } from '../queries'
import { paths } from '../site'

/** The address that asks for something; what is the default is left out. A change of anything but the page begins anew. */
export function addressOf(wanted: Wanted, change: Partial<Wanted> = {}): string {
  const { category, region, q, sort, page } = { ...wanted, page: 1, ...change }
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (sort !== 'recommended') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  const path = paths.search(category ?? anyChoice, region ?? anyChoice)
  return search.size > 0 ? `${path}?${search}` : path
}
