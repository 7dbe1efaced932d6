import { and, lte, ne, type SQL } from 'drizzle-orm'
import { product } from './catalog.table'

/** Whether a product that is not on sale should be by now. */
export const isDue = (now: Date): SQL | undefined => and(lte(product.on_sale_from, now), ne(product.status, 'open'))
