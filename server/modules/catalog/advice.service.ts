import { eq } from 'drizzle-orm'
import { textLanguages } from '#contract/languages'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { product, productText } from './catalog.table'

/** What a traveler needs to know about a product, whether it is on sale or not. */
export interface Advice {
  operator: Texts
  duration_minutes: number
  know_before: Record<keyof Texts, string[]>
}

/** Returns the advice of a product; null if there is no such product. */
export async function adviceOf(db: Db, productId: string): Promise<Advice | null> {
  const rows = await db
    .select({
      operator: product.operator,
      duration_minutes: product.duration_minutes,
      lang: productText.lang,
      know_before: productText.know_before,
    })
    .from(product)
    .innerJoin(productText, eq(productText.product_id, product.id))
    .where(eq(product.id, productId))
  const [first] = rows
  if (!first) return null
  const points = (lang: keyof Texts) => (rows.find((row) => row.lang === lang) ?? first).know_before
  const [en, ko] = textLanguages.map(points)
  return {
    operator: first.operator,
    duration_minutes: first.duration_minutes,
    know_before: { en: en ?? [], ko: ko ?? [] },
  }
}
