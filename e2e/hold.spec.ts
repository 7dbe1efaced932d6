import type { Page } from '@playwright/test'
import { holdMinutes } from '#contract/periods'
import { expect, expectAt, holdToken, test, visit } from './support/fixtures'
import { expectHeld, fillTravelers, goOn, reserveCart, textPattern, words } from './support/journey'
import { aMember } from './support/members'
import { inCart, seen, somePlace } from './support/orders'
import { endHolds, fillUp, holdOver } from './support/time'

/** Tours used only here: departures are filled to the last seat, which would break parallel tests. */
const quiet = { en: 'gongju-baekje-day', ko: 'damyang-bamboo-metasequoia-day' }
const orderIn = (page: Page) => ({ id: new URL(page.url()).searchParams.get('order') ?? '' })

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { timeUp, cart } = t.purchase
  const expectTimeUp = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1, name: timeUp.title })).toBeVisible()
    await expect(page.getByText(textPattern(timeUp.text, { minutes: holdMinutes }))).toBeVisible()
  }

  test.describe(`an expired hold, in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('is reported in place of the step, and the seats are free for other members', async ({
      page,
      browser,
      signedIn,
    }) => {
      const place = await somePlace(quiet[lang])
      await inCart(signedIn, place)
      const other = await aMember()
      await inCart(other, place)
      await page.clock.install()
      await visit(page, '/product/shopping-cart')
      await reserveCart(page, t)
      await expectHeld(page, t)
      const order = orderIn(page)

      // They hold the last seats: another member finds none.
      await fillUp(order)
      const context = await browser.newContext({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })
      const theirs = await context.newPage()
      await holdToken(theirs, other.token)
      await visit(theirs, '/product/shopping-cart')
      await expect(theirs.getByText(cart.status.sold_out, { exact: true })).toBeVisible()

      await holdOver(order)
      await page.clock.fastForward(holdMinutes * 60_000)
      await expectTimeUp(page)
      await expect(page.getByText(t.purchase.step.held)).toHaveCount(0)

      // The server releases the seats.
      await endHolds()
      await expect.poll(async () => (await seen(signedIn, order)).status).toBe('expired')
      await visit(theirs, '/product/shopping-cart')
      await reserveCart(theirs, t)
      await expectHeld(theirs, t)
      await context.close()

      // A member who was too slow finds the seats gone, and sees that in the cart.
      await page.getByRole('link', { name: timeUp.back }).click()
      await expect(page).toHaveURL(/\/product\/shopping-cart/)
      await expect(page.getByText(cart.status.sold_out, { exact: true })).toBeVisible()
    })

    test('can be taken again from the cart, which still has all lines, and is then paid', async ({
      page,
      signedIn,
    }) => {
      await inCart(signedIn)
      await page.clock.install()
      await visit(page, '/product/shopping-cart')
      await reserveCart(page, t)
      await fillTravelers(page, t)
      await goOn(page, t, 'extras')
      const first = orderIn(page)
      await holdOver(first)
      await page.clock.fastForward(holdMinutes * 60_000)
      await expectTimeUp(page)
      // Going back does not lead into the ended reservation.
      await page.goBack()
      await expectAt(page, /\/purchase\/reservation\/travelers\?/)
      await expectTimeUp(page)
      await page.getByRole('link', { name: timeUp.back }).click()
      await reserveCart(page, t)
      await expectHeld(page, t)
      const second = orderIn(page)
      expect(second.id).not.toBe(first.id)
      await fillTravelers(page, t)
      await goOn(page, t, 'extras')
      expect((await seen(signedIn, second)).status).toBe('draft')
    })

    test('that the page has not noticed is reported when a step is sent, and no seats are taken', async ({
      page,
      signedIn,
    }) => {
      await inCart(signedIn)
      await visit(page, '/product/shopping-cart')
      await reserveCart(page, t)
      await fillTravelers(page, t)
      await holdOver(orderIn(page))
      await page.getByRole('button', { name: t.purchase.step.continue, exact: true }).click()
      await expectTimeUp(page)
    })
  })
}
