import { type Browser, devices, type Page } from '@playwright/test'

/** A middling phone on a slow line, as Lighthouse has it when it throttles by the browser: bytes a second, milliseconds. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: 84_375 }
const slowdown = 4

/** What the browser reports of a page, in milliseconds; `jumps` is how much of it has moved. */
export interface Vitals {
  paint: number
  largest: number
  /** How long it could not have answered, above 50 ms at a time. */
  blocked: number
  jumps: number
}

/** Begins to listen before anything of the page is there; it names no function, which would lean on what only Node knows. */
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

const told = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { vitals: Vitals }).vitals }))

/** Goes down to the page's end, as somebody who reads it. */
const goDown = (page: Page) =>
  page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })

/** Reloads a page on a phone: a slow one on a slow line, or as fast as it goes, and then down to its end. */
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
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    if (!slow) {
      await goDown(page)
      await page.waitForLoadState('networkidle')
    }
    return await told(page)
  } finally {
    await context.close()
  }
}
