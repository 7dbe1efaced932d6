import { pages } from '#server/http/page'
import { builtClient } from '#server/http/shell'
import { aProduct } from '#tests/support/factories'
import { buildWhenChanged } from '../scripts/build-product'
import type { Bench } from './support/context'
import { type Figure, times } from './support/figure'
import { loadInTurn } from './support/load'

/** Compares a page from the cache with the same page rendered for each visitor, and with the API request behind it. */
export async function pageFigures(bench: Bench): Promise<Figure[]> {
  await buildWhenChanged()
  const { deps, serve } = await bench.context()
  const { id } = await aProduct(deps)
  const client = builtClient()
  const site = pages(deps, { client, version: 'bench', hosts: { scripts: [], frames: [], connects: [] } })
  const { connectInProcess } = await client.entry()
  let connected: Promise<void> | undefined
  const origin = await serve((app) => {
    connected = connectInProcess(async (input, init) => app.fetch(new Request(input, init), { inProcess: true }))
    app.use('/product/*', async (c, next) => {
      if (c.req.header('x-render')) site.purge()
      await next()
    })
    site.mount(app)
  })
  await connected
  const url = `${origin}/product/detail/${id}`
  if (!(await (await fetch(url)).text()).includes('<h1')) throw new Error('the page could not be rendered')
  const rates = await loadInTurn([
    { name: 'cached', url, headers: { 'Accept-Encoding': 'br' } },
    { name: 'rendered', url, headers: { 'Accept-Encoding': 'br', 'X-Render': '1' } },
    { name: 'call', url: `${origin}/api/v1/products/${id}?lang=en` },
  ])
  const cached = rates.get('cached') ?? 0
  return [
    {
      name: 'a page from the cache beside one rendered anew',
      value: times(cached, rates.get('rendered') ?? 1),
      aim: '–',
    },
    {
      name: 'a page from the cache beside the call behind it',
      value: times(cached, rates.get('call') ?? 1),
      aim: '≥ 1 ×',
    },
  ]
}
