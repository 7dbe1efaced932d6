import { eq } from 'drizzle-orm'
import { keptAnswers } from '#server/http/costly'
import { product } from '#server/modules/catalog/catalog.table'
import { aCrowd } from '#tests/support/crowd'
import { aProduct } from '#tests/support/factories'
import type { Bench } from './support/context'
import { type Figure, percent, perSecond } from './support/figure'
import { loadInTurn } from './support/load'

const aim = '≥ 50 %, fails below 30 %'
/** A search costs at most three times what a product's request does; help for a search without results can cost more. */
const searchAim = '≥ 33 %'
const helpAim = '≥ 20 %'

/** The query of each kind of search, by its name; `day` has seats. */
const searches = (day: string) =>
  ({
    'a word': 'q=tour',
    'two words': 'q=night%20tour',
    'a Korean word': 'q=%ED%88%AC%EC%96%B4',
    'a word in a region': 'q=tour&region=seoul',
    filters: 'category=tours&duration=hours,half_day&language=en',
    'a price': 'min=1000&max=900000000&currency=KRW',
    days: `from=${day}&to=${day}&people=2`,
  }) as const

/** Compares product detail, each kind of search and cart with a bare route with one query, by requests per second. */
export async function apiFigures(bench: Bench): Promise<Figure[]> {
  const { deps, serve } = await bench.context()
  const names = ['Han river night tour', 'Palace morning walk', 'Temple stay', 'Market food tour', 'Hanbok photo tour']
  const tour = await aProduct(deps, { name: { en: 'Seoul night tour', ko: '서울 야경 투어' } })
  for (let more = 0; more < 30; more++)
    await aProduct(deps, { name: { en: `${names[more % names.length]} ${more}`, ko: `서울 투어 ${more}` } })
  const [member] = await aCrowd(deps, tour, 1)
  const origin = await serve((app) => {
    app.get('/bare', async (c) => c.json(await deps.db.select().from(product).where(eq(product.id, tour.id))))
  })
  const api = `${origin}/api/v1`
  const keeping = await serve(
    undefined,
    keptAnswers(() => performance.now()),
  )
  const kinds = Object.entries(searches(tour.date)).map(([name, query]) => ({
    name: `search, ${name}`,
    url: `${api}/products?lang=${name.includes('Korean') ? 'ko' : 'en'}&per_page=12&${query}`,
  }))
  const help = [
    { name: 'search, a word that was just asked', url: `${keeping}/api/v1/products?lang=en&per_page=12&q=tour` },
    { name: 'search, a mistyped word', url: `${api}/products?lang=en&per_page=12&q=nihgt` },
    { name: 'search, nothing found', url: `${api}/products?lang=en&per_page=12&q=zzxqv` },
    { name: 'facets', url: `${api}/products/facets?lang=en&q=tour` },
    { name: 'suggestions', url: `${api}/products/suggestions?lang=en&q=nig` },
    { name: 'near-misses', url: `${api}/products/near-misses?lang=en&q=zzxqv&region=seoul` },
  ]
  const rates = await loadInTurn([
    { name: 'bare', url: `${origin}/bare` },
    { name: 'product detail', url: `${api}/products/${tour.id}?lang=en` },
    { name: 'cart', url: `${api}/cart?lang=en`, headers: { Authorization: `Bearer ${member?.token}` } },
    ...kinds,
    ...help,
  ])
  const rate = (name: string) => rates.get(name) ?? 0
  const comparison = (name: string, other: string, aim: string) => ({
    name: `${name} beside a ${other === 'bare' ? 'bare route with one query' : other}`,
    value: `${percent(rate(name), rate(other) || 1)} of ${perSecond(rate(other))}`,
    aim,
  })
  return [
    ...['product detail', 'cart'].map((name) => comparison(name, 'bare', aim)),
    ...kinds.map(({ name }) => comparison(name, 'product detail', searchAim)),
    ...help.map(({ name }) => comparison(name, 'product detail', helpAim)),
  ]
}
