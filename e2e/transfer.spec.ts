import { readFile } from 'node:fs/promises'
import { formatMoney } from '#contract/money'
import { expect, expectMail, mailTo, test } from './support/fixtures'
import { fillTravelers, goOn, payByTransfer, reserveCart, textPattern, words } from './support/journey'
import { anOperator } from './support/operator'
import { inCart, seen } from './support/orders'

const subjects = {
  en: { paid: /^Payment completed: NR/, confirmed: /^Confirmed: / },
  ko: { paid: /결제가 완료되었습니다 \(NR/, confirmed: /예약이 확정되었습니다/ },
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { purchase, booking: own } = t
  test.describe(`a bank transfer in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('is reserved, paid when the operator receives the exact deposit, then confirmed, and has its voucher', async ({
      page,
      signedIn,
    }) => {
      await inCart(signedIn)
      await page.goto('/product/shopping-cart')
      await reserveCart(page, t)
      await fillTravelers(page, t)
      for (const step of ['extras', 'benefits', 'payment'] as const) await goOn(page, t, step)
      await payByTransfer(page, t, 'Robin Park')
      await expect(page.getByText(purchase.complete.deposit)).toBeVisible()

      // The page and the mail show the account to pay to.
      const order = await seen(signedIn, { id: page.url().split('/').at(-1) ?? '' })
      const account = order.bank_transfer?.account_number ?? 'no account'
      const amount = formatMoney({ amount: order.amount_won, currency: 'KRW' }, lang)
      await expect(page.getByText(account)).toBeVisible()
      await expect(page.getByText(amount).first()).toBeVisible()
      const [mailed] = await mailTo(signedIn.email, new RegExp(`[\\s\\S]*${account}[\\s\\S]*`))
      expect(mailed).toContain(amount)

      const reservation = order.bookings[0]?.id ?? ''
      const detail = `/purchase/reservation-detail/${reservation}`
      const state = page.getByRole('main')
      await page.goto(detail)
      await expect(state.getByText(purchase.statusText.waiting)).toBeVisible()
      await expect(page.getByRole('button', { name: own.act.voucher, exact: true })).toHaveCount(0)

      // Any amount other than the one due changes nothing.
      const operator = await anOperator()
      await expect(operator.deposit(order, order.amount_won - 1)).rejects.toThrow(/409 .*desk\.depositMismatch/)
      expect((await seen(signedIn, order)).status).toBe('awaiting_deposit')
      await operator.deposit(order, order.amount_won)
      await page.reload()
      await expect(state.getByText(textPattern(purchase.statusText.requested, { min: 2, max: 3 }))).toBeVisible()
      await expect(state.getByText(own.history.paid, { exact: true })).toBeVisible()
      await expectMail(signedIn.email, subjects[lang].paid)

      await operator.confirm(reservation)
      await page.reload()
      await expect(state.getByText(purchase.statusText.confirmed)).toBeVisible()
      await expectMail(signedIn.email, subjects[lang].confirmed)

      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: own.act.calendar, exact: true }).click()
      const calendar = await readFile(await (await file).path(), 'utf8')
      expect(calendar).toContain('BEGIN:VCALENDAR')
      expect(calendar.replaceAll(/\r\n /g, '')).toContain(detail)

      const number = order.bookings[0]?.reservation_number ?? 'no number'
      await page.getByRole('button', { name: own.act.voucher, exact: true }).click()
      const voucher = page.getByRole('dialog')
      await expect(voucher.getByRole('img', { name: textPattern(own.voucher.code, { number }) })).toBeVisible()
      await expect(voucher.getByText(number, { exact: true })).toBeVisible()
      await expect(voucher.getByText(own.voucher.confirmed, { exact: true })).toBeVisible()
      // Once loaded, it works offline: a phone at a meeting point may have no network.
      await page.context().setOffline(true)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: own.act.voucher, exact: true }).click()
      await expect(voucher.getByText(number, { exact: true })).toBeVisible()
    })
  })
}
