import { chromium } from '@playwright/test'
const base = 'http://localhost:3202'
for (let i = 0; i < 120; i++) {
  const ok = await fetch(`${base}/readyz`).then((r) => r.ok, () => false)
  if (ok) break
  await new Promise((r) => setTimeout(r, 1000))
}
const post = async (method: string, path: string, token: string, body?: unknown) => {
  const r = await fetch(base + path, { method, headers: { 'content-type': 'application/json', 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const j = await r.json() as any
  if (!r.ok) console.log(path, r.status, JSON.stringify(j).slice(0, 300))
  return j.data
}
const { accessToken: token } = await post('POST', '/api/v1/auth/signin', '', { email: 'operator@naru.test', password: 'Passw0rd1', site: 'admin' })
const id = 'gyeongbokgung-bukchon-morning-walk'
const at = `/api/v1/admin/products/${id}`
const p = await post('GET', at, token)
const body = (q: any) => { const { id: _, site, status, on_sale_from, version, created_at, pictures, lacks, lacking, acts, ...f } = q; return { base: version, ...f } }
if (p.version === 0) {
  const b = body(p)
  b.texts.en.summary += ' Now with tea.'
  b.region = 'busan'
  b.options[0].bands[0].price += 5000
  b.options[0].option_start_date = p.options[0].option_start_date < '2026-11-20' ? '2026-12-01' : p.options[0].option_start_date
  await post('PUT', at, token, b)
  const q = await post('GET', at, token)
  const c = body(q)
  c.itinerary = c.itinerary.slice(1)
  c.cancellation = [{ days_before: 7, refund_percent: 100 }, { days_before: 1, refund_percent: 50 }]
  await post('PUT', at, token, c)
}
await post('POST', `${at}/withdraw`, token, {})
await post('PUT', `${at}/sale`, token, { from: '2026-12-24T00:00:00.000Z', seen: null })
const list = await post('GET', `${at}/history`, token)
const first = list?.items?.at(-1)?.id
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] })
for (const [w, lang] of [[1440, 'en'], [390, 'ko'], [768, 'en']] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: 900 } })
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, m.type(), m.text().slice(0, 200)))
  await page.addInitScript(([t, l]) => { sessionStorage.setItem('SHOP_ADMIN_TOKEN', t!); sessionStorage.setItem('LOCALE', l!) }, [token, lang])
  for (const [name, url] of [['history', `/admin/products/${id}/history?change=${first}`], ['product', `/admin/products/${id}`], ['preview', `/admin/products/${id}/preview?width=${w === 390 ? 'phone' : 'desktop'}&in=ja`], ['products', '/admin/products?status=closed']] as const) {
    await page.goto(base + url)
    await page.waitForTimeout(name === 'preview' ? 9000 : 3500)
    if (name === 'product') await page.locator('details summary').first().click().catch(() => {})
    await page.screenshot({ path: `/tmp/shot-${name}-${w}.png`, fullPage: name === 'history' })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) console.log(name, w, 'scrolls sideways', wide)
  }
  await context.close()
}
await browser.close()
