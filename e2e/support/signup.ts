import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, mailTo } from './fixtures'
import { agree, type words } from './journey'

type Words = (typeof words)['en' | 'ko']

const password = 'Passw0rd1'

/** In a sign-up: verifies the address with the mailed code, and sets a password. */
export async function proveAddress(form: Locator, { account }: Words, email: string): Promise<void> {
  await form.getByRole('button', { name: account.email.check, exact: true }).click()
  await form.getByRole('button', { name: account.email.send, exact: true }).click()
  const [code] = await mailTo(email, /\b\d{6}\b/)
  await form.getByLabel(account.email.code, { exact: true }).fill(code)
  await form.getByRole('button', { name: account.email.verify, exact: true }).click()
  await expect(form.getByText(account.email.verified)).toBeVisible()
  await form.getByLabel(account.password.label, { exact: true }).fill(password)
  await form.getByLabel(account.password.confirm, { exact: true }).fill(password)
}

/** Agrees to everything, submits the sign-up, and continues to the sign-in. */
export async function sendSignup(
  page: Page,
  form: Locator,
  texts: Words,
  { submit }: { submit: string },
): Promise<void> {
  await form.getByRole('checkbox', { name: texts.account.consent.all }).check()
  await expectAccessible(page, 'the whole registration')
  await form.getByRole('button', { name: submit }).click()
  await agree(page, texts)
  await page.getByRole('link', { name: texts.account.registration.doneAction }).click()
}

/** On the sign-in that follows, where the address is prefilled. */
export async function enterFirst(page: Page, { account }: Words): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(account.password.label, { exact: true }).fill(password)
  await main.getByRole('button', { name: account.login.submit, exact: true }).click()
}
