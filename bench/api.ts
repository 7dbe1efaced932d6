import { eq } from 'drizzle-orm'
import { product } from '#server/modules/catalog/catalog.table'
import { aCrowd } from '#tests/support/crowd'
import { aProduct } from '#tests/support/factories'
import { type Figure, percent, perSecond } from './support/figure'
import { loadInTurn } from './support/load'
import type { Bench } from './support/world'

const aim = '≥ 50 %, fails below 30 %'

/** Product detail, search and cart beside a bare route with one query: the share of its requests a second. */
export async function apiFigures(bench: Bench): Promise<Figure[]> {
  const { deps, serve } = await bench.world()
  const tour = await aProduct(deps)
  for (let more = 0; more < 30; more++) await aProduct(deps)
  const [member] = await aCrowd(deps, tour, 1)
  const origin = await serve((app) => {
    app.get('/bare', async (c) => c.json(await deps.db.select().from(product).where(eq(product.id, tour.id))))
  })
  const rates = await loadInTurn([
    { name: 'bare', url: `${origin}/bare` },
    { name: 'product detail', url: `${origin}/api/v1/products/${tour.id}?lang=en` },
    { name: 'search', url: `${origin}/api/v1/products?lang=en&q=tour&per_page=12` },
    {
      name: 'cart',
      url: `${origin}/api/v1/cart?lang=en`,
      headers: { Authorization: `Bearer ${member?.token}` },
    },
  ])
  const bare = rates.get('bare') ?? 1
  return ['product detail', 'search', 'cart'].map((name) => ({
    name: `${name} beside a bare route with one query`,
    value: `${percent(rates.get(name) ?? 0, bare)} of ${perSecond(bare)}`,
    aim,
  }))
}
