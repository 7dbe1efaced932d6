import type { Page } from '@playwright/test'
import { en as bookingEn } from '#src/kits/booking/locale/en'
import { expect, holdToken, test } from './support/fixtures'
import { expectHeld, inWindow, payByCard, payByTransfer, textPattern, words } from './support/journey'
import { aMember } from './support/members'
import { approvedAddress, aReadyOrder, atProvider, goWrong, inCart, seen, sendWebhook, submit } from './support/orders'

const t = words.en
const { landing: landingTexts, complete } = t.purchase
const refusals = { amount: 'payment.amountMismatch', card: 'REJECT_CARD_PAYMENT' }

const paymentStep = (id: string) => `/purchase/reservation/payment?order=${id}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const expectPaid = async (page: Page, id: string) => {
  await expect(page).toHaveURL(new RegExp(`/purchase/payment-complete/${id}$`))
  await expect(page.getByText(complete.paid)).toBeVisible()
}
/** Goes back from a failure page to the payment step, where the seats are still held. */
const backToPayment = async (page: Page, id: string) => {
  await page.getByRole('link', { name: landingTexts.retry }).click()
  await expect(page).toHaveURL(new RegExp(`/purchase/reservation/payment\\?order=${id}$`))
  await expectHeld(page, t)
}
/** Counts the page's requests of a kind, from now on. */
const countOf = (page: Page, method: string, path: RegExp) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === method && path.test(pathname)) requests.push(pathname)
  })
  return requests
}

test('a declined card shows the code, the reason and our own explanation; the seats stay held and a second try is paid once', async ({
  page,
  signedIn,
}) => {
  const { id } = await aReadyOrder(signedIn)
  await page.goto(paymentStep(id))
  await payByCard(page, t)
  await inWindow(page, t.decline)
  await expect(page).toHaveURL(/\/tossFail\?/)
  await expect(heading(page, landingTexts.failTitle)).toBeVisible()
  await expect(page.getByText('REJECT_CARD_COMPANY')).toBeVisible()
  await expect(page.getByText('The card company declined the payment.')).toBeVisible()
  await expect(page.getByText(landingTexts.ours.declined)).toBeVisible()
  await backToPayment(page, id)
  await payByCard(page, t)
  await inWindow(page, t.approve)
  await expectPaid(page, id)
  expect((await seen(signedIn, { id })).status).toBe('paid')
})

test('a closed payment window returns to the payment step, although the provider does not name the order', async ({
  page,
  signedIn,
}) => {
  const { id } = await aReadyOrder(signedIn)
  await page.goto(paymentStep(id))
  await payByCard(page, t)
  await inWindow(page, t.close)
  await expect(page).toHaveURL(/\/tossFail\?/)
  expect(page.url()).not.toContain(id)
  await expect(page.getByText(landingTexts.ours.cancelled)).toBeVisible()
  await backToPayment(page, id)
  expect((await seen(signedIn, { id })).status).toBe('awaiting_payment')
})

test('a payment that the provider refuses to confirm goes to /fail with its code, and the order can still be paid', async ({
  page,
  signedIn,
}) => {
  const { order, landing } = await approvedAddress(signedIn)
  await goWrong(order, 'decline')
  await page.goto(landing.href)
  await expect(page).toHaveURL(/\/fail\?/)
  await expect(page.getByText(refusals.card)).toBeVisible()
  await expect(page.getByText(landingTexts.ours.limit)).toBeVisible()
  expect((await atProvider(landing)).status).toBe('ABORTED')
  await backToPayment(page, order.id)
})

test('a tampered amount in the address is refused, nothing is charged, and the order can still be paid', async ({
  page,
  signedIn,
}) => {
  const { order, landing } = await approvedAddress(signedIn)
  const altered = new URL(landing)
  altered.searchParams.set('amount', '100')
  await page.goto(altered.href)
  await expect(page).toHaveURL(/\/fail\?/)
  await expect(page.getByText(refusals.amount)).toBeVisible()
  await expect(page.getByText(landingTexts.ours.amount)).toBeVisible()
  expect((await atProvider(landing)).status).toBe('IN_PROGRESS')
  expect((await seen(signedIn, order)).status).toBe('awaiting_payment')
  await backToPayment(page, order.id)
  await payByCard(page, t)
  await inWindow(page, t.approve)
  await expectPaid(page, order.id)
})

test('a double click on Pay submits the order once and opens one payment window', async ({ page, signedIn }) => {
  const { id } = await aReadyOrder(signedIn)
  const submits = countOf(page, 'POST', /\/submit$/)
  await page.goto(paymentStep(id))
  await payByCard(page, t, 'twice')
  await inWindow(page, t.approve)
  await expectPaid(page, id)
  expect(submits).toHaveLength(1)
})

test('a double click on Reserve, and on Yes after it, makes one order', async ({ page, signedIn }) => {
  await inCart(signedIn)
  const reserves = countOf(page, 'POST', /\/orders$/)
  await page.goto('/product/shopping-cart')
  await page.getByLabel(t.purchase.cart.selectAll).check()
  await page.getByRole('button', { name: textPattern(t.purchase.cart.reserveCount_one, { count: 1 }) }).dblclick()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t.ui.dialog.yes })
    .dblclick()
  await expect(page).toHaveURL(/\/purchase\/reservation\/travelers\?order=NR/)
  expect(reserves).toHaveLength(1)
  await page.goto('/account/my-reservation')
  await expect(page.getByText(textPattern(t.purchase.reservations.count_one, { count: 1 }))).toBeVisible()
})

test('/tossSuccess opened in two tabs at once and then again confirms one payment', async ({
  page,
  context,
  signedIn,
}) => {
  const { order, landing } = await approvedAddress(signedIn)
  const second = await context.newPage()
  await holdToken(second, signedIn.token)
  await Promise.all([page, second].map((tab) => tab.goto(landing.href)))
  await Promise.all([page, second].map((tab) => expectPaid(tab, order.id)))
  await page.goto(landing.href)
  await expectPaid(page, order.id)
  expect(await atProvider(landing)).toMatchObject({ status: 'DONE', totalAmount: order.amount_won })
})

test('a lost reply of the provider still ends in an order that is paid once', async ({ page, signedIn }) => {
  const { order, landing } = await approvedAddress(signedIn)
  await goWrong(order, 'lose-reply')
  await page.goto(landing.href)
  await expectPaid(page, order.id)
  expect(await atProvider(landing)).toMatchObject({ status: 'DONE', totalAmount: order.amount_won })
})

test('while the outcome of a payment is unknown the page says so; once it is known, asking again continues', async ({
  page,
  signedIn,
}) => {
  const { order, landing } = await approvedAddress(signedIn)
  await goWrong(order, 'lose-request')
  await page.goto(landing.href)
  await expect(page.getByText(bookingEn.confirming.unknown)).toBeVisible()
  expect((await seen(signedIn, order)).status).toBe('confirming')
  await sendWebhook(landing)
  await page.getByRole('button', { name: bookingEn.confirming.again }).click()
  await expectPaid(page, order.id)
})

test('/tossSuccess without its parameters shows and logs what is missing', async ({ page, complaints }) => {
  await page.goto('/tossSuccess')
  await expect(heading(page, landingTexts.missingTitle)).toBeVisible()
  const list = [landingTexts.key, landingTexts.order, landingTexts.amount].join(', ')
  await expect(page.getByText(textPattern(landingTexts.missing, { list }))).toBeVisible()
  expect(complaints.splice(0).join()).toContain('payment page without paymentKey, orderId, amount')
})

test('/fail without code and reason shows Unknown; an unknown code is shown unchanged', async ({ page }) => {
  await page.goto('/fail')
  const main = page.getByRole('main')
  await expect(main.getByText(landingTexts.unknownCode, { exact: true })).toBeVisible()
  await expect(main.getByText(landingTexts.unknownMessage)).toBeVisible()
  await page.goto(`/fail?${new URLSearchParams({ code: 'NO_SUCH_CODE', message: '<b>Odd</b>' })}`)
  await expect(main.getByText('NO_SUCH_CODE')).toBeVisible()
  await expect(main.getByText('<b>Odd</b>')).toBeVisible()
  await expect(main.getByText(landingTexts.ours.unknown)).toBeVisible()
})

test('a bank transfer shows where to send the money, and the reservation is shown as Pending', async ({
  page,
  signedIn,
}) => {
  const { id } = await aReadyOrder(signedIn)
  await page.goto(paymentStep(id))
  await payByTransfer(page, t, 'Robin Park')
  await expect(page.getByText(complete.deposit)).toBeVisible()
  const order = await seen(signedIn, { id })
  await expect(page.getByText(order.bank_transfer?.account_number ?? 'no account')).toBeVisible()
  await expect(page.getByText(`₩${order.amount_won.toLocaleString('en-US')}`).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: complete.all }).click()
  // The page before lists the same reservation, with the same status.
  await expect(heading(page, t.purchase.reservations.title)).toBeVisible()
  const [reservation] = order.bookings
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: reservation?.reservation_number })
  await expect(entry.getByText(t.booking.status.waiting, { exact: true })).toBeVisible()
  await entry.getByRole('link').first().click()
  await expect(page.getByText(t.purchase.statusText.waiting)).toBeVisible()
})

test('a member cannot open another member’s order or reservation: it is not found', async ({ page, signedIn }) => {
  const owner = await aMember()
  const order = await aReadyOrder(owner)
  await submit(owner, order)
  expect(signedIn.email).not.toBe(owner.email)
  for (const address of [
    paymentStep(order.id),
    `/purchase/payment-complete/${order.id}`,
    `/purchase/reservation-detail/${order.bookings[0]?.id}`,
  ]) {
    await page.goto(address)
    await expect(heading(page, t.page.notFound.title)).toBeVisible()
    await expect(page.getByText(order.id)).toHaveCount(0)
  }
})

test('a member who returns from the payment window into a tab without a session has paid, and then signs in', async ({
  page,
  member,
}) => {
  const { order, landing } = await approvedAddress(member)
  await page.goto(landing.href)
  await expect(page.getByText(t.purchase.complete.paid)).toBeVisible()
  expect((await seen(member, order)).status).toBe('paid')
  await page.getByRole('main').getByRole('link', { name: t.shop.header.signIn }).click()
  await expect(page).toHaveURL(new RegExp(`/account/login\\?next=.*${order.id}`))
})
