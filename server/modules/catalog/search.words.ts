import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Given } from '#server/db/statement'
import type { AlikeWord } from './alike.service'
import { productText } from './catalog.table'
import type { SearchWord } from './words.service'

/** The words of a question as they are given to a statement: `exact0`, `exact1` … */
export type WordValues = Record<`exact${number}`, string>

type Part = Placeholder | string | undefined

/** A word in a query: what it is may come with each question, but whether it is short changes the text. */
export interface Word {
  exact: Part
  isShort: boolean
  /** The two words that one may be that was written without a space, as 한복체험 is; known where the text of a query may change. */
  halves?: readonly (readonly [Word, Word])[]
  /** Known words that it may have been meant to be, safe inside a `like` pattern. */
  alike?: readonly AlikeWord[]
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
  for (const [at, { exact }] of [...long, ...short].entries()) values[`exact${at}`] = exact
  return { values, counts: [String(long.length), String(short.length)] }
}

/** The words of a statement that is built for so many long and short ones. */
export const placed = (given: Given<WordValues>, long: string, short: string): Word[] =>
  Array.from({ length: Number(long) + Number(short) }, (_, at) => ({
    exact: given[`exact${at}`],
    isShort: at >= Number(long),
  }))

/** The words as patterns that a text with a space in front of it has all of; short ones begin a word. */
export const patternsOf = (words: readonly SearchWord[]): string[] =>
  words.map((word) => `%${isShort(word) ? ' ' : ''}${word.exact}%`)

/** A Korean word falls apart into two of at least so many syllables. */
const syllables = 2

const written = (word: SearchWord): Word => ({ exact: word.exact, isShort: isShort(word) })

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

const has = (exact: Part) => sql`${search} like '%' || ${exact}::text || '%'`

/** To the letter. Short words, which in Korean are the most usual ones, count at the beginning of a word: so the index finds them. */
export const isThere = (word: Word): SQL =>
  word.isShort
    ? sql`(${search} like ${word.exact}::text || '%' or ${search} like '% ' || ${word.exact}::text || '%')`
    : has(word.exact)

/** In the middle of a word, or as a known word that is like it, or as two words. */
export const isAlike = ({ exact, alike = [], halves = [] }: Word): SQL =>
  sql`(${sql.join(
    [
      has(exact),
      ...alike.map(({ word }) => has(word)),
      ...halves.map(([one, other]) => sql`(${isThere(one)} and ${isThere(other)})`),
    ],
    sql` or `,
  )})`

/** Columns, or what stands for them in a pool. */
type Looked = Record<'name' | 'search', PgColumn>

/** How near a text comes to one word: as a part of the name, then of the text, a word of its own before a part of another. */
export const nearness = (exact: Part | SQL, { name, search }: Looked): SQL =>
  sql`case when lower(${name}) like '%' || ${exact}::text || '%' then 2 when ${search} like '%' || ${exact}::text || '%' then 1 else 0 end
    + case when ' ' || ${search} || ' ' like '% ' || ${exact}::text || ' %' then 0.5 else 0 end`

/** Nearest first: how much of the words matches to the letter, then how similar the rest is. */
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
