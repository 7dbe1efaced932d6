import { passTypes } from '#contract/pass/pass-type'
import { en as guestEn } from '#src/kits/guest/locale/en'
import { ko as guestKo } from '#src/kits/guest/locale/ko'
import { en as cardEn } from '#src/sites/seoulitepass/card/locale/en'
import { ko as cardKo } from '#src/sites/seoulitepass/card/locale/ko'
import { en as siteEn } from '#src/sites/seoulitepass/locale/en'
import { ko as siteKo } from '#src/sites/seoulitepass/locale/ko'
import { en as passesEn } from '#src/sites/seoulitepass/passes/locale/en'
import { ko as passesKo } from '#src/sites/seoulitepass/passes/locale/ko'
import { expectAccessible } from './support/axe'
import { expect, test, visit } from './support/fixtures'
import { inWindow, saying, words } from './support/journey'

const own = {
  en: { site: siteEn, card: cardEn, passes: passesEn, guest: guestEn },
  ko: { site: siteKo, card: cardKo, passes: passesKo, guest: guestKo },
}
/** In English on a desktop, in Korean on a phone. */
const walked = { en: {}, ko: { tag: '@phone' } }

for (const lang of ['en', 'ko'] as const) {
  const { site, card, passes, guest } = own[lang]
  const kit = words[lang]
  test.describe(`the Seoulite Pass in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('is chosen, paid by card, and shown with its code', walked[lang], async ({ page, signedIn }) => {
      expect(signedIn.email).not.toBe('')
      await visit(page, '/seoulitepass/card')
      const main = page.getByRole('main')
      const visits = new RegExp(`^${passTypes.visits_3.amount}\\s*${site.unit.visits}`)
      await main.getByRole('radio', { name: visits }).check({ force: true })
      await main.getByRole('button', { name: card.buy }).click()

      await expect(page).toHaveURL(/\/seoulitepass\/card\?order=NR/)
      await page.locator('label', { hasText: kit.booking.payment.card }).first().click()
      await main.getByRole('checkbox', { name: guest.form.agreeTerms }).check()
      await main.getByRole('checkbox', { name: card.pay.privacy }).check()
      await expectAccessible(page, 'passes that are held')
      await main.getByRole('button', { name: saying(card.pay.pay) }).click()
      await inWindow(page, kit.approve)

      await expect(page).toHaveURL(/\/seoulitepass\/mypage$/)
      await expect(main.getByRole('img', { name: saying(passes.code) })).toBeVisible()
      await expect(main.getByText(passes.state.unused, { exact: true })).toBeVisible()
      await expectAccessible(page, 'a pass with its code')
    })
  })
}
