import { expectAccessible } from './support/axe'
import { dayOfFair, fairWords } from './support/fair'
import { expect, expectAt, reload, test, visit } from './support/fixtures'
import { textPattern } from './support/journey'
import { wellBeforeMidnight } from './support/time'

const named = {
  en: { company: 'Arin Naru Dental Clinic', item: 'Prices that can be compared', clash: 'Aftercare across borders' },
  ko: { company: '아린나루치과의원', item: '비교할 수 있는 가격', clash: '국경을 넘는 사후 관리' },
}
/** In English on a phone, in Korean on a desktop. */
const walked = { en: { tag: '@phone' }, ko: {} }

for (const lang of ['en', 'ko'] as const) {
  const { site, program, board } = fairWords[lang]
  test.describe(`the fair in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'a visitor finds the booth of a company, saves items of the program, and opens a notice',
      walked[lang],
      async ({ page }) => {
        await wellBeforeMidnight()
        await visit(page, '/fair')
        const main = page.getByRole('main')
        await expect(main.getByText(textPattern(site.countdown.running, await dayOfFair()))).toBeVisible()
        const search = main.getByRole('searchbox', { name: site.booths.search })
        await search.fill(named[lang].company)
        await expect(main.getByRole('status').filter({ hasText: 'A13' })).toBeVisible()
        await main.getByRole('link', { name: named[lang].company }).click()
        await expect(page).toHaveURL(/\/fair\?company=[0-9a-f-]{36}$/)
        await expect(main.getByRole('link', { name: site.booths.meet })).toBeVisible()
        await expectAccessible(page, 'the first page of the fair')

        await visit(page, '/fair/program')
        for (const title of [named[lang].item, named[lang].clash])
          await main.getByRole('button', { name: textPattern(program.program.keep, { title }) }).click()
        const mine = main.getByRole('region', { name: program.mine.title })
        await expect(
          mine.getByText(program.mine.clashes_other).or(mine.getByText(program.mine.clashes_one)),
        ).toBeVisible()
        await reload(page)
        await expect(mine.getByRole('listitem').filter({ hasText: named[lang].item }).last()).toBeVisible()
        const download = page.waitForEvent('download')
        await mine.getByRole('button', { name: program.mine.calendar }).click()
        expect((await download).suggestedFilename()).toMatch(/^fair-\d{4}\.ics$/)
        await expectAccessible(page, 'the program with a choice')

        await visit(page, '/fair/board')
        await main.getByRole('link', { name: board.kind.press, exact: true }).click()
        await expectAt(page, /kind=press/)
        await main.getByRole('link', { name: board.kind.notice, exact: true }).click()
        await expectAt(page, /^(?!.*kind=press)/)
        const notice = main.locator('a[href*="/notice-detail/"]').first()
        const title = await notice.textContent()
        await notice.click()
        await expect(page).toHaveURL(/\/fair\/board\/notice-detail\//)
        await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
      },
    )

    test.describe('with scripts off', () => {
      test.use({ javaScriptEnabled: false })

      test('a search within a news tab stays on that tab', async ({ page }) => {
        await page.goto('/fair/board?kind=press')
        await page.getByRole('searchbox').fill('zzzz-nothing')
        await page.getByRole('searchbox').press('Enter')
        await expect(page).toHaveURL(/kind=press/)
        await expect(page.getByRole('main')).toContainText('zzzz-nothing')
      })
    })
  })
}

const sections = ['/fair', '/fair/program', '/fair/venue', '/fair/board', '/fair/ppipsa/register', '/fair-viewer']

test('from right to left, the fair’s pages are mirrored and fit on a phone', { tag: '@phone' }, async ({ page }) => {
  for (const address of sections) {
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const start = () =>
      page
        .locator('a, button, h1')
        .first()
        .evaluate((element) => element.getBoundingClientRect().x)
    const before = await start()
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await start(), `${address} is mirrored`).not.toBe(before)
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(tooWide, `sideways scroll on ${address}`).toBeLessThanOrEqual(0)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'))
  }
})
