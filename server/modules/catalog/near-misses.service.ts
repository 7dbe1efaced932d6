import { and, eq, sql } from 'drizzle-orm'
import { mostFound } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { FilterName } from '#contract/filters'
import type { Lang } from '#contract/languages'
import type { search } from '#contract/search'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { cardsOf, onSale, recommended } from './card'
import { product, productText } from './catalog.table'
import { filtersOf, type Ground, groundOf, passes, type Wish, without } from './filters'
import { meantWords } from './spelling'
import { isWritten, type Wording } from './wording'
import { searchWords } from './words'

/** How many popular products stand where nothing was found. */
const popularCount = 4
/** Products whose words are compared, and spellings that are offered. */
const mostLooked = 500
const mostSpellings = 3

/** What dropping each filter by itself would bring, the most first; one statement. */
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

/** The words of the most popular products; one statement. */
async function knownWords(db: Db, lang: Lang): Promise<string[]> {
  const texts = await db
    .select({ search: productText.search })
    .from(product)
    .innerJoin(productText, and(eq(productText.product_id, product.id), eq(productText.lang, lang)))
    .where(onSale())
    .orderBy(...recommended)
    .limit(mostLooked)
  return [...new Set(texts.flatMap(({ search }) => search.match(/[\p{L}\p{N}]{2,}/gu) ?? []))]
}

/** The words without one of them, each in turn: the last ones are missed the least. */
const withoutOne = (words: readonly string[]): string[] =>
  words.length < 2 ? [] : words.map((_, at) => words.filter((__, other) => other !== words.length - 1 - at).join(' '))

/** The words as they may have been meant, each time another than what was asked and one that something has. */
async function spellings(db: Db, { lang }: Wish, { words }: Wording): Promise<string[]> {
  const asked = words.map(({ loose }) => loose)
  const known = await knownWords(db, lang)
  const meant = asked.map((word) => meantWords(word, known))
  const variants = Array.from({ length: mostSpellings }, (_, rank) =>
    // A word with fewer spellings keeps its likest one.
    asked.map((word, at) => meant[at]?.[rank] ?? meant[at]?.[0] ?? word).join(' '),
  )
  const others = [...new Set([...variants, ...withoutOne(asked)])].filter((each) => each !== asked.join(' '))
  const written = await Promise.all(others.map((each) => isWritten(db, lang, searchWords(each))))
  return others.filter((_, at) => written[at]).slice(0, mostSpellings)
}

/** The most popular products of the region and category, and of all where these have too few; three statements. */
async function popular(db: Db, wish: Wish, ground: Ground) {
  const { lang, category, region, currency } = wish
  const most = (condition: ReturnType<typeof passes>) =>
    db
      .select({ id: product.id })
      .from(product)
      .where(condition)
      .orderBy(...recommended)
      .limit(popularCount)
  const [near, all] = await Promise.all([most(passes({ lang, category, region, currency }, ground)), most(onSale())])
  const ids = new Set([...near, ...all].map(({ id }) => id))
  return cardsOf(db, [...ids].slice(0, popularCount), lang)
}

/** For a search that found nothing: the ways out of it (product §2). */
export async function nearMisses(
  deps: Pick<Deps, 'db' | 'clock'>,
  wish: Wish,
): Promise<Data<typeof search.nearMisses>> {
  const ground = await groundOf(deps, wish)
  const [drops, spelled, others] = await Promise.all([
    countDrops(deps.db, wish, ground),
    ground.wording ? spellings(deps.db, wish, ground.wording) : [],
    popular(deps.db, wish, ground),
  ])
  return { drops, spellings: spelled, popular: others }
}
