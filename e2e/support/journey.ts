import type { Locator, Page } from '@playwright/test'
import { en as accountKitEn } from '#src/kits/account/locale/en'
import { ko as accountKitKo } from '#src/kits/account/locale/ko'
import { en as kitEn } from '#src/kits/booking/locale/en'
import { ko as kitKo } from '#src/kits/booking/locale/ko'
import { en as guestEn } from '#src/kits/guest/locale/en'
import { ko as guestKo } from '#src/kits/guest/locale/ko'
import { en as pageEn } from '#src/kits/page/locale/en'
import { ko as pageKo } from '#src/kits/page/locale/ko'
import { en as scannerEn } from '#src/kits/scanner/locale/en'
import { ko as scannerKo } from '#src/kits/scanner/locale/ko'
import { en as apecEn } from '#src/sites/apec/locale/en'
import { en as apecGateEn } from '#src/sites/apec/locale/gate.en'
import { ko as apecGateKo } from '#src/sites/apec/locale/gate.ko'
import { ko as apecKo } from '#src/sites/apec/locale/ko'
import { en as apecTicketEn } from '#src/sites/apec/locale/ticket.en'
import { ko as apecTicketKo } from '#src/sites/apec/locale/ticket.ko'
import { en as bleisureEn } from '#src/sites/bleisure/locale/en'
import { ko as bleisureKo } from '#src/sites/bleisure/locale/ko'
import { en as protocolEn } from '#src/sites/protocol/locale/en'
import { ko as protocolKo } from '#src/sites/protocol/locale/ko'
import { en as requestEn } from '#src/sites/protocol/locale/request.en'
import { ko as requestKo } from '#src/sites/protocol/locale/request.ko'
import { en as accountEn } from '#src/sites/shop/account/locale/en'
import { ko as accountKo } from '#src/sites/shop/account/locale/ko'
import { en as bookingEn } from '#src/sites/shop/booking/locale/en'
import { ko as bookingKo } from '#src/sites/shop/booking/locale/ko'
import { en as catalogEn } from '#src/sites/shop/catalog/locale/en'
import { ko as catalogKo } from '#src/sites/shop/catalog/locale/ko'
import { en as shopEn } from '#src/sites/shop/locale/en'
import { ko as shopKo } from '#src/sites/shop/locale/ko'
import { en as purchaseEn } from '#src/sites/shop/purchase/locale/en'
import { ko as purchaseKo } from '#src/sites/shop/purchase/locale/ko'
import { en as quotationEn } from '#src/sites/shop/quotation/locale/en'
import { ko as quotationKo } from '#src/sites/shop/quotation/locale/ko'
import { en as reviewEn } from '#src/sites/shop/review/locale/en'
import { ko as reviewKo } from '#src/sites/shop/review/locale/ko'
import { en as uiEn } from '#src/ui/locale/en'
import { ko as uiKo } from '#src/ui/locale/ko'
import { both } from '#tests/support/texts'
import { expect, expectAt, mailTo, visit } from './fixtures'

/** The texts of the pages: the journey navigates by what a reader sees. */
export const words = {
  en: {
    shop: shopEn,
    bleisure: bleisureEn,
    catalog: catalogEn,
    account: both(accountKitEn, accountEn),
    purchase: purchaseEn,
    quotation: quotationEn,
    review: reviewEn,
    booking: { ...kitEn, ...bookingEn },
    apec: apecEn,
    guest: guestEn,
    ticket: apecTicketEn,
    protocol: protocolEn,
    request: requestEn,
    gate: apecGateEn,
    scanner: scannerEn,
    page: pageEn,
    ui: uiEn,
    country: 'United States',
    approve: 'Approve',
    decline: 'Decline',
    close: 'Close',
  },
  ko: {
    shop: shopKo,
    bleisure: bleisureKo,
    catalog: catalogKo,
    account: both(accountKitKo, accountKo),
    purchase: purchaseKo,
    quotation: quotationKo,
    review: reviewKo,
    booking: { ...kitKo, ...bookingKo },
    apec: apecKo,
    guest: guestKo,
    ticket: apecTicketKo,
    protocol: protocolKo,
    request: requestKo,
    gate: apecGateKo,
    scanner: scannerKo,
    page: pageKo,
    ui: uiKo,
    country: '미국',
    approve: '승인',
    decline: '거절',
    close: '닫기',
  },
}
export type Words = (typeof words)['en']

/** Variants of a journey: in English on a desktop, in Korean on a phone. */
export const walked = { en: {}, ko: { tag: '@phone' } }
/** The other way round: in English on a phone, in Korean on a desktop. */
export const crossed = { en: { tag: '@phone' }, ko: {} }

/** The text with its placeholders filled in, as a pattern where one is left open. */
export const textPattern = (text: string, values: Record<string, string | number> = {}): RegExp =>
  new RegExp(
    text
      .split(/\{\{(\w+)\}\}/)
      .map((part, at) =>
        (at % 2 === 1 ? String(values[part] ?? '.+') : part).replace(
          at % 2 === 1 && !(part in values) ? /$^/ : /[.*+?^${}()|[\]\\]/g,
          '\\$&',
        ),
      )
      .join(''),
  )

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const yes = (page: Page, t: Words) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: t.ui.dialog.yes, exact: true })

/** Confirms the question on the screen. */
export async function agree(page: Page, t: Words): Promise<void> {
  await yes(page, t).click()
  await expect(yes(page, t)).toHaveCount(0)
}

/** Chooses a radio button that is hidden behind its label, as a finger would: by the label. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}

/** From the first page to a product, by searching. */
export async function findTour(page: Page, t: Words, query: string, name: RegExp): Promise<void> {
  await visit(page, '/main')
  const search = page.getByRole('combobox', { name: t.shop.header.searchLabel }).first()
  await search.fill(query)
  await search.press('Enter')
  // The page before may list it too.
  await expectAt(page, /\/product\/search\//)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(button(page, t.catalog.box.reserve).first()).toBeVisible()
}

/** Chooses the first of a group, by clicking its label as a finger would. */
async function pick(page: Page, group: string): Promise<void> {
  const choices = page.getByRole('radiogroup', { name: group }).or(page.getByRole('group', { name: group }))
  await choices.locator('label:has(input[type="radio"]:enabled)').first().click()
}

/** Chooses a day of the coming month, an option and a time; two adults are preselected. */
export async function chooseDeparture(page: Page, t: Words): Promise<void> {
  // It loads when it is near.
  await page.locator('#booking').scrollIntoViewIfNeeded()
  await button(page, t.ui.date.nextMonth).click()
  const day = page
    .getByRole('gridcell')
    .locator('visible=true')
    .and(page.locator(':not([aria-disabled="true"])'))
    .filter({ hasText: /\$|₩/ })
  // An option that does not run on that day can only be known, and is switched off, once its departures are.
  const departures = page.waitForResponse(/\/slots\?/)
  await day.nth(9).click()
  await departures
  await expectAt(page, /[?&]date=/)
  await pick(page, t.catalog.choice.option)
  await expectAt(page, /[?&]option=/)
  await pick(page, t.catalog.choice.time)
  await expectAt(page, /[?&]time=/)
}

/** Registers on the open page, with the mailed code. */
export async function register(page: Page, t: Words, email: string, password: string): Promise<void> {
  const { email: e, password: p, registration: r } = t.account
  // The sign-in page has a field of that name too.
  await expect(page.getByRole('heading', { level: 1, name: r.title })).toBeVisible()
  await page.getByRole('textbox', { name: e.label, exact: true }).fill(email)
  await button(page, e.check).click()
  await button(page, e.send).click()
  const [code] = await mailTo(email, /\b\d{6}\b/)
  await page.getByRole('textbox', { name: e.code, exact: true }).fill(code)
  await button(page, e.verify).click()
  await expect(page.getByText(e.verified)).toBeVisible()
  await page.getByLabel(p.label, { exact: true }).fill(password)
  await page.getByLabel(p.confirm, { exact: true }).fill(password)
  await page.getByLabel(r.name, { exact: true }).fill('Robin Park')
  await page.getByRole('textbox', { name: r.phone, exact: true }).fill('01012345678')
  await page.getByLabel(t.account.consent.all).check()
  await button(page, r.submit).click()
  await agree(page, t)
  await expect(page.getByRole('heading', { name: r.done })).toBeVisible()
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, t: Words, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: t.account.email.label, exact: true }).fill(email)
  await page.getByLabel(t.account.password.label, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: t.account.login.submit, exact: true }).click()
}

/** Fills in the step of the travelers: a representative, and two adults for each of `bookings` bookings. */
export async function fillTravelers(page: Page, t: Words, bookings = 1): Promise<void> {
  const { travelers: s } = t.purchase
  await page.getByLabel(s.name, { exact: true }).fill('Robin Park')
  await page.getByLabel(s.contact).fill('01012345678')
  await chooseCountry(page, page.getByLabel(s.nationality).first(), t)
  const names = page.getByLabel(s.personName)
  const birthdays = page.getByLabel(s.birthday)
  const countries = page.getByLabel(s.nationality)
  const count = 2 * bookings
  await expect(names).toHaveCount(count)
  for (let at = 0; at < count; at += 1) {
    await names.nth(at).fill(at % 2 === 0 ? 'PARK ROBIN' : 'LEE SAM')
    await birthdays.nth(at).fill(at % 2 === 0 ? '1990-04-25' : '19920302')
    await chooseCountry(page, countries.nth(at + 1), t)
  }
}

async function chooseCountry(page: Page, field: ReturnType<Page['getByLabel']>, t: Words): Promise<void> {
  await field.fill(t.country)
  await page.getByRole('option', { name: t.country, exact: true }).click()
}

/** Continues to the next step: first its address changes, then its page; until then the previous step's button is still shown. */
export async function goOn(page: Page, t: Words, step: 'extras' | 'benefits' | 'payment'): Promise<void> {
  await button(page, t.purchase.step.continue).click()
  await expect(page).toHaveURL(new RegExp(`/purchase/reservation/${step}\\?order=`))
  await expect(page.locator('[aria-current="step"]')).toContainText(t.purchase.steps[step])
}

/** The countdown is visible: seats are held. */
export const expectHeld = (page: Page, t: Words): Promise<void> =>
  expect(page.getByText(t.purchase.step.held).first()).toBeVisible()

const agreeToAll = async (page: Page, t: Words): Promise<void> => {
  await page.getByLabel(t.purchase.payment.agreeTerms).check()
  await page.getByLabel(t.purchase.payment.agreePrivacy).check()
}

/** In the cart: reserves its `count` lines, which starts the steps. */
export async function reserveCart(page: Page, t: Words, count = 1): Promise<void> {
  const { selectAll, reserveCount_one, reserveCount_other } = t.purchase.cart
  await page.getByLabel(selectAll).check()
  await button(page, textPattern(count === 1 ? reserveCount_one : reserveCount_other, { count })).click()
  await agree(page, t)
  await expect(page).toHaveURL(/\/purchase\/reservation\/travelers\?order=NR/)
}

/** On the payment step: chooses bank transfer, enters the depositor, agrees, and presses the button with the amount. */
export async function payByTransfer(page: Page, t: Words, depositor: string): Promise<void> {
  await page.getByRole('radio', { name: t.booking.payment.transfer }).check()
  await page.getByLabel(t.booking.payment.depositor).fill(depositor)
  await agreeToAll(page, t)
  await button(page, textPattern(t.purchase.payment.payTransfer)).click()
  await expect(page).toHaveURL(/\/purchase\/payment-complete\/NR/)
}

/** On the payment step: chooses card, agrees, and presses the button with the amount, once or twice. */
export async function payByCard(page: Page, t: Words, press: 'once' | 'twice' = 'once'): Promise<void> {
  await page.locator('label', { hasText: t.booking.payment.card }).first().click()
  await agreeToAll(page, t)
  await button(page, textPattern(t.purchase.payment.payCard)).click({ clickCount: press === 'twice' ? 2 : 1 })
}

/** Presses a button in the payment window. */
export const inWindow = (page: Page, name: string): Promise<void> => button(page, name).click()
