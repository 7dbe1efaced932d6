import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import { pointEntry } from '#server/modules/benefits/benefits.table'
import { speak } from '#src/kits/page/speak'
import { signIn, signOut } from '#src/session/sign'
import { aMember, aProduct, type Person } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aDraft, aReadyOrder, aShop, filled, type Shop, seen, submit } from '#tests/support/orders'
import { type RenderedApp, reloaded, renderApp } from '#tests/support/render'

interface TestContext {
  shop: Shop
  member: Person
  order: Order
}

async function aTestContext(party: Parameters<typeof aDraft>[3] = { adult: 2 }): Promise<TestContext> {
  const shop = await aShop()
  const member = await aMember(shop.deps, { name: 'Maya Lind', email: 'maya@people.test' })
  const product = await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' }, price: 60_000 })
  return { shop, member, order: await aDraft(shop, member, product, party) }
}

const at = (step: string, { id }: Pick<Order, 'id'>) => `/purchase/reservation/${step}?order=${id}`
const open = ({ shop, member, order }: TestContext, step: string, remember?: () => void) =>
  renderApp(at(step, order), { shop, signedInAs: member, remember })
const path = ({ router }: RenderedApp) => router.state.location.pathname + router.state.location.search

async function fillTravelers({ user }: RenderedApp): Promise<void> {
  const [own, ...others] = screen.getAllByRole('combobox', { name: 'Nationality' })
  if (!own) throw new Error('no field')
  await user.type(own, 'Swed')
  await user.click(await screen.findByRole('option', { name: /Sweden/ }))
  await user.click(screen.getByRole('button', { name: 'The representative travels too' }))
  await user.type(screen.getAllByLabelText('Name as in the passport')[1] as HTMLElement, 'Jun Kim')
  for (const field of screen.getAllByLabelText('Date of birth')) await user.type(field, '19900425')
  await user.type(others[1] as HTMLElement, 'Kore')
  await user.click(await screen.findByRole('option', { name: /South Korea/ }))
}

test('every step shows the option, the guide’s language and the meeting point of the reservation', async () => {
  const context = await aTestContext()
  await open(context, 'travelers')
  const [booked] = context.order.bookings
  const summary = within(screen.getByRole('complementary', { name: 'Your reservation' }))
  expect(summary.getByText('Guide speaks:').nextSibling).toHaveTextContent('English, Korean')
  expect(summary.getByText('Option:').nextSibling).toHaveTextContent(booked?.option_name ?? '?')
  expect(summary.getByText('Meeting point:').nextSibling).toHaveTextContent(booked?.meeting_point ?? '?')
})

test('the first step is prefilled from the profile, names what is missing, and saves all travelers', async () => {
  const context = await aTestContext()
  const app = await open(context, 'travelers')
  expect(screen.getByLabelText('Full name')).toHaveValue('Maya Lind')
  expect(screen.getByLabelText('Email')).toHaveValue('maya@people.test')
  expect(screen.getByLabelText('Mobile number')).toHaveValue('01012345678')
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findAllByText('Please choose a country.')).length).toBeGreaterThan(0)
  await fillTravelers(app)
  expect(screen.getAllByLabelText('Name as in the passport')[0]).toHaveValue('Maya Lind')
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Anything else we should know?' })).toBeVisible()
  const saved = await seen(context.shop, context.member, context.order.id)
  expect(saved.bookings[0]?.travelers.map(({ name, birthday, nationality }) => [name, birthday, nationality])).toEqual([
    ['Maya Lind', '1990-04-25', 'SE'],
    ['Jun Kim', '1990-04-25', 'KR'],
  ])
})

test('one member’s profile is never filled in for the next member who signs in in the same tab', async () => {
  const context = await aTestContext()
  const next = await aMember(context.shop.deps, { name: 'Noah Berg', email: 'noah@people.test' })
  const own = await aDraft(context.shop, next, await aProduct(context.shop.deps))
  const { router, visitor } = await open(context, 'travelers')
  expect(screen.getByLabelText('Full name')).toHaveValue('Maya Lind')
  await router.navigate('/main')
  await waitFor(() => expect(screen.queryByLabelText('Full name')).toBeNull())
  signOut(visitor, 'member')
  signIn(visitor, 'member', next.token)
  await router.navigate(at('travelers', own))
  expect(await screen.findByLabelText('Full name')).toHaveValue('Noah Berg')
  expect(screen.getByLabelText('Email')).toHaveValue('noah@people.test')
})

test('an age that does not fit the price is reported at that traveler, and corrected there', async () => {
  const context = await aTestContext()
  const app = await open(context, 'travelers')
  await fillTravelers(app)
  const birthday = () => screen.getAllByLabelText('Date of birth')[1] as HTMLElement
  await app.user.clear(birthday())
  await app.user.type(birthday(), '2020-04-25')
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(birthday()).toHaveAccessibleDescription(/not of the age this price is for/))
  expect(birthday()).toHaveFocus()
  await app.user.clear(birthday())
  await app.user.type(birthday(), '1991-04-25')
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Anything else we should know?' })).toBeVisible()
})

test('typed text survives a reload, except the passport number, which is never stored in the browser', async () => {
  const context = await aTestContext()
  const app = await open(context, 'travelers')
  await app.user.type(screen.getAllByLabelText('Name as in the passport')[1] as HTMLElement, 'Jun Kim')
  await app.user.type(screen.getByLabelText(/^Passport number/), 'AA1234567')
  expect(Object.values({ ...sessionStorage }).join()).toContain('Jun Kim')
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('AA1234567')
  await reloaded(app, at('travelers', context.order), context.member)
  expect(screen.getAllByLabelText('Name as in the passport')[1]).toHaveValue('Jun Kim')
  expect(screen.getByLabelText(/^Passport number/)).toHaveValue('')
})

test('a stored passport number is shown masked, and an empty field keeps it', async () => {
  const context = await aTestContext()
  await filled(context.shop, context.member, context.order)
  const app = await open(context, 'travelers')
  const field = screen.getByLabelText(/^Passport number/)
  expect(field).toHaveValue('')
  expect(field).toHaveAccessibleDescription(/A•+567 is stored/)
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Anything else we should know?' })
  expect((await seen(context.shop, context.member, context.order.id)).passport_number).toMatch(/^A•+567$/)
})

test('a lost connection loses nothing: the form says so, keeps the typed text, and the next try saves it', async () => {
  const context = await aTestContext()
  await filled(context.shop, context.member, context.order)
  const app = await open(context, 'extras')
  await app.user.type(screen.getByLabelText(/^Departure address/), 'Hotel One')
  failNext(booking.extras, { networkError: true })
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/No connection to the server/)).toBeVisible()
  expect(screen.getByLabelText(/^Departure address/)).toHaveValue('Hotel One')
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Coupons and points' })
  expect((await seen(context.shop, context.member, context.order.id)).bookings[0]?.departure_address).toBe('Hotel One')
})

test('extra luggage shows its price while it is counted: 2 pieces each are free, further ones cost $10 (product §5)', async () => {
  const context = await aTestContext()
  await filled(context.shop, context.member, context.order)
  const { user } = await open(context, 'extras')
  const pieces = screen.getByRole('spinbutton', { name: 'Pieces of luggage' })
  await user.clear(pieces)
  await user.type(pieces, '4')
  expect(screen.getByText('No extra cost')).toBeVisible()
  await user.clear(pieces)
  await user.type(pieces, '7')
  expect(screen.getByText('3 extra pieces: $30.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Coupons and points' })
  expect(screen.getByRole('complementary', { name: 'Your reservation' })).toHaveTextContent('₩43,950')
})

test('the best combination is one click away, and the price is explained line by line', async () => {
  const context = await aTestContext()
  const { deps } = context.shop
  await filled(context.shop, context.member, context.order)
  await deps.db.insert(pointEntry).values({
    account_id: context.member.id,
    amount: 5000,
    reason: 'granted',
    at: deps.clock.now(),
    expires_at: new Date(deps.clock.now().getTime() + 86_400_000),
  })
  const { user } = await open(context, 'benefits')
  await user.click(screen.getByRole('button', { name: 'Use this' }))
  expect(await screen.findByText('Applied. You now pay ₩115,000.')).toBeVisible()
  const summary = screen.getByRole('complementary', { name: 'Your reservation' })
  expect(await within(summary).findByText('−₩5,000')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Points' })).toHaveValue('5000'))
  const points = screen.getByRole('spinbutton', { name: 'Points' })
  await waitFor(() => expect(points).toHaveValue('5000'))
  await user.clear(points)
  await user.type(points, '5001')
  await user.click(screen.getByRole('button', { name: 'Use points' }))
  expect((await seen(context.shop, context.member, context.order.id)).points).toBe(5000)
})

test('a step opened too early redirects to the first unfinished one, and so does the bare address', async () => {
  const context = await aTestContext()
  const early = await open(context, 'payment')
  await waitFor(() => expect(path(early)).toBe(at('travelers', context.order)))
  early.stop()
  const bare = `/purchase/reservation?order=${context.order.id}`
  const app = await renderApp(bare, { shop: context.shop, signedInAs: context.member })
  await waitFor(() => expect(path(app)).toBe(at('travelers', context.order)))
})

test('without an order the reservation redirects to the cart', async () => {
  const context = await aTestContext()
  const signedInAs = context.member
  const app = await renderApp('/purchase/reservation', { shop: context.shop, signedInAs })
  await waitFor(() => expect(path(app)).toBe('/product/shopping-cart'))
  app.stop()
  const step = await renderApp('/purchase/reservation/extras', { shop: context.shop, signedInAs })
  expect(path(step)).toBe('/product/shopping-cart')
})

test.each([
  ['an unknown step', (order: Order) => at('meals', order)],
  ['an order with an invalid number', () => at('travelers', { id: 'mine' })],
  ['an order that does not exist', () => at('travelers', { id: 'NR270302-ABCDEFGH23' })],
])('%s is not found', async (_, address) => {
  const context = await aTestContext()
  await renderApp(address(context.order), { shop: context.shop, signedInAs: context.member })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('when the time runs out the step is replaced by a page that says so and links back to the cart', async () => {
  const context = await aTestContext()
  await open(context, 'travelers')
  expect(screen.getByText('30:00')).toBeVisible()
  context.shop.deps.clock.advance({ minutes: 31 })
  vi.setSystemTime(context.shop.deps.clock.now())
  expect(await screen.findByRole('heading', { level: 1, name: 'The time ran out' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/product/shopping-cart')
})

test('the remaining time is the server’s: a wrong clock of the reader does not change it', async () => {
  const context = await aTestContext()
  context.shop.deps.clock.advance({ minutes: 10 })
  await open(context, 'travelers', () => vi.setSystemTime(new Date('2001-01-01T00:00:00Z')))
  expect(screen.getByText('20:00')).toBeVisible()
})

test('a reservation is given up after a confirmation: its seats are released and its items stay in the cart', async () => {
  const context = await aTestContext()
  const app = await open(context, 'travelers')
  await app.user.click(screen.getByRole('button', { name: 'Give up this reservation' }))
  await app.user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 3, name: 'Palace' })).toBeVisible()
  expect((await seen(context.shop, context.member, context.order.id)).status).toBe('cancelled')
})

test('another language changes the page and the order, and keeps the typed text', async () => {
  const context = await aTestContext()
  const app = await open(context, 'travelers')
  await app.user.type(screen.getAllByLabelText('Name as in the passport')[1] as HTMLElement, 'Jun Kim')
  await speak(app.visitor, 'ko')
  expect(await screen.findByRole('heading', { level: 2, name: '궁 여행자' })).toBeVisible()
  expect(screen.getAllByLabelText('여권상 이름')[1]).toHaveValue('Jun Kim')
})

test('an order that was submitted has no steps any more: they redirect to its end', async () => {
  const context = await aTestContext()
  const ready = await filled(context.shop, context.member, context.order)
  await submit(context.shop, context.member, ready, { payment_method: 'transfer', account_holder: 'Maya Lind' })
  const app = await open(context, 'payment')
  await waitFor(() => expect(path(app)).toBe(`/purchase/payment-complete/${context.order.id}`))
  expect(network.requests().some(({ method }) => method === 'PUT')).toBe(false)
})

test('the whole order is not shown to another member', async () => {
  const context = await aTestContext()
  const product = await aProduct(context.shop.deps)
  const other = await aMember(context.shop.deps)
  await aReadyOrder(context.shop, other, product)
  await renderApp(at('travelers', context.order), { shop: context.shop, signedInAs: other })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
