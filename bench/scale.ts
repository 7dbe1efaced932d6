import { addDays, dayInSeoul } from '#contract/days'
import { generateProducts } from '#server/modules/catalog/catalog.generator'
import type { Bench } from './support/context'
import { type Figure, times } from './support/figure'
import { loadInTurn } from './support/load'

const few = 1_000
const many = 100_000
const queries = (today: string) => ({
  'search by words': '/api/v1/products?lang=en&q=bukchon%20walk&per_page=12',
  'search in Korean': '/api/v1/products?lang=ko&q=%EB%B6%81%EC%B4%8C&per_page=12',
  'search by a word with a typo': '/api/v1/products?lang=en&q=haeundea&per_page=12',
  'search in Korean with a typo':
    '/api/v1/products?lang=ko&q=%ED%85%9C%ED%94%8C%EC%8A%A4%ED%83%9C%EC%9D%B4&per_page=12',
  'search by words and region': '/api/v1/products?lang=en&q=bukchon&region=seoul&per_page=12',
  'ninth page of what is there': '/api/v1/products?lang=en&page=9&per_page=12',
  'ninth page by words': '/api/v1/products?lang=en&q=bukchon&page=9&per_page=12',
  'search by category and region': '/api/v1/products?lang=en&category=tours&region=seoul&per_page=12',
  'search by stars, duration and language':
    '/api/v1/products?lang=en&rating=4.5&duration=overnight&language=ja&per_page=12',
  'search by price': '/api/v1/products?lang=en&min=3000&max=5000&per_page=12',
  'search by days with seats': `/api/v1/products?lang=en&from=${addDays(today, 20)}&to=${addDays(today, 22)}&people=2&per_page=12`,
  'counts of every choice': '/api/v1/products/facets?lang=en',
  'counts within words': '/api/v1/products/facets?lang=ko&q=%EB%B6%81%EC%B4%8C',
  'counts within category, region and stars': '/api/v1/products/facets?lang=en&category=tours&region=seoul&rating=4',
  'ways out of nothing found': '/api/v1/products/near-misses?lang=en&q=haeundae&category=tours&min=900000',
  suggestions: '/api/v1/products/suggestions?lang=ko&q=%EB%B6%81%EC%B4%8C',
  'product detail': '/api/v1/products/generated-7?lang=en',
  'related products': '/api/v1/products/generated-7/related?lang=en',
})

async function aShopOf(bench: Bench, count: number): Promise<{ origin: string; today: string }> {
  const { deps, serve } = await bench.context()
  const today = dayInSeoul(deps.clock.now())
  await generateProducts(deps.db, count, today)
  return { origin: await serve(), today }
}

/** Measures how many times longer the same request takes with 100,000 products than with 1,000. */
export async function scaleFigures(bench: Bench): Promise<Figure[]> {
  const shops = { few: await aShopOf(bench, few), many: await aShopOf(bench, many) }
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(queries(shops.few.today))) {
    const rates = await loadInTurn([
      { name: 'few', url: shops.few.origin + path },
      { name: 'many', url: shops.many.origin + path },
    ])
    figures.push({
      name: `${name}: 100,000 products beside 1,000`,
      value: times(rates.get('few') ?? 0, rates.get('many') ?? 1),
      aim: '≤ 1.5 ×, fails above 3 ×',
    })
  }
  return figures
}
