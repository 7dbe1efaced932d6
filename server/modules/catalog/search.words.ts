import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Given } from '#server/db/statement'
import type { AlikeWord } from './alike.service'
import { productText } from './catalog.table'
import type { SearchWord } from './words.service'

/** The words of a query as parameters of a statement: `exact0`, `exact1` … */
export type WordValues = Record<`exact${number}`, string>

type Part = Placeholder | string | undefined

/** A word in a query: its value can be a parameter, but whether it is short changes the statement. */
export interface Word {
  exact: Part
  isShort: boolean
  /** The pairs of words that it may be, written without a space, like 한복체험; only where the statement can vary. */
  halves?: readonly (readonly [Word, Word])[]
  /** Known words that may have been meant, safe inside a `like` pattern. */
  alike?: readonly AlikeWord[]
}

/** Letters that a word needs for the index to find it inside another. */
const letters = 3

const isShort = ({ loose }: SearchWord) => loose.length < letters
const { search } = productText

/**
 * Arranges words for a statement, short ones last, so that its text depends only on the number of long and short words,
 * returned as `counts`.
 */
export function arranged(words: readonly SearchWord[]): { values: WordValues; counts: [long: string, short: string] } {
  const [long, short] = [words.filter((word) => !isShort(word)), words.filter(isShort)]
  const values: WordValues = {}
  for (const [at, { exact }] of [...long, ...short].entries()) values[`exact${at}`] = exact
  return { values, counts: [String(long.length), String(short.length)] }
}

/** The words of a statement built for these numbers of long and short words. */
export const placed = (given: Given<WordValues>, long: string, short: string): Word[] =>
  Array.from({ length: Number(long) + Number(short) }, (_, at) => ({
    exact: given[`exact${at}`],
    isShort: at >= Number(long),
  }))

/** The words as patterns that must all match a text with a space before it; short words match only the beginning of a word. */
export const patternsOf = (words: readonly SearchWord[]): string[] =>
  words.map((word) => `%${isShort(word) ? ' ' : ''}${word.exact}%`)

/** Minimum number of syllables of each half of a Korean word. */
const syllables = 2

const written = (word: SearchWord): Word => ({ exact: word.exact, isShort: isShort(word) })

/** Returns the pairs of words that a Korean word without a space may consist of. */
function halvesOf({ loose }: SearchWord): [Word, Word][] {
  if (!/^[\uac00-\ud7a3]+$/.test(loose)) return []
  const half = (text: string) => written({ exact: text, loose: text })
  return Array.from({ length: Math.max(0, loose.length - 2 * syllables + 1) }, (_, at) => [
    half(loose.slice(0, at + syllables)),
    half(loose.slice(at + syllables)),
  ])
}

/** Returns the words of a query built only for them. */
export const spelledOut = (words: readonly SearchWord[]): Word[] =>
  words.map((word) => ({ ...written(word), halves: halvesOf(word) }))

const has = (exact: Part) => sql`${search} like '%' || ${exact}::text || '%'`

/**
 * Matches a word exactly. A short word, the most common kind in Korean, matches only the beginning of a word, where the index
 * finds it.
 */
export const isThere = (word: Word): SQL =>
  word.isShort
    ? sql`(${search} like ${word.exact}::text || '%' or ${search} like '% ' || ${word.exact}::text || '%')`
    : has(word.exact)

/** Matches a word anywhere in a text, or a similar known word, or both of its halves. */
export const isAlike = ({ exact, alike = [], halves = [] }: Word): SQL =>
  sql`(${sql.join(
    [
      has(exact),
      ...alike.map(({ word }) => has(word)),
      ...halves.map(([one, other]) => sql`(${isThere(one)} and ${isThere(other)})`),
    ],
    sql` or `,
  )})`

/** The text columns, of the table or of a pool. */
type Looked = Record<'name' | 'search', PgColumn>

/** Scores how well a text matches one word: in the name before elsewhere, a whole word before a part of one. */
export const nearness = (exact: Part | SQL, { name, search }: Looked): SQL =>
  sql`case when lower(${name}) like '%' || ${exact}::text || '%' then 2 when ${search} like '%' || ${exact}::text || '%' then 1 else 0 end
    + case when ' ' || ${search} || ' ' like '% ' || ${exact}::text || ' %' then 0.5 else 0 end`

/** Sorts the most similar first: by exact matches of the words, then by the similarity of the rest. */
export function nearest(words: readonly Word[], looked: Looked): SQL {
  const parts = words.map(({ exact, alike = [] }) => {
    const likest = alike.map(
      ({ word, by }) => sql`when ${looked.search} like '%' || ${word}::text || '%' then ${by}::float`,
    )
    const rest = likest.length > 0 ? sql` + case ${sql.join(likest, sql` `)} else 0 end` : sql``
    return sql`(${nearness(exact, looked)}${rest})`
  })
  return sql`${sql.join(parts, sql` + `)} desc`
}
