import { expect } from './fixtures'
import { chooseDeparture, textPattern } from './journey'
import { tour } from './orders'
import { button, expectDialog, expectWrong, type State } from './states'

const product = `/product/detail/${tour}`
const registration = '/account/registration/company'

/** Dialogs and states that a guest can open. */
export const guestStates: State[] = [
  {
    name: 'the list of languages',
    address: '/main',
    at: 'desktop',
    async open(page, t) {
      await button(page, textPattern(t.page.language.now)).first().click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'the list of currencies',
    address: '/main',
    at: 'desktop',
    async open(page, t) {
      await button(page, textPattern(t.page.currency.now)).first().click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'the menu sheet',
    address: '/main',
    at: 'phone',
    async open(page, t) {
      await button(page, t.page.header.menu).click()
      await expectDialog(page)
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
      await expectDialog(page)
      await expect(page.getByRole('dialog').getByRole('link', { name: t.shop.region.busan })).toBeVisible()
    },
  },
  {
    name: 'the search of a phone',
    address: '/event',
    at: 'phone',
    async open(page, t) {
      await page.getByRole('banner').getByRole('link', { name: t.shop.header.search, exact: true }).click()
      await expectDialog(page)
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
      // The calendar loads when it is near, and is dimmed until it has its prices.
      await expect(page.getByRole('gridcell').filter({ hasText: /\$|₩/ }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    },
  },
  {
    name: 'a departure that is chosen, and the question whether to sign in',
    address: product,
    async open(page, t) {
      await chooseDeparture(page, t)
      await button(page, t.catalog.box.reserve).click()
      await expectDialog(page)
    },
  },
  {
    name: 'the photos',
    address: product,
    async open(page, t) {
      await button(page, textPattern(t.ui.gallery.open, { index: 1, count: 4 })).click()
      await expectDialog(page)
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
      await expectWrong(page)
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
      await button(page, textPattern(t.account.consent.readOf, { name: t.account.consent.terms })).click()
      await expectDialog(page)
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

/** States of a guest without a reservation. */
export const newcomerStates: State[] = [
  {
    name: 'the question whether to close the account',
    address: '/account/my-profile',
    async open(page, t) {
      await button(page, t.account.withdrawal.submit).click()
      await expectDialog(page)
    },
  },
]
