import { screen, waitFor, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { booking, cartOrder } from '#contract/booking'
import { cart } from '#contract/cart'
import { addDays, dayInSeoul } from '#contract/days'
import { revokeTokens } from '#server/modules/accounts/session.service'
import { optionPrice, productOption } from '#server/modules/catalog/catalog.table'
import { tab } from '#src/session/tab'
import { aMember, aProduct, type ProductFields } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aReadyOrder, aShop, inCart, submit } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const cartPage = '/product/shopping-cart'

/** A member's open cart with one line for each product. */
async function openCart(products: ProductFields[], party: Parameters<typeof inCart>[3] = { adult: 2 }) {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const made = []
  for (const fields of products) made.push(await aProduct(shop.deps, fields))
  for (const product of made) await inCart(shop, member, product, party)
  return { shop, member, products: made, open: () => renderApp(cartPage, { shop, signedInAs: member }) }
}

const line = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement
const palace = { name: { en: 'Palace', ko: '궁' }, price: 60_000 }
const border = { name: { en: 'Border', ko: '국경' }, price: 8900, childPrice: 6500, currency: 'USD' } as const

test('lines start out unselected, and the total is that of the selected ones by currency and together (product §3)', async () => {
  const { open } = await openCart([palace, border])
  const { user } = await open()
  expect(within(line('Palace')).getByRole('checkbox')).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Reserve' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(screen.getByText('Priced in USD').nextSibling).toHaveTextContent('$178.00')
  expect(screen.getByText('Priced in KRW').nextSibling).toHaveTextContent('₩120,000')
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('about $262.00')
  await user.click(within(line('Border')).getByRole('checkbox'))
  expect(screen.queryByText('Priced in USD')).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
})

test.each([
  ['USD', { Palace: ['about $84.00', '₩120,000'], Border: ['$178.00'] }],
  ['KRW', { Palace: ['₩120,000'], Border: ['about ₩260,770', '$178.00'] }],
] as const)(
  'a line shows its price in the reader’s %s, and below it in its own currency where that differs',
  async (currency, costs) => {
    const { shop, member } = await openCart([palace, border])
    await renderApp(cartPage, { shop, signedInAs: member, currency })
    for (const [name, written] of Object.entries(costs)) {
      const cost = [...line(name).querySelectorAll('p:last-child > bdi')]
      expect(cost.map(({ textContent }) => textContent)).toEqual(written)
    }
  },
)

test('a quantity is shown immediately and sent once after a pause; fewer than the minimum cannot be chosen', async () => {
  const { open, shop, member } = await openCart([palace], { adult: 2, child: 1 })
  const { user } = await open()
  const [adults, children] = within(line('Palace')).getAllByRole('spinbutton')
  expect(adults).toHaveAttribute('aria-valuemin', '1')
  expect(children).toHaveAttribute('aria-valuemin', '0')
  const more = within(line('Palace')).getAllByRole('button', { name: 'Increase' })[0] as HTMLElement
  await user.tripleClick(more)
  expect(adults).toHaveValue('5')
  expect(line('Palace')).toHaveTextContent('₩340,000')
  await waitFor(async () => {
    const { data } = await shop.call(cart.list, { query: { lang: 'en' } }, { token: member.token })
    expect(data?.[0]?.options.map(({ quantity }) => quantity)).toEqual([5, 1])
  })
  expect(network.requests().filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('a minimum party is shown where there is one: not for a product that one person may book', async () => {
  const alone = { ...palace, name: { en: 'A desk', ko: '책상' }, minTravelers: 1 }
  const { open } = await openCart([palace, alone])
  await open()
  expect(line('Palace')).toHaveTextContent('At least 2 travelers')
  expect(line('A desk')).not.toHaveTextContent('At least')
})

test('a quantity that the server refuses is reset to the former value', async () => {
  const { open } = await openCart([palace])
  const { user } = await open()
  failNext(cart.change, { status: 409, code: 'booking.soldOut', message: 'Sold out: not enough seats.' })
  await user.click(within(line('Palace')).getByRole('button', { name: 'Increase' }))
  expect(await screen.findByText('Sold out: not enough seats.')).toBeVisible()
  await waitFor(() => expect(within(line('Palace')).getByRole('spinbutton')).toHaveValue('2'))
})

test('a line is removed after a confirmation, without a success message (product §7)', async () => {
  const { open } = await openCart([palace, border])
  const { user, visitor } = await open()
  await user.click(screen.getByRole('button', { name: 'Remove Palace' }))
  await user.click(await screen.findByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(line('Palace')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Palace' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Palace' })).toBeNull())
  expect(visitor.cart.getState().total).toBe(1)
  expect(document.querySelector('.Toastify__toast')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Border' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Your cart is empty.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Discover Korea' })).toHaveAttribute('href', '/product/search/all/all')
})

test('a sold-out line stays in the cart, marked, unselectable and excluded from the total', async () => {
  const { open, shop, products } = await openCart([{ ...palace, capacity: 2 }, border])
  const rival = await aMember(shop.deps)
  const [first] = products
  if (!first) throw new Error('no product')
  await submit(shop, rival, await aReadyOrder(shop, rival, first))
  const { user } = await open()
  const sold = line('Palace')
  expect(within(sold).getByText('Sold out')).toBeVisible()
  expect(within(sold).getByRole('checkbox')).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(screen.getByText('1 of 2 selected')).toBeVisible()
  expect(screen.queryByText('Priced in KRW')).toBeNull()
})

test('a party that is too large says how many seats are left, and can be reduced step by step', async () => {
  const { open, shop, member, products } = await openCart([palace], { adult: 6 })
  const [first] = products
  await shop.deps.db
    .update(productOption)
    .set({ capacity: 4 })
    .where(eq(productOption.id, first?.optionId ?? ''))
  const { user } = await open()
  const row = () => within(line('Palace'))
  expect(row().getByText('Not enough seats')).toBeVisible()
  expect(row().getByText(/^Only 4 seats are left/)).toBeVisible()
  const less = () => row().getByRole('button', { name: 'Decrease' })
  await user.click(less())
  await waitFor(async () => {
    const { data } = await shop.call(cart.list, { query: { lang: 'en' } }, { token: member.token })
    expect(data?.[0]?.options[0]?.quantity).toBe(5)
  })
  expect(row().getByText('Not enough seats')).toBeVisible()
  await user.click(less())
  await waitFor(() => expect(row().getByRole('checkbox')).toBeEnabled())
  expect(row().getByRole('spinbutton')).toHaveValue('4')
})

test('a departure past its booking deadline is marked as no longer bookable (product §5)', async () => {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const product = await aProduct(shop.deps, palace)
  await inCart(shop, member, { ...product, date: addDays(dayInSeoul(shop.deps.clock.now()), 1) })
  shop.deps.clock.advance({ days: 1 })
  await renderApp(cartPage, { shop, signedInAs: member })
  expect(within(line('Palace')).getByText('No longer bookable')).toBeVisible()
})

test.each([
  ['risen', 70_000, 'USD', 'The price has gone up from about $84.00 to about $98.00 since you put this in your cart.'],
  [
    'fallen',
    50_000,
    'USD',
    'The price has come down from about $84.00 to about $70.00 since you put this in your cart.',
  ],
  ['risen', 70_000, 'KRW', 'The price has gone up from ₩120,000 to ₩140,000 since you put this in your cart.'],
] as const)(
  'a price that has %s since is shown with the old and the new one in the reader’s currency, and the new one counts',
  async (_, price, currency, text) => {
    const { shop, products, member } = await openCart([palace])
    await shop.deps.db
      .update(optionPrice)
      .set({ price })
      .where(and(eq(optionPrice.option_id, products[0]?.optionId ?? ''), eq(optionPrice.band, 'adult')))
    const { user } = await renderApp(cartPage, { shop, signedInAs: member, currency })
    expect(within(line('Palace')).getByText(text)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('Priced in KRW').nextSibling).toHaveTextContent(`₩${(price * 2).toLocaleString('en')}`)
  },
)

test('the cart redirects to sign-in and back when the session has ended meanwhile (product §4)', async () => {
  const { open, shop, member } = await openCart([palace])
  const go = vi.spyOn(tab, 'go').mockImplementation(() => {})
  const { user } = await open()
  await revokeTokens(shop.deps.db, member.id)
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Reserve 1 item' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(go).toHaveBeenCalledWith(`/account/login?next=${encodeURIComponent(cartPage)}`))
})

test('reserving asks first (product §8), holds the seats and goes to the first step', async () => {
  const { open, shop, member } = await openCart([palace, border])
  const { user } = await open()
  await user.click(within(line('Palace')).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Reserve 1 item' }))
  await user.click(await screen.findByRole('button', { name: 'No' }))
  expect(network.requests(cartOrder.reserve.path)).toHaveLength(0)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Reserve 1 item' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Who travels?' })).toBeVisible()
  const { data } = await shop.call(booking.list, { query: { lang: 'en' } }, { token: member.token })
  expect(data?.items.map(({ product_name }) => product_name)).toEqual(['Palace'])
})

test('an unsent quantity is sent before the seats are held', async () => {
  const { open, shop, member } = await openCart([palace])
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(within(line('Palace')).getByRole('button', { name: 'Increase' }))
  await user.click(screen.getByRole('button', { name: 'Reserve 1 item' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByRole('heading', { level: 1, name: 'Who travels?' })
  const { data } = await shop.call(booking.list, { query: { lang: 'en' } }, { token: member.token })
  expect(data?.items[0]?.number_of_travelers).toBe(3)
})

test('a refused reservation shows why beside the button, and the cart shows the remaining seats', async () => {
  const { open, shop, products } = await openCart([{ ...palace, capacity: 2 }])
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const rival = await aMember(shop.deps)
  const [first] = products
  if (!first) throw new Error('no product')
  await aReadyOrder(shop, rival, first)
  await user.click(screen.getByRole('button', { name: 'Reserve 1 item' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Sold out: there are not enough seats left.')).toBeVisible()
  expect(await within(line('Palace')).findByText('Sold out')).toBeVisible()
})

test('a guest is redirected to sign-in and back (product §6)', async () => {
  const { router } = await renderApp(cartPage)
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/account/login?next=${encodeURIComponent(cartPage)}`,
  )
})
