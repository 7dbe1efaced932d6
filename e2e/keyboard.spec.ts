import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAt, mailTo, test, visit } from './support/fixtures'
import { textPattern, words } from './support/journey'
import { expectFocusIn, pressOn, tabTo, typeInto } from './support/keyboard'
import { aPaidOrder, seen } from './support/orders'
import { reservationOf } from './support/samples'

const t = words.en
const { catalog, purchase, account, booking } = t

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const focused = (page: Page) => page.locator(':focus')

/** After a navigation the keyboard focus starts at the content. */
const expectArrived = async (page: Page, address: RegExp) => {
  await expectAt(page, address)
  await expect(page.locator('#content')).toBeFocused()
}
/** The answer Yes has the focus; Enter selects it. */
const sayYes = async (page: Page) => {
  const yes = page.getByRole('dialog').getByRole('button', { name: t.ui.dialog.yes, exact: true })
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
}
const chooseCountry = async (page: Page, at: number) => {
  await typeInto(page, page.getByRole('combobox', { name: purchase.travelers.nationality }).nth(at), 'United States')
  await expect(page.getByRole('option', { name: t.country, exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
}

test('a tour is found, chosen, reserved and paid with the keyboard only', async ({ page, member }) => {
  await visit(page, '/main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t.ui.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(
    page,
    page.getByRole('main').getByRole('combobox', { name: t.shop.header.searchLabel }),
    'Gyeongbokgung',
  )
  await page.keyboard.press('Enter')
  await expectArrived(page, /\/product\/search\//)
  await pressOn(page, page.getByRole('main').getByRole('link', { name: /Gyeongbokgung/ }))
  await expectArrived(page, /\/product\/detail\//)

  // The day: into the calendar, which loads with the first key, and along its days with the arrow keys.
  await page.keyboard.press('Tab')
  await pressOn(page, button(page, t.ui.date.nextMonth))
  await expect(button(page, t.ui.date.nextMonth)).toBeFocused()
  const day = page.getByRole('gridcell')
  await expect(day.filter({ hasText: '$' }).first()).toBeVisible()
  await tabTo(page, day)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  // The arrows may have led into the next month, of which the days are not known yet.
  const isClosed = async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    return (await focused(page).getAttribute('aria-disabled')) === 'true'
  }
  for (let tries = 0; tries < 8 && (await isClosed()); tries += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expectAt(page, /[?&]date=/)
  await expect(focused(page)).toHaveRole('gridcell')

  await pressOn(page, page.getByRole('group', { name: catalog.choice.option }).getByRole('radio'), ' ')
  await expectAt(page, /[?&]option=/)
  await pressOn(page, page.getByRole('group', { name: catalog.choice.time }).getByRole('radio'), ' ')
  await expectAt(page, /[?&]time=/)
  const adults = page.getByRole('spinbutton', { name: catalog.band.adult })
  await tabTo(page, adults)
  await page.keyboard.press('ArrowUp')
  await expect(adults).toHaveValue('3')
  await page.keyboard.press('ArrowDown')
  await expect(adults).toHaveValue('2')

  // Answering No leaves everything unchanged, and the focus where it was.
  const reserve = button(page, catalog.box.reserve)
  await pressOn(page, reserve)
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(reserve).toBeFocused()
  await page.keyboard.press('Enter')
  await sayYes(page)
  await expectArrived(page, /\/account\/login\?next=/)
  await typeInto(page, page.getByRole('textbox', { name: account.email.label }), member.email)
  await typeInto(page, page.getByLabel(account.password.label, { exact: true }), member.password)
  await page.keyboard.press('Enter')
  await expectArrived(page, /\/product\/detail\//)
  await pressOn(page, reserve)
  await sayYes(page)

  await expectArrived(page, /\/purchase\/reservation\/travelers/)
  const { travelers: who } = purchase
  await typeInto(page, page.getByLabel(who.name, { exact: true }), 'Robin Park')
  await typeInto(page, page.getByLabel(who.contact), '01012345678')
  await chooseCountry(page, 0)
  for (const [at, name] of ['PARK ROBIN', 'LEE SAM'].entries()) {
    await typeInto(page, page.getByLabel(who.personName).nth(at), name)
    await typeInto(page, page.getByLabel(who.birthday).nth(at), '1990-04-25')
    await chooseCountry(page, at + 1)
  }
  await pressOn(page, button(page, purchase.step.continue))
  await expectArrived(page, /\/purchase\/reservation\/extras/)
  const luggage = page.getByRole('spinbutton', { name: purchase.extras.luggage })
  await tabTo(page, luggage)
  await page.keyboard.press('ArrowUp')
  await expect(luggage).toHaveValue('1')
  await pressOn(page, button(page, purchase.step.continue))
  await expectArrived(page, /\/purchase\/reservation\/benefits/)
  await pressOn(page, button(page, purchase.step.continue))
  await expectArrived(page, /\/purchase\/reservation\/payment/)

  // The first missing field takes the focus on an attempt to continue.
  const pay = button(page, textPattern(purchase.payment.payCard))
  await pressOn(page, pay)
  const card = page.getByRole('radio', { name: booking.payment.card })
  await expect(card).toBeFocused()
  await page.keyboard.press(' ')
  await pressOn(page, page.getByLabel(purchase.payment.agreeTerms), ' ')
  await pressOn(page, page.getByLabel(purchase.payment.agreePrivacy), ' ')
  await pressOn(page, pay)
  await pressOn(page, button(page, t.approve))
  await expectArrived(page, /\/purchase\/payment-complete\/NR/)
  await expect(page.getByText(purchase.complete.paid)).toBeVisible()
})

test('a visitor registers with the keyboard only, and reads the terms meanwhile', async ({ page }) => {
  const email = `traveler-${randomUUID().slice(0, 12)}@people.test`
  const password = 'Passw0rd1'
  await visit(page, '/account/registration/general')
  const address = page.getByRole('textbox', { name: account.email.label, exact: true })
  await typeInto(page, address, email)
  await pressOn(page, button(page, account.email.check))
  await expect(button(page, account.email.send)).toBeVisible()
  await pressOn(page, button(page, account.email.send))
  const [code] = await mailTo(email, /\b\d{6}\b/)
  await typeInto(page, page.getByRole('textbox', { name: account.email.code, exact: true }), code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.email.verified)).toBeVisible()
  await typeInto(page, page.getByLabel(account.password.label, { exact: true }), password)
  await typeInto(page, page.getByLabel(account.password.confirm, { exact: true }), password)
  await typeInto(page, page.getByLabel(account.registration.name, { exact: true }), 'Robin Park')
  await typeInto(page, page.getByRole('textbox', { name: account.registration.phone, exact: true }), '01012345678')
  await pressOn(page, page.getByLabel(account.consent.all), ' ')
  const read = button(page, textPattern(account.consent.readOf, { name: account.consent.terms }))
  await pressOn(page, read)
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(read).toBeFocused()
  await pressOn(page, button(page, account.registration.submit))
  await sayYes(page)
  await expect(page.getByRole('heading', { name: account.registration.done })).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: account.registration.doneAction }))
  await expectArrived(page, /\/account\/login/)
})

test('menus, photos and the cart work with the keyboard, and each returns the focus when it closes', async ({
  page,
  signedIn,
}) => {
  await visit(page, '/product/detail/gyeongbokgung-bukchon-morning-walk')
  const languages = button(page, textPattern(t.page.language.now, { name: 'English' })).first()
  await pressOn(page, languages)
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(languages).toBeFocused()
  const currencies = button(page, textPattern(t.page.currency.now)).first()
  await pressOn(page, currencies)
  await expect(page.getByRole('menuitemradio', { name: /USD/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(currencies).toBeFocused()
  await expect(currencies).toHaveText('KRW')
  const own = button(page, 'Robin Park')
  await pressOn(page, own)
  await expect(page.getByRole('menuitem', { name: t.shop.header.myMenu })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: t.shop.header.signOut })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(own).toBeFocused()
  const photo = button(page, textPattern(t.ui.gallery.open, { index: 1, count: 4 }))
  await pressOn(page, photo)
  const photos = page.getByRole('dialog')
  await expect(photos.getByRole('heading')).toHaveText(/1 \/ 4/)
  await expectFocusIn(photos)
  await page.keyboard.press('ArrowRight')
  await expect(photos.getByRole('heading')).toHaveText(/2 \/ 4/)
  await page.keyboard.press('Escape')
  await expect(photos).toHaveCount(0)
  await expect(photo).toBeFocused()
  expect(signedIn.token).toBeTruthy()
})

test('a reservation is canceled with the keyboard only, after viewing its voucher', async ({ page, signedIn }) => {
  const { order } = await aPaidOrder(signedIn)
  await visit(page, reservationOf(order))
  const voucher = button(page, booking.act.voucher)
  await pressOn(page, voucher)
  await expect(page.getByRole('img', { name: textPattern(booking.voucher.code) })).toBeVisible()
  await expectFocusIn(page.getByRole('dialog'))
  await tabTo(page, button(page, booking.voucher.print))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(voucher).toBeFocused()

  const open = button(page, booking.act.cancel)
  await pressOn(page, open)
  const asking = page.getByRole('dialog', { name: booking.cancel.title })
  await expectFocusIn(asking)
  await pressOn(page, button(page, booking.cancel.keep))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expectFocusIn(asking)
  await typeInto(page, page.getByLabel(booking.cancel.reason), 'The dates have changed.')
  // An irreversible question starts with the focus on No, and a No only closes the question.
  const send = button(page, textPattern(booking.cancel.submit))
  const no = button(page, t.ui.dialog.no)
  await pressOn(page, send)
  await expect(no).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(no).toBeHidden()
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(no).toBeFocused()
  await pressOn(page, button(page, t.ui.dialog.yes))
  await expect(page.getByText(booking.cancel.done)).toBeVisible()
  await expect(button(page, t.ui.dialog.confirm)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await seen(signedIn, order)).status).toBe('cancelled')
  // The button that opened it has gone with its offer; the focus continues in the page.
  await tabTo(page, page.getByRole('main').getByRole('link', { name: purchase.detail.product }))
})

test('the phone number is changed with the keyboard only', async ({ page, signedIn }) => {
  const { phoneChange: texts } = account
  await visit(page, '/account/phone-number-change')
  const number = `010${randomInt(10_000_000, 99_999_999)}`
  await typeInto(page, page.getByRole('textbox', { name: texts.new }), number)
  await typeInto(page, page.getByLabel(account.password.current, { exact: true }), signedIn.password)
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: account.email.code, exact: true })
  await expect(code).toBeFocused()
  const [digits] = await mailTo(number, /\b\d{6}\b/)
  await page.keyboard.type(digits)
  await page.keyboard.press('Enter')
  await sayYes(page)
  await expect(page.getByRole('heading', { name: texts.done })).toBeFocused()
})

test('on a small screen the filters open, narrow and close with the keyboard only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/product/search/all/all')
  const filters = button(page, catalog.filters.title)
  await pressOn(page, filters)
  const sheet = page.getByRole('dialog')
  await expectFocusIn(sheet)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(filters).toBeFocused()
  await page.keyboard.press('Enter')
  await expectFocusIn(sheet)
  await pressOn(page, sheet.getByRole('link', { name: t.shop.region.busan }))
  await expect(sheet.getByRole('link', { name: t.shop.region.busan })).toHaveAttribute('aria-current', 'true')
  await pressOn(page, sheet.getByRole('button', { name: textPattern(catalog.filters.show_other) }))
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/product\/search\/all\/busan/)
})
