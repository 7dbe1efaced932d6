import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import type { BookingStatus } from '#contract/order'
import { booking, order } from '#server/modules/booking/booking.table'
import { expireHolds } from '#server/modules/booking/hold.service'
import {
  aDepositedOrder,
  aPaidOrder,
  aTransferOrder,
  bookingOf,
  cancel,
  goTo,
  operate,
  withReason,
} from '#tests/support/cancellations'
import { aMember, anOperator, aProduct } from '#tests/support/factories'
import { aDraft, anApprovedOrder, aReadyOrder, aShop, confirm, inCart, reserve } from '#tests/support/orders'
import { reloaded, renderApp } from '#tests/support/render'

const list = '/account/my-reservation'

async function aTestContext() {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  return { shop, member }
}

const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement

test.each<[BookingStatus, string]>([
  ['pending', 'Pending'],
  ['waiting', 'Pending'],
  ['requested', 'Confirmed'],
  ['confirmed', 'Confirmed'],
  ['cancel_requested', 'Cancel requested'],
  ['cancelled', 'Canceled'],
])(
  'a reservation that is %s is shown as %s (product §4), and the filter of that name finds it',
  async (status, label) => {
    const { shop, member } = await aTestContext()
    const product = await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' } })
    const { id } = await aDraft(shop, member, product)
    await shop.deps.db.update(order).set({ submitted_at: shop.deps.clock.now() }).where(eq(order.id, id))
    await shop.deps.db.update(booking).set({ status }).where(eq(booking.order_id, id))
    const { user } = await renderApp(list, { shop, signedInAs: member })
    expect(within(card('Palace')).getByText(label)).toBeVisible()
    await user.click(screen.getByRole('link', { name: label }))
    await waitFor(() => expect(screen.getByRole('link', { name: label })).toHaveAttribute('aria-current'))
    expect(within(card('Palace')).getByText(label)).toBeVisible()
    const other = label === 'Canceled' ? 'Confirmed' : 'Canceled'
    await user.click(screen.getByRole('link', { name: other }))
    expect(await screen.findByText('No reservations with this status.')).toBeVisible()
  },
)

test('an unpaid reservation can be continued as long as its seats are held', async () => {
  const { shop, member } = await aTestContext()
  const order = await aReadyOrder(shop, member, await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' } }))
  const app = await renderApp(list, { shop, signedInAs: member })
  expect(within(card('Palace')).getByRole('link', { name: 'Continue payment' })).toHaveAttribute(
    'href',
    `/purchase/reservation?order=${order.id}`,
  )
  app.stop()
  shop.deps.clock.advance({ minutes: 31 })
  await renderApp(list, { shop, signedInAs: member })
  expect(within(card('Palace')).queryByRole('link', { name: 'Continue payment' })).toBeNull()
})

test('an awaited transfer shows its deadline and links to the account', async () => {
  const { shop, member } = await aTestContext()
  const order = await aTransferOrder(shop, member, await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' } }))
  await renderApp(list, { shop, signedInAs: member })
  expect(within(card('Palace')).getByText('Deposit by Mar 5, 2027, 12:00 (Korean time)')).toBeVisible()
  expect(within(card('Palace')).getByRole('link', { name: 'Where to transfer' })).toHaveAttribute(
    'href',
    `/purchase/payment-complete/${order.id}`,
  )
})

test('upcoming reservations are above past ones, each with its actions, and each group can be filtered', async () => {
  const { shop, member } = await aTestContext()
  const tour = (en: string) => aProduct(shop.deps, { name: { en, ko: en } })
  const soon = await aPaidOrder(shop, member, [await tour('Soon')])
  const over = await aPaidOrder(shop, member, [await tour('Over')])
  const canceled = await aPaidOrder(shop, member, [await tour('Gone')])
  await shop.deps.db.update(booking).set({ date: '2027-03-01' }).where(eq(booking.order_id, over.id))
  expect((await cancel(shop, member, bookingOf(canceled))).status).toBe(200)
  const { user } = await renderApp(list, { shop, signedInAs: member })
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Upcoming', 'Past and canceled']),
  )
  expect(headings()).toEqual(['Soon', 'Gone', 'Over'])
  expect(within(card('Soon')).getByRole('link', { name: 'Voucher' })).toHaveAttribute(
    'href',
    `/purchase/reservation-detail/${bookingOf(soon)}?view=voucher`,
  )
  const past = within(card('Over'))
  expect(past.queryByRole('link', { name: 'Voucher' })).toBeNull()
  expect(past.queryByText('Confirmed')).toBeNull()
  expect(past.getByText('Past')).toBeVisible()
  expect(past.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    `/review-request/${bookingOf(over)}`,
  )
  expect(past.getByRole('link', { name: 'Book again' })).toHaveAttribute(
    'href',
    `/product/detail/${over.bookings[0]?.product_id}`,
  )
  expect(within(card('Gone')).getByText('₩120,000 refunded')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Past' }))
  await waitFor(() => expect(headings()).toEqual(['Gone', 'Over']))
  await user.click(screen.getByRole('link', { name: 'Upcoming' }))
  await waitFor(() => expect(headings()).toEqual(['Soon']))
})

test('a trip that has ended is shown as past, with links to review and book again; the status itself stays (product §4)', async () => {
  const { shop, member } = await aTestContext()
  const order = await aPaidOrder(shop, member, [await aProduct(shop.deps)])
  const { date } = order.bookings[0] ?? { date: '' }
  await shop.deps.db
    .update(booking)
    .set({ date: addDays(dayInSeoul(shop.deps.clock.now()), -1), status: 'confirmed' })
    .where(eq(booking.order_id, order.id))
  const app = await renderApp(`/purchase/reservation-detail/${bookingOf(order)}`, { shop, signedInAs: member })
  expect(screen.getByText('This trip is over. Tell others how it was, or go once more.')).toBeVisible()
  expect(screen.queryByText('Confirmed')).toBeNull()
  expect(screen.getByRole('link', { name: 'Write a review' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book again' })).toBeVisible()
  expect(screen.getByText('Departure', { selector: 'p' })).toBeVisible()
  expect(screen.queryByText('(still to come)')).toBeNull()
  await shop.deps.db.update(booking).set({ date }).where(eq(booking.order_id, order.id))
  await reloaded(app, `/purchase/reservation-detail/${bookingOf(order)}`, member)
  expect(screen.getByText('Confirmed')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull()
})

test('a member without upcoming reservations is told so, with links to the products or to all reservations', async () => {
  const { shop, member } = await aTestContext()
  await renderApp(`${list}?when=upcoming`, { shop, signedInAs: member })
  expect(screen.getByText('You have nothing coming up.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Discover Korea' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', list)
})

test('the details show the past and upcoming events', async () => {
  const { shop, member } = await aTestContext()
  const order = await aPaidOrder(shop, member, [await aProduct(shop.deps)])
  const operator = await anOperator(shop)
  const app = await renderApp(`/purchase/reservation-detail/${bookingOf(order)}`, { shop, signedInAs: member })
  const steps = () =>
    within(screen.getByRole('heading', { name: 'Progress' }).parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map((step) => step.querySelector('p')?.textContent)
  expect(steps()).toEqual([
    'Reserved',
    'Payment complete',
    'Confirmation by the operator (still to come)',
    'Departure (still to come)',
  ])
  app.stop()
  await operate(shop, operator, 'confirm', bookingOf(order))
  expect((await cancel(shop, member, bookingOf(order))).status).toBe(200)
  await renderApp(`/purchase/reservation-detail/${bookingOf(order)}`, { shop, signedInAs: member })
  expect(steps()).toEqual([
    'Reserved',
    'Payment complete',
    'Confirmed by the operator',
    'Cancellation requested',
    'Canceled',
    'Refunded: ₩120,000',
  ])
})

test('an order whose departure was reserved again, for example in another tab, says so at the address of its steps', async () => {
  const { shop, member } = await aTestContext()
  const product = await aProduct(shop.deps)
  const first = await aReadyOrder(shop, member, product)
  await aReadyOrder(shop, member, product)
  await renderApp(`/purchase/reservation/payment?order=${first.id}`, { shop, signedInAs: member })
  expect(await screen.findByText('This reservation has ended.')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('You reserved the same departure anew.')
})

test('the details say who canceled and why: an operator’s reason at the top, a member’s own not as another person’s', async () => {
  const { shop, member } = await aTestContext()
  const operator = await anOperator(shop)
  const [own, theirs, unpaid] = [
    await aDepositedOrder(shop, member, operator, await aProduct(shop.deps)),
    await aPaidOrder(shop, member, [await aProduct(shop.deps)]),
    await aTransferOrder(shop, member, await aProduct(shop.deps)),
  ]
  await cancel(shop, member, bookingOf(own))
  await operate(shop, operator, 'refundSent', bookingOf(own))
  for (const order of [theirs, unpaid]) await withReason(shop, operator, 'cancel', bookingOf(order))
  const app = await renderApp(`/purchase/reservation-detail/${bookingOf(own)}`, { shop, signedInAs: member })
  const steps = () => screen.getByRole('heading', { name: 'Progress' }).parentElement as HTMLElement
  expect(within(steps()).getByText('Canceled')).toBeVisible()
  expect(steps()).not.toHaveTextContent(/member|operator/)
  for (const order of [theirs, unpaid]) {
    await app.router.navigate(`/purchase/reservation-detail/${bookingOf(order)}`)
    const [first] = order.bookings
    expect(await screen.findByText(first?.reservation_number ?? '', { selector: 'b' })).toBeVisible()
    expect(screen.getByRole('main')).toHaveTextContent(
      'The operator had to cancel it. Reason: The boat is being repaired.',
    )
    expect(steps()).toHaveTextContent('The boat is being repaired.')
    expect(steps()).not.toHaveTextContent(/operator$/)
  }
})

test('a transfer whose deadline has passed says what happens to money that was sent, also at the address of its steps', async () => {
  const { shop, member } = await aTestContext()
  const order = await aTransferOrder(shop, member, await aProduct(shop.deps))
  await goTo(shop, new Date(shop.deps.clock.now().getTime() + 4 * 86_400_000), member)
  await expireHolds(shop.deps)
  const late = 'If you have sent the money already, you need not send it again'
  const app = await renderApp(`/purchase/reservation/payment?order=${order.id}`, { shop, signedInAs: member })
  expect(await screen.findByText('This reservation has ended.')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(late)
  // Its items left the cart when it was submitted.
  expect(screen.queryByText(/still in the cart/)).toBeNull()
  await app.router.navigate(`/purchase/reservation-detail/${bookingOf(order)}`)
  expect(await screen.findByRole('heading', { name: 'Progress' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(late)
})

test('the list is paginated by ten, each page with its own address', async () => {
  const { shop, member } = await aTestContext()
  const product = await aProduct(shop.deps)
  const lines = []
  for (let day = 0; day < 11; day++) {
    lines.push(await inCart(shop, member, { ...product, date: addDays(product.date, day) }))
  }
  await reserve(shop, member, ...lines)
  const { user, router } = await renderApp(list, { shop, signedInAs: member })
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10)
  expect(screen.getByText('11 reservations')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1))
  expect(router.state.location.search).toBe('?page=2')
  await router.navigate(`${list}?page=9`)
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
})

test('a member without reservations is told so, with a link to the products', async () => {
  const { shop, member } = await aTestContext()
  await renderApp(list, { shop, signedInAs: member })
  expect(screen.getByText('You have no reservations yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Discover Korea' })).toBeVisible()
})

test('the details show the whole booking, the passport masked and the cancellation rules with their days (product §3)', async () => {
  const { shop, member } = await aTestContext()
  const product = await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' } })
  const { order, confirmation } = await anApprovedOrder(shop, member, product)
  await confirm(shop, confirmation)
  const [made] = order.bookings
  await renderApp(`/purchase/reservation-detail/${made?.id}`, { shop, signedInAs: member })
  const main = screen.getByRole('main')
  for (const text of [made?.reservation_number, 'Maya Lind', '+46701234567', 'Sweden', 'KE902', 'Traveler adult 2']) {
    expect(main).toHaveTextContent(String(text))
  }
  expect(main).not.toHaveTextContent('AA1234567')
  expect(within(main).getByText(/^A•+567$/)).toBeVisible()
  expect(within(main).getByText('100% back')).toBeVisible()
  expect(within(main).getByText('Until Thu, Apr 1, 2027')).toBeVisible()
})

test('another member’s reservation is not found', async () => {
  const { shop, member } = await aTestContext()
  const order = await aReadyOrder(shop, await aMember(shop.deps), await aProduct(shop.deps))
  await renderApp(`/purchase/reservation-detail/${order.bookings[0]?.id}`, { shop, signedInAs: member })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
