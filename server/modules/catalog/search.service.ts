import { and } from 'drizzle-orm'
import type { Category, catalog, Region, SearchQuery, Sort } from '#contract/catalog'
import type { DaySpan } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import { defaultRates } from '#contract/money'
import type { z } from '#contract/zod'
import { type Given, statement } from '#server/db/statement'
import type { Deps } from '#server/deps'
import { currentRates } from '#server/modules/settings/settings.service'
import { cardsOf, onSale } from './card.service'
import { firstDay } from './departures.service'
import { filtersOf, groundOf, hasPrice, passes } from './filters'
import { type Narrowed, narrowedBy, narrowing } from './narrowing'
import { browsePage, type Hits, mostMatched, rankedPage } from './search.pages'
import { searchedSmall } from './search.small'
import { arranged, isThere, placed, type WordValues } from './search.words'
import { requestedDays } from './seats.filter'
import { smallShop, valuesOf } from './small.filters'
import { type SearchWord, searchWords } from './words.service'

type Query = z.output<typeof SearchQuery>
type ServiceDeps = Pick<Deps, 'db' | 'clock'>

/** The values that the most common queries have besides their words. */
interface SearchInput {
  lang: Lang
  category: Category | undefined
  region: Region | undefined
  limit: number
  offset: number
}

const browsed = statement('browse products', (db, given: Given<SearchInput>, sort: Sort, narrowed: Narrowed) =>
  browsePage(db, and(onSale('shop'), narrowedBy(given, narrowed)), sort, given),
)

/** Finds the products that contain all words exactly; short words come last. */
const searched = statement(
  'search products',
  (db, given: Given<SearchInput & WordValues>, sort: Sort, long: string, short: string) => {
    const words = placed(given, long, short)
    return rankedPage(
      db,
      { lang: given.lang, condition: and(onSale('shop'), ...words.map(isThere)), words, sort },
      given,
    )
  },
  // The best plan for a word that is everywhere is the worst for one that is nowhere.
  { planned: 'every time' },
)

/** Whether a query is only by category or region: one plan suits every shop. */
const isBrowsed = (query: Query) => filtersOf(query).every((name) => name === 'category' || name === 'region')

/** Searches a small shop with any filters; undefined if the words need another kind of search, or the shop is large. */
async function smallHits(
  { db }: ServiceDeps,
  query: Query,
  input: SearchInput,
  words: readonly SearchWord[],
  days: DaySpan | null,
) {
  const rates = hasPrice(query) ? await currentRates(db) : defaultRates
  const exacts = words.map(({ exact }) => exact)
  const [found] = await searchedSmall(
    db,
    {
      ...input,
      ...valuesOf(query, words, days, rates),
      exacts,
      most: words.length > 0 ? mostMatched : smallShop,
    },
    query.sort,
  )
  const isAnswer = found?.small && (found.total > 0 || words.length === 0 || found.written)
  return { small: found?.small === true, hits: isAnswer ? found : undefined }
}

/** Searches a large shop by exact words only. */
async function wordedHits({ db }: ServiceDeps, query: Query, input: SearchInput, words: readonly SearchWord[]) {
  const { values, counts } = arranged(words)
  const [found] = await searched(db, { ...input, ...values }, query.sort, ...counts)
  return found && found.total > 0 ? found : undefined
}

/** Handles every other query with a statement built for its filters; `written` is whether any text has its words, if known. */
async function otherHits(
  deps: ServiceDeps,
  query: Query,
  window: SearchInput,
  written?: boolean,
): Promise<Hits | undefined> {
  const ground = await groundOf(deps, query, { written })
  const { lang, sort } = query
  if (!ground.wording) return (await browsePage(deps.db, passes(query, ground), sort, window))[0]
  if (ground.wording.nowhere) return undefined
  const ranking = { lang, condition: passes(query, ground), words: ground.wording.spelled, sort }
  return (await rankedPage(deps.db, ranking, window))[0]
}

async function hitsOf(deps: ServiceDeps, query: Query, input: SearchInput): Promise<Hits | undefined> {
  if (isBrowsed(query)) return (await browsed(deps.db, input, query.sort, narrowing(query)))[0]
  const words = searchWords(query.q ?? '')
  const days = requestedDays(query, firstDay(deps.clock.now()))
  if (days === 'past') return undefined
  const { small, hits } = await smallHits(deps, query, input, words, days)
  if (hits) return hits
  const isWords = filtersOf(query).every((name) => name === 'q')
  const worded = !small && isWords ? await wordedHits(deps, query, input, words) : undefined
  return worded ?? otherHits(deps, query, input, small || isWords ? false : undefined)
}

/**
 * Searches products on sale by filters and words and returns one page; at most `mostFound` are counted. Korean words match
 * without their particles. At most six statements, whatever is found.
 */
export async function searchProducts(deps: ServiceDeps, query: Query): Promise<Data<typeof catalog.list>> {
  const { lang, page, per_page, category, region } = query
  const input: SearchInput = { lang, category, region, limit: per_page, offset: (page - 1) * per_page }
  const hits = await hitsOf(deps, query, input)
  return { items: await cardsOf(deps.db, hits?.ids ?? [], lang), page, per_page, total: hits?.total ?? 0 }
}
