import type { Page } from '@playwright/test'
import { en } from '#src/sites/edu-travel/account/locale/en'
import { ko } from '#src/sites/edu-travel/account/locale/ko'
import { expect, expectMail } from './fixtures'
import { words } from './journey'
import { enterFirst, proveAddress, sendSignup } from './signup'

const texts = { en, ko }
const country = { en: 'Japan', ko: '일본' }

/** On the open registration page: creates a school's account, with the mailed code, and signs in. */
export async function registerSchool(
  page: Page,
  lang: 'en' | 'ko',
  { email, name }: { email: string; name: string },
): Promise<void> {
  const own = texts[lang]
  const { account } = words[lang]
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: account.registration.title })).toBeVisible()
  const form = main.getByRole('form')
  await form.getByText(own.kinds.school.name, { exact: true }).click()
  await form.getByLabel(own.organization.name, { exact: true }).fill('浪速光高等学校')
  await form.getByRole('combobox', { name: own.organization.country }).fill(country[lang])
  await page.getByRole('option', { name: country[lang] }).click()
  await form.getByLabel(own.organization.representative, { exact: true }).fill(name)
  await form.getByLabel(account.registration.phone, { exact: true }).fill('+819012345678')
  await form.getByLabel(account.email.label, { exact: true }).fill(email)
  await proveAddress(form, words[lang], email)
  await sendSignup(page, form, words[lang], { submit: account.registration.submit })
  await expectMail(email, lang === 'ko' ? /서울 교육여행/ : /Seoul Edu Travel/)
  await enterFirst(page, words[lang])
  await expect(page).toHaveURL(/\/seouledutravel\/mypage$/)
}
