import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancellation } from '#contract/cancellation'
import { addDays, instantInSeoul } from '#contract/days'
import { welcome } from '#server/modules/benefits/welcome.service'
import { booking } from '#server/modules/booking/booking.table'
import { datedRules } from '#server/modules/cancellation/rules.service'
import { ownTime } from '#src/kits/booking/own-time'
import { spansOf } from '#src/sites/shop/catalog/parts/tiers'
import {
  aDepositedOrder,
  aPaidOrder,
  aTour,
  aTransferOrder,
  balanceAtToss,
  bookingOf,
  daysBefore,
  goTo,
  operate,
} from '#tests/support/cancellations'
import { aMember, anOperator } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const name = { en: 'Palace', ko: '궁' }

async function aTestContext() {
  const shop = await aShop()
  return { shop, member: await aMember(shop.deps), tour: await aTour(shop, { name }) }
}

const page = (id: string) => `/purchase/reservation-detail/${id}`
const requests = (id: string) =>
  network.requests(cancellation.cancel.path.replace(':id', id)).filter(({ method }) => method === 'POST')

/** The dialog once the figures are loaded. */
async function opened() {
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this reservation?' })
  await within(dialog).findByRole('form')
  return dialog
}

test('a reservation paid by card is canceled at the quoted cost, and the page then shows the refund', async () => {
  const { shop, member, tour } = await aTestContext()
  const order = await aPaidOrder(shop, member, [tour])
  await daysBefore(shop, tour, 20, member)
  const { user } = await renderApp(page(bookingOf(order)), { shop, signedInAs: member })
  await user.click(screen.getByRole('button', { name: 'Cancel the reservation' }))
  const dialog = await opened()
  expect(within(dialog).getAllByText('₩108,000')).not.toHaveLength(0)
  expect(within(dialog).getByText('Rule in force: 90% back')).toBeVisible()
  expect(within(dialog).getByText(/hold until Mar 12, 2027, 23:59, Korean time/)).toBeVisible()
  expect(within(dialog).getByText('After that you get 85% back.')).toBeVisible()
  expect(within(dialog).getByText('−₩12,000')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /Why do you cancel/ }), 'We are ill')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel and get ₩108,000 back' }))
  const question = await screen.findByRole('dialog', { name: 'Request the cancellation?' })
  expect(question).toHaveTextContent('Palace')
  expect(requests(bookingOf(order))).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Yes' }))
  const notice = await screen.findByRole('dialog', { name: 'The reservation was canceled.' })
  expect(notice).toHaveTextContent('₩108,000')
  await user.click(within(notice).getByRole('button', { name: 'Confirm' }))
  const main = screen.getByRole('main')
  expect(await within(main).findByRole('heading', { name: 'Refund' })).toBeVisible()
  for (const text of ['₩108,000', '90%', 'The card you paid with', 'Refunded', 'within 3–7 business days']) {
    expect(main).toHaveTextContent(text)
  }
  expect(screen.queryByRole('button', { name: 'Cancel the reservation' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Voucher' })).toBeNull()
  expect(await balanceAtToss(shop, order.id)).toBe(12_000)
})

test('answering No keeps the reservation and all typed text', async () => {
  const { shop, member, tour } = await aTestContext()
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await renderApp(`${page(bookingOf(order))}?view=cancel`, { shop, signedInAs: member })
  const dialog = await opened()
  const reason = within(dialog).getByRole('textbox', { name: /Why do you cancel/ })
  await user.type(reason, 'We are ill')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel and get ₩120,000 back' }))
  const question = await screen.findByRole('dialog', { name: 'Request the cancellation?' })
  await user.click(within(question).getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Request the cancellation?' })).toBeNull())
  expect(reason).toHaveValue('We are ill')
  expect(requests(bookingOf(order))).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Voucher' })).toBeVisible()
})

test('when midnight passes in Seoul while the member reads, the new figures are shown and no typed text is lost', async () => {
  const { shop, member, tour } = await aTestContext()
  const order = await aPaidOrder(shop, member, [tour])
  const midnight = instantInSeoul(addDays(tour.date, -19))
  await goTo(shop, new Date(midnight.getTime() - 60_000), member)
  const { user } = await renderApp(`${page(bookingOf(order))}?view=cancel`, { shop, signedInAs: member })
  const dialog = await opened()
  await user.type(within(dialog).getByRole('textbox', { name: /Why do you cancel/ }), 'We are ill')
  shop.deps.clock.set(midnight)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel and get ₩108,000 back' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await within(dialog).findByRole('button', { name: 'Cancel and get ₩102,000 back' })).toBeVisible()
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The refund has changed')
  expect(within(dialog).getByRole('textbox', { name: /Why do you cancel/ })).toHaveValue('We are ill')
  expect(await balanceAtToss(shop, order.id)).toBe(120_000)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel and get ₩102,000 back' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByRole('dialog', { name: 'The reservation was canceled.' })).toBeVisible()
  expect(await balanceAtToss(shop, order.id)).toBe(18_000)
})

test('a bank transfer asks for the refund account, shows it masked, and lets it be corrected until the refund is sent', async () => {
  const { shop, member, tour } = await aTestContext()
  const operator = await anOperator(shop)
  const order = await aDepositedOrder(shop, member, operator, tour)
  const { user, router } = await renderApp(`${page(bookingOf(order))}?view=cancel`, { shop, signedInAs: member })
  const dialog = await opened()
  const send = within(dialog).getByRole('button', { name: 'Cancel and get ₩120,000 back' })
  await user.click(send)
  expect(await within(dialog).findAllByText('Please fill in all required fields.')).toHaveLength(3)
  await user.type(within(dialog).getByRole('textbox', { name: 'Bank' }), 'Hana Bank')
  await user.type(within(dialog).getByRole('textbox', { name: 'Account number' }), '123-456-789012')
  await user.type(within(dialog).getByRole('textbox', { name: 'Account holder' }), 'Maya Lind')
  await user.click(send)
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  const notice = await screen.findByRole('dialog', { name: 'Your request was sent.' })
  await user.click(within(notice).getByRole('button', { name: 'Confirm' }))
  const main = screen.getByRole('main')
  await within(main).findByRole('heading', { name: 'Refund' })
  expect(main).toHaveTextContent(/Your bank account Hana Bank 1•+012/)
  expect(main).not.toHaveTextContent('123-456-789012')
  expect(main).toHaveTextContent('within 3 business days')
  await user.click(within(main).getByRole('button', { name: 'Change the account' }))
  const account = await screen.findByRole('dialog', { name: 'Where should the refund go?' })
  await user.type(within(account).getByRole('textbox', { name: 'Bank' }), 'KB')
  await user.type(within(account).getByRole('textbox', { name: 'Account number' }), '987654321098')
  await user.type(within(account).getByRole('textbox', { name: 'Account holder' }), 'Maya Lind')
  await user.click(within(account).getByRole('button', { name: 'Save the account' }))
  await waitFor(() => expect(main).toHaveTextContent(/KB 9•+098/))
  await operate(shop, operator, 'refundSent', bookingOf(order))
  await router.navigate('/account/my-reservation')
  expect(await screen.findByText('₩120,000 refunded')).toBeVisible()
})

test('an unpaid reservation is canceled immediately, without mention of a refund', async () => {
  const { shop, member, tour } = await aTestContext()
  const order = await aTransferOrder(shop, member, tour)
  const { user } = await renderApp(`${page(bookingOf(order))}?view=cancel`, { shop, signedInAs: member })
  const dialog = await opened()
  expect(dialog).toHaveTextContent('Nothing was paid, so nothing has to be refunded.')
  expect(dialog).toHaveTextContent('If you have sent the money already, write to us with the order number')
  expect(within(dialog).queryByRole('textbox', { name: 'Bank' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the reservation' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  const notice = await screen.findByRole('dialog', { name: 'The reservation was canceled.' })
  expect(notice).toHaveTextContent('Nothing was charged.')
  await user.click(within(notice).getByRole('button', { name: 'Confirm' }))
  expect(screen.queryByRole('heading', { name: 'Refund' })).toBeNull()
  expect(screen.getByRole('main')).toHaveTextContent('If you have sent the money already, write to us')
})

test('returned and forfeited points are shown as points and not as money', async () => {
  const { shop, member, tour } = await aTestContext()
  await welcome(shop.deps.db, shop.deps.clock.now(), member.id)
  const order = await aPaidOrder(shop, member, [tour], { points: 2000 })
  await daysBefore(shop, tour, 7, member)
  await renderApp(`${page(bookingOf(order))}?view=cancel`, { shop, signedInAs: member })
  const dialog = await opened()
  const line = (label: string) => within(dialog).getByText(label).nextSibling
  expect(line('Points that come back')).toHaveTextContent(/^1,400 points$/)
  expect(line('Points kept by the same rule')).toHaveTextContent(/^−600 points$/)
  expect(line('Refunded to your card')).toHaveTextContent(/^₩82,600$/)
})

test.each([
  ['cancelled', 'This reservation is already canceled.'],
  ['cancel_requested', 'The cancellation of this reservation was already requested.'],
] as const)('a reservation that is %s meanwhile offers no cancellation, and says why', async (status, why) => {
  const { shop, member, tour } = await aTestContext()
  const order = await aPaidOrder(shop, member, [tour])
  await shop.deps.db.update(booking).set({ status }).where(eq(booking.order_id, order.id))
  await renderApp(`${page(bookingOf(order))}?view=cancel`, { shop, signedInAs: member })
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(why)
  expect(within(dialog).queryByRole('form')).toBeNull()
})

test('figures that cannot be loaded are loaded again on Retry', async () => {
  const { shop, member, tour } = await aTestContext()
  const order = await aPaidOrder(shop, member, [tour])
  for (let tries = 0; tries < 3; tries++) failNext(cancellation.quote, { status: 503 })
  const { user } = await renderApp(`${page(bookingOf(order))}?view=cancel`, { shop, signedInAs: member })
  expect(await screen.findByText('The figures could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await opened()
})

test('a departure that has begun cannot be canceled', async () => {
  const { shop, member, tour } = await aTestContext()
  const order = await aPaidOrder(shop, member, [tour])
  await goTo(shop, instantInSeoul(tour.date, tour.start_time), member)
  await renderApp(page(bookingOf(order)), { shop, signedInAs: member })
  expect(screen.getByRole('button', { name: 'Voucher' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel the reservation' })).toBeNull()
})

test('a deadline is also shown in the reader’s own time zone, unless that is the same', () => {
  const midnight = '2027-03-12T15:00:00.000Z'
  expect(ownTime(midnight, 'en', 'Asia/Seoul')).toBeNull()
  expect(ownTime(midnight, 'en', 'Asia/Tokyo')).toBeNull()
  expect(ownTime(midnight, 'en', 'America/New_York')).toEqual({
    when: 'Mar 12, 2027, 10:00',
    zone: 'Eastern Standard Time',
  })
  expect(ownTime(midnight, 'ko', 'Europe/Stockholm')?.when).toBe('2027. 3. 12. 16:00')
})

test('the days on a page are those by which the server calculates a refund, for any tiers', () => {
  const tier = fc.record({
    days_before: fc.integer({ min: 0, max: 40 }),
    refund_percent: fc.integer({ min: 0, max: 100 }),
  })
  const tiers = fc.uniqueArray(tier, { selector: ({ days_before }) => days_before, maxLength: 6 })
  const departure = { date: '2027-04-01', start_time: '09:00' }
  const begins = instantInSeoul(departure.date, departure.start_time)
  fc.assert(
    fc.property(tiers, (given) => {
      const shown = spansOf(given, departure.date, '2027-01-01').map(({ percent, last }) => {
        const end = instantInSeoul(addDays(String(last), 1))
        return { percent, until: new Date(Math.min(end.getTime(), begins.getTime())) }
      })
      const counted = datedRules(given, departure).map(({ refund_percent: percent, until }) => ({ percent, until }))
      expect(shown).toEqual(counted)
    }),
  )
})
