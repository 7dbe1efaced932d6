export {}
process.env.NODE_ENV = 'production'
const { withBench } = await import('./support/world')
const { aProduct } = await import('#tests/support/factories')
const { default: pg } = await import('pg')
let statements: string[] | null = null
const query = pg.Client.prototype.query
pg.Client.prototype.query = function (this: any, ...all: any[]) {
  const s = all[0]?.text ?? all[0]
  if (statements && typeof s === 'string') statements.push(s.slice(0, 60))
  return (query as any).apply(this, all)
} as any
await withBench(async (bench) => {
  const { deps, serve } = await bench.world()
  const names = ['Han river night tour', 'Palace morning walk', 'Temple stay', 'Market food tour', 'Hanbok photo tour']
  const tour = await aProduct(deps, { name: { en: 'Seoul night tour', ko: '서울 야경 투어' } })
  for (let more = 0; more < 30; more++)
    await aProduct(deps, { name: { en: `${names[more % names.length]} ${more}`, ko: `서울 투어 ${more}` } })
  const origin = await serve()
  const api = `${origin}/api/v1`
  const w = () => Math.random().toString(36).replace(/[^a-z]/g, '').slice(0, 6)
  const kinds: Record<string, () => string> = {
    detail: () => `${api}/products/${tour.id}?lang=en`,
    'a word': () => `${api}/products?lang=en&per_page=12&q=tour`,
    'filters': () => `${api}/products?lang=en&per_page=12&category=tours&duration=hours,half_day&language=en`,
    'days': () => `${api}/products?lang=en&per_page=12&from=${tour.date}&to=${tour.date}&people=2`,
    typo: () => `${api}/products?lang=en&per_page=12&q=nihgt`,
    'typo ever new': () => `${api}/products?lang=en&per_page=12&q=nihgt%20${['tour','toor','river','han'][Math.floor(Math.random()*4)]}${Math.floor(Math.random()*30)}`,
    nothing: () => `${api}/products?lang=en&per_page=12&q=zzxqv`,
    'nothing ever new': () => `${api}/products?lang=en&per_page=12&q=${w()}`,
    'typo found': () => `${api}/products?lang=en&per_page=12&q=palcae%20mornning`,
    'typo found new': () => `${api}/products?lang=en&per_page=12&q=palace%20mornning${w().slice(0, 2)}`,
    facets: () => `${api}/products/facets?lang=en&q=tour`,
    suggestions: () => `${api}/products/suggestions?lang=en&q=nig`,
    near: () => `${api}/products/near-misses?lang=en&q=zzxqv&region=seoul`,
    'near ever new': () => `${api}/products/near-misses?lang=en&q=${w()}&region=seoul`,
  }
  const { Agent, get } = await import('node:http')
  const agent = new Agent({ keepAlive: true })
  const ask = (url: string) => new Promise<void>((ok) => get(url, { agent }, (r) => { if (r.statusCode !== 200) console.log(r.statusCode); r.resume().on('end', ok) }))
  for (let i = 0; i < 3000; i++) await ask(kinds.detail!())
  kinds['detail again'] = kinds.detail!

  const only = process.argv[2]?.split(',')
  const best = new Map<string, number[]>()
  for (let round = 0; round < 5; round++) for (const [name, url] of Object.entries(kinds)) {
    if (only && name !== 'detail' && !only.includes(name)) continue
    for (let i = 0; i < 100; i++) await ask(url())
    const cpu = process.cpuUsage()
    const at = performance.now()
    const n = 400
    await Promise.all(Array.from({ length: 8 }, async () => { for (let i = 0; i < n / 8; i++) await ask(url()) }))
    const ms = (performance.now() - at) / n
    const used = process.cpuUsage(cpu)
    const c = (used.user + used.system) / 1000 / n
    const b = best.get(name) ?? [99, 99]
    best.set(name, [Math.min(b[0]!, ms), Math.min(b[1]!, c)])
  }
  const d = best.get('detail')!
  for (const [name, [a, c]] of best as any) console.log(name.padEnd(18), a.toFixed(2), 'ms wall', c.toFixed(2), 'ms node', Math.round(100 * d[0]! / a) + ' %')
})
