import { and, sql } from 'drizzle-orm'
import { type Category, mostFound, type Region } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { FilterName } from '#contract/filters'
import type { search } from '#contract/search'
import type { Db } from '#server/db/connect'
import { type Given, statement } from '#server/db/statement'
import type { Deps } from '#server/deps'
import { wordsAlike } from './alike.service'
import { cardsOf, onSale, recommended } from './card.service'
import { product } from './catalog.table'
import { filtersOf, type Ground, groundOf, passes, type Wish, without } from './filters'
import { type Narrowed, narrowedBy, narrowing } from './narrowing'
import { meantWords } from './spelling'
import { areWritten, type Wording } from './wording'
import { searchWords } from './words.service'

/** How many popular products are shown when nothing was found. */
const popularCount = 4
/** Maximum number of suggested spellings. */
const mostSpellings = 3

/** Counts the products found without each single filter, most first; one statement. */
async function countDrops(db: Db, wish: Wish, ground: Ground) {
  const names = filtersOf(wish)
  if (names.length === 0) return []
  const counts = names.map((name) => {
    const few = db
      .select({ id: product.id })
      .from(product)
      .where(passes(without(wish, name), ground))
      .limit(mostFound)
    return sql`select ${name}::text as filter, count(*)::int as count from ${few} as few`
  })
  const { rows } = await db.execute<{ filter: FilterName; count: number }>(sql.join(counts, sql` union all `))
  return rows.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

/** Returns the words with one left out, for each word in turn, last word first. */
const withoutOne = (words: readonly string[]): string[] =>
  words.length < 2 ? [] : words.map((_, at) => words.filter((__, other) => other !== words.length - 1 - at).join(' '))

/** Returns likely spellings of the words that differ from the input and find something; two statements. */
async function spellings(db: Db, { lang }: Wish, { words }: Wording): Promise<string[]> {
  const searched = words.map(({ loose }) => loose)
  const alike = await wordsAlike(db, searched, 'spelling')
  const meant = searched.map((word) =>
    meantWords(
      word,
      (alike.get(word) ?? []).map((each) => each.word),
    ),
  )
  const variants = Array.from({ length: mostSpellings }, (_, rank) =>
    // A word with fewer spellings repeats its most similar one.
    searched.map((word, at) => meant[at]?.[rank] ?? meant[at]?.[0] ?? word).join(' '),
  )
  const others = [...new Set([...variants, ...withoutOne(searched)])].filter((each) => each !== searched.join(' '))
  const written = await areWritten(db, lang, others.map(searchWords))
  return others.filter((_, at) => written[at]).slice(0, mostSpellings)
}

const mostPopular = statement(
  'popular products',
  (db, given: Given<{ category: Category | undefined; region: Region | undefined }>, narrowed: Narrowed) =>
    db
      .select({ id: product.id })
      .from(product)
      .where(and(onSale('shop'), narrowedBy(given, narrowed)))
      .orderBy(...recommended)
      .limit(popularCount),
)

/** Returns the most popular products of the region and category, filled up with those of the whole shop; three statements. */
async function popular(db: Db, wish: Wish) {
  const { lang, category, region } = wish
  const narrowed = narrowing(wish)
  const [near, all] = await Promise.all([
    narrowed === 'anywhere' ? [] : mostPopular(db, { category, region }, narrowed),
    mostPopular(db, { category: undefined, region: undefined }, 'anywhere'),
  ])
  const ids = new Set([...near, ...all].map(({ id }) => id))
  return cardsOf(db, [...ids].slice(0, popularCount), lang)
}

/** Returns suggestions for a search that found nothing (product §2). */
export async function nearMisses(
  deps: Pick<Deps, 'db' | 'clock'>,
  wish: Wish,
): Promise<Data<typeof search.nearMisses>> {
  const ground = await groundOf(deps, wish)
  const [drops, spelled, others] = await Promise.all([
    countDrops(deps.db, wish, ground),
    ground.wording ? spellings(deps.db, wish, ground.wording) : [],
    popular(deps.db, wish),
  ])
  return { drops, spellings: spelled, popular: others }
}
