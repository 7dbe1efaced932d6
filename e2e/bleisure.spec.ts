import { expectAccessible } from './support/axe'
import { expect, expectAt, reload, test, visit } from './support/fixtures'
import { textPattern, walked, words } from './support/journey'

const names = {
  en: { week: 'Jeju’s East Coast, a Week with a Desk', evening: 'Deoksugung and Jeongdong after Work' },
  ko: { week: '제주 동쪽, 책상이 있는 일주일', evening: '퇴근 후 덕수궁과 정동 산책' },
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  test.describe(`bleisure in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'a visitor with a week finds a stay in a city, and chooses its day in the shop',
      walked[lang],
      async ({ page, complaints }) => {
        await visit(page, '/bleisure')
        const main = page.getByRole('main')
        await main.getByRole('link', { name: t.bleisure.stay['4-7'] }).click()
        await expectAt(page, /\/bleisure\/tour-program\?stay=4-7$/)
        await main
          .getByRole('link', { name: textPattern(t.bleisure.list.choice, { name: t.bleisure.city.jeju }) })
          .click()
        await expectAt(page, /stay=4-7&city=jeju$/)
        await expect(main.getByRole('article')).toHaveCount(1)
        await expectAccessible(page, 'the programs that fit')
        // The address contains the whole search, so it can be sent to a colleague.
        await reload(page)
        await expect(main.getByRole('article')).toHaveCount(1)
        await main.getByRole('link', { name: names[lang].week }).click()
        await expect(page).toHaveURL(/\/product\/detail\/jeju-east-coast-work-week/)
        await expect(page.getByRole('heading', { level: 1, name: names[lang].week })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-site', 'shop')
        await page.goBack()
        await expect(page.locator('html')).toHaveAttribute('data-site', 'bleisure')
        await expect(main.getByRole('article')).toHaveCount(1)
        expect(complaints).toEqual([])
      },
    )

    test.describe('with scripts off', () => {
      test.use({ javaScriptEnabled: false })

      test('the evening programs are found too', async ({ page }) => {
        await page.goto('/bleisure')
        await page.getByRole('main').getByRole('link', { name: t.bleisure.home.hero.evening }).click()
        await expect(page.getByRole('article')).toHaveCount(3)
        await expect(page.getByRole('link', { name: names[lang].evening })).toBeVisible()
      })
    })
  })
}
