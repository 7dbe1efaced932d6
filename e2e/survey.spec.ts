import type { Page } from '@playwright/test'
import { en as kitEn } from '#src/kits/survey/locale/en'
import { ko as kitKo } from '#src/kits/survey/locale/ko'
import { en as siteEn } from '#src/sites/rok-us/locale/en'
import { ko as siteKo } from '#src/sites/rok-us/locale/ko'
import { en as surveyEn } from '#src/sites/rok-us/locale/survey.en'
import { ko as surveyKo } from '#src/sites/rok-us/locale/survey.ko'
import { expectAccessible } from './support/axe'
import { expect, expectMail, reload, test, visit } from './support/fixtures'
import { choose, textPattern } from './support/journey'
import { aParticipant } from './support/survey'

const own = {
  en: {
    ...{ kit: kitEn, site: siteEn, survey: surveyEn },
    been: 'Yes, several times',
    visits: /How many times/,
    reason: 'Something else',
    up: 'Meeting people',
    importance: 'Very important',
    diet: /do not eat/,
    hopes: /You came for “a dare”/,
    subject: /Thank you for your answers/,
  },
  ko: {
    ...{ kit: kitKo, site: siteKo, survey: surveyKo },
    been: '네, 여러 번 와 봤습니다',
    visits: /몇 번 방문/,
    reason: '기타',
    up: '사람들과의 만남',
    importance: '매우 중요하다',
    diet: /드시지 않는 음식/,
    hopes: /참가 이유는 “a dare”/,
    subject: /답변 감사합니다/,
  },
}

/** The private link that the page provides, read from where it is copied to. */
async function copiedLink(page: Page, name: string): Promise<string> {
  await page.evaluate(() => {
    const copied = window as { copied?: string } & Window
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          copied.copied = text
        },
      },
    })
  })
  await page.getByRole('button', { name }).click()
  const copied = await page.waitForFunction(() => (window as { copied?: string } & Window).copied)
  return (await copied.jsonValue()) ?? ''
}

for (const lang of ['en', 'ko'] as const) {
  const { kit, site, survey, ...named } = own[lang]
  test.describe(`a survey in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('is half answered on a phone offline, and finished on a laptop by the private link', {
      tag: '@phone',
    }, async ({ page, context, browser }) => {
      const { code, email } = await aParticipant('busan2', lang)
      await visit(page, '/rok-us/survey')
      await page.getByRole('textbox', { name: kit.code.label }).fill(code.toLowerCase().replace('-', ' '))
      await page.getByRole('button', { name: kit.code.find }).click()
      await page.getByRole('link', { name: survey.act.begin, exact: true }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: textPattern(survey.page.preliminary, { area: site.area.busan2 }) }),
      ).toBeVisible()
      await page.getByRole('textbox', { name: kit.code.label }).fill(code)
      await page.getByRole('button', { name: kit.code.open }).click()
      const main = page.getByRole('main')
      const radios = main.getByRole('radiogroup')
      await radios.first().getByRole('radio', { name: named.been }).check()
      await expect(main.getByText(kit.state.kept)).toBeVisible()
      await expectAccessible(page, 'the first section of a survey')

      await context.setOffline(true)
      await main.getByLabel(named.visits).fill('4')
      await main.getByRole('checkbox', { name: named.reason }).check()
      await main.getByRole('textbox', { name: kit.other }).fill('a dare')
      await expect(main.getByText(kit.state.offline)).toBeVisible()
      await main.getByRole('button', { name: kit.next }).click()
      // The section before has scales too.
      await expect(main.getByText(textPattern(kit.part, { at: 2 }))).toBeVisible()
      for (const scale of await radios.all()) await choose(scale.getByRole('radio').nth(2))
      await context.setOffline(false)
      await expect(main.getByText(kit.state.kept)).toBeVisible()
      const link = await copiedLink(page, kit.device.copy)
      expect(new URL(link).hash).toMatch(/^#[\w-]{43}$/)

      const laptop = await browser.newContext({
        locale: lang === 'ko' ? 'ko-KR' : 'en-US',
        viewport: { width: 1440, height: 900 },
      })
      const other = await laptop.newPage()
      await other.goto(link)
      const there = other.getByRole('main')
      // The first incomplete section.
      const order = there.getByRole('button', { name: textPattern(kit.ranking.up, { name: named.up }) })
      await expect(order).toBeVisible()
      await expect(other).toHaveURL(/^[^#]*$/)
      // By keyboard only: the focus moves with the moved item.
      await order.focus()
      for (let at = 0; at < 4; at++) await other.keyboard.press('Enter')
      await expect(there.getByRole('listitem').first()).toContainText(named.up)
      for (const radio of await there.getByRole('radio', { name: named.importance }).all()) await radio.check()
      await there.getByLabel(named.diet).fill('Peanuts')
      await expect(there.getByLabel(named.hopes)).toBeVisible()
      await expectAccessible(other, 'the last section of a survey')
      await there.getByRole('button', { name: kit.submit, exact: true }).click()
      await expect(there.getByText(kit.thanks.title)).toBeVisible()
      await expectMail(email, named.subject)
      await laptop.close()

      // The phone updates when it is used again.
      await reload(page)
      await expect(main.getByText(kit.thanks.again)).toBeVisible()
    })

    test('after a tour is answered with the keyboard only', async ({ page }) => {
      const { code } = await aParticipant('seorak', lang)
      await visit(page, '/rok-us/survey/satisfaction/seorak')
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: kit.code.label }).focus()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      const first = main.getByRole('radiogroup').first().getByRole('radio').first()
      await first.focus()
      // Space selects the first; three steps to the right then select the fourth.
      await page.keyboard.press('Space')
      for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight')
      await expect(main.getByRole('radiogroup').first().getByRole('radio').nth(3)).toBeChecked()
      await expect(main.getByText(kit.state.kept)).toBeVisible()
      await expectAccessible(page, 'a survey with a matrix')
    })
  })
}
