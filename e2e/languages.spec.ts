import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, expectWidth, test, visit } from './support/fixtures'
import {
  agree,
  chooseDeparture,
  expectHeld,
  fillTravelers,
  findTour,
  goOn,
  reserveCart,
  textPattern,
  words,
} from './support/journey'
import { japanese } from './support/journey-ja'
import { tour } from './support/orders'

const { en, ko } = words
const html = (page: Page) => page.locator('html')
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const chooseLanguage = async (page: Page, name: string) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: textPattern(en.page.language.now) })
    .click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
}
const middle = async (page: Page, name: string | RegExp) => {
  const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0) / 2
}

test('한국어 in the header switches the page to Korean immediately, and the tab remembers it', async ({ page }) => {
  await visit(page, '/main')
  await expect(title(page, en.shop.main.hero.title)).toBeVisible()
  expect(await stored(page, 'LOCALE')).toBeNull()
  await chooseLanguage(page, '한국어')
  await expect(title(page, ko.shop.main.hero.title)).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'ko')
  await expect(page).toHaveTitle(new RegExp(ko.shop.title.main))
  expect(await stored(page, 'LOCALE')).toBe('ko')
  await page.reload()
  await expect(title(page, ko.shop.main.hero.title)).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /경복궁/ })
      .first(),
  ).toBeVisible()
})

test('Arabic mirrors the page: the name is on the right, and the language menu beside the text on the left', async ({
  page,
}) => {
  await visit(page, `/product/detail/${tour}`)
  await chooseLanguage(page, 'العربية')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(html(page)).toHaveAttribute('lang', 'ar')
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await middle(page, textPattern(en.page.header.home))).toBeGreaterThan(width / 2)
  expect(await middle(page, en.shop.header.cart)).toBeLessThan(width / 2)
  const box = await page.getByRole('region', { name: en.catalog.box.label }).boundingBox()
  expect(box?.x ?? width).toBeLessThan(width / 2)
  // Texts that fall back to English keep English word order.
  const first = page.getByText(en.catalog.choice.pickDate).first()
  const [start, stop] = await first.evaluate((element) =>
    [0, -1].map((at) => {
      const range = document.createRange()
      const words = element.firstChild as Text
      range.setStart(words, at === 0 ? 0 : words.length - 1)
      range.setEnd(words, at === 0 ? 1 : words.length)
      return range.getBoundingClientRect().x
    }),
  )
  expect(stop).toBeGreaterThan(start ?? 0)
  await expectAccessible(page, 'the product page from right to left')
  await page.setViewportSize({ width: 320, height: 568 })
  await expectWidth(page, 320)
})

test('a Japanese reader finds a tour, reserves it and reaches the payment in Japanese, with a note on what is in English', async ({
  page,
  signedIn,
}) => {
  const t = japanese
  await page.addInitScript(() => sessionStorage.setItem('LOCALE', 'ja'))
  await findTour(page, t, 'Gyeongbokgung', /Gyeongbokgung/)
  await expect(html(page)).toHaveAttribute('lang', 'ja')
  await expect(title(page, 'Gyeongbokgung')).toHaveAttribute('lang', 'en')
  const note = page.getByText(t.page.fallback.note)
  await expect(note).toBeVisible()
  await page.locator('#booking').scrollIntoViewIfNeeded()
  await expect(page.getByRole('gridcell', { name: /日曜日/ }).first()).toBeAttached()
  await chooseDeparture(page, t)
  await page.getByRole('button', { name: t.catalog.box.add, exact: true }).locator('visible=true').first().click()
  await agree(page, t)
  await page.getByRole('link', { name: textPattern(t.shop.header.cartWith_one, { count: 1 }) }).click()
  await reserveCart(page, t)
  await expectHeld(page, t)
  await page.getByRole('button', { name: t.page.fallback.close }).click()
  await expect(note).toBeHidden()
  await page.getByLabel(t.purchase.travelers.email).fill(signedIn.email)
  await fillTravelers(page, t)
  for (const step of ['extras', 'benefits', 'payment'] as const) await goOn(page, t, step)
  await expect(title(page, t.purchase.payment.title)).toBeVisible()
  await expect(note).toBeHidden()
  await expectAccessible(page, 'the payment step in Japanese')
  await page.setViewportSize({ width: 320, height: 568 })
  await expectWidth(page, 320)
})

test('French fits the narrowest screen, from the first page to a product', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('LOCALE', 'fr'))
  await page.setViewportSize({ width: 320, height: 568 })
  for (const address of ['/main', '/product/search/all/all', `/product/detail/${tour}`]) {
    await visit(page, address)
    await expect(html(page)).toHaveAttribute('lang', 'fr')
    await expectWidth(page, 320)
  }
  await expectAccessible(page, 'the product page in French')
})

test('an address that asks for Korean shows Korean without remembering it', async ({ page }) => {
  await visit(page, '/main?lang=ko')
  await expect(title(page, ko.shop.main.hero.title)).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'ko')
  expect(await stored(page, 'LOCALE')).toBeNull()
  await page.goto('/main')
  await expect(title(page, en.shop.main.hero.title)).toBeVisible()
})

test('won in the header shows every price in won, and the tab remembers it', async ({ page }) => {
  await visit(page, `/product/detail/${tour}`)
  const box = page.getByRole('region', { name: en.catalog.box.label })
  await expect(box).toContainText('$')
  await page
    .getByRole('banner')
    .getByRole('button', { name: textPattern(en.page.currency.now) })
    .click()
  await page.getByRole('menuitemradio', { name: /KRW/ }).click()
  await expect(box).toContainText('₩52,000')
  await expect(box).not.toContainText('$')
  expect(await stored(page, 'CURRENCY')).toBe('KRW')
  await page.reload()
  await expect(box).toContainText('₩52,000')
})

test('the language list keeps its scroll position in a window too low for it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await visit(page, '/main')
  await page
    .getByRole('banner')
    .getByRole('button', { name: textPattern(en.page.language.now) })
    .click()
  const list = page.getByRole('menu')
  await expect(list.getByRole('menuitemradio', { name: 'English', exact: true })).toBeFocused()
  const after = await list.evaluate(async (element) => {
    const panel = element.closest('[popover]') ?? element
    const scrolled = new Promise((resolve) => panel.addEventListener('scroll', resolve, { once: true }))
    panel.scrollTop = 120
    await scrolled
    // The effect of a scroll is drawn by the next frame but one.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return panel.scrollTop
  })
  expect(after).toBe(120)
})
