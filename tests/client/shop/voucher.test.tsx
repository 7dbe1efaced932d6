import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { voucher } from '#contract/voucher'
import { gateKeys, verifyTicket } from '#server/ticket'
import { aPaidOrder, aTour, bookingOf, cancel } from '#tests/support/cancellations'
import { aMember } from '#tests/support/factories'
import { failNext } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { readDrawn } from '#tests/support/qr'
import { renderApp } from '#tests/support/render'

const name = { en: 'Palace walk', ko: '궁궐 산책' }
const page = (id: string) => `/purchase/reservation-detail/${id}`

async function aPaidBooking() {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const order = await aPaidOrder(shop, member, [await aTour(shop, { name })])
  return { shop, member, order, id: bookingOf(order) }
}

test('the voucher shows number, departure in Seoul, meeting point, party and operator, and the Korean text for the staff', async () => {
  const { shop, member, order, id } = await aPaidBooking()
  const { user, router } = await renderApp(page(id), { shop, signedInAs: member })
  await user.click(screen.getByRole('button', { name: 'Voucher' }))
  const dialog = await screen.findByRole('dialog', { name: 'Voucher' })
  await within(dialog).findByRole('article')
  for (const text of [
    order.bookings[0]?.reservation_number,
    'Thu, Apr 1, 2027, 09:00, Korean time',
    'Adult × 2',
    'Maya Lind',
    'Test Operator',
    'Paid and held for you. The operator confirms by Fri, Mar 5, 2027.',
    'For drivers and guides',
    '만나는 곳: 궁궐 산책',
  ]) {
    expect(dialog).toHaveTextContent(String(text))
  }
  expect(router.state.location.search).toBe('?view=voucher')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})

test('a scanner reads the code that the gate accepts from the drawn QR code', async () => {
  const { shop, member, order, id } = await aPaidBooking()
  await renderApp(`${page(id)}?view=voucher`, { shop, signedInAs: member })
  const code = await screen.findByRole('img', { name: /^QR code of reservation/ })
  const read = readDrawn(code)
  expect(verifyTicket(gateKeys(shop.deps.settings.TICKET_KEYS), String(read))).toMatchObject({
    reservation_number: order.bookings[0]?.reservation_number,
    date: '2027-04-01',
    party_size: 2,
  })
})

test('a Korean reader sees the voucher in Korean, once', async () => {
  const { shop, member, id } = await aPaidBooking()
  await renderApp(`${page(id)}?view=voucher`, { shop, signedInAs: member, language: 'ko' })
  const dialog = await screen.findByRole('dialog', { name: '바우처' })
  await within(dialog).findByRole('article')
  expect(dialog).toHaveTextContent('성인 2명')
  expect(dialog).not.toHaveTextContent('기사·가이드용')
})

test('the voucher stays on the screen when the network is lost, and an error is shown when it never loaded', async () => {
  const { shop, member, id } = await aPaidBooking()
  const { user } = await renderApp(`${page(id)}?view=voucher`, { shop, signedInAs: member })
  await screen.findByRole('article')
  for (let tries = 0; tries < 5; tries++) failNext(voucher.show, { networkError: true })
  fireEvent(window, new Event('online'))
  fireEvent(window, new Event('focus'))
  expect(screen.getByRole('article')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a voucher that could not be loaded is loaded again on Retry', async () => {
  const { shop, member, id } = await aPaidBooking()
  for (let tries = 0; tries < 3; tries++) failNext(voucher.show, { status: 502 })
  const { user } = await renderApp(`${page(id)}?view=voucher`, { shop, signedInAs: member })
  expect(await screen.findByText('The voucher could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

test('a canceled reservation has no voucher, and the voucher’s address says why', async () => {
  const { shop, member, id } = await aPaidBooking()
  expect((await cancel(shop, member, id)).status).toBe(200)
  await renderApp(`${page(id)}?view=voucher`, { shop, signedInAs: member })
  expect(await screen.findByText(/its voucher is not valid/)).toBeVisible()
})

test('printing is left to the browser', async () => {
  const { shop, member, id } = await aPaidBooking()
  const { user } = await renderApp(`${page(id)}?view=voucher`, { shop, signedInAs: member })
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the departure is saved as a calendar file', async () => {
  const { shop, member, order, id } = await aPaidBooking()
  const { user } = await renderApp(page(id), { shop, signedInAs: member })
  const saved: { name: string; blob: Blob }[] = []
  let blob: Blob | undefined
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      blob = given
      return 'blob:calendar'
    },
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (blob) saved.push({ name: this.download, blob })
  })
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe(`naru-${order.bookings[0]?.reservation_number}.ics`)
  expect(saved[0]?.blob.type).toBe('text/calendar;charset=utf-8')
  expect(await saved[0]?.blob.text()).toContain('DTSTART:20270401T000000Z')
})
