import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import { catalog } from '#contract/catalog'
import { optionDayPrice } from '#server/modules/catalog/catalog.table'
import { aMember, aProduct, type ProductFields, type TestProduct } from '#tests/support/factories'
import { failNext, holdNext, network } from '#tests/support/network'
import { aShop, inCart } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

interface Given {
  fields?: ProductFields
  member?: boolean
  currency?: 'USD' | 'KRW'
  /** The travelers in the address; two adults by default. */
  party?: string
}

const addressOf = ({ id, optionId, date, start_time }: TestProduct, party = 'adult=2') =>
  `/product/detail/${id}?date=${date}&option=${optionId}&time=${encodeURIComponent(start_time)}&${party}`

/** A product's page with a departure chosen by its address. */
async function openProduct({ fields, member, currency, party }: Given = {}) {
  const shop = await aShop()
  const product = await aProduct(shop.deps, fields)
  const person = await aMember(shop.deps)
  const app = await renderApp(addressOf(product, party), {
    shop,
    currency,
    ...(member && { signedInAs: person }),
  })
  await screen.findByRole('radio', { name: /09:00/ })
  return { ...app, product, person }
}

const total = () => within(screen.getByRole('region', { name: 'Your choice' })).getByRole('status')
const more = (band: string) =>
  within(screen.getByRole('spinbutton', { name: band }).parentElement as HTMLElement).getByRole('button', {
    name: /increase/i,
  })
const boxButton = (name: string) =>
  within(screen.getByRole('region', { name: 'Your choice' })).getByRole('button', { name })
const answer = async (user: UserEvent, name: string) => {
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name }))
}
const here = ({ router }: RenderedApp) => router.state.location

test('the total follows the travelers, and won is converted to dollars once, as a whole (product §3)', async () => {
  // One adult at ₩33,333 is $23.33 (23.3331); three converted individually would be a cent less than ₩99,999 converted once.
  const { user } = await openProduct({ fields: { price: 33_333, childPrice: 20_000 } })
  expect(total()).toHaveTextContent('$46.67')
  await user.click(more('Adult'))
  expect(total()).toHaveTextContent('$70.00')
  await user.click(more('Child'))
  expect(total()).toHaveTextContent('$84.00')
})

test('the box lists what it counts: each age band with its price and number (product §3)', async () => {
  const { user } = await openProduct({ fields: { price: 33_333, childPrice: 20_000 } })
  await user.click(more('Child'))
  const lines = within(screen.getByRole('region', { name: 'Your choice' })).getAllByText(/×/, { selector: 'bdi' })
  expect(lines.map(({ textContent }) => textContent)).toEqual(['$23.33 × 2', '$14.00 × 1'])
})

test('a day with other prices shows them everywhere in the form, and they are what is paid (product §3)', async () => {
  const shop = await aShop()
  const product = await aProduct(shop.deps)
  const prices = { option_id: product.optionId, date: product.date }
  await shop.deps.db.insert(optionDayPrice).values([
    { ...prices, band: 'adult', price: 90_000 },
    { ...prices, band: 'child', price: 0 },
  ])
  const person = await aMember(shop.deps)
  const app = await renderApp(addressOf(product, 'adult=2&child=1'), { shop, currency: 'KRW', signedInAs: person })
  expect(await screen.findByRole('radio', { name: /₩90,000/ })).toBeChecked()
  const box = within(screen.getByRole('region', { name: 'Your choice' }))
  expect(total()).toHaveTextContent('₩180,000')
  expect(box.getByText('₩90,000 × 2')).toBeVisible()
  expect(within(screen.getByRole('group', { name: 'Travelers' })).getByText(/₩90,000/)).toBeVisible()
  await app.user.click(boxButton('Add to cart'))
  await answer(app.user, 'Yes')
  await screen.findByText('It is in your cart.')
  const { data } = await shop.call(cart.list, { query: { lang: 'en' } }, { token: person.token })
  expect(data[0]?.options.map(({ ProductOption: { price } }) => price)).toEqual([90_000, 0])
})

test('no total is shown before the prices of the chosen day are known', async () => {
  const shop = await aShop()
  const product = await aProduct(shop.deps)
  const release = holdNext(catalog.slots)
  await renderApp(addressOf(product), { shop, currency: 'KRW' })
  const box = within(await screen.findByRole('region', { name: 'Your choice' }))
  expect(box.queryByRole('status')).toBeNull()
  release()
  expect(await box.findByRole('status')).toHaveTextContent('₩120,000')
})

test('the total is shown in won to a visitor who chose won, without a conversion (product §4)', async () => {
  await openProduct({ currency: 'KRW', party: 'adult=1&child=2' })
  expect(total()).toHaveTextContent('₩140,000')
})

test('fewer travelers than the minimum are reported immediately, and cannot be reserved (product §5)', async () => {
  const { user } = await openProduct({ fields: { minTravelers: 3 }, member: true })
  const travelers = screen.getByRole('group', { name: 'Travelers' })
  expect(within(travelers).getByText('At least 3 travelers are needed.')).toBeVisible()
  await user.click(boxButton('Reserve'))
  await waitFor(() => expect(travelers).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(more('Child'))
  expect(within(travelers).queryByText('At least 3 travelers are needed.')).not.toBeInTheDocument()
})

test('date, option, time and travelers are required: what is missing is named and gets the keyboard focus (product §5)', async () => {
  const shop = await aShop()
  const product = await aProduct(shop.deps)
  const { user } = await renderApp(`/product/detail/${product.id}`, { shop })
  await user.click(boxButton('Reserve'))
  expect(await screen.findByText('Please choose a date.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Date' })).toHaveFocus())
})

test('a guest is asked to sign in, and the choice is kept (product §8)', async () => {
  const app = await openProduct({ party: 'adult=2&child=1' })
  await app.user.click(boxButton('Reserve'))
  expect(await screen.findByRole('dialog', { name: 'Please sign in first' })).toBeVisible()
  await answer(app.user, 'Yes')
  await waitFor(() => expect(here(app).pathname).toBe('/account/login'))
  const next = new URL(new URLSearchParams(here(app).search).get('next') ?? '', 'http://naru.test')
  expect(next.pathname).toBe(`/product/detail/${app.product.id}`)
  expect(Object.fromEntries(next.searchParams)).toEqual({
    date: app.product.date,
    option: app.product.optionId,
    time: '09:00',
    adult: '2',
    child: '1',
  })
  expect(network.requests(cart.add.path)).toHaveLength(0)
})

test('a guest who answers No stays on the page', async () => {
  const app = await openProduct()
  await app.user.click(boxButton('Reserve'))
  await answer(app.user, 'No')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(here(app).pathname).toBe(`/product/detail/${app.product.id}`)
})

test('a member is asked first, then the choice is in the cart and the header counts it (product §8)', async () => {
  const { user } = await openProduct({ member: true })
  await user.click(boxButton('Add to cart'))
  await answer(user, 'Yes')
  expect(await screen.findByText('It is in your cart.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('nothing is added to the cart when the answer is No', async () => {
  const { user } = await openProduct({ member: true })
  await user.click(boxButton('Add to cart'))
  await answer(user, 'No')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(network.requests(cart.add.path).filter(({ method }) => method === 'POST')).toHaveLength(0)
})

test('reserving takes what the page shows, also when the same departure is in the cart already', async () => {
  const app = await openProduct({ member: true })
  await inCart(app.shop, app.person, app.product, { adult: 2 })
  await app.user.click(boxButton('Reserve'))
  await answer(app.user, 'Yes')
  await waitFor(() => expect(here(app).pathname).toBe('/purchase/reservation/travelers'))
  const { data } = await app.shop.call(cart.list, { query: { lang: 'en' } }, { token: app.person.token })
  expect(data.map(({ options }) => options.map(({ band, quantity }) => [band, quantity]))).toEqual([[['adult', 2]]])
})

test('while a reservation is made only its buttons are busy, on the box and the bar, until its page is open', async () => {
  const app = await openProduct({ member: true })
  const buttons = () => screen.getAllByRole('button', { name: 'Reserve' })
  expect(buttons()).toHaveLength(2)
  const findLine = holdNext(cart.list)
  const openPage = holdNext(booking.order)
  await app.user.click(boxButton('Reserve'))
  await answer(app.user, 'Yes')
  const isBusy = () => {
    for (const button of buttons()) expect(button).toHaveAttribute('aria-busy', 'true')
    expect(boxButton('Add to cart')).not.toHaveAttribute('aria-busy')
    expect(boxButton('Add to cart')).toBeDisabled()
  }
  await waitFor(isBusy)
  findLine()
  // The seats are held; the page of the next step is still loading.
  await waitFor(() => expect(app.router.state.navigation.location?.pathname).toBe('/purchase/reservation/travelers'))
  isBusy()
  openPage()
  await waitFor(() => expect(here(app).pathname).toBe('/purchase/reservation/travelers'))
})

test('a refusal is shown in its own words, and the seats are fetched again', async () => {
  const { user, product } = await openProduct({ member: true })
  failNext(cart.add, { status: 409, code: 'booking.soldOut', message: 'These seats have just gone.' })
  const slots = () => network.requests(`/api/v1/products/${product.id}/slots`).length
  const before = slots()
  await user.click(boxButton('Add to cart'))
  await answer(user, 'Yes')
  expect(await screen.findByText('These seats have just gone.')).toBeVisible()
  await waitFor(() => expect(slots()).toBeGreaterThan(before))
})

test('days of the calendar can be chosen from the first bookable one on, and the address keeps the choice', async () => {
  const shop = await aShop()
  const product = await aProduct(shop.deps)
  const app = await renderApp(`/product/detail/${product.id}`, { shop })
  // The calendar loads when it is near, or with the first key.
  await app.user.keyboard('{Tab}')
  // It is 2 March 2027 in Seoul: today cannot be booked, tomorrow can.
  const today = await screen.findByRole('gridcell', { name: /March 2nd, 2027/ }, { timeout: 20_000 })
  expect(today).toHaveAttribute('aria-disabled', 'true')
  const tomorrow = screen.getByRole('gridcell', { name: /March 3rd, 2027/ })
  await waitFor(() => expect(tomorrow).toHaveAttribute('aria-disabled', 'false'))
  await app.user.click(tomorrow)
  await waitFor(() => expect(new URLSearchParams(here(app).search).get('date')).toBe('2027-03-03'))
  expect(await screen.findByRole('radio', { name: /14:00/ })).toBeInTheDocument()
})

test('start times that could not be loaded are reported, and can be loaded again', async () => {
  const shop = await aShop()
  const product = await aProduct(shop.deps)
  failNext(catalog.slots, { status: 429, code: 'general.tooMany' })
  const { user } = await renderApp(addressOf(product), { shop })
  const times = await screen.findByRole('group', { name: /Start time/ })
  expect(await within(times).findByRole('alert')).toHaveTextContent('The free seats could not be loaded.')
  await user.click(within(times).getByRole('button', { name: 'Try again' }))
  expect(await within(times).findByRole('radio', { name: /09:00/ })).toBeChecked()
  expect(within(times).queryByRole('alert')).toBeNull()
})

test('the page jumps to what is missing, without smooth scrolling, for visitors who prefer reduced motion', async () => {
  const shop = await aShop()
  const product = await aProduct(shop.deps)
  await renderApp(`/product/detail/${product.id}`, { shop })
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query.includes('reduce'),
  }))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  boxButton('Reserve').click()
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' }))
})
