import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { chooseDeparture, saying, type Words } from './journey'
import { tour } from './orders'
import { reservationOf, type World } from './pages'

/** A page after something was done on it. */
export interface State {
  name: string
  address: string
  open: (page: Page, t: Words) => Promise<void>
  /** Only at this width; else at both. */
  at?: 'desktop' | 'phone'
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
const firstWrong = (page: Page) => expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
const product = `/product/detail/${tour}`
const registration = '/account/registration/company'

export const guestStates: State[] = [
  {
    name: 'the list of languages',
    address: '/main',
    at: 'desktop',
    async open(page, t) {
      await button(page, saying(t.page.language.now)).first().click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'the list of currencies',
    address: '/main',
    at: 'desktop',
    async open(page, t) {
      await button(page, saying(t.page.currency.now)).first().click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'the menu sheet',
    address: '/main',
    at: 'phone',
    async open(page, t) {
      await button(page, t.page.header.menu).click()
      await dialog(page)
    },
  },
  {
    name: 'what may be meant by what is typed into the search',
    address: '/main',
    at: 'desktop',
    async open(page, t) {
      await page.getByRole('combobox', { name: t.shop.header.searchLabel }).first().fill(t.shop.region.busan)
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'the filters in their sheet',
    address: '/product/search/all/all',
    at: 'phone',
    async open(page, t) {
      await button(page, t.catalog.filters.title).click()
      await dialog(page)
      await expect(page.getByRole('dialog').getByRole('link', { name: t.shop.region.busan })).toBeVisible()
    },
  },
  {
    name: 'the search of a phone',
    address: '/event',
    at: 'phone',
    async open(page, t) {
      await page.getByRole('banner').getByRole('link', { name: t.shop.header.search, exact: true }).click()
      await dialog(page)
      await page.getByRole('dialog').getByRole('combobox').fill('jeju')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'a search that finds nothing, and what to drop',
    address: '/product/search/festivals/busan',
    async open(page, t) {
      await expect(page.getByRole('link', { name: t.catalog.near.without.category })).toBeVisible()
    },
  },
  {
    name: 'what is missing of a choice',
    address: product,
    async open(page, t) {
      await button(page, t.catalog.box.add).click()
      await expect(page.getByText(t.catalog.choice.lacks.date, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'a departure that is chosen, and the question whether to sign in',
    address: product,
    async open(page, t) {
      await chooseDeparture(page, t)
      await button(page, t.catalog.box.reserve).click()
      await dialog(page)
    },
  },
  {
    name: 'the photos',
    address: product,
    async open(page, t) {
      await button(page, saying(t.ui.gallery.open, { index: 1, count: 4 })).click()
      await dialog(page)
    },
  },
  {
    name: 'a sign-in that is refused',
    address: '/account/login',
    async open(page, t) {
      await page.getByRole('textbox', { name: t.account.email.label }).fill('nobody@people.test')
      await page.getByLabel(t.account.password.label, { exact: true }).fill('Passw0rd1')
      await page.getByRole('main').getByRole('button', { name: t.account.login.submit }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'a registration with everything wrong',
    address: registration,
    async open(page, t) {
      await page.getByLabel(t.account.password.label, { exact: true }).fill('short')
      await button(page, t.account.registration.submit).click()
      await firstWrong(page)
    },
  },
  {
    name: 'an address that is taken',
    address: registration,
    async open(page, t) {
      await page.getByRole('textbox', { name: t.account.email.label }).fill('member@naru.test')
      await button(page, t.account.email.check).click()
      await expect(page.getByRole('link', { name: t.account.registration.taken })).toBeVisible()
    },
  },
  {
    name: 'the terms of use',
    address: registration,
    async open(page, t) {
      await button(page, saying(t.account.consent.readOf, { name: t.account.consent.terms })).click()
      await dialog(page)
    },
  },
  {
    name: 'an account that is not found',
    address: '/account/find-id',
    async open(page, t) {
      await page.getByLabel(t.account.registration.name, { exact: true }).fill('Nobody At All')
      await page.getByLabel(t.account.registration.phone).fill('01099998888')
      await button(page, t.account.findId.submit).click()
      await expect(page.getByText(t.account.findId.none)).toBeVisible()
    },
  },
  {
    name: 'a link that was sent',
    address: '/account/find-password',
    async open(page, t) {
      await page.getByRole('textbox', { name: t.account.email.label }).fill('nobody@people.test')
      await button(page, t.account.findPassword.submit).click()
      await expect(page.getByText(t.account.findPassword.done)).toBeVisible()
    },
  },
]

/** What somebody may have open who has reserved nothing yet. */
export const newcomerStates: State[] = [
  {
    name: 'the question whether to close the account',
    address: '/account/my-profile',
    async open(page, t) {
      await button(page, t.account.myProfile.withdrawSubmit).click()
      await dialog(page)
    },
  },
]

const askToCancel = async (page: Page, t: Words) => {
  await button(page, t.booking.act.cancel).click()
  await expect(button(page, t.booking.cancel.keep)).toBeVisible()
}

/** What a customer may have open. */
export const customerStates = ({ open: order, paid, deposit, arrived }: World): State[] => [
  {
    name: 'the menu of the account',
    address: '/main',
    at: 'desktop',
    async open(page) {
      await button(page, 'Robin Park').click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'a cart with everything selected, and the question whether to reserve',
    address: '/product/shopping-cart',
    async open(page, t) {
      await page.getByLabel(t.purchase.cart.selectAll).check()
      await page
        .getByRole('main')
        .getByRole('button', { name: saying(t.purchase.cart.reserveCount_one) })
        .click()
      await dialog(page)
    },
  },
  {
    name: 'travelers with everything missing, and the list of countries',
    address: `/purchase/reservation/travellers?order=${order.id}`,
    async open(page, t) {
      for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill('')
      await button(page, t.purchase.step.continue).click()
      await firstWrong(page)
      await page.getByRole('combobox').last().click()
      await expect(page.getByRole('listbox')).toBeVisible()
    },
  },
  {
    name: 'a payment step with nothing chosen',
    address: `/purchase/reservation/payment?order=${order.id}`,
    async open(page, t) {
      await button(page, saying(t.purchase.payment.payCard)).click()
      await firstWrong(page)
    },
  },
  {
    name: 'a bank transfer that is being explained',
    address: `/purchase/reservation/payment?order=${order.id}`,
    async open(page, t) {
      await page.getByRole('radio', { name: t.booking.payment.transfer }).check()
      await expect(page.getByText(t.booking.payment.transferTitle)).toBeVisible()
    },
  },
  {
    name: 'a passport number that is being typed, and the list of countries',
    address: '/account/my-profile',
    async open(page, t) {
      await button(page, t.account.myProfile.passportAdd).click()
      await page.getByRole('combobox', { name: t.account.myProfile.nationality }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
    },
  },
  {
    name: 'an account that cannot be closed while reservations are open',
    address: '/account/my-profile',
    async open(page, t) {
      await expect(page.getByRole('link', { name: t.account.myProfile.withdrawSee })).toBeVisible()
    },
  },
  ...[paid, deposit, arrived].map((each, at) => ({
    name: `what canceling brings back, ${['paid by card', 'not paid', 'paid by transfer'][at]}`,
    address: reservationOf(each),
    open: askToCancel,
  })),
  {
    name: 'an account for the refund that is missing',
    address: reservationOf(arrived),
    async open(page, t) {
      await askToCancel(page, t)
      await button(page, saying(t.booking.cancel.submit)).click()
      await firstWrong(page)
    },
  },
  {
    name: 'the question whether to cancel',
    address: reservationOf(paid),
    async open(page, t) {
      await askToCancel(page, t)
      await button(page, saying(t.booking.cancel.submit)).click()
      await expect(button(page, t.ui.dialog.yes)).toBeVisible()
    },
  },
  {
    name: 'a voucher',
    address: reservationOf(paid),
    async open(page, t) {
      await button(page, t.booking.act.voucher).click()
      await expect(page.getByRole('img', { name: saying(t.booking.voucher.code) })).toBeVisible()
    },
  },
  {
    name: 'a change of the phone number with everything wrong',
    address: '/account/phone-number-change',
    async open(page, t) {
      await button(page, t.account.phoneChange.send).click()
      await firstWrong(page)
    },
  },
  {
    name: 'a change of the phone number that waits for its code',
    address: '/account/phone-number-change',
    async open(page, t) {
      await page.getByRole('textbox', { name: t.account.phoneChange.new }).fill('01077778888')
      await page.getByLabel(t.account.password.current, { exact: true }).fill('Passw0rd1')
      await button(page, t.account.phoneChange.send).click()
      await expect(page.getByRole('textbox', { name: t.account.email.code, exact: true })).toBeFocused()
    },
  },
]
