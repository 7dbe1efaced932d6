import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { textPattern, type Words } from './journey'
import { reservationOf, type Samples } from './samples'
import { button, expectDialog, expectWrong, type State } from './states'

const askToCancel = async (page: Page, t: Words) => {
  await button(page, t.booking.act.cancel).click()
  await expect(button(page, t.booking.cancel.keep)).toBeVisible()
}

/** Dialogs and states that a customer can open. */
export const customerStates = ({ open: order, paid, deposit, arrived }: Samples): State[] => [
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
        .getByRole('button', { name: textPattern(t.purchase.cart.reserveCount_one) })
        .click()
      await expectDialog(page)
    },
  },
  {
    name: 'travelers with everything missing, and the list of countries',
    address: `/purchase/reservation/travelers?order=${order.id}`,
    async open(page, t) {
      for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill('')
      await button(page, t.purchase.step.continue).click()
      await expectWrong(page)
      await page.getByRole('combobox').last().click()
      await expect(page.getByRole('listbox')).toBeVisible()
    },
  },
  {
    name: 'a payment step with nothing chosen',
    address: `/purchase/reservation/payment?order=${order.id}`,
    async open(page, t) {
      await button(page, textPattern(t.purchase.payment.payCard)).click()
      await expectWrong(page)
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
      await button(page, textPattern(t.booking.cancel.submit)).click()
      await expectWrong(page)
    },
  },
  {
    name: 'the question whether to cancel',
    address: reservationOf(paid),
    async open(page, t) {
      await askToCancel(page, t)
      await button(page, textPattern(t.booking.cancel.submit)).click()
      await expect(button(page, t.ui.dialog.yes)).toBeVisible()
    },
  },
  {
    name: 'a voucher',
    address: reservationOf(paid),
    async open(page, t) {
      await button(page, t.booking.act.voucher).click()
      await expect(page.getByRole('img', { name: textPattern(t.booking.voucher.code) })).toBeVisible()
    },
  },
  {
    name: 'a change of the phone number with everything wrong',
    address: '/account/phone-number-change',
    async open(page, t) {
      await button(page, t.account.phoneChange.send).click()
      await expectWrong(page)
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
