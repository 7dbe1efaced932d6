import { en as guestEn } from '#src/kits/guest/locale/en'
import { ko as guestKo } from '#src/kits/guest/locale/ko'
import { en as applicationEn } from '#src/sites/mice/application/locale/en'
import { ko as applicationKo } from '#src/sites/mice/application/locale/ko'
import { expectAccessible } from './support/axe'
import { expect, expectAt, expectMail, reload, test, visit } from './support/fixtures'
import { inWindow, textPattern, words } from './support/journey'
import { aFreeBooth, becomeSeller } from './support/mice'

const own = {
  en: { ...applicationEn, guest: guestEn },
  ko: { ...applicationKo, guest: guestKo },
}
/** In English on a desktop, in Korean on a phone. */
const walked = { en: {}, ko: { tag: '@phone' } }

for (const lang of ['en', 'ko'] as const) {
  const t = own[lang]
  const kit = words[lang]
  test.describe(`a booth of the MICE fair in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'is chosen on the plan, furnished, paid by card, and then shown in the list of exhibitors',
      walked[lang],
      async ({ page, signedIn }) => {
        await becomeSeller(signedIn)
        const booth = await aFreeBooth()
        await visit(page, '/mice/application/registration')
        const main = page.getByRole('main')
        await main.getByLabel(t.plan.booth, { exact: true }).selectOption(booth.id)
        const total = main.locator('[data-total]')
        await expect(total).toHaveAttribute('data-total', /^[1-9]/)
        const before = Number(await total.getAttribute('data-total'))
        await expectAccessible(page, 'the plan with a booth chosen')
        await main.getByRole('button', { name: textPattern(t.plan.hold) }).click()

        await expectAt(page, /step=details/)
        await main.getByRole('spinbutton', { name: t.items.chair }).fill('4')
        await main.getByRole('spinbutton', { name: t.items.power_2kw }).fill('1')
        // The price follows the input: 4 chairs and a socket, with VAT.
        await expect(total).toHaveAttribute('data-total', String(before + Math.floor((4 * 25_000 + 120_000) * 1.1)))
        // Typed input is restored after a reload.
        await reload(page)
        await expect(main.getByRole('spinbutton', { name: t.items.chair })).toHaveValue('4')
        await main.getByRole('button', { name: t.next, exact: true }).click()

        await expectAt(page, /step=invoice/)
        await main.getByLabel(t.invoice.address).fill('1 Yeouiseo-ro, Seoul')
        await main.getByLabel(t.invoice.phone, { exact: true }).fill('01012345678')
        await main.getByRole('button', { name: t.next, exact: true }).click()
        // A Korean company must give its business number.
        await expect(main.getByLabel(t.invoice.business)).toHaveAttribute('aria-invalid', 'true')
        await main.getByLabel(t.invoice.business).fill('123-45-67891')
        await main.getByRole('button', { name: t.next, exact: true }).click()

        await expectAt(page, /step=check/)
        await page.locator('label', { hasText: kit.booking.payment.card }).first().click()
        await main.getByRole('checkbox', { name: t.guest.form.agreeTerms }).check()
        await main.getByRole('checkbox', { name: t.check.privacy }).check()
        await main.getByRole('button', { name: textPattern(t.check.pay) }).click()
        await inWindow(page, kit.approve)

        await expect(page).toHaveURL(/\/mice\/myapplication$/)
        await expect(main.getByText(t.mine.status.paid, { exact: true }).first()).toBeVisible()
        await expect(
          main.getByRole('heading', { name: textPattern(t.mine.booth, { number: booth.number }) }),
        ).toBeVisible()
        await expectAccessible(page, 'a booth that is paid')
        const download = page.waitForEvent('download')
        await main.getByRole('button', { name: t.mine.print }).click()
        expect((await download).suggestedFilename()).toMatch(/^NR\d{6}-[\dA-Z]{10}\.pdf$/)
        await expectMail(signedIn.email, lang === 'ko' ? /결제가 완료되었습니다/ : /Payment completed/)

        // It is no longer available to others.
        await visit(page, '/mice/company/list')
        await expect(main.getByText(booth.number).first()).toBeVisible()
      },
    )
  })
}
