import type { Page } from '@playwright/test'
import { systemClock as clock } from '#server/ports/clock'
import { en as miceEn } from '#src/sites/admin/mice/locale/en'
import { en as accountEn } from '#src/sites/mice/account/locale/en'
import { ko as accountKo } from '#src/sites/mice/account/locale/ko'
import { en as applicationEn } from '#src/sites/mice/application/locale/en'
import { ko as applicationKo } from '#src/sites/mice/application/locale/ko'
import { en as companyEn } from '#src/sites/mice/company/locale/en'
import { ko as companyKo } from '#src/sites/mice/company/locale/ko'
import { en as conferenceEn } from '#src/sites/mice/conference/locale/en'
import { ko as conferenceKo } from '#src/sites/mice/conference/locale/ko'
import { en as siteEn } from '#src/sites/mice/locale/en'
import { ko as siteKo } from '#src/sites/mice/locale/ko'
import { anAccount } from '#tests/support/factories'
import { expectAccessible } from './support/axe'
import { inDatabase } from './support/database'
import { expect, expectMail, holdToken, reload, test, visit } from './support/fixtures'
import { agree, textPattern, words } from './support/journey'
import { proveAddress } from './support/signup'

const own = {
  en: { site: siteEn, account: accountEn, application: applicationEn, conference: conferenceEn, company: companyEn },
  ko: { site: siteKo, account: accountKo, application: applicationKo, conference: conferenceKo, company: companyKo },
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

for (const lang of ['en', 'ko'] as const) {
  const { site, account, application } = own[lang]
  const kit = words[lang]
  test.describe(`a buyer of the MICE fair in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'takes on the role with an existing account, applies to be hosted, and is approved by the desk',
      // In English on a desktop, in Korean on a phone.
      lang === 'ko' ? { tag: '@phone' } : {},
      async ({ page, signedIn }) => {
        const organization = `Riverside Association ${Date.now()}`
        await visit(page, '/mice/register/buyer')
        const main = page.getByRole('main')
        const form = main.getByRole('form')
        await form.getByLabel(account.person.nameLatin, { exact: true }).fill('Robin Park')
        await form.getByLabel(account.person.organization, { exact: true }).fill(organization)
        await form.getByRole('combobox', { name: account.person.country }).fill(named[lang].country)
        await page.getByRole('option', { name: named[lang].country }).click()
        for (const [label, value] of [
          [account.buyer.events, 'to_20'],
          [account.buyer.size, 'to_500'],
          [account.buyer.budget, 'private'],
        ] as const)
          await form.getByLabel(label, { exact: true }).selectOption(value)
        await form.getByRole('checkbox', { name: site.sector.hotel }).check()
        await form.getByRole('checkbox', { name: account.buyer.hosting }).check()
        await form.getByRole('checkbox', { name: account.consent.rules }).check()
        await form.getByRole('button', { name: account.form.send }).click()
        // A buyer who wants to be hosted gives a reason.
        await form.getByLabel(account.buyer.reason).fill('A congress of 400 people in the autumn')
        await form.getByRole('button', { name: account.form.send }).click()
        await agree(page, kit)
        await expect(page).toHaveURL(/\/mice\/mypage$/)
        await expect(main.getByRole('article')).toContainText(site.role.buyer)
        await expectMail(signedIn.email, /badge|배지/)

        await visit(page, '/mice/myapplication')
        const state = application.mine.hosting
        await expect(main.getByText(state.requested, { exact: true })).toBeVisible()
        await expectAccessible(page, 'an application to be hosted')
        await approve(page, organization)
        await reload(page)
        await expect(main.getByText(state.approved, { exact: true }).first()).toBeVisible()
        await expectMail(signedIn.email, /hosted|초청/)
      },
    )
  })
}

/** Approves the application of a buyer's organization at the desk, in another tab. */
async function approve(page: Page, organization: string): Promise<void> {
  const operator = await inDatabase((db) => anAccount({ db, clock }, { area: 'admin', role: 'operator' }))
  const desk = await page.context().newPage()
  await holdToken(desk, operator.token, 'admin')
  await visit(desk, '/admin/mice/hosting?lang=en')
  const applicant = desk.getByRole('listitem').filter({ hasText: organization })
  await applicant.getByRole('button', { name: miceEn.hosting.approve, exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(applicant).toHaveCount(0)
  await desk.close()
}
