import { and, eq, type SQL } from 'drizzle-orm'
import type { Category, catalog, Region, SearchQuery, Sort } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { type Given, statement } from '#server/db/statement'
import type { Deps } from '#server/deps'
import { cardsOf, onSale } from './card'
import { product } from './catalog.table'
import { filtersOf, groundOf, passes } from './filters'
import { browsePage, type Hits, isSmall, rankedPage } from './search.pages'
import { arranged, isThere, placed, spelledOut, type WordValues } from './search.words'
import { searchWords } from './words'

type Query = z.output<typeof SearchQuery>

/** What the questions that are asked most often hold besides their words. */
interface Asked {
  lang: Lang
  category: Category | undefined
  region: Region | undefined
  limit: number
  offset: number
}

/** Which of the two a question is narrowed by. */
type Narrowed = 'anywhere' | 'by category' | 'by region' | 'by category and region'

const narrowing = ({ category, region }: Query): Narrowed => {
  if (category) return region ? 'by category and region' : 'by category'
  return region ? 'by region' : 'anywhere'
}

const browsed = statement('browse products', (db, given: Given<Asked>, sort: Sort, narrowed: Narrowed) =>
  browsePage(
    db,
    and(
      onSale(),
      narrowed.includes('category') ? eq(product.category, given.category) : undefined,
      narrowed.includes('region') ? eq(product.region, given.region) : undefined,
    ),
    sort,
    given,
  ),
)

type Build = [given: Given<Asked & WordValues>, sort: Sort, ...counts: [long: string, short: string]]

/** The products that have all words, where `also` holds. */
const having = (db: Db, [given, sort, ...counts]: Build, also?: SQL) => {
  const words = placed(given, ...counts)
  return rankedPage(db, { lang: given.lang, condition: and(also, onSale(), ...words.map(isThere)), words, sort }, given)
}

/** Planned once, and therefore only for a small shop: in a large one it finds nothing, at once. */
const searchedSmall = statement('search a small shop', (db, ...build: Build) => having(db, build, isSmall(db)))

const searched = statement(
  'search products',
  (db, ...build: Build) => having(db, build),
  // What is best for a word that is everywhere is worst for one that is nowhere.
  { planned: 'anew' },
)

/** The two questions that most visitors ask, built once: what there is of a category or region, and words alone. */
async function usualHits({ db }: Pick<Deps, 'db'>, query: Query, asked: Asked): Promise<Hits | undefined> {
  const filters = filtersOf(query)
  if (filters.every((name) => name === 'category' || name === 'region')) {
    return (await browsed(db, asked, query.sort, narrowing(query)))[0]
  }
  if (filters.some((name) => name !== 'q')) return undefined
  const { values, counts } = arranged(searchWords(query.q ?? ''))
  const given = { ...asked, ...values }
  for (const search of [searchedSmall, searched]) {
    const [found] = await search(db, given, query.sort, ...counts)
    if (found && found.total > 0) return found
  }
  // What nothing has to the letter is looked for in other ways.
  return undefined
}

/** Every other question: whatever filters it has, a statement of its own. */
async function otherHits(deps: Pick<Deps, 'db' | 'clock'>, query: Query, window: Asked): Promise<Hits | undefined> {
  const ground = await groundOf(deps, query)
  const condition = passes(query, ground)
  const { lang, sort } = query
  if (!ground.wording) return (await browsePage(deps.db, condition, sort, window))[0]
  const words = spelledOut(ground.wording.words)
  return (await rankedPage(deps.db, { lang, condition, words, sort }, window))[0]
}

/**
 * Products on sale by filters and words, a page of them; nobody is told of more than `mostFound`. Korean words match without
 * their particles. At most ten statements however much is found.
 */
export async function searchProducts(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: Query,
): Promise<Data<typeof catalog.list>> {
  const { lang, page, per_page, category, region } = query
  const asked: Asked = { lang, category, region, limit: per_page, offset: (page - 1) * per_page }
  const hits = (await usualHits(deps, query, asked)) ?? (await otherHits(deps, query, asked))
  return { items: await cardsOf(deps.db, hits?.ids ?? [], lang), page, per_page, total: hits?.total ?? 0 }
}
