import { chromium, devices, type Page } from '@playwright/test'
import { seedIfEmpty } from '#server/db/seed'
import { assets } from '#server/http/assets'
import { pages } from '#server/http/page'
import { builtClient } from '#server/http/shell'
import { mountMedia } from '#server/modules/media/media.http'
import { photoState } from '#server/modules/reviews/withheld.service'
import { findBrowser } from '../e2e/support/browser'
import { buildWhenChanged } from '../scripts/build-product'
import type { Figure } from './support/figure'
import { median } from './support/load'
import type { Bench } from './support/world'

const rounds = 3
const looked = {
  'first page': '/main',
  product: '/product/detail/gyeongbokgung-bukchon-morning-walk',
  search: '/product/search/tours/all',
}

/** A middling phone on a slow line, as Lighthouse has it when it throttles by the browser: bytes a second, milliseconds. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: 84_375 }
const slowdown = 4

/** What the browser tells of a page: when its largest part stood, in milliseconds, and how much has jumped. */
interface Vitals {
  lcp: number
  cls: number
}

/** Begins to listen before anything of the page is there. */
function listen(): void {
  const seen = { lcp: 0, cls: 0 }
  Object.assign(window, { vitals: seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
      if (!shift.hadRecentInput) seen.cls += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const told = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { vitals: Vitals }).vitals }))

/** Loads the page anew and goes down to its end, as somebody who reads it. */
async function look(page: Page, url: string): Promise<Vitals> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  const { lcp } = await told(page)
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForLoadState('networkidle')
  return { lcp, cls: (await told(page)).cls }
}

/** The shop with its demo data, served as it is built. */
async function serveShop(bench: Bench): Promise<string> {
  const { deps, serve } = await bench.world()
  await seedIfEmpty(deps)
  const client = builtClient()
  const site = pages(deps, { client, version: 'bench', hosts: { scripts: [], frames: [], connects: [] } })
  const { connectInProcess } = await client.entry()
  let connected: Promise<void> | undefined
  const origin = await serve((app) => {
    connected = connectInProcess(async (input, init) => app.fetch(new Request(input, init)))
    mountMedia(app, deps, photoState)
    assets(app)
    site.mount(app)
  })
  await connected
  return origin
}

/** When the largest part of a page stands, and how much of it jumps, on a phone with a slow line: medians of three loads. */
export async function vitalFigures(bench: Bench): Promise<Figure[]> {
  await buildWhenChanged()
  const origin = await serveShop(bench)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const figures: Figure[] = []
  try {
    for (const [name, path] of Object.entries(looked)) {
      const seen: Vitals[] = []
      // The first look is for the server: it renders the page and draws its pictures.
      for (let round = 0; round <= rounds; round++) {
        const context = await browser.newContext({ ...devices['Moto G4'], locale: 'en-US' })
        const page = await context.newPage()
        await page.addInitScript(listen)
        if (round > 0) {
          const line = await context.newCDPSession(page)
          await line.send('Network.enable')
          await line.send('Network.emulateNetworkConditions', slow4g)
          await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        }
        const vitals = await look(page, origin + path)
        if (round > 0) seen.push(vitals)
        await context.close()
      }
      const [lcp, cls] = [median(seen.map((each) => each.lcp)), Math.max(...seen.map((each) => each.cls))]
      figures.push({
        name: `largest paint of ${name}`,
        value: `${(lcp / 1000).toFixed(2)} s`,
        aim: '≤ 1.8 s, fails above 2.5 s',
      })
      figures.push({ name: `jumps of ${name}`, value: cls.toFixed(3), aim: '≤ 0.02, fails above 0.1' })
    }
  } finally {
    await browser.close()
  }
  return figures
}
