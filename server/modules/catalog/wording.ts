import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import { type Db, transaction } from '#server/db/connect'
import { onSale } from './card'
import { product, productText } from './catalog.table'
import { isAlike, isThere, spelledOut, type Word } from './search.words'
import { type SearchWord, searchWords } from './words'

/** How alike a word and the best place of a text must be, as pg_trgm counts: a typo in a long word passes. */
const likeness = 0.45
/** How many texts are looked at for a word that stands nowhere to the letter. */
const mostLooked = 2000

/** What somebody looks for, as a condition on products. */
export interface Wording {
  words: readonly SearchWord[]
  condition: SQL
}

const textsWith = (lang: Lang, words: readonly Word[]) => and(eq(productText.lang, lang), ...words.map(isThere))

/** Whether anything on sale has every word to the letter; one statement. */
export async function isWritten(db: Db, lang: Lang, words: readonly SearchWord[]): Promise<boolean> {
  const [there] = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(productText, eq(productText.product_id, product.id))
    .where(and(onSale(), textsWith(lang, spelledOut(words))))
    .limit(1)
  return there !== undefined
}

/** The texts that have every word or one like it; four statements. */
const textsAlike = (db: Db, lang: Lang, words: readonly Word[]) =>
  transaction(db, async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`)
    return tx
      .select({ id: productText.product_id })
      .from(productText)
      .where(and(eq(productText.lang, lang), ...words.map(isAlike)))
      .limit(mostLooked)
  })

/** The condition that finds words which nothing on sale has to the letter; four statements. */
export async function alikeTo(db: Db, lang: Lang, words: readonly SearchWord[]): Promise<SQL> {
  const ids = (await textsAlike(db, lang, spelledOut(words))).map(({ id }) => id)
  return sql`${product.id} = any(${sql.param(ids)}::text[])`
}

/**
 * How products are found by words: to the letter wherever anything on sale has them so, whatever the filters; only else by
 * parts of short words and with typos. Null without words. One statement, or five.
 */
export async function wordingOf(db: Db, lang: Lang, text: string | undefined): Promise<Wording | null> {
  const words = searchWords(text ?? '')
  if (words.length === 0) return null
  if (!(await isWritten(db, lang, words))) return { words, condition: await alikeTo(db, lang, words) }
  const texts = db
    .select({ id: productText.product_id })
    .from(productText)
    .where(textsWith(lang, spelledOut(words)))
  return { words, condition: sql`${product.id} in ${texts}` }
}
