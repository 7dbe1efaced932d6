import type { BrowserContext } from '@playwright/test'
import { test as base } from './fixtures'
import { type Samples, writeSamples } from './samples'

interface Shared {
  /** The context of a worker for a language, made when it is first asked for. */
  contextFor: (locale: string) => Promise<BrowserContext>
  /** Who is looked over the shoulder; what is there is only looked at. */
  samples: Samples
}

/**
 * For pages that are looked at and left as they are: all tests of a worker in a language share what the browser has loaded, the
 * samples, and a tab, in which nothing of the test before is left. A tab is a process, and code that is read again.
 */
export const test = base.extend<object, Shared>({
  contextFor: [
    async ({ browser }, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(async (locale) => {
        const context = contexts.get(locale) ?? (await browser.newContext({ locale }))
        contexts.set(locale, context)
        return context
      })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  samples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      await use(await writeSamples())
    },
    { scope: 'worker' },
  ],
  context: async ({ contextFor, locale }, use) => {
    await use(await contextFor(locale ?? 'en-US'))
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    const scripts: { dispose: () => Promise<void> }[] = []
    const add = page.addInitScript
    page.addInitScript = async (...script: Parameters<typeof add>) => {
      const added = await add.apply(page, script)
      scripts.push(added)
      return added
    }
    await use(page)
    page.addInitScript = add
    for (const script of scripts) await script.dispose()
    if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear())
    // A page of the same site: from one of another, the next page would begin with a new process that reads all code again.
    await page.goto('/robots.txt')
  },
})
