import { and, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { product, productText } from './catalog.table'

const ko = alias(productText, 'ko')
const en = alias(productText, 'en')

/** Products in the audit log, by id and title. */
export const auditedProducts: Audited = {
  kind: 'product',
  uuid: false,
  find: (db, q) => {
    const named = db
      .select({ id: productText.product_id })
      .from(productText)
      .where(ilike(productText.name, anywhere(q)))
    return db
      .select({ id: product.id })
      .from(product)
      .where(or(ilike(product.id, anywhere(q)), inArray(product.id, named)))
      .limit(mostAudited)
  },
  name: (db, ids) =>
    db
      .select({
        id: product.id,
        en: sql<string>`coalesce(nullif(${en.name}, ''), ${ko.name}, '')`,
        ko: sql<string>`coalesce(nullif(${ko.name}, ''), ${en.name}, '')`,
      })
      .from(product)
      .leftJoin(en, and(eq(en.product_id, product.id), eq(en.lang, 'en')))
      .leftJoin(ko, and(eq(ko.product_id, product.id), eq(ko.lang, 'ko')))
      .where(inArray(product.id, ids)),
}
