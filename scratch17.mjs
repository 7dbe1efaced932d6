import { chromium } from 'playwright'
import sharp from 'sharp'
import { mkdirSync } from 'node:fs'
const base = 'http://localhost:3114'
const [, , lang = 'ar', who = 'none', widthArg = '390', name = 'sheet', ...pages] = process.argv
const width = Number(widthArg)
mkdirSync('/tmp/p17shots', { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] })
const context = await browser.newContext({ locale: lang, viewport: { width, height: 844 }, deviceScaleFactor: 1 })
if (lang === 'ar') await context.addInitScript(() => sessionStorage.setItem('LOCALE', 'ar'))
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message.slice(0, 200)))
if (who !== 'none') {
  const admin = who.startsWith('operator')
  const res = await fetch(`${base}/api/v1/auth/signin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ site: admin ? 'admin' : 'shop', email: `${who}@naru.test`, password: 'Passw0rd1' }) })
  const json = await res.json()
  const token = json.data?.accessToken ?? json.accessToken
  if (!token) console.log('NO TOKEN', JSON.stringify(json).slice(0, 300))
  await page.addInitScript(([k, v]) => sessionStorage.setItem(k, v), [admin ? 'SHOP_ADMIN_TOKEN' : 'ACCESS_TOKEN', token])
}
const shots = []
for (const path of pages) {
  await page.goto(base + path, { waitUntil: 'networkidle' }).catch((e) => console.log('ERR', path, e.message.slice(0, 100)))
  await page.waitForTimeout(500)
  const info = await page.evaluate(() => ({ dir: document.documentElement.dir, w: document.scrollingElement.scrollWidth, h: document.scrollingElement.scrollHeight, over: [...document.querySelectorAll('main *')].filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.right > innerWidth + 1 || r.left < -1) && !e.closest('[class*=overflow-x]') && !e.closest('[class*=sr-only]') && getComputedStyle(e).position !== 'fixed' }).slice(0, 3).map((e) => e.tagName + '.' + String(e.className?.baseVal ?? e.className).slice(0, 50)) }))
  console.log(path, JSON.stringify(info))
  const height = Math.min(info.h, 3000)
  const buf = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
  shots.push(await sharp(buf).resize({ height: 1500, width: width < 800 ? 390 : 900, fit: 'inside' }).toBuffer())
}
await browser.close()
const metas = await Promise.all(shots.map((s) => sharp(s).metadata()))
const W = metas.reduce((a, m) => a + m.width + 8, 0)
let x = 0
const parts = shots.map((input, i) => { const left = x; x += metas[i].width + 8; return { input, left, top: 0 } })
await sharp({ create: { width: W, height: 1500, channels: 3, background: '#888' } }).composite(parts).png().toFile(`/tmp/p17shots/${name}.png`)
