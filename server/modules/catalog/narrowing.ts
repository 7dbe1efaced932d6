import { and, eq, type Placeholder, type SQL } from 'drizzle-orm'
import type { Category, Region } from '#contract/catalog'
import { product } from './catalog.table'

interface Narrows {
  category?: Category | undefined
  region?: Region | undefined
}

/** Which of the two narrow a query, and so the shape of its statement. */
export type Narrowed = 'anywhere' | 'by category' | 'by region' | 'by category and region'

export const narrowing = ({ category, region }: Narrows): Narrowed => {
  if (category) return region ? 'by category and region' : 'by category'
  return region ? 'by region' : 'anywhere'
}

/** Restricts products to a category and region, for a statement of that shape. */
export const narrowedBy = (given: Record<keyof Narrows, Placeholder>, narrowed: Narrowed): SQL | undefined =>
  and(
    narrowed.includes('category') ? eq(product.category, given.category) : undefined,
    narrowed.includes('region') ? eq(product.region, given.region) : undefined,
  )
