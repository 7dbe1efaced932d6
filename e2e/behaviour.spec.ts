import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { reservationSteps } from '#contract/reservation'
import { tokenKeys } from '#src/session/areas'
import { api, expect, expectAt, holdToken, stopClock, test, untilTaken, visit } from './support/fixtures'
import { signIn, words } from './support/journey'
import { aReadyOrder, tour } from './support/orders'

const t = words.en
const fixed = (page: Page) => page.locator('[data-fixed]')

/** Scrolls there, and resolves after the event was dispatched. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        window.scrollTo(0, y)
      }),
    top,
  )

test('a guest’s first page sends no API requests: it was rendered with all of its data', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  // A unique address: a page rendered for another test may be a minute old, and then requests updates.
  await visit(page, `/main?q=${randomUUID()}`)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('an invalid token is dropped at start-up without a redirect', async ({ page }) => {
  await visit(page, '/main')
  await page.evaluate((key) => sessionStorage.setItem(key, 'stale'), tokenKeys.member)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: t.shop.header.signIn })).toBeVisible()
  await expect(page).toHaveURL(/\/main$/)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), tokenKeys.member)).toBeNull()
})

test('a session that ends midway redirects to the sign-in page, and back after signing in', async ({
  page,
  member,
}) => {
  const calls = new Set<Request>()
  page.on('request', (call) => call.url().includes('/api/') && calls.add(call))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (call) => calls.delete(call))
  await visit(page, '/account/login?next=%2Faccount%2Fmy-menu')
  await signIn(page, t, member.email, member.password)
  await expectAt(page, /\/account\/my-menu$/)
  // A call that the page still makes would end the session here already.
  await expect.poll(() => calls.size).toBe(0)
  const token = await page.evaluate((key) => sessionStorage.getItem(key), tokenKeys.member)
  await api('POST', '/api/v1/auth/signout', { token: token ?? '' })
  await page.getByRole('main').getByRole('link', { name: t.account.myMenu.reservations }).click()
  await expect(page).toHaveURL(/\/account\/login\?next=/)
  await untilTaken(page)
  await signIn(page, t, member.email, member.password)
  await expect(page).toHaveURL(/\/account\/my-/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Robin Park' })).toBeVisible()
})

test('a failed start-up call shows a page with a retry button', async ({ page, signedIn, complaints }) => {
  expect(signedIn.token).not.toBe('')
  await page.route('**/api/v1/auth/isLogin', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/main')
  await expect(page.getByRole('heading', { name: 'Naru could not start' })).toBeVisible()
  await page.unroute('**/api/v1/auth/isLogin')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shop.main.hero.title })).toBeVisible()
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test('an unknown path responds with 404 and keeps the header and footer', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: t.page.notFound.title })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the header is fixed past 130 pixels, 100 ms after the scroll; the side section past 250', async ({ page }) => {
  await page.clock.install()
  await visit(page, `/product/detail/${tour}`)
  await stopClock(page)
  await scrollTo(page, 130)
  await page.clock.runFor(200)
  await expect(fixed(page)).toHaveCount(0)
  await scrollTo(page, 131)
  await page.clock.runFor(99)
  await expect(fixed(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByRole('banner').locator('[data-fixed]')).toHaveCSS('position', 'fixed')
  const box = page.getByRole('region', { name: t.catalog.box.label })
  await expect(box).not.toHaveAttribute('data-fixed')
  await scrollTo(page, 251)
  await page.clock.runFor(100)
  await expect(box).toHaveAttribute('data-fixed')
})

for (const step of reservationSteps) {
  test(`the payment detail box sticks past 440 pixels at the step ${step}, on a desktop only`, async ({
    page,
    member,
  }) => {
    const { id } = await aReadyOrder(member)
    await page.setViewportSize({ width: 1440, height: 360 })
    await page.clock.install()
    await holdToken(page, member.token)
    await visit(page, `/purchase/reservation/${step}?order=${id}`)
    const box = page.getByRole('complementary', { name: t.purchase.summary.title })
    await expect(box).toBeVisible()
    await stopClock(page)
    await scrollTo(page, 440)
    await page.clock.runFor(100)
    await expect(box).not.toHaveAttribute('data-fixed')
    await scrollTo(page, 441)
    await page.clock.runFor(100)
    await expect(box).toHaveAttribute('data-fixed')
    await expect(box).toHaveCSS('position', 'sticky')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(box).toHaveCSS('position', 'static')
  })
}
