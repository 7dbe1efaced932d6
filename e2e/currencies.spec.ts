import type { CartItem } from '#contract/cart'
import { convert, currencies, defaultRates, formatMoney, type Money } from '#contract/money'
import { expectAccessible } from './support/axe'
import { api, expect, test } from './support/fixtures'
import { fillTravelers, goOn, inWindow, payByCard, reserveCart, textPattern, walked, words } from './support/journey'
import { inCart, seen, somePlace, tour } from './support/orders'

/** One is priced in won, the other in dollars. */
const products = [tour, 'imjingak-dmz-half-day']

const inDollars = (price: Money) => convert(price, 'USD', defaultRates)
const sum = (all: readonly Money[]) => all.reduce((total, { amount }) => total + amount, 0)

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const money = (amount: Money) => formatMoney(amount, lang)
  test.describe(`a cart in two currencies, in ${lang}`, walked[lang], () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('shows each price in the reader’s currency and in its own, and charges the exact amount in won', async ({
      page,
      signedIn,
    }) => {
      for (const product of products) await inCart(signedIn, await somePlace(product))
      const items = await api<CartItem[]>('GET', `/api/v1/cart?lang=${lang}`, { token: signedIn.token })
      const prices = items.flatMap(({ options }) =>
        options.map(({ quantity, currency, ProductOption: { price } }) => ({ amount: quantity * price, currency })),
      )
      expect(new Set(prices.map(({ currency }) => currency))).toEqual(new Set(currencies))

      await page.goto('/product/shopping-cart')
      const { cart } = t.purchase
      await page.getByLabel(cart.selectAll).check()
      const main = page.getByRole('main')
      const about = (amount: Money) => textPattern(t.purchase.about, { amount: money(amount) })
      for (const [at, price] of prices.entries()) {
        const row = main.getByRole('listitem').filter({ hasText: items[at]?.product_name ?? 'no name' })
        await expect(row).toContainText(money(price))
        if (price.currency === 'KRW') await expect(row).toContainText(about(inDollars(price)))
        await expect(main.getByText(textPattern(cart.pricedIn, { currency: price.currency }))).toBeVisible()
      }
      await expect(main).toContainText(about({ amount: sum(prices.map(inDollars)), currency: 'USD' }))
      await expectAccessible(page, 'a cart in two currencies')

      await reserveCart(page, t, 2)
      await fillTravelers(page, t, 2)
      for (const step of ['extras', 'benefits', 'payment'] as const) await goOn(page, t, step)
      const order = await seen(signedIn, { id: new URL(page.url()).searchParams.get('order') ?? '' })
      expect(order.amount_won).toBe(sum(prices.map((price) => convert(price, 'KRW', defaultRates))))
      await expect(main).toContainText(money({ amount: order.amount_won, currency: 'KRW' }))
      await payByCard(page, t)
      await inWindow(page, t.approve)
      await expect(page).toHaveURL(/\/purchase\/payment-complete\/NR/)
      await expect(page.getByText(t.purchase.complete.paid)).toBeVisible()
      await expect(page.getByRole('main')).toContainText(money({ amount: order.amount_won, currency: 'KRW' }))
      expect((await seen(signedIn, order)).status).toBe('paid')
    })
  })
}
