import { type Browser, devices, type Page } from '@playwright/test'

/** A mid-range phone on a slow line, as Lighthouse throttles the browser: bytes per second, milliseconds. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: 84_375 }
const slowdown = 4

/** What the browser reports of a page, in milliseconds; `jumps` is its cumulative layout shift. */
export interface Vitals {
  paint: number
  largest: number
  /** How long the page could not have reacted, above 50 ms at a time. */
  blocked: number
  jumps: number
}

/** Starts to listen before the page loads. It is serialized into the page, so it can use nothing that exists only in Node. */
function listen(): void {
  const seen: Vitals = { paint: 0, largest: 0, blocked: 0, jumps: 0 }
  Object.assign(window, { vitals: seen })
  const observer = new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
      const { entryType, name, startTime, duration } = each
      if (name === 'first-contentful-paint') seen.paint = startTime
      if (entryType === 'largest-contentful-paint') seen.largest = startTime
      if (entryType === 'longtask') seen.blocked += Math.max(0, duration - 50)
      const { hadRecentInput, value = 0 } = each as { hadRecentInput?: boolean; value?: number }
      if (entryType === 'layout-shift' && !hadRecentInput) seen.jumps += value
    }
  })
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true })
}

/** Throws where a picture did not load: a page without its picture is shown too soon. */
async function checkPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(() =>
    [...document.images].filter((each) => each.complete && each.naturalWidth === 0).map((each) => each.currentSrc),
  )
  if (broken.length > 0) throw new Error(`${page.url()} has pictures that did not load: ${broken.join(', ')}`)
}

const vitalsOf = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { vitals: Vitals }).vitals }))

/** Scrolls to the page's end, like a reader. */
const goDown = (page: Page) =>
  page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })

/** Loads a page on a phone: slow on a slow line, or at full speed and then scrolled to its end. */
export async function look(browser: Browser, url: string, locale: string, slow = true): Promise<Vitals> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale })
  try {
    const page = await context.newPage()
    await page.addInitScript(listen)
    if (slow) {
      const line = await context.newCDPSession(page)
      await line.send('Network.enable')
      await line.send('Network.emulateNetworkConditions', slow4g)
      await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    const response = await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    if (!response?.ok()) throw new Error(`${url} has status ${response?.status()}: there is nothing to measure.`)
    if (!slow) {
      await goDown(page)
      await page.waitForLoadState('networkidle')
    }
    await checkPictures(page)
    // The browser reports paints after it has drawn them; on a busy computer that can be later than the last request.
    await page.waitForFunction(() => {
      const { paint, largest } = (window as unknown as { vitals: Vitals }).vitals
      return paint > 0 && largest > 0
    })
    return await vitalsOf(page)
  } finally {
    await context.close()
  }
}
