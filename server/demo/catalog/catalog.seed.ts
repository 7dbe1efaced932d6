import { minTravelers } from '#contract/catalog'
import { addDays, dayInSeoul, daysLater } from '#contract/days'
import { textLanguages } from '#contract/languages'
import { convert, defaultRates } from '#contract/money'
import type { Site } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import {
  optionPrice,
  product,
  productOption,
  productPicture,
  productText,
  productView,
} from '#server/modules/catalog/catalog.table'
import { packageCustom } from '#server/modules/catalog/package-custom.service'
import { windowDays } from '#server/modules/catalog/popularity.service'
import { boryeong } from './boryeong'
import { boseong } from './boseong'
import { busan } from './busan'
import { capitalProducts } from './capital'
import { gyeongbokgung } from './gyeongbokgung'
import { hangang } from './hangang'
import { jeju } from './jeju'
import { jeonju } from './jeonju'
import { jinju } from './jinju'
import { kimchi } from './kimchi'
import { ktx } from './ktx'
import { type Hung, hangPictures } from './pictures'
import { seorak } from './seorak'
import type { SeedProduct } from './shape'
import { southProducts } from './south'
import { suwon } from './suwon'
import { workProducts } from './work'

/** For how many days a product without a season can be booked. */
const sellingDays = 300

/** Returns the next season between two days of the year (`MM-DD`) that has not begun. */
function nextSeason(today: string, from: string, to: string) {
  const year = Number(today.slice(0, 4))
  const next = `${year}-${from}` > today ? year : year + 1
  return { from: `${next}-${from}`, to: `${next}-${to}` }
}

/** Takes one of each list in turn, so that no part of the country comes last. */
const inTurn = <T>(...lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  )

/** The demo shop's products, the most opened first. */
export const demoProducts = (today: string): readonly SeedProduct[] => [
  gyeongbokgung,
  jeju,
  busan,
  hangang,
  jinju(nextSeason(today, '10-03', '10-18')),
  kimchi,
  seorak,
  jeonju,
  suwon,
  ktx,
  boseong,
  boryeong(nextSeason(today, '07-24', '08-09')),
  ...inTurn(
    capitalProducts((from, to) => nextSeason(today, from, to)),
    southProducts,
  ),
  ...workProducts,
]

const adultPrice = (option: SeedProduct['options'][number]) =>
  option.prices.find(({ band }) => band === 'adult')?.price ?? 0

/** Made-up views of a day: fewer for lower ranks, and half as many again on every seventh day. */
const viewsOf = (rank: number, ago: number) => Math.round(40 * 0.95 ** rank * (ago % 7 === 0 ? 1.5 : 1))

/**
 * Returns the text that search looks in: with both languages' names, so that a name is found in any language of the interface.
 */
const searchText = (item: SeedProduct, lang: 'en' | 'ko') => {
  const { name, summary, highlights, words } = item[lang]
  const other = item[lang === 'en' ? 'ko' : 'en']
  return [name, summary, ...highlights, words, other.name, other.words].join(' ').toLowerCase()
}

/** Puts a product on sale, in the shop or on another site; `rank` counts from the most opened one. */
export async function addProduct(
  { db, clock }: Deps,
  item: SeedProduct,
  { rank, hung, site }: { rank: number; hung: readonly Hung[]; site: Site },
) {
  const now = clock.now()
  const today = dayInSeoul(now)
  const { from, to } = item.season ?? { from: today, to: addDays(today, sellingDays) }
  const price = Math.min(...item.options.map(adultPrice))
  await db.insert(product).values({
    id: item.id,
    site,
    service: item.service,
    category: item.category,
    region: item.region,
    operator: item.operator,
    duration_minutes: item.duration_minutes,
    languages: [...item.languages],
    min_travelers: item.min_travelers?.count ?? minTravelers,
    min_travelers_reason: item.min_travelers?.reason,
    cancellation: [...(item.cancellation ?? packageCustom)],
    price,
    currency: item.currency,
    price_won: convert({ amount: price, currency: item.currency }, 'KRW', defaultRates).amount,
    created_at: daysLater(now, -rank),
  })
  await db.insert(productView).values(
    Array.from({ length: windowDays }, (_, ago) => ({
      product_id: item.id,
      day: addDays(today, -ago),
      views: viewsOf(rank, ago),
    })),
  )
  await db.insert(productText).values(
    textLanguages.map((lang) => {
      const { name, summary, description, highlights, itinerary, included, excluded, know_before, meeting_point } =
        item[lang]
      return {
        product_id: item.id,
        lang,
        name,
        summary,
        description: description.join('\n\n'),
        highlights: [...highlights],
        itinerary: itinerary.map(([title, text, minutes]) => ({ title, text, minutes })),
        included: [...included],
        excluded: [...excluded],
        know_before: [...know_before],
        meeting_point,
        words: item[lang].words,
        search: searchText(item, lang),
      }
    }),
  )
  await db
    .insert(productPicture)
    .values(hung.map(({ id }, position) => ({ product_id: item.id, position, picture_id: id })))
  const options = await db
    .insert(productOption)
    .values(
      item.options.map((option, position) => ({
        product_id: item.id,
        position,
        name: option.name,
        description: option.description,
        option_start_date: from,
        option_end_date: to,
        currency: item.currency,
        start_times: [...option.start_times],
        closed_weekdays: [...(option.closed_weekdays ?? [])],
        closed_days: item.closed_days?.(from, to) ?? [],
        capacity: option.capacity,
        room: option.room,
      })),
    )
    .returning({ id: productOption.id, position: productOption.position })
  await db
    .insert(optionPrice)
    .values(
      options.flatMap(({ id, position }) =>
        (item.options[position]?.prices ?? []).map((each) => ({ option_id: id, ...each })),
      ),
    )
}

/** Inserts the demo shop's products, and the pictures of its first page. Existing ones stay unchanged. */
export async function seedCatalog(deps: Deps): Promise<void> {
  const existing = new Set((await deps.db.select({ id: product.id }).from(product)).map(({ id }) => id))
  const items = demoProducts(dayInSeoul(deps.clock.now()))
  const missing = items.filter(({ id }) => !existing.has(id))
  const pictures = await hangPictures(deps, missing)
  for (const item of missing)
    await addProduct(deps, item, { rank: items.indexOf(item), hung: pictures.get(item.id) ?? [], site: 'shop' })
}
