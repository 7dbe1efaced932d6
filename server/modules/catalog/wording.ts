import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { type Given, statement } from '#server/db/statement'
import { wordsAlike } from './alike.service'
import { onSale, textIn } from './card.service'
import { product, productText } from './catalog.table'
import { arranged, isAlike, isThere, placed, spelledOut, type Word, type WordValues } from './search.words'
import { inPattern, type SearchWord, searchWords } from './words.service'

/** Minimum trigram similarity of a word and a known one, as in pg_trgm: a typo in a long word passes. */
const likeness = 0.45
/** Maximum number of similar known words per word, and of texts read for them. */
const mostMeant = 8
const mostLooked = 2000

/** The searched words, as a condition on products. */
export interface Wording {
  words: readonly SearchWord[]
  /** The words as a query ranks by them. */
  spelled: readonly Word[]
  condition: SQL
  /** Whether nothing on sale has the words or similar ones. */
  nowhere: boolean
}

const textsWith = (lang: Lang, words: readonly Word[]) => and(eq(productText.lang, lang), ...words.map(isThere))

const written = statement(
  'words on sale',
  (db, given: Given<WordValues & { lang: Lang }>, long: string, short: string) => {
    const one = db
      .select({ id: product.id })
      .from(product)
      .innerJoin(productText, textIn(given.lang))
      .where(and(onSale('shop'), ...placed(given, long, short).map(isThere)))
    return db.select({ written: sql<boolean>`exists ${one}` }).from(sql`(select) as once`)
  },
  // The best plan for a word that is everywhere is the worst for one that is nowhere.
  { planned: 'every time' },
)

/** Whether a product on sale contains every word exactly. */
async function isWritten(db: Db, lang: Lang, words: readonly SearchWord[]): Promise<boolean> {
  const { values, counts } = arranged(words)
  const [row] = await written(db, { lang, ...values }, ...counts)
  return row?.written ?? false
}

/** Returns, for each wording, whether a product on sale contains all its words exactly; one statement. */
export async function areWritten(db: Db, lang: Lang, wordings: readonly (readonly SearchWord[])[]): Promise<boolean[]> {
  if (wordings.length === 0) return []
  const there = wordings.map((words) => {
    const one = db
      .select({ id: product.id })
      .from(product)
      .innerJoin(productText, eq(productText.product_id, product.id))
      .where(and(onSale('shop'), textsWith(lang, spelledOut(words))))
    return sql`exists ${one}`
  })
  const { rows } = await db.execute<{ written: boolean[] }>(sql`select array[${sql.join(there, sql`, `)}] as written`)
  return rows[0]?.written ?? []
}

/** Finds words that no product has exactly: inside other words, as similar known words, or as two words. */
async function alikeTo(db: Db, lang: Lang, words: readonly SearchWord[]): Promise<Wording> {
  const alike = await wordsAlike(
    db,
    words.map(({ loose }) => loose),
    'typo',
  )
  const spelled = spelledOut(words).map((word, at) => ({
    ...word,
    alike: (alike.get(words[at]?.loose ?? '') ?? [])
      .filter(({ by }) => by >= likeness)
      .toSorted((a, b) => b.by - a.by)
      .slice(0, mostMeant)
      .map(({ word, by }) => ({ word: inPattern(word), by })),
  }))
  const found = await db
    .select({ id: productText.product_id })
    .from(productText)
    .where(and(eq(productText.lang, lang), ...spelled.map(isAlike)))
    .limit(mostLooked)
  const ids = found.map(({ id }) => id)
  return { words, spelled, condition: sql`${product.id} = any(${sql.param(ids)}::text[])`, nowhere: ids.length === 0 }
}

/**
 * Returns how to find products by words: exactly if any product on sale has them, whatever the filters; otherwise inside other
 * words and with typos. `isFound` is whether any product has them, if already known. Null without words. One statement, or three.
 */
export async function wordingOf(
  db: Db,
  lang: Lang,
  text: string | undefined,
  isFound?: boolean,
): Promise<Wording | null> {
  const words = searchWords(text ?? '')
  if (words.length === 0) return null
  if (!(isFound ?? (await isWritten(db, lang, words)))) return alikeTo(db, lang, words)
  const spelled = spelledOut(words)
  const texts = db.select({ id: productText.product_id }).from(productText).where(textsWith(lang, spelled))
  return { words, spelled, condition: sql`${product.id} in ${texts}`, nowhere: false }
}
