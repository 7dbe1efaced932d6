import type { BoothApplication } from '#contract/mice/booth'
import { en as guestEn } from '#src/kits/guest/locale/en'
import { ko as guestKo } from '#src/kits/guest/locale/ko'
import { en as accountEn } from '#src/sites/mice/account/locale/en'
import { ko as accountKo } from '#src/sites/mice/account/locale/ko'
import { en as applicationEn } from '#src/sites/mice/application/locale/en'
import { ko as applicationKo } from '#src/sites/mice/application/locale/ko'
import { expectAccessible } from './support/axe'
import { api, expect, expectAt, expectMail, reload, test, visit } from './support/fixtures'
import { agree, inWindow, textPattern, words } from './support/journey'
import { aFreeBooth } from './support/mice'
import { anOperator } from './support/operator'

const own = {
  en: { ...applicationEn, guest: guestEn, account: accountEn, korea: 'South Korea' },
  ko: { ...applicationKo, guest: guestKo, account: accountKo, korea: '대한민국' },
}
const phone = { tag: '@phone' }
/** Each language and each way to pay on a desktop and on a phone. */
const walked = [
  ['en', 'card', {}],
  ['ko', 'card', phone],
  ['en', 'transfer', phone],
  ['ko', 'transfer', {}],
] as const

for (const [lang, method, size] of walked) {
  const t = own[lang]
  const kit = words[lang]
  test.describe(`a booth of the MICE fair in ${lang} by ${method}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'is ordered by a member who registers as a seller, chosen on the plan, furnished and paid, and then shown in the list',
      size,
      async ({ page, signedIn }) => {
        const booth = await aFreeBooth()
        const main = page.getByRole('main')
        await visit(page, '/mice/register/seller')
        const form = main.getByRole('form')
        await form.getByLabel(t.account.person.nameLatin, { exact: true }).fill('Robin Park')
        await form.getByLabel(t.account.person.organization, { exact: true }).fill('종이등행사기획')
        await form.getByRole('combobox', { name: t.account.person.country }).fill(t.korea)
        await page.getByRole('option', { name: t.korea }).click()
        await form.getByLabel(t.account.seller.sector).selectOption('hotel')
        await form.getByLabel(t.account.seller.email).fill(signedIn.email)
        await form.getByRole('checkbox', { name: t.account.consent.rules }).check()
        await form.getByRole('button', { name: t.account.form.send }).click()
        await agree(page, kit)
        await expect(page).toHaveURL(/\/mice\/mypage$/)
        await visit(page, '/mice/myapplication')
        await main.getByRole('link', { name: t.mine.apply, exact: true }).click()
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
        // Only the Korean name is known from the registration.
        await main.getByLabel(t.sign.en, { exact: true }).fill('Paper Lantern Events')
        await main.getByLabel(t.invoice.address).fill('1 Yeouiseo-ro, Seoul')
        await main.getByLabel(t.invoice.phone, { exact: true }).fill('01012345678')
        await main.getByRole('button', { name: t.next, exact: true }).click()
        // A Korean company must give its business number.
        await expect(main.getByLabel(t.invoice.business)).toHaveAttribute('aria-invalid', 'true')
        await main.getByLabel(t.invoice.business).fill('123-45-67891')
        await main.getByRole('button', { name: t.next, exact: true }).click()

        await expectAt(page, /step=check/)
        await page.locator('label', { hasText: kit.booking.payment[method] }).first().click()
        await main.getByRole('checkbox', { name: t.guest.form.agreeTerms }).check()
        await main.getByRole('checkbox', { name: t.check.privacy }).check()
        await main.getByRole('button', { name: textPattern(t.check[method === 'card' ? 'pay' : 'transfer']) }).click()
        if (method === 'card') await inWindow(page, kit.approve)

        await expect(page).toHaveURL(/\/mice\/myapplication$/)
        if (method === 'transfer') {
          await expect(main.getByText(t.mine.status.awaiting_deposit, { exact: true }).first()).toBeVisible()
          const path = `/api/v1/mice/applications?lang=${lang}`
          const [{ order }] = await api<[BoothApplication]>('GET', path, { token: signedIn.token })
          const account = order.bank_transfer?.account_number ?? 'no account'
          await expect(main.getByText(account).first()).toBeVisible()
          await (await anOperator()).deposit(order, order.amount_won)
          await reload(page)
        }
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
