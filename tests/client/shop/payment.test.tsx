import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import { payment } from '#contract/payment'
import { aMember, aProduct } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { anApprovedOrder, aReadyOrder, aShop, confirm, seen } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

/** The provider's library: how it was called, and how its window ends. */
const toss = vi.hoisted(() => ({ load: vi.fn(), requestPayment: vi.fn() }))
vi.mock('@tosspayments/payment-sdk', () => ({
  loadTossPayments: async (...given: unknown[]) => {
    toss.load(...given)
    return { requestPayment: toss.requestPayment }
  },
}))
beforeEach(() => {
  toss.load.mockReset()
  toss.requestPayment.mockReset()
})

async function aTestContext() {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  return { shop, member, product: await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' }, price: 60_000 }) }
}

async function openPayment() {
  const context = await aTestContext()
  const order = await aReadyOrder(context.shop, context.member, context.product)
  const app = await renderApp(`/purchase/reservation/payment?order=${order.id}`, {
    shop: context.shop,
    signedInAs: context.member,
  })
  return { ...context, order, app }
}

async function choose({ user }: RenderedApp, method: RegExp): Promise<void> {
  await user.click(screen.getByRole('radio', { name: method }))
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
}

const submits = ({ id }: Order) => network.requests(booking.submit.path.replace(':id', id))
const landing = (given: Record<string, string | number>) =>
  `/tossSuccess?${new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]))}`
const address = ({ router }: RenderedApp) => router.state.location.pathname + router.state.location.search

test('a payment method must be chosen and the terms agreed before anything is sent (product §5)', async () => {
  const { app, order } = await openPayment()
  await app.user.click(screen.getByRole('button', { name: 'Pay ₩120,000' }))
  expect(await screen.findByText('Please choose how to pay.')).toBeVisible()
  expect(screen.getAllByText('Please agree to the required terms.')).toHaveLength(2)
  expect(submits(order)).toHaveLength(0)
})

test('the terms can be read before paying, and reading them keeps the choices', async () => {
  const { app } = await openPayment()
  await choose(app, /Credit or debit card/)
  for (const [button, title] of [
    ['Read the terms of use', 'Terms of use'],
    ['Read how data is passed on to tour operators', 'Passing data on to tour operators'],
  ] as const) {
    await app.user.click(screen.getByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog', { name: title })
    await app.user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  expect(toss.load).not.toHaveBeenCalled()
})

test('a card opens the payment window with the server’s order and amount, once for any number of clicks', async () => {
  toss.requestPayment.mockReturnValue(new Promise(() => {}))
  const { app, order, shop, member } = await openPayment()
  await choose(app, /card/)
  await app.user.dblClick(screen.getByRole('button', { name: 'Pay ₩120,000' }))
  await waitFor(() => expect(toss.requestPayment).toHaveBeenCalled())
  expect(submits(order)).toHaveLength(1)
  expect(toss.requestPayment).toHaveBeenCalledTimes(1)
  expect(toss.requestPayment).toHaveBeenCalledWith('카드', {
    orderId: order.id,
    amount: 120_000,
    orderName: 'Palace',
    customerName: 'Maya Lind',
    successUrl: 'http://naru.test/tossSuccess',
    failUrl: 'http://naru.test/tossFail',
    language: 'EN',
  })
  expect((await seen(shop, member, order.id)).status).toBe('awaiting_payment')
})

test('a closed payment window leaves the step usable and says that nothing was charged', async () => {
  toss.requestPayment.mockRejectedValue(Object.assign(new Error('closed'), { code: 'USER_CANCEL' }))
  const { app, order } = await openPayment()
  await choose(app, /card/)
  await app.user.click(screen.getByRole('button', { name: 'Pay ₩120,000' }))
  expect(await screen.findByText(/You closed the payment window. Nothing was charged/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /card/ })).toBeChecked()
  await app.user.click(screen.getByRole('button', { name: 'Pay ₩120,000' }))
  await waitFor(() => expect(toss.requestPayment).toHaveBeenCalledTimes(2))
  expect(submits(order)).toHaveLength(2)
})

test('a payment window that cannot be opened is reported, and can be retried', async () => {
  toss.requestPayment.mockRejectedValue(new Error('blocked'))
  const { app } = await openPayment()
  await choose(app, /card/)
  await app.user.click(screen.getByRole('button', { name: 'Pay ₩120,000' }))
  expect(await screen.findByText(/The payment window could not be opened/)).toBeVisible()
})

test('a bank transfer names its depositor and explains its 3 days, then shows where to send the money (product §4)', async () => {
  const { app, order } = await openPayment()
  await choose(app, /Bank transfer/)
  expect(screen.getByText(/within 3 days, or the reservation may be canceled/)).toBeVisible()
  expect(screen.getByText(/confirm your deposit by .+ at the latest/)).toBeVisible()
  const depositor = screen.getByLabelText('Name of the person who transfers')
  expect(depositor).toHaveValue('Maya Lind')
  await app.user.clear(depositor)
  const pay = screen.getByRole('button', { name: 'Reserve and pay ₩120,000 by transfer' })
  await app.user.click(pay)
  expect(await screen.findByText('Please enter the name of the person who transfers the money.')).toBeVisible()
  await app.user.type(depositor, 'Jun Kim')
  await app.user.dblClick(pay)
  expect(await screen.findByText('Your seats are reserved. Now transfer the money.')).toBeVisible()
  expect(address(app)).toBe(`/purchase/payment-complete/${order.id}`)
  expect(screen.getByText('Transferred by').nextSibling).toHaveTextContent('Jun Kim')
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await app.user.click(screen.getByRole('button', { name: 'Copy amount' }))
  expect(copied).toHaveBeenCalledWith('120000')
  expect(await screen.findByText('Copied to the clipboard.')).toBeVisible()
  expect(toss.load).not.toHaveBeenCalled()
})

test('copying is confirmed in Korean word for word (product §8)', async () => {
  const { shop, member, product } = await aTestContext()
  const { order, confirmation } = await anApprovedOrder(shop, member, product)
  await confirm(shop, confirmation)
  const [first] = order.bookings
  const { user } = await renderApp(`/purchase/reservation-detail/${first?.id}`, {
    shop,
    signedInAs: member,
    language: 'ko',
  })
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: '번호 복사' }))
  expect(copied).toHaveBeenCalledWith(first?.reservation_number)
  expect(await screen.findByText('클립보드에 복사 되었습니다.')).toBeVisible()
})

test('the success page confirms with the server once and continues to the finished reservation (product §4)', async () => {
  const { shop, member, product } = await aTestContext()
  const { order, confirmation } = await anApprovedOrder(shop, member, product)
  const app = await renderApp(landing(confirmation), { shop, signedInAs: member })
  expect(await screen.findByText('Thank you – your payment has arrived.')).toBeVisible()
  expect(address(app)).toBe(`/purchase/payment-complete/${order.id}`)
  const [booked] = order.bookings
  expect(screen.getByText('Option:').nextSibling).toHaveTextContent(booked?.option_name ?? '?')
  expect(screen.getByText('Meeting point:').nextSibling).toHaveTextContent(booked?.meeting_point ?? '?')
  expect(await screen.findByText('Payment completed.')).toBeVisible()
  expect(network.requests(payment.confirm.path)).toHaveLength(1)
  expect((await seen(shop, member, order.id)).status).toBe('paid')
  expect(app.visitor.cart.getState().total).toBe(0)
})

test('a reload of the success page asks again and gets the same answer: nothing is charged twice', async () => {
  const { shop, member, product } = await aTestContext()
  const { order, confirmation } = await anApprovedOrder(shop, member, product)
  await confirm(shop, confirmation)
  const app = await renderApp(landing(confirmation), { shop, signedInAs: member })
  await waitFor(() => expect(address(app)).toBe(`/purchase/payment-complete/${order.id}`))
})

test('the success page needs no sign-in to confirm: in a fresh tab it says that the order is paid, and continues through the sign-in', async () => {
  const { shop, member, product } = await aTestContext()
  const { order, confirmation } = await anApprovedOrder(shop, member, product)
  const { user, router } = await renderApp(landing(confirmation), { shop })
  expect(await screen.findByText('Thank you – your payment has arrived.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Reservation complete' })).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(`/purchase/payment-complete/${order.id}`)
  expect((await seen(shop, member, order.id)).status).toBe('paid')
})

test('a tampered amount is refused: the page goes to /fail with code and message, and the order is not paid', async () => {
  const { shop, member, product } = await aTestContext()
  const { order, confirmation } = await anApprovedOrder(shop, member, product)
  const app = await renderApp(landing({ ...confirmation, amount: 100 }), { shop, signedInAs: member })
  expect(await screen.findByText('payment.amountMismatch')).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/fail')
  expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute(
    'href',
    `/purchase/reservation/payment?order=${order.id}`,
  )
  expect((await seen(shop, member, order.id)).status).toBe('awaiting_payment')
})

test('without a response the page does not say that the payment failed; asking again settles it', async () => {
  const { shop, member, product } = await aTestContext()
  const { order, confirmation } = await anApprovedOrder(shop, member, product)
  for (const fault of [{ lostReply: true }, { status: 503 }, { networkError: true }] as const) {
    failNext(payment.confirm, fault)
  }
  const app = await renderApp(landing(confirmation), { shop, signedInAs: member })
  const again = await screen.findByRole('button', { name: 'Ask again' })
  expect(screen.getByText(/Do not pay again/)).toBeVisible()
  await app.user.click(again)
  await waitFor(() => expect(address(app)).toBe(`/purchase/payment-complete/${order.id}`))
})

test('the success page shows and logs what its address lacks (product §5)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderApp('/tossSuccess?orderId=NR270302-ABCDEFGH23')
  expect(await screen.findByText(/This page was opened without: Payment key, Amount/)).toBeVisible()
  expect(log.mock.calls.flat().join()).toContain('paymentKey, amount')
  expect(network.requests(payment.confirm.path)).toHaveLength(0)
})

test('the fail page shows the raw code and reason as text, truncated, beside our own wording (product §2)', async () => {
  const message = `<img src=x onerror=alert(1)>${'x'.repeat(400)}`
  await renderApp(`/tossFail?${new URLSearchParams({ code: 'PAY_PROCESS_ABORTED', message })}`)
  expect(await screen.findByText('PAY_PROCESS_ABORTED')).toBeVisible()
  expect(screen.getByText(/Your bank or card company declined/)).toBeVisible()
  const shown = screen.getByText(/^<img src=x/)
  expect(shown.textContent).toHaveLength(300)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('without code and reason the fail page says Unknown and that an unknown error occurred (product §2)', async () => {
  await renderApp('/tossFail')
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Unknown')).toBeVisible()
  expect(main.getByText('An unknown error occurred.')).toBeVisible()
  expect(main.queryByRole('link', { name: 'Back to payment' })).toBeNull()
})
