import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { api, expect, expectAt, test, visit } from './support/fixtures'
import { textPattern, type Words, words } from './support/journey'

const queries = {
  en: { exact: 'Gyeongbokgung', typo: 'gyeongbokgnug', name: /Gyeongbokgung/, festival: /Jinju Namgang/ },
  ko: { exact: '경복궁에서', typo: '경북궁', name: /경복궁/, festival: /진주남강/ },
}
const field = (page: Page, t: Words) => page.getByRole('combobox', { name: t.shop.header.searchLabel }).first()
const results = (page: Page) => page.getByRole('main').getByRole('article')
const filters = (page: Page, t: Words) => page.getByRole('complementary', { name: t.catalog.filters.title })

/** The total number of results, as the page shows it. */
const found = (page: Page, t: Words) =>
  page.getByRole('main').getByText(textPattern(t.catalog.search.results_other)).filter({ hasText: /\d/ }).first()

/** A day of next month, as typed in the date field, and as in an address. */
function nextMonth(): { typed: string; iso: string } {
  const now = new Date()
  const iso = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 12)).toISOString().slice(0, 10)
  const [year = '', month, day] = iso.split('-')
  return { typed: `${month}/${day}/${year.slice(2)}`, iso }
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { exact, typo, name, festival } = queries[lang]
  test.describe(`the search in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('suggests while the visitor types, and is operated with the keyboard', async ({ page, complaints }) => {
      await visit(page, '/main')
      await field(page, t).fill(exact)
      const option = page.getByRole('option', { name })
      await expect(option.first()).toBeVisible()
      await field(page, t).press('ArrowUp')
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
      await field(page, t).press('Escape')
      await expect(option).toHaveCount(0)
      await field(page, t).press('Enter')
      await expectAt(page, /\/product\/search\/all\/all\?q=/)
      await expect(found(page, t)).toBeVisible()
      await expect(results(page).filter({ hasText: name }).first()).toBeVisible()
      // The search now appears below the empty field.
      await visit(page, '/main')
      await field(page, t).click()
      await expect(page.getByRole('option', { name: exact })).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('tolerates a typo, or offers the intended word', async ({ page }) => {
      await visit(page, `/product/search/all/all?q=${encodeURIComponent(typo)}`)
      const meant = page.getByText(t.catalog.near.meant)
      await expect(meant.or(results(page).first()).first()).toBeVisible()
      if (await meant.isVisible())
        await page
          .getByRole('main')
          .getByRole('link', { name: exact.slice(0, 3) })
          .first()
          .click()
      await expect(results(page).filter({ hasText: name }).first()).toBeVisible()
    })

    test('filters by day and price, keeps the filters in the address, and going back undoes them', async ({ page }) => {
      await visit(page, '/product/search/all/all')
      const all = await found(page, t).textContent()
      const { typed, iso } = nextMonth()
      await filters(page, t).getByRole('textbox', { name: t.catalog.filters.from }).fill(typed)
      await expectAt(page, new RegExp(`from=${iso}`))
      await expect(found(page, t)).not.toHaveText(all ?? '')
      await page.keyboard.press('Escape')
      const most = filters(page, t).getByRole('textbox', {
        name: textPattern(t.catalog.filters.priceTo, { symbol: '$' }),
      })
      await most.fill('40')
      await most.press('Enter')
      await expectAt(page, /max=40&currency=USD/)
      await expect(page.getByRole('list', { name: t.catalog.filters.active }).getByRole('link')).toHaveCount(2)
      await expect(results(page).filter({ hasText: festival })).toHaveCount(0)
      await expectAccessible(page, 'the filters')
      await page.goBack()
      await expectAt(page, /^(?!.*max=)/)
      await page.goBack()
      await expect(found(page, t)).toHaveText(all ?? '')
    })

    test('on a phone shows in a sheet how many results there will be', { tag: '@phone' }, async ({ page }) => {
      const { total: count } = await api<{ total: number }>('GET', `/api/v1/products?lang=${lang}&region=busan`)
      await visit(page, '/product/search/all/all')
      await page.getByRole('button', { name: t.catalog.filters.title, exact: true }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('link', { name: t.shop.region.busan }).click()
      await sheet.getByRole('button', { name: textPattern(t.catalog.filters.show_other, { count }) }).click()
      await expect(page).toHaveURL(/\/product\/search\/all\/busan/)
      await expect(results(page)).toHaveCount(count)
    })

    test('without results says which filter to drop', async ({ page }) => {
      await visit(page, '/product/search/festivals/busan')
      await expect(page.getByText(t.catalog.search.empty.title)).toBeVisible()
      await page.getByRole('link', { name: t.catalog.near.without.category }).click()
      await expectAt(page, /\/product\/search\/all\/busan/)
      await expect(results(page).first()).toBeVisible()
    })

    test('works without scripts', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: lang === 'ko' ? 'ko-KR' : 'en-US' })
      const page = await context.newPage()
      await page.goto('/product/search/all/all')
      const panel = filters(page, t)
      await panel.getByRole('checkbox', { name: t.catalog.filters.durations.hours }).check()
      await panel.getByRole('checkbox', { name: t.catalog.filters.durations.half_day }).check()
      await panel.getByRole('button', { name: t.catalog.filters.apply }).click()
      await expect(page).toHaveURL(/duration=hours&duration=half_day/)
      await expect(page.getByRole('list', { name: t.catalog.filters.active }).getByRole('link')).toHaveCount(2)
      await expect(results(page).first()).toBeVisible()
      await context.close()
    })

    test('links to the events of the year, and from one of our festivals to its product', async ({ page }) => {
      await visit(page, '/event')
      await page.getByRole('main').getByRole('link', { name: festival }).click()
      await expect(page).toHaveURL(/\/product\/detail\/jinju/)
    })
  })
}
