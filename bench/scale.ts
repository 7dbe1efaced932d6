import { generateProducts } from '#server/modules/catalog/catalog.generator'
import { dayInSeoul } from '#server/ports/clock'
import { type Figure, times } from './support/figure'
import { loadInTurn } from './support/load'
import type { Bench } from './support/world'

const few = 1_000
const many = 100_000
const asked = {
  'search by words': '/api/v1/products?lang=en&q=bukchon%20walk&per_page=12',
  'search in Korean': '/api/v1/products?lang=ko&q=%EB%B6%81%EC%B4%8C&per_page=12',
  'search by category and region': '/api/v1/products?lang=en&category=tours&region=seoul&per_page=12',
  'product detail': '/api/v1/products/generated-7?lang=en',
  'related products': '/api/v1/products/generated-7/related?lang=en',
}

async function aShopOf(bench: Bench, count: number): Promise<string> {
  const { deps, serve } = await bench.world()
  await generateProducts(deps.db, count, dayInSeoul(deps.clock.now()))
  return serve()
}

/** How many times longer the same question takes with 100,000 products than with 1,000. */
export async function scaleFigures(bench: Bench): Promise<Figure[]> {
  const origins = { few: await aShopOf(bench, few), many: await aShopOf(bench, many) }
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(asked)) {
    const rates = await loadInTurn([
      { name: 'few', url: origins.few + path },
      { name: 'many', url: origins.many + path },
    ])
    figures.push({
      name: `${name}: 100,000 products beside 1,000`,
      value: times(rates.get('few') ?? 0, rates.get('many') ?? 1),
      aim: '≤ 1.5 ×, fails above 3 ×',
    })
  }
  return figures
}
