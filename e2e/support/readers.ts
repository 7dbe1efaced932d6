import type { BrowserContext, Page } from '@playwright/test'
import type { Area } from '#contract/endpoint'
import { test as base, goTo, holdToken, visit } from './fixtures'
import { type Samples, writeSamples } from './samples'

interface Shared {
  /** A worker's context for a language, created on first use. */
  contextFor: (locale: string) => Promise<BrowserContext>
  /** The user whose pages are read; nothing is changed. */
  samples: Samples
}

/** Somebody signed in on a site. */
interface Reader {
  site: string
  area: Area
  token: string
}

interface OfTest {
  /**
   * Opens an address as somebody who is signed in, and returns the page. Their next address, also in the next test, is reached
   * as by a link: most of a page's time is that of loading the client.
   */
  openAs: (reader: Reader, address: string) => Promise<Page>
}

/** Tests that share a tab: what their pages leave behind fills its memory, and after hundreds of them each takes a fifth longer. */
const testsOfTab = 50
const uses = new WeakMap<Page, number>()

/** A context's tab of somebody signed in: beside no other, because its pages ask the server now and then. */
const readerTabs = new WeakMap<BrowserContext, { page: Page; of: string; used: number }>()

async function closeReaderTab(context: BrowserContext): Promise<void> {
  await readerTabs.get(context)?.page.close()
  readerTabs.delete(context)
}

/** The context's tab, or a new one where it has been used often. */
async function tabOf(context: BrowserContext): Promise<Page> {
  const [open] = context.pages()
  const used = (open && uses.get(open)) ?? 0
  const page = open && used < testsOfTab ? open : await context.newPage()
  if (open && page !== open) await open.close()
  uses.set(page, page === open ? used + 1 : 1)
  return page
}

/**
 * For pages that are only read: all tests of a worker in a language share what the browser has loaded, the samples, and a tab,
 * which is cleared between tests. A new tab is a new process that loads the code again.
 */
export const test = base.extend<OfTest, Shared>({
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
  openAs: async ({ context }, use) => {
    await use(async ({ site, area, token }, address) => {
      const of = [site, area, token].join(' ')
      const open = readerTabs.get(context)
      if (open?.of === of && open.used < testsOfTab) {
        open.used++
        await goTo(open.page, address)
        return open.page
      }
      await closeReaderTab(context)
      const page = await context.newPage()
      await holdToken(page, token, area)
      await visit(page, address)
      readerTabs.set(context, { page, of, used: 1 })
      return page
    })
  },
  page: async ({ context, viewport }, use) => {
    await closeReaderTab(context)
    const page = await tabOf(context)
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
    // A page of the same site: after another site's page, the next page would start in a new process that loads all code again.
    await page.goto('/robots.txt')
    // Only now: a page that is left stores how far it was scrolled, and the next test would be scrolled back to that.
    await page.evaluate(() => sessionStorage.clear())
  },
})
