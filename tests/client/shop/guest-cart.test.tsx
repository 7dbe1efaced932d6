import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cart } from '#contract/cart'
import { wishlist } from '#contract/wishlist'
import { wish } from '#server/modules/wishlist/wishlist.table'
import { keepGuestWish } from '#src/api/guest-wish'
import { aMember, aProduct, type TestProduct } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop, inCart, type Shop } from '#tests/support/orders'
import { type RenderedApp, reloaded, renderApp } from '#tests/support/render'
import { button, put, texts } from './account-texts'

const email = 'maya@people.test'
const password = 'Passw0rd1'
const cartPage = '/product/shopping-cart'

const addressOf = ({ id, optionId, date, start_time }: TestProduct) =>
  `/product/detail/${id}?date=${date}&option=${optionId}&time=${encodeURIComponent(start_time)}&adult=2`

/** A guest adds the shown departure to the cart. */
async function add({ user }: RenderedApp): Promise<void> {
  await screen.findByRole('radio', { name: /09:00/ })
  const box = screen.getByRole('region', { name: 'Your choice' })
  await user.click(within(box).getByRole('button', { name: 'Add to cart' }))
  await user.click(await button('Yes'))
  await screen.findByText('It is in your cart. Sign in to reserve it.')
}

/** A guest with two products in the cart, on the page of the second. */
async function aGuest(): Promise<{ app: RenderedApp; shop: Shop; products: TestProduct[] }> {
  const shop = await aShop()
  const products = [
    await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' } }),
    await aProduct(shop.deps, { name: { en: 'Harbor', ko: '항구' } }),
  ]
  const [first, second] = products as [TestProduct, TestProduct]
  const app = await renderApp(addressOf(first), { shop })
  await add(app)
  const next = await reloaded(app, addressOf(second))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible())
  await add(next)
  return { app: next, shop, products }
}

async function signIn({ user }: RenderedApp): Promise<void> {
  await put({ user }, texts.email.label, email)
  await put({ user }, texts.password.label, password)
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: texts.login.submit }))
}

const lines = async (shop: Shop, token: string) =>
  (await shop.call(cart.list, { query: { lang: 'en' } }, { token })).data

test('a guest’s cart is counted, sends no requests, and is kept after signing in', async () => {
  const { app, shop } = await aGuest()
  await aMember(shop.deps, { email, password })
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(network.requests().filter(({ path }) => /cart|auth|members/.test(path))).toEqual([])
  await app.user.click(screen.getByRole('link', { name: 'Cart, 2 items' }))
  await signIn(app)
  expect(await screen.findByRole('heading', { level: 3, name: 'Palace' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Harbor' })).toBeVisible()
  expect(location.pathname).toBe(cartPage)
  expect(await screen.findByText('2 tours that you chose are in your cart.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(Object.keys(sessionStorage)).not.toContain('DRAFT:cart')
})

test('a guest’s cart merges into the member’s: the same departure becomes one line', async () => {
  const { app, shop, products } = await aGuest()
  const member = await aMember(shop.deps, { email, password })
  await inCart(shop, member, products[0] as TestProduct, { adult: 3 })
  await app.user.click(screen.getByRole('link', { name: 'Cart, 2 items' }))
  await signIn(app)
  await screen.findByRole('heading', { level: 3, name: 'Harbor' })
  const found = await lines(shop, member.token)
  expect(found.map(({ product_name, options }) => [product_name, options[0]?.quantity]).toSorted()).toEqual([
    ['Harbor', 2],
    ['Palace', 5],
  ])
})

test('a line that sold out meanwhile is left out with a message, and the rest is merged', async () => {
  const { app, shop } = await aGuest()
  const member = await aMember(shop.deps, { email, password })
  failNext(cart.add, { status: 409, code: 'booking.soldOut', message: 'Sold out: there are not enough seats left.' })
  await app.user.click(screen.getByRole('link', { name: 'Cart, 2 items' }))
  await signIn(app)
  expect(await screen.findByText(/A tour that you chose was left out. Sold out/)).toBeVisible()
  expect((await lines(shop, member.token)).map(({ product_name }) => product_name)).toEqual(['Harbor'])
})

test('a line whose response was lost stays in the tab and is sent at the next sign-in', async () => {
  const { app, shop } = await aGuest()
  const member = await aMember(shop.deps, { email, password })
  failNext(cart.add, { networkError: true })
  await app.user.click(screen.getByRole('link', { name: 'Cart, 2 items' }))
  await signIn(app)
  await screen.findByRole('heading', { level: 3, name: 'Harbor' })
  expect(await lines(shop, member.token)).toHaveLength(1)
  expect(sessionStorage.getItem('DRAFT:cart')).toContain('option_id')
})

test('a heart whose call got no answer stays in the tab and is set by the next sign-in', async () => {
  const shop = await aShop()
  const { id } = await aProduct(shop.deps)
  await aMember(shop.deps, { email, password })
  const app = await renderApp('/account/login', { shop, remember: () => keepGuestWish(id) })
  failNext(wishlist.add, { networkError: true })
  await signIn(app)
  await waitFor(() => expect(sessionStorage.getItem('ACCESS_TOKEN')).not.toBeNull())
  await waitFor(() => expect(location.pathname).not.toBe('/account/login'))
  expect(await shop.deps.db.$count(wish)).toBe(0)
  expect(sessionStorage.getItem('DRAFT:wish')).toContain(id)

  await signIn(await reloaded(app, '/account/login'))
  await waitFor(() => expect(location.pathname).not.toBe('/account/login'))
  expect(await shop.deps.db.$count(wish)).toBe(1)
  expect(sessionStorage.getItem('DRAFT:wish')).toBeNull()
})

test('a guest who answers No has put nothing into the cart', async () => {
  const shop = await aShop()
  const { user } = await renderApp(addressOf(await aProduct(shop.deps)), { shop })
  await screen.findByRole('radio', { name: /09:00/ })
  const box = screen.getByRole('region', { name: 'Your choice' })
  await user.click(within(box).getByRole('button', { name: 'Add to cart' }))
  await user.click(await button('No'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('link', { name: 'Cart, 1 item' })).toBeNull()
  expect(sessionStorage.getItem('DRAFT:cart')).toBeNull()
})
