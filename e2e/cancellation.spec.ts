import type { Page } from '@playwright/test'
import type { Product } from '#contract/catalog'
import { formatMoney } from '#contract/money'
import type { Order } from '#contract/order'
import { api, expect, expectMail, test } from './support/fixtures'
import { agree, textPattern, type Words, words } from './support/journey'
import type { Member } from './support/members'
import { anOperator } from './support/operator'
import { aPaidOrder, aReadyOrder, aTransferOrder, atProvider, seen, submit, tour } from './support/orders'
import { daysBefore } from './support/time'

const subjects = {
  en: { cancelled: 'Canceled: ', asked: 'Cancellation requested: ', ended: /^Reservation NR\S+ was canceled/ },
  ko: {
    cancelled: '예약이 취소되었습니다 ',
    asked: '예약 취소가 접수되었습니다 ',
    ended: /예약이 취소되었습니다 \(NR/,
  },
}

/** The order's only booking, as its owner sees it now. */
const bookingOf = async (member: Member, order: Order) => {
  const [only] = (await seen(member, order)).bookings
  if (!only) throw new Error('the order has no booking')
  return only
}
const dialog = (page: Page, t: Words) => page.getByRole('dialog', { name: t.booking.cancel.title })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** Opens a reservation and asks for the refund of canceling it. */
async function askToCancel(page: Page, t: Words, order: Order): Promise<void> {
  await page.goto(`/purchase/reservation-detail/${order.bookings[0]?.id}`)
  await button(page, t.booking.act.cancel).click()
  await expect(dialog(page, t).getByRole('button', { name: t.booking.cancel.keep })).toBeVisible()
}

/** Checks the final message, which must be acknowledged. */
async function acknowledge(page: Page, t: Words, title: string, text: string): Promise<void> {
  const notice = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: title }))
  await expect(notice.getByText(text)).toBeVisible()
  await notice.getByRole('button', { name: t.ui.dialog.confirm, exact: true }).click()
  await expect(notice).toHaveCount(0)
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { cancel, refund, account } = t.booking
  const won = (amount: number) => formatMoney({ amount, currency: 'KRW' }, lang)

  test.describe(`a cancellation in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('refunds a card payment by each rule of the product, on the last day of the rule, as quoted', async ({
      page,
      signedIn,
    }) => {
      const { cancellation: tiers } = await api<Product>('GET', `/api/v1/products/${tour}?lang=${lang}`)
      expect(tiers.length).toBeGreaterThan(3)
      for (const [at, { days_before, refund_percent: percent }] of tiers.entries()) {
        // The rules are the same in Korean: there the first and the last suffice.
        if (lang === 'ko' && at > 0 && at < tiers.length - 1) continue
        await test.step(`${days_before} days before: ${percent} %`, async () => {
          const { order, landing } = await aPaidOrder(signedIn, lang)
          await daysBefore(order, days_before)
          const back = Math.floor((order.amount_won * percent) / 100)
          await askToCancel(page, t, order)
          const shown = dialog(page, t)
          await expect(shown.getByText(won(back), { exact: true }).first()).toBeVisible()
          await expect(shown.getByText(textPattern(cancel.rule, { percent }))).toBeVisible()
          const next = tiers[at + 1]?.refund_percent
          const then = next === undefined ? cancel.nextOver : textPattern(cancel.next, { percent: next })
          await expect(shown.getByText(then)).toBeVisible()
          // The last minute that counts, by Seoul's clock; the reader's time is next to it.
          await expect(shown.getByText(days_before > 0 ? /23:59/ : /23:58/).first()).toBeVisible()
          await expect(shown.getByText(textPattern(cancel.untilOwn))).toBeVisible()
          if (percent < 100) await expect(shown.getByText(won(back - order.amount_won))).toBeVisible()

          await shown.getByLabel(cancel.reason).fill('The dates have changed.')
          await button(page, textPattern(cancel.submit, { amount: won(back) })).click()
          await agree(page, t)
          const amount = won(back)
          await acknowledge(page, t, cancel.done, cancel.doneText.replace('{{amount}}', amount))

          const main = page.getByRole('main')
          await expect(main.getByRole('heading', { name: refund.title, exact: true })).toBeVisible()
          await expect(main.getByText(refund.statuses.done, { exact: true }).first()).toBeVisible()
          await expect(main.getByText(amount, { exact: true }).first()).toBeVisible()
          await expect(button(page, t.booking.act.voucher)).toHaveCount(0)
          const after = await bookingOf(signedIn, order)
          expect(after).toMatchObject({ status: 'cancelled', refund: { amount_won: back, percent, status: 'done' } })
          expect(await atProvider(landing)).toMatchObject({
            status: percent === 100 ? 'CANCELED' : 'PARTIAL_CANCELED',
            totalAmount: order.amount_won,
            balanceAmount: order.amount_won - back,
          })
          await expectMail(signedIn.email, new RegExp(`${subjects[lang].cancelled}\\(?${after.reservation_number}`))
        })
      }
    })

    test('before payment costs nothing and ends the reservation immediately; a member who chose a bank transfer is told by mail', async ({
      page,
      signedIn,
    }) => {
      // First the transfer: a card order for the same departure would end together with the next one.
      const transfer = await aTransferOrder(signedIn, lang)
      const card = await aReadyOrder(signedIn, lang)
      await submit(signedIn, card)
      for (const order of [card, transfer]) {
        await askToCancel(page, t, order)
        await expect(dialog(page, t).getByText(cancel.nothing)).toBeVisible()
        await button(page, cancel.submitPlain).click()
        await agree(page, t)
        await acknowledge(page, t, cancel.done, cancel.doneNothing)
        await expect(
          page.getByRole('main').getByText(t.booking.status.cancelled, { exact: true }).first(),
        ).toBeVisible()
        expect((await seen(signedIn, order)).status).toBe('cancelled')
      }
      await expectMail(signedIn.email, subjects[lang].ended)
    })

    test('of a bank transfer asks for the account, never shows it in full, and completes when the money was sent', async ({
      page,
      signedIn,
    }) => {
      const operator = await anOperator()
      const order = await aTransferOrder(signedIn, lang)
      await operator.deposit(order, order.amount_won)
      await daysBefore(order, 10)
      const back = Math.floor(order.amount_won * 0.85)
      await askToCancel(page, t, order)
      const send = button(page, textPattern(cancel.submit, { amount: won(back) }))
      await send.click()
      await expect(dialog(page, t).getByLabel(account.bank)).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog(page, t).getByLabel(account.bank)).toBeFocused()
      await dialog(page, t).getByLabel(account.bank).fill('Hana Bank')
      await dialog(page, t).getByLabel(account.number).fill('123-456-789012')
      await dialog(page, t).getByLabel(account.holder).fill('Robin Park')
      await send.click()
      await agree(page, t)
      const requested = cancel.requestedText.replace('{{amount}}', won(back))
      await acknowledge(page, t, cancel.requested, requested)
      const main = page.getByRole('main')
      await expect(main.getByText(t.booking.status.cancel_requested, { exact: true }).first()).toBeVisible()
      await expect(main.getByText(/Hana Bank 1•+012/)).toBeVisible()
      await expect(page.getByText('123-456-789012')).toHaveCount(0)
      await expect(button(page, refund.changeAccount)).toBeVisible()
      const { id, reservation_number } = await bookingOf(signedIn, order)
      await expectMail(signedIn.email, new RegExp(`${subjects[lang].asked}\\(?${reservation_number}`))

      await operator.refundSent(id)
      await page.reload()
      await expect(main.getByText(t.booking.status.cancelled, { exact: true }).first()).toBeVisible()
      await expect(main.getByText(refund.expect.doneAccount)).toBeVisible()
      await expect(button(page, refund.changeAccount)).toHaveCount(0)
      await expectMail(signedIn.email, new RegExp(`${subjects[lang].cancelled}\\(?${reservation_number}`))
    })

    test('whose rule changes while the member reads says so, shows the new figures and keeps the typed text', async ({
      page,
      signedIn,
    }) => {
      const { order, landing } = await aPaidOrder(signedIn, lang)
      await daysBefore(order, 20)
      await askToCancel(page, t, order)
      const why = dialog(page, t).getByLabel(cancel.reason)
      await why.fill('We have to fly home earlier.')
      // It becomes the next day in Seoul.
      await daysBefore(order, 19)
      await button(page, textPattern(cancel.submit, { amount: won(Math.floor(order.amount_won * 0.9)) })).click()
      await agree(page, t)
      const now = Math.floor(order.amount_won * 0.85)
      await expect(dialog(page, t).getByRole('alert')).toBeVisible()
      await expect(dialog(page, t).getByText(textPattern(cancel.rule, { percent: 85 }))).toBeVisible()
      await expect(why).toHaveValue('We have to fly home earlier.')
      expect((await atProvider(landing)).balanceAmount).toBe(order.amount_won)
      expect((await bookingOf(signedIn, order)).status).toBe('requested')
      await button(page, textPattern(cancel.submit, { amount: won(now) })).click()
      await agree(page, t)
      await acknowledge(page, t, cancel.done, cancel.doneText.replace('{{amount}}', won(now)))
      expect((await atProvider(landing)).balanceAmount).toBe(order.amount_won - now)
    })
  })
}
