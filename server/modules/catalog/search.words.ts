import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Given } from '#server/db/statement'
import { productText } from './catalog.table'
import type { SearchWord } from './words'

/** The words of a question as they are given to a statement: `exact0`, `loose0`, `exact1` … */
export type WordValues = Record<`${keyof SearchWord}${number}`, string>

type Part = Placeholder | string | undefined

/** A word in a query: what it is may come with each question, but whether it is short changes the text. */
export interface Word {
  exact: Part
  loose: Part
  isShort: boolean
  /** The two words that one may be that was written without a space, as 한복체험 is; known where the text of a query may change. */
  halves?: readonly (readonly [Word, Word])[]
}

/** Letters that a word must have for the index to find it in the middle of another. */
const letters = 3

const isShort = ({ loose }: SearchWord) => loose.length < letters
const { search } = productText

/**
 * Words in the order that a statement wants them in, the short ones last: so its text depends on nothing but how many there
 * are of either. `counts` are those.
 */
export function arranged(words: readonly SearchWord[]): { values: WordValues; counts: [long: string, short: string] } {
  const [long, short] = [words.filter((word) => !isShort(word)), words.filter(isShort)]
  const values: WordValues = {}
  for (const [at, { exact, loose }] of [...long, ...short].entries()) {
    values[`exact${at}`] = exact
    values[`loose${at}`] = loose
  }
  return { values, counts: [String(long.length), String(short.length)] }
}

/** The words of a statement that is built for so many long and short ones. */
export const placed = (given: Given<WordValues>, long: string, short: string): Word[] =>
  Array.from({ length: Number(long) + Number(short) }, (_, at) => ({
    exact: given[`exact${at}`],
    loose: given[`loose${at}`],
    isShort: at >= Number(long),
  }))

/** A Korean word falls apart into two of at least so many syllables. */
const syllables = 2

const written = (word: SearchWord): Word => ({ ...word, isShort: isShort(word) })

/** The words that a Korean word without a space may be made of. */
function halvesOf({ loose }: SearchWord): [Word, Word][] {
  if (!/^[\uac00-\ud7a3]+$/.test(loose)) return []
  const half = (text: string) => written({ exact: text, loose: text })
  return Array.from({ length: Math.max(0, loose.length - 2 * syllables + 1) }, (_, at) => [
    half(loose.slice(0, at + syllables)),
    half(loose.slice(at + syllables)),
  ])
}

/** The words of a query that is built for them alone. */
export const spelledOut = (words: readonly SearchWord[]): Word[] =>
  words.map((word) => ({ ...written(word), halves: halvesOf(word) }))

const isWithin = ({ exact }: Word) => sql`${search} like '%' || ${exact}::text || '%'`

/** To the letter. Short words, which in Korean are the most usual ones, count at the beginning of a word: so the index finds them. */
export const isThere = (word: Word): SQL =>
  word.isShort
    ? sql`(${search} like ${word.exact}::text || '%' or ${search} like '% ' || ${word.exact}::text || '%')`
    : isWithin(word)

/** In the middle of a word, or with a typo, or as two words. */
export const isAlike = (word: Word): SQL => {
  const apart = (word.halves ?? []).map(([one, other]) => sql` or (${isThere(one)} and ${isThere(other)})`)
  return sql`(${isWithin(word)} or ${word.loose}::text <% ${search}${sql.join(apart)})`
}

/** Nearest first: how much of the words stands there to the letter, then how alike the rest is. */
export function nearest(words: readonly Word[], { name, search }: Record<'name' | 'search', PgColumn>): SQL {
  const parts = words.map(
    ({ exact, loose }) =>
      sql`(case when ${name} ilike '%' || ${exact}::text || '%' then 2 when ${search} like '%' || ${exact}::text || '%' then 1 else 0 end + word_similarity(${loose}::text, ${search}))`,
  )
  return sql`${sql.join(parts, sql` + `)} desc`
}
