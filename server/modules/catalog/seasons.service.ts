import { and, eq, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProductCard } from '#contract/catalog'
import { daysBetween } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { cardsOf, onSale, recommended } from './card.service'
import { product, productOption, productText } from './catalog.table'

/** A festival sold for at most this many days is a seasonal event; one sold longer is on all year. */
const longestSeason = 100
/** Maximum number of festivals, more than anyone reads. */
const most = 100

/** A festival of the catalog and the days on which it is sold. */
export interface Season {
  card: ProductCard
  first: string
  last: string
}

/** Returns the festivals sold for a season, earliest first; two statements. */
export async function seasons(db: Db, lang: Lang): Promise<Season[]> {
  const first = sql<string>`min(${productOption.option_start_date})::text`
  const last = sql<string>`max(${productOption.option_end_date})::text`
  const days = await db
    .select({ id: product.id, first, last })
    .from(product)
    .innerJoin(productOption, and(eq(productOption.product_id, product.id), eq(productOption.status, 'open')))
    .where(and(onSale('shop'), eq(product.category, 'festivals')))
    .groupBy(product.id)
    .orderBy(first, product.id)
    .limit(most)
  const short = days.filter((each) => daysBetween(each.first, each.last) <= longestSeason)
  const cards = await cardsOf(
    db,
    short.map(({ id }) => id),
    lang,
  )
  return short.flatMap(({ id, ...span }) => {
    const card = cards.find((each) => each.id === id)
    return card ? [{ ...span, card: card as ProductCard }] : []
  })
}

/** Returns the most popular festival on sale whose English text has the word, or null. */
export async function festivalIdByWord(db: Db, word: string): Promise<string | null> {
  const [found] = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(productText, and(eq(productText.product_id, product.id), eq(productText.lang, 'en')))
    .where(and(onSale('shop'), eq(product.category, 'festivals'), like(productText.search, `%${word}%`)))
    .orderBy(...recommended)
    .limit(1)
  return found?.id ?? null
}

/** Returns the festivals on sale in the shop by their English names, with the names in both languages. */
export async function festivalsOnSale(db: Db): Promise<{ id: string; name: Texts }[]> {
  const en = alias(productText, 'en')
  const ko = alias(productText, 'ko')
  return db
    .select({ id: product.id, name: { en: en.name, ko: ko.name } })
    .from(product)
    .innerJoin(en, and(eq(en.product_id, product.id), eq(en.lang, 'en')))
    .innerJoin(ko, and(eq(ko.product_id, product.id), eq(ko.lang, 'ko')))
    .where(and(onSale('shop'), eq(product.category, 'festivals')))
    .orderBy(en.name, product.id)
}
