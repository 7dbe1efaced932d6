export {}
process.env.NODE_ENV = 'production'
const { withBench } = await import('./support/world')
const { aProduct } = await import('#tests/support/factories')
const { default: pg } = await import('pg')
let times: Map<string, number[]> | null = null
const query = pg.Client.prototype.query
pg.Client.prototype.query = function (this: any, ...all: any[]) {
  const s = (all[0]?.name ? 'P ' : '  ') + String(all[0]?.text ?? all[0])
  const at = performance.now()
  const r = (query as any).apply(this, all)
  if (times && typeof r?.then === 'function') r.then(() => { const k = s.slice(0, 400); const t = times!; t.set(k, [...(t.get(k) ?? []), performance.now() - at]) })
  return r
} as any
await withBench(async (bench) => {
  const { deps, serve } = await bench.world()
  const names = ['Han river night tour', 'Palace morning walk', 'Temple stay', 'Market food tour', 'Hanbok photo tour']
  const tour = await aProduct(deps, { name: { en: 'Seoul night tour', ko: '서울 야경 투어' } })
  for (let more = 0; more < 30; more++)
    await aProduct(deps, { name: { en: `${names[more % names.length]} ${more}`, ko: `서울 투어 ${more}` } })
  const origin = await serve()
  const api = `${origin}/api/v1`
  const kinds: Record<string, string> = {
    detail: `${api}/products/${tour.id}?lang=en`,
    'a word': `${api}/products?lang=en&per_page=12&q=tour`,
    typo: `${api}/products?lang=en&per_page=12&q=nihgt`,
    found: `${api}/products?lang=en&per_page=12&q=palcae%20mornning`,
    facets: `${api}/products/facets?lang=en&q=tour`,
    near: `${api}/products/near-misses?lang=en&q=zzxqv&region=seoul`,
  }
  const { Agent, get } = await import('node:http')
  const agent = new Agent({ keepAlive: true })
  const ask = (url: string) => new Promise<string>((ok) => get(url, { agent }, (r) => { let t = ''; r.on('data', (d) => (t += d)).on('end', () => ok(t)) }))
  for (let i = 0; i < 1500; i++) await ask(kinds.detail!)
  const med = (v: number[]) => v.toSorted((a, b) => a - b)[v.length >> 2]!
  for (const [name, url] of Object.entries(kinds)) {
    for (let i = 0; i < 150; i++) await ask(url)
    times = new Map()
    const whole: number[] = []
    for (let i = 0; i < 150; i++) { const at = performance.now(); await ask(url); whole.push(performance.now() - at) }
    console.log('==', name, med(whole).toFixed(2), (await ask(url)).length)
    for (const [k, v] of times) console.log('   ', med(v).toFixed(2), v.length, k.slice(0, 330).replace(/\s+/g, ' '))
    times = null
  }
})
