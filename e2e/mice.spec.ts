import { en as accountEn } from '#src/sites/mice/account/locale/en'
import { ko as accountKo } from '#src/sites/mice/account/locale/ko'
import { en as companyEn } from '#src/sites/mice/company/locale/en'
import { ko as companyKo } from '#src/sites/mice/company/locale/ko'
import { en as conferenceEn } from '#src/sites/mice/conference/locale/en'
import { ko as conferenceKo } from '#src/sites/mice/conference/locale/ko'
import { en as siteEn } from '#src/sites/mice/locale/en'
import { ko as siteKo } from '#src/sites/mice/locale/ko'
import { expectAccessible } from './support/axe'
import { expect, expectMail, reload, test, visit } from './support/fixtures'
import { agree, textPattern, words } from './support/journey'
import { proveAddress } from './support/signup'

const own = {
  en: { site: siteEn, account: accountEn, conference: conferenceEn, company: companyEn },
  ko: { site: siteKo, account: accountKo, conference: conferenceKo, company: companyKo },
}
const named = {
  en: { session: 'What a meeting is for', company: 'Bomnaru Hotel', country: 'Japan' },
  ko: { session: '우리는 왜 모이는가', company: '봄나루 호텔', country: '일본' },
}
/** In English on a phone, in Korean on a desktop. */
const walked = { en: { tag: '@phone' }, ko: {} }

for (const lang of ['en', 'ko'] as const) {
  const { site, account, conference, company } = own[lang]
  const kit = words[lang]
  test.describe(`the MICE fair in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'a new visitor registers and creates an account in the process, and has a badge, a seat and a saved company',
      walked[lang],
      async ({ page }) => {
        const email = `planner-${lang}-${Date.now()}@people.test`
        await visit(page, '/mice/register')
        const main = page.getByRole('main')
        await main.getByRole('link', { name: site.role.visitor }).click()
        await expect(page.getByRole('heading', { level: 1, name: account.visitor.heading })).toBeVisible()
        const form = main.getByRole('form')
        await form.getByLabel(account.person.nameLatin, { exact: true }).fill('Gildong Hong')
        await form.getByLabel(account.person.organization, { exact: true }).fill('종이등행사기획')
        await form.getByRole('combobox', { name: account.person.country }).fill(named[lang].country)
        await page.getByRole('option', { name: named[lang].country }).click()
        await form.getByLabel(account.visitor.profession).selectOption('planner')
        await form.getByRole('checkbox', { name: site.sector.venue }).check()
        // Typed input is restored after a reload.
        await reload(page)
        await expect(form.getByLabel(account.person.organization, { exact: true })).toHaveValue('종이등행사기획')
        await form.getByRole('group', { name: account.visitor.days }).getByRole('checkbox').first().check()
        await form.getByRole('checkbox', { name: account.consent.rules }).check()
        await expect(form.getByRole('checkbox', { name: account.consent.leads })).not.toBeChecked()
        await expectAccessible(page, 'the registration of a visitor')
        await form.getByRole('button', { name: account.form.next }).click()

        await form.getByLabel(kit.account.registration.name, { exact: true }).fill('홍길동')
        await form.getByLabel(kit.account.registration.phone, { exact: true }).fill('01012345678')
        await form.getByLabel(kit.account.email.label, { exact: true }).fill(email)
        await proveAddress(form, kit, email)
        await form.getByRole('checkbox', { name: kit.account.consent.all }).check()
        await form.getByRole('button', { name: account.account.submit }).click()
        await agree(page, kit)
        await expect(page).toHaveURL(/\/mice\/mypage$/)
        await expect(main.getByRole('article', { name: textPattern(site.badge.of, { name: '홍길동' }) })).toBeVisible()
        await expectMail(email, lang === 'ko' ? /배지/ : /badge/)
        const download = page.waitForEvent('download')
        await main.getByRole('button', { name: account.badge.print }).click()
        expect((await download).suggestedFilename()).toMatch(/^MB\d{6}-[\dA-Z]{8}\.pdf$/)

        await visit(page, '/mice/conference/conference-1')
        const title = named[lang].session
        await main.getByRole('button', { name: textPattern(conference.seat.takeOf, { title }) }).click()
        const mine = main.getByRole('region', { name: conference.mine.title })
        await expect(mine.getByRole('link', { name: title })).toBeVisible()
        await expectAccessible(page, 'the conference with a seat')
        await main.getByRole('button', { name: textPattern(conference.seat.leaveOf, { title }) }).click()
        await agree(page, kit)
        await expect(mine.getByText(conference.mine.empty)).toBeVisible()

        await visit(page, '/mice/company/list')
        await main.getByRole('searchbox', { name: company.search }).fill(named[lang].company)
        const save = main.getByRole('button', { name: textPattern(company.saveOf, { company: named[lang].company }) })
        await save.click()
        await expect(save).toHaveAttribute('aria-pressed', 'true')
      },
    )
  })
}

test('an existing account takes on another role without registering again', async ({ page, signedIn }) => {
  await visit(page, '/mice/register/buyer')
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel(accountEn.person.nameLatin, { exact: true }).fill('Robin Park')
  await form.getByLabel(accountEn.person.organization, { exact: true }).fill('Riverside Association')
  await form.getByRole('combobox', { name: accountEn.person.country }).fill('Japan')
  await page.getByRole('option', { name: 'Japan' }).click()
  for (const [label, value] of [
    [accountEn.buyer.events, 'to_20'],
    [accountEn.buyer.size, 'to_500'],
    [accountEn.buyer.budget, 'private'],
  ] as const)
    await form.getByLabel(label, { exact: true }).selectOption(value)
  await form.getByRole('checkbox', { name: siteEn.sector.hotel }).check()
  await form.getByRole('checkbox', { name: accountEn.buyer.hosting }).check()
  await form.getByRole('checkbox', { name: accountEn.consent.rules }).check()
  await form.getByRole('button', { name: accountEn.form.send }).click()
  // A buyer who wants to be hosted gives a reason.
  await form.getByLabel(accountEn.buyer.reason).fill('A congress of 400 people in the autumn')
  await form.getByRole('button', { name: accountEn.form.send }).click()
  await agree(page, words.en)
  await expect(page).toHaveURL(/\/mice\/mypage$/)
  await expect(page.getByRole('main').getByRole('article')).toContainText(siteEn.role.buyer)
  await expectMail(signedIn.email, /badge/)
})
