import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import {
  agree,
  chooseDeparture,
  expectHeld,
  fillTravelers,
  findTour,
  goOn,
  inWindow,
  payByCard,
  register,
  reserveCart,
  signIn,
  textPattern,
  walked,
  words,
} from './support/journey'

const tours = { en: { query: 'Gyeongbokgung', name: /Gyeongbokgung/ }, ko: { query: '경복궁에서', name: /경복궁/ } }
const password = 'Passw0rd1'

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  test.describe(`the journey in ${lang}`, walked[lang], () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('a visitor finds a tour, registers, reserves, pays by card and sees the booking', async ({ page }) => {
      const email = `traveler-${randomUUID().slice(0, 12)}@people.test`
      await findTour(page, t, tours[lang].query, tours[lang].name)
      await chooseDeparture(page, t)

      // A guest adds it to the cart, which asks to sign in, registers, and finds it there.
      await page.getByRole('button', { name: t.catalog.box.add, exact: true }).locator('visible=true').first().click()
      await agree(page, t)
      await expect(page.getByText(t.catalog.box.addedGuest)).toBeVisible()
      await page.getByRole('link', { name: textPattern(t.shop.header.cartWith_one, { count: 1 }) }).click()
      await expect(page).toHaveURL(/\/account\/login\?next=/)
      await page.getByRole('main').getByRole('link', { name: t.account.login.register }).click()
      await register(page, t, email, password)
      await page.getByRole('link', { name: t.account.registration.doneAction }).click()
      await signIn(page, t, email, password)
      await expect(page).toHaveURL(/\/product\/shopping-cart/)
      await reserveCart(page, t)

      // Each step survives a reload and shows how long the seats are held.
      await expectHeld(page, t)
      await fillTravelers(page, t)
      await page.reload()
      await expect(page.getByLabel(t.purchase.travelers.personName).first()).toHaveValue('PARK ROBIN')
      await goOn(page, t, 'extras')
      await page.getByLabel(t.purchase.extras.flight).fill('KE082')
      await page.reload()
      await expect(page.getByLabel(t.purchase.extras.flight)).toHaveValue('KE082')
      await expectHeld(page, t)
      await goOn(page, t, 'benefits')
      await page.reload()
      await expectHeld(page, t)
      await goOn(page, t, 'payment')
      await page.reload()
      await expectHeld(page, t)

      await payByCard(page, t)
      await inWindow(page, t.approve)
      await expect(page).toHaveURL(/\/purchase\/payment-complete\/NR/)
      await expect(page.getByText(t.purchase.complete.paid)).toBeVisible()

      await page.goto('/account/my-reservation')
      await expect(
        page.getByText(t.booking.status.requested, { exact: true }).locator('visible=true').first(),
      ).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: tours[lang].name }).first().click()
      await expect(page).toHaveURL(/\/purchase\/reservation-detail\//)
      await expect(page.getByText('KE082')).toBeVisible()
      await expectAccessible(page, 'the reservation')
    })
  })
}
