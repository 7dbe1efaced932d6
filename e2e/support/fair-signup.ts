import type { Page } from '@playwright/test'
import { en } from '#src/sites/fair/account/locale/en'
import { ko } from '#src/sites/fair/account/locale/ko'
import { en as companyEn } from '#src/sites/fair/company/locale/en'
import { ko as companyKo } from '#src/sites/fair/company/locale/ko'
import { expectAccessible } from './axe'
import { expect, reload } from './fixtures'
import { words } from './journey'
import { enterFirst, proveAddress, sendSignup } from './signup'

const texts = { en: { own: en, company: companyEn }, ko: { own: ko, company: companyKo } }
const country = { en: 'Kazakhstan', ko: '카자흐스탄' }
const spoken = { en: 'English', ko: '영어' }

/** On the fair's registration page: every step of a buyer, with the mailed code; then signs in. */
export async function registerBuyer(
  page: Page,
  lang: 'en' | 'ko',
  { email, company: name }: { email: string; company: string },
): Promise<void> {
  const { own, company } = texts[lang]
  const { account } = words[lang]
  const main = page.getByRole('main')
  const form = main.getByRole('form')
  const choose = async (label: string, value: string) => {
    await form.getByRole('combobox', { name: label }).fill(value)
    await page.getByRole('option', { name: value, exact: true }).click()
  }
  const next = async (step: keyof typeof own.register.step) => {
    await form.getByRole('button', { name: own.register.next, exact: true }).click()
    await expect(form.getByRole('heading', { name: own.register.step[step] })).toBeVisible()
  }
  await form.getByText(own.register.sides.buyer).click()
  await choose(company.field.nationality, country[lang])
  await form.getByLabel(company.field.sector, { exact: true }).selectOption('agency')
  await form.getByLabel(company.field.buyerType, { exact: true }).selectOption('agency')
  await expectAccessible(page, 'the first step')
  await next('company')
  // Missing fields are reported, and the step stays.
  await form.getByRole('button', { name: own.register.next, exact: true }).click()
  await expect(form.getByRole('heading', { name: own.register.step.company })).toBeVisible()
  await form.getByLabel(company.field.company_en, { exact: true }).fill(name)
  await choose(company.field.country, country[lang])
  await form.getByLabel(company.field.city, { exact: true }).fill('Almaty')
  await form.getByLabel(company.field.address_en, { exact: true }).fill('1 Sample Street')
  await form.getByLabel(company.field.employees, { exact: true }).selectOption('to_10')
  await next('wanted')
  // Typed input survives a reload of the tab.
  await reload(page)
  for (const choice of [company.specialty.checkup, company.market.central_asia, company.purpose.partners]) {
    await form.getByText(choice, { exact: true }).first().click()
  }
  await form
    .getByRole('group', { name: company.field.wanted })
    .getByText(company.sector.hospital, { exact: true })
    .click()
  await form.getByText(spoken[lang], { exact: true }).click()
  await next('words')
  await form.getByLabel(company.field.business_en, { exact: true }).fill('Agency for treatment abroad')
  await next('person')
  await form.getByLabel(company.field.name_en, { exact: true }).fill('Aigerim Nurlan')
  await form.getByLabel(company.field.position, { exact: true }).fill('Director')
  await form.getByLabel(company.field.contactEmail, { exact: true }).fill(email)
  await next('account')
  await expect(form.getByLabel(account.email.label, { exact: true })).toHaveValue(email)
  await proveAddress(form, words[lang], email)
  await form.getByLabel(account.registration.phone, { exact: true }).fill('+77015550000')
  await sendSignup(page, form, words[lang], { submit: own.register.submit })
  await enterFirst(page, words[lang])
  await expect(page).toHaveURL(/\/fair\/ppipsa\/mypage$/)
}
