import type { Page } from '@playwright/test'
import { en } from '#src/app/locale/en'
import { ko } from '#src/app/locale/ko'
import { expect, stopClock, test, visit } from './support/fixtures'
import { words } from './support/journey'

const pollMs = 20_000
const newer = { json: { version: 'newer', date: '2026-01-01T00:00:00Z' } }

/** Opens the first page with its clock stopped; answers every version request, and returns the list of them. */
async function watch(page: Page, answer: { status?: number; json: object }): Promise<string[]> {
  const requests: string[] = []
  await page.clock.install()
  await page.route('**/version.json', (route) => {
    requests.push(route.request().url())
    return route.fulfill(answer)
  })
  await visit(page, '/main')
  await stopClock(page)
  return requests
}
const answered = (page: Page) => page.waitForResponse('**/version.json')

for (const lang of ['en', 'ko'] as const) {
  const question = (lang === 'ko' ? ko : en).version.question
  const { yes, no } = words[lang].ui.dialog
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('a new version is offered within 20 seconds; No ends the question', async ({ page }) => {
      const requests = await watch(page, newer)
      expect(requests).toHaveLength(0)
      await Promise.all([answered(page), page.clock.runFor(pollMs)])
      await expect(page.getByRole('dialog', { name: question })).toBeVisible()
      await page.getByRole('button', { name: no, exact: true }).click()
      await page.clock.runFor(5 * pollMs)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(requests).toHaveLength(1)
    })

    test('Yes reloads the page', async ({ page }) => {
      await watch(page, newer)
      await Promise.all([answered(page), page.clock.runFor(pollMs)])
      await expect(page.getByRole('dialog', { name: question })).toBeVisible()
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: yes, exact: true }).click()
      await reloaded
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}

test('a failed version check is only logged, and retried', async ({ page, complaints }) => {
  const requests = await watch(page, { status: 503, json: {} })
  for (const times of [1, 2]) {
    await Promise.all([answered(page), page.clock.runFor(pollMs)])
    expect(requests).toHaveLength(times)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(() => expect(complaints).toHaveLength(2)).toPass()
  expect(complaints.splice(0).join()).toContain('the version could not be checked')
})
