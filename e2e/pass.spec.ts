import { passTypes } from '#contract/pass/pass-type'
import { en as guestEn } from '#src/kits/guest/locale/en'
import { ko as guestKo } from '#src/kits/guest/locale/ko'
import { tokenKeys } from '#src/session/areas'
import { en as cardEn } from '#src/sites/seoulitepass/card/locale/en'
import { ko as cardKo } from '#src/sites/seoulitepass/card/locale/ko'
import { en as siteEn } from '#src/sites/seoulitepass/locale/en'
import { ko as siteKo } from '#src/sites/seoulitepass/locale/ko'
import { en as passesEn } from '#src/sites/seoulitepass/passes/locale/en'
import { ko as passesKo } from '#src/sites/seoulitepass/passes/locale/ko'
import { en as planEn } from '#src/sites/seoulitepass/plan/locale/en'
import { ko as planKo } from '#src/sites/seoulitepass/plan/locale/ko'
import { expectAccessible } from './support/axe'
import { expect, expectAt, expectWidth, test, visit } from './support/fixtures'
import { agree, choose, inWindow, textPattern, words } from './support/journey'
import { bought, scanned } from './support/pass'

const texts = {
  en: { site: siteEn, card: cardEn, passes: passesEn, guest: guestEn, plan: planEn },
  ko: { site: siteKo, card: cardKo, passes: passesKo, guest: guestKo, plan: planKo },
}
/** In English on a desktop, in Korean on a phone. */
const walked = { en: {}, ko: { tag: '@phone' } }

for (const lang of ['en', 'ko'] as const) {
  const { site, card, passes, guest, plan } = texts[lang]
  const kit = words[lang]
  test.describe(`the Seoulite Pass in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('is chosen, paid by card, and shown with its code', walked[lang], async ({ page, signedIn }) => {
      expect(signedIn.email).not.toBe('')
      await visit(page, '/seoulitepass/card')
      const main = page.getByRole('main')
      const visits = new RegExp(`^${passTypes.visits_3.amount}\\s*${site.unit.visits}`)
      await choose(main.getByRole('radio', { name: visits }))
      await main.getByRole('button', { name: card.buy }).click()

      await expectAt(page, /\/seoulitepass\/card\?order=NR/)
      // Both steps are one path: the focus does not stay behind on a button that is gone.
      await expect(main).toBeFocused()
      // Coupons with long names wrap.
      await expectWidth(page, page.viewportSize()?.width ?? 0)
      await page.locator('label', { hasText: kit.booking.payment.card }).first().click()
      await main.getByRole('checkbox', { name: guest.form.agreeTerms }).check()
      await main.getByRole('checkbox', { name: card.pay.privacy }).check()
      await expectAccessible(page, 'passes that are held')
      await main.getByRole('button', { name: textPattern(card.pay.pay) }).click()
      await inWindow(page, kit.approve)

      await expect(page).toHaveURL(/\/seoulitepass\/mypage$/)
      await expect(main.getByRole('img', { name: textPattern(passes.code) })).toBeVisible()
      await expect(main.getByText(passes.state.unused, { exact: true })).toBeVisible()
      await expectAccessible(page, 'a pass with its code')
      // Alone and large, as it is held out at a gate.
      await main.getByRole('button', { name: passes.show }).click()
      const alone = page.getByRole('dialog')
      await expect(alone.getByRole('img', { name: textPattern(passes.code) })).toBeVisible()
      await expectAccessible(page, 'a code at the gate')
      await page.keyboard.press('Escape')
      await expect(main.getByRole('button', { name: passes.show })).toBeFocused()
    })

    test('is planned with, used twice, and another one is given back', walked[lang], async ({ page, member }) => {
      // Two passes: the one that was bought last is listed first.
      const other = await bought(member)
      const own = await bought(member)
      await visit(page, '/seoulitepass/card')
      const main = page.getByRole('main')
      const places = main.getByLabel(plan.add, { exact: true })
      await places.selectOption({ index: 1 })
      await expectAt(page, /[?&]sights=[\w-]+(?:&|$)/)
      await places.selectOption({ index: 2 })
      await expectAt(page, /[?&]sights=[\w-]+(?:,|%2C)[\w-]+(?:&|$)/)
      await expect(main.getByRole('heading', { name: plan.verdict })).toBeVisible()
      await expect(main.getByText(plan.method.exact)).toBeVisible()
      await expectAccessible(page, 'a plan with its verdict')

      expect([await scanned(own.code), await scanned(own.code)]).toEqual(['valid', 'used_here'])
      await page.evaluate(
        ([key, value]) => sessionStorage.setItem(key as string, value as string),
        [tokenKeys.member, member.token],
      )
      await visit(page, '/seoulitepass/mypage')
      const card = main.getByRole('listitem').filter({ hasText: other.number })
      await expect(main.getByText(passes.state.running, { exact: true })).toBeVisible()
      await card.getByRole('button', { name: passes.return, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: passes.refund.title })
      await dialog.getByRole('button', { name: textPattern(passes.refund.submit) }).click()
      await agree(page, kit)
      await page.getByRole('button', { name: kit.ui.dialog.confirm, exact: true }).click()
      await expect(card.getByText(passes.state.returned, { exact: true })).toBeVisible()
      expect(await scanned(other.code)).toBe('returned')
    })
  })
}
