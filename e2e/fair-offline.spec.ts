import type { Page } from '@playwright/test'
import { en } from '#src/sites/fair/viewer/locale/en'
import { ko } from '#src/sites/fair/viewer/locale/ko'
import { expectAccessible } from './support/axe'
import { expect, reload, test, visit } from './support/fixtures'

const texts = { en, ko }
/** In English on a desktop, in Korean on a phone. */
const walked = { en: {}, ko: { tag: '@phone' } }

/** Opens a screen and waits until its own worker stores it: that of the big screen is in charge of the timer at first. */
async function opened(page: Page, path: string, worker: string): Promise<void> {
  await visit(page, path)
  await page.waitForFunction((script) => {
    const { controller } = navigator.serviceWorker
    return controller?.state === 'activated' && controller.scriptURL.endsWith(script)
  }, `/${worker}-worker.js`)
  // The response that is kept, not the page that the server rendered.
  await page.waitForFunction(() => localStorage.getItem('FAIR_SCREEN') !== null)
}

for (const lang of ['en', 'ko'] as const) {
  const t = texts[lang]
  test.describe(`screens of the fair that are reloaded without a network, in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'show the halls they knew, the time goes on, and the notice leaves with the network',
      walked[lang],
      async ({ page, context }) => {
        await opened(page, '/fair-viewer/timer', 'timer')
        await opened(page, '/fair-viewer', 'viewer')
        const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?'
        const halls = await page.getByRole('main').getByRole('region').getByRole('heading').allTextContents()
        expect(halls.length).toBeGreaterThan(0)
        await context.setOffline(true)
        const missed: string[] = []
        page.on('requestfailed', (request) => {
          if (/\/assets\/(?!rest-).*\.(?:js|css)$/.test(request.url())) missed.push(request.url())
        })
        const [notice] = t.offline.split('{{time}}')
        for (const path of ['/fair-viewer', '/fair-viewer/timer']) {
          if (path.endsWith('timer')) await visit(page, path)
          else await reload(page)
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
          await expect(page.getByRole('status')).toContainText((notice ?? '?').trim())
          await expectAccessible(page, `${path} without a network`)
          if (path.endsWith('timer')) await expect(page.getByRole('button', { name: t.timer.bell })).toBeVisible()
          else
            expect(await page.getByRole('main').getByRole('region').getByRole('heading').allTextContents()).toEqual(
              halls,
            )
        }
        expect(missed).toEqual([])
        await context.setOffline(false)
        await expect(page.getByRole('status')).toHaveCount(0)
      },
    )
  })
}
