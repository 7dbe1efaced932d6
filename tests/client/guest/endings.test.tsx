import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { guest } from '#contract/guest'
import { expireHolds } from '#server/modules/booking/hold.service'
import { en as kit } from '#src/kits/booking/locale/en'
import { en } from '#src/kits/guest/locale/en'
import { ko } from '#src/kits/guest/locale/ko'
import { tokenKeys } from '#src/session/areas'
import { deposit, refundAccount, withReason } from '#tests/support/cancellations'
import { anOperator } from '#tests/support/factories'
import { aGuestBooking, anOpenSite, aPaidGuest, aVisit } from '#tests/support/guests'
import { aKey, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const patience = { timeout: 15_000 }
let shop: Shop

beforeEach(async () => {
  shop = await anOpenSite()
})

async function show(token: string, language?: 'ko') {
  const remember = () => sessionStorage.setItem(tokenKeys.guest, token)
  return renderApp('/apec2025/myreservation', { shop, remember, ...(language && { language }) })
}

async function cancel(token: string) {
  const query = { lang: 'en' } as const
  const quote = (await shop.call(guest.quote, { query }, { token })).data
  const { refund_won, refund_to } = quote
  const account = refund_to === 'account' ? { refund_account: refundAccount } : {}
  const body = { reason: '', refund_won, refund_points: 0, ...account }
  expect((await shop.call(guest.cancel, { query, body }, { token, headers: aKey() })).status).toBe(200)
}

const texts = async (title: string) => {
  expect(await screen.findByText(title, undefined, patience)).toBeVisible()
  expect(screen.queryByText(en.done.paidTitle)).toBeNull()
}

describe('a canceled reservation shows how it was canceled (product §4)', () => {
  it('by its guest, before it was paid and after', async () => {
    const unpaid = await aGuestBooking(shop)
    await cancel(unpaid.token)
    const app = await show(unpaid.token)
    await texts(en.ended.guest.title)
    app.stop()
    const { token } = await aPaidGuest(shop, { email: 'other@people.test' })
    await cancel(token)
    await show(token, 'ko')
    await texts(ko.ended.guest.title)
  })

  it('at its guest’s request, while the refund is still to be sent', async () => {
    const { token, reservation } = await aGuestBooking(shop)
    const { id, amount_won } = reservation.order
    const operator = await anOperator(shop)
    await deposit(shop, operator, id, amount_won)
    await cancel(token)
    await show(token)
    await texts(en.ended.asked.title)
    expect(screen.queryByRole('link', { name: en.own.again })).toBeNull()
  })

  it('by the operator, with the operator’s message', async () => {
    const { token, reservation } = await aPaidGuest(shop)
    await withReason(shop, await anOperator(shop), 'cancel', reservation.booking.id, 'A storm is coming.')
    await show(token)
    await texts(en.ended.operator.title)
    expect(screen.getByText('Reason: A storm is coming.')).toBeVisible()
  })

  it('for late payment, and what happens to money in transit', async () => {
    const { token } = await aGuestBooking(shop)
    shop.deps.clock.advance({ days: 3, minutes: 1 })
    await expireHolds(shop.deps)
    await show(token)
    await texts(en.ended.expired.title)
    expect(screen.getByText(kit.deposit.late)).toBeVisible()
  })
})

it('a visit without a reservation shows the way to find one', async () => {
  await show(await aVisit(shop))
  expect(await screen.findByRole('heading', { name: en.find.title }, patience)).toBeVisible()
})
