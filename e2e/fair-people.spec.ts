import { randomUUID } from 'node:crypto'
import { en as accountEn } from '#src/sites/fair/account/locale/en'
import { ko as accountKo } from '#src/sites/fair/account/locale/ko'
import { en as businessEn } from '#src/sites/fair/business/locale/en'
import { ko as businessKo } from '#src/sites/fair/business/locale/ko'
import { en as deskEn } from '#src/sites/fair/desk/locale/en'
import { expectAccessible } from './support/axe'
import { registerBuyer } from './support/fair-signup'
import { expect, expectAt, mailTo, reload, test, visit } from './support/fixtures'
import { walked, words } from './support/journey'

const texts = { en: { own: accountEn, business: businessEn }, ko: { own: accountKo, business: businessKo } }
const { account } = words.en

for (const lang of ['en', 'ko'] as const) {
  const { own, business } = texts[lang]

  test.describe(`people of the fair in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'a buyer registers step by step, the office approves at its desk, and the buyer finds a seller and sends a wish',
      walked[lang],
      async ({ page, browser }) => {
        const email = `buyer-${randomUUID().slice(0, 8)}@people.test`
        const company = `Meadow Care ${randomUUID().slice(0, 6)}`
        const main = page.getByRole('main')
        await visit(page, '/fair/ppipsa')
        await expectAccessible(page, 'the way in')
        await main.getByRole('link', { name: own.ppipsa.buyer.action }).click()
        await registerBuyer(page, lang, { email, company })
        await expect(main.getByText(own.mypage.status.submitted)).toBeVisible()
        await expectAccessible(page, 'my page')
        // A waiting company sees no others.
        await visit(page, '/fair/ppipsa/business/list')
        await expect(page).toHaveURL(/\/mypage$/)

        const office = await browser.newContext({ locale: 'en-US' })
        const desk = await office.newPage()
        const at = desk.getByRole('main')
        await visit(desk, `/fair/ppipsa/desk/participants?status=submitted&q=${encodeURIComponent(company)}`)
        await at.getByLabel(account.email.label, { exact: true }).fill('fair-admin@naru.test')
        await at.getByLabel(account.password.label, { exact: true }).fill('Passw0rd1')
        await at.getByRole('button', { name: account.login.submit, exact: true }).click()
        await expect(at.getByRole('row')).toHaveCount(2)
        await expectAccessible(desk, 'the participants')
        await at.getByRole('link', { name: company }).click()
        await at.getByRole('button', { name: deskEn.approve.button, exact: true }).click()
        await expect(at.getByRole('button', { name: deskEn.approve.button, exact: true })).toHaveCount(0)
        await expectAccessible(desk, 'the participant')
        await office.close()

        await mailTo(email, /\/fair\/ppipsa\/mypage/)
        await reload(page)
        await main.getByRole('link', { name: own.mypage.companies }).click()
        await expectAt(page, /\/business\/list$/)
        await main.getByRole('searchbox').fill('한빛나루병원')
        await main.getByRole('searchbox').press('Enter')
        await expect(main.getByRole('listitem')).toHaveCount(1)
        await expectAccessible(page, 'the directory')
        await main.getByRole('listitem').getByRole('link').click()
        await expect(main.getByText(business.company.contactHidden)).toBeVisible()
        await main.getByRole('button', { name: business.wish.wishFor, exact: true }).click()
        await main.getByRole('link', { name: business.wish.check }).click()
        await expectAccessible(page, 'the check')
        await main.getByRole('button', { name: business.confirm.send_one.replace('{{count}}', '1') }).click()
        await expect(main.getByText(business.confirm.done)).toBeVisible()
        await main.getByRole('link', { name: business.confirm.mine }).click()
        await expect(main.getByRole('list', { name: business.own.sent }).getByRole('listitem')).toHaveCount(1)
        await expectAccessible(page, 'my wishes')
      },
    )
  })
}
