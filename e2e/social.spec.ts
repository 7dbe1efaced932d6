import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { socialTokenKey, tokenKeys } from '#src/session/areas'
import { en as socialEn } from '#src/sites/shop/social/locale/en'
import { ko as socialKo } from '#src/sites/shop/social/locale/ko'
import { expectAccessible } from './support/axe'
import { api, expect, expectAt, mailTo, test, visit } from './support/fixtures'
import { agree, textPattern, walked, words } from './support/journey'

const social = { en: socialEn, ko: socialKo }
const local = {
  en: { fresh: /^Somebody new/, approve: 'Agree and continue', decline: 'Decline' },
  ko: { fresh: /^새로운 사람/, approve: '동의하고 계속하기', decline: '거절' },
}
type Lang = 'en' | 'ko'
const languages = ['en', 'ko'] as const

const filled = (text: string, name: string) => text.replaceAll('{{name}}', name)
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** From the sign-in page to the provider's. */
async function toProvider(page: Page, lang: Lang, type: 'kakao' | 'naver' = 'kakao', next = '') {
  await visit(page, `/account/login${next && `?next=${encodeURIComponent(next)}`}`)
  await press(page, filled(social[lang].continue, social[lang].name[type]))
  await expect(page).toHaveURL(/\/dev\/social\//)
}

/** Signs up a person new to the provider, and returns the email address. */
async function signUpAnew(page: Page, lang: Lang, type: 'kakao' | 'naver' = 'kakao', next = ''): Promise<string> {
  const { account } = words[lang]
  const t = social[lang]
  await toProvider(page, lang, type, next)
  await page.getByRole('radio', { name: local[lang].fresh }).check()
  await press(page, local[lang].approve)
  await expect(page.getByRole('heading', { level: 1, name: t.signup.title })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/oauth-${type}$`))
  await expectAccessible(page, `the sign-up with ${type} in ${lang}`)
  await expect(page.getByLabel(account.registration.name)).toHaveValue('Noa Linden')
  const email = `social-${randomUUID().slice(0, 12)}@people.test`
  await page.getByRole('textbox', { name: account.email.label }).fill(email)
  await press(page, account.email.check)
  await press(page, account.email.send)
  const [code] = await mailTo(email, /\b\d{6}\b/)
  await page.getByLabel(account.email.code, { exact: true }).fill(code)
  await press(page, account.email.verify)
  await expect(page.getByText(account.email.verified)).toBeVisible()
  await page.getByLabel(account.registration.phone).fill('01012345678')
  await page.getByLabel(account.consent.all).check()
  await press(page, t.signup.submit)
  await agree(page, words[lang])
  return email
}

for (const lang of languages) {
  test.describe(`in ${lang}`, walked[lang], () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })
    const t = social[lang]

    test(`a new visitor signs up with Kakao, arrives at the intended page, and has only that way to sign in`, async ({
      page,
    }) => {
      const email = await signUpAnew(page, lang, 'kakao', '/account/my-profile')
      await expect(page.getByRole('heading', { level: 1, name: words[lang].account.myProfile.title })).toBeVisible()
      expect(await stored(page, socialTokenKey)).toMatch(/^[\w-]{43}$/)
      expect(await stored(page, tokenKeys.member)).toBeNull()
      await expect(page.getByText(t.ways.last)).toBeVisible()
      await expect(page.getByRole('button', { name: filled(t.ways.disconnectOf, t.name.kakao) })).toHaveCount(0)
      await press(page, t.password.send)
      await expect(page.getByText(t.password.sent)).toBeVisible()
      await expectAccessible(page, `the profile of an account without a password in ${lang}`)
      await page.reload()
      await expect(page.getByText(textPattern(t.password.lead, { email }))).toBeVisible()
      const [, link] = await mailTo(email, /(\/account\/password-reset\/[\w-]+)/)
      expect(link).toBeTruthy()
    })

    test(`a visitor who declines is told so, sees the other ways to sign in, and keeps the intended page`, async ({
      page,
    }) => {
      await toProvider(page, lang, 'naver', '/account/my-menu')
      await press(page, local[lang].decline)
      await expect(page.getByRole('heading', { name: filled(t.stopped.declined, t.name.naver) })).toBeVisible()
      await expectAccessible(page, `a declined sign-in in ${lang}`)
      await page.getByRole('link', { name: t.stopped.other }).click()
      await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Fmy-menu$/)
    })

    test(`the provider’s return page, opened again, says that it has expired and how to continue`, async ({ page }) => {
      await visit(page, '/oauth-kakao')
      await expect(page.getByRole('heading', { name: t.stopped.expired })).toBeVisible()
      await expectAccessible(page, `an expired sign-in in ${lang}`)
      await press(page, filled(t.stopped.again, t.name.kakao))
      await expect(page).toHaveURL(/\/dev\/social\//)
    })
  })
}

test('a member connects Naver, signs in with it, and disconnects it again', async ({ page, signedIn }) => {
  const { en } = social
  await visit(page, '/account/my-profile')
  await press(page, filled(en.ways.connectOf, 'Naver'))
  await page.getByRole('radio', { name: local.en.fresh }).check()
  await press(page, local.en.approve)
  await expect(page.getByText(textPattern(en.ways.since, { date: '' }).source.replace('\\', '')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: filled(en.ways.disconnectOf, 'Naver') })).toBeVisible()
  await mailTo(signedIn.email, /can also sign in to your Naru account with Naver/)
  await press(page, filled(en.ways.disconnectOf, 'Naver'))
  await agree(page, words.en)
  await expect(page.getByRole('button', { name: filled(en.ways.connectOf, 'Naver') })).toBeVisible()
})

test('an address that has an account is not taken over: its holder is sent to the password form', async ({
  page,
  member,
}) => {
  const { en } = social
  await toProvider(page, 'en')
  await page.getByRole('radio', { name: local.en.fresh }).check()
  await press(page, local.en.approve)
  await page.getByLabel(words.en.account.email.label).fill(member.email)
  await press(page, words.en.account.email.check)
  await expect(page.getByText(filled(en.signup.takenText, 'Kakao'))).toBeVisible()
  await expectAccessible(page, 'a sign-up with a taken address')
  await page.getByRole('link', { name: en.signup.taken }).click()
  await expectAt(page, /\/account\/login/)
  await expect(page.getByLabel(words.en.account.email.label)).toHaveValue(member.email)
})

test('a code that returns in another browser, or twice, signs nobody in', async ({ page, browser }) => {
  const { en } = social
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/oauth-kakao?')) addresses.push(request.url())
  })
  await toProvider(page, 'en')
  await page.getByRole('radio', { name: local.en.fresh }).check()
  await press(page, local.en.approve)
  await expect(page.getByRole('heading', { name: en.signup.title })).toBeVisible()
  const [address = ''] = addresses
  expect(address).toContain('code=')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: en.stopped.expired })).toBeVisible()
  const other = await browser.newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { name: en.stopped.expired })).toBeVisible()
  await other.close()
})

test('a failing provider is named, and sign-in works again once the provider does', async ({ page }) => {
  const { en } = social
  await toProvider(page, 'en', 'naver')
  // Only for this sign-in: others may be under way with the same provider.
  const state = new URL(page.url()).searchParams.get('state')
  await api('POST', '/dev/social/control', { body: { social_type: 'naver', fault: 'error', state } })
  await page.getByRole('radio', { name: local.en.fresh }).check()
  await press(page, local.en.approve)
  await expect(page.getByRole('heading', { name: filled(en.stopped.unavailable, 'Naver') })).toBeVisible()
  await expectAccessible(page, 'a provider that cannot be reached')
  await press(page, filled(en.stopped.again, 'Naver'))
  await press(page, local.en.approve)
  await expect(page.getByRole('heading', { name: en.signup.title })).toBeVisible()
})
