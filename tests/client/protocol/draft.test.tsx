import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { serviceLeadDays } from '#contract/periods'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as guest } from '#src/kits/guest/locale/en'
import { en as texts } from '#src/sites/protocol/locale/request.en'
import type { Shop } from '#tests/support/orders'
import { type RenderedApp, reloaded, renderApp } from '#tests/support/render'
import { anOpenDesk, aService, type TestService } from '#tests/support/services'

const patience = { timeout: 15_000 }
let shop: Shop
let car: TestService

beforeEach(async () => {
  shop = await anOpenDesk()
  car = await aService(shop, 'vehicle')
})

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`))
const number = async ({ user }: RenderedApp, label: string, text: string) => {
  await user.clear(field(label))
  await user.type(field(label), text)
  await user.tab()
}
const day = async ({ user }: RenderedApp, date: string) => {
  const [year, month, of] = date.split('-') as [string, string, string]
  const typed = await screen.findByLabelText(new RegExp(`^${texts.form.date}`), undefined, patience)
  await user.clear(typed)
  await user.type(typed, `${month}/${of}/${year.slice(2)}`)
  await user.tab()
  return typed
}

describe('the typed draft of a request (product §3, §5)', () => {
  it('is restored after a reload: guests, suitcases, child seats, the wait and the time, at the same price', async () => {
    const app = await renderApp('/protocol/vehicle', { shop })
    await day(app, car.date)
    await screen.findByRole('option', { name: '09:00' }, patience)
    await app.user.selectOptions(field(texts.form.time), '09:00')
    await number(app, texts.form.guests, '5')
    await number(app, texts.form.luggage, '12')
    await number(app, texts.form.childSeats, '2')
    await app.user.selectOptions(field(texts.form.waiting), '90')
    await app.user.type(screen.getByLabelText(guest.form.passport), 'AB1234567')
    const act = /^Send the request and pay/
    const label = screen.getByRole('button', { name: act }).textContent
    await reloaded(app, '/protocol/vehicle')
    await screen.findByRole('option', { name: '09:00' }, patience)
    const kept = [texts.form.time, texts.form.guests, texts.form.luggage, texts.form.childSeats, texts.form.waiting]
    await waitFor(
      () =>
        expect(kept.map((label) => (field(label) as HTMLInputElement).value)).toEqual(['09:00', '5', '12', '2', '90']),
      patience,
    )
    expect(screen.getByLabelText(guest.form.passport)).toHaveValue('')
    expect(screen.getByRole('button', { name: act }).textContent).toBe(label)
  }, 120_000)

  it('keeps the party on the page of another service, and says where that one takes fewer', async () => {
    await aService(shop, 'immigration')
    let app = await renderApp('/protocol/vehicle', { shop })
    await screen.findByLabelText(new RegExp(`^${texts.form.date}`), undefined, patience)
    await number(app, texts.form.guests, '30')
    app = await reloaded(app, '/protocol/immigration')
    await screen.findByLabelText(new RegExp(`^${texts.form.date}`), undefined, patience)
    await waitFor(
      () => expect(field(texts.form.guests)).toHaveAccessibleDescription(new RegExp(refusal.validation.keptMisfit)),
      patience,
    )
    await app.user.type(screen.getByLabelText(guest.form.name), 'Maya Lind')
    await reloaded(app, '/protocol/vehicle')
    await screen.findByLabelText(new RegExp(`^${texts.form.date}`), undefined, patience)
    await waitFor(() => expect(field(texts.form.guests)).toHaveValue('30'), patience)
  }, 120_000)

  it('costs nothing on a service that does not use it, and is restored on the one that does', async () => {
    await aService(shop, 'tour')
    let app = await renderApp('/protocol/vehicle', { shop })
    await screen.findByLabelText(new RegExp(`^${texts.form.date}`), undefined, patience)
    await number(app, texts.form.luggage, '12')
    app = await reloaded(app, '/protocol/tour')
    const button = await screen.findByRole('button', { name: /^Send the request and pay/ }, patience)
    await app.user.type(screen.getByLabelText(guest.form.name), 'Maya Lind')
    expect(screen.queryByText(/further pieces? of luggage/)).not.toBeInTheDocument()
    expect(button).toBeInTheDocument()
    await reloaded(app, '/protocol/vehicle')
    await screen.findByLabelText(new RegExp(`^${texts.form.date}`), undefined, patience)
    await waitFor(() => expect(field(texts.form.luggage)).toHaveValue('12'), patience)
  }, 120_000)
})

describe('a request shows all of its errors before it is sent (product §5, §8)', () => {
  it('a day that is too soon, which has no times, and the missing mailed code', async () => {
    const app = await renderApp('/protocol/vehicle', { shop })
    const tomorrow = addDays(dayInSeoul(shop.deps.clock.now()), serviceLeadDays - 1)
    const typed = await day(app, tomorrow)
    await app.user.click(field(texts.form.guests))
    await waitFor(() => expect(typed).toHaveAccessibleDescription(new RegExp(refusal.guest.serviceLead)), patience)
    await screen.findByText(texts.form.timeNone, undefined, patience)
    await app.user.click(screen.getByRole('button', { name: /^Send the request and pay/ }))
    await waitFor(
      () =>
        expect(screen.getByLabelText(guest.form.code)).toHaveAccessibleDescription(new RegExp(refusal.auth.codeNeeded)),
      patience,
    )
    expect(screen.getByLabelText(guest.form.contact)).toBeInvalid()
    expect(screen.queryByRole('dialog', { name: guest.form.askTitle })).not.toBeInTheDocument()
  }, 120_000)
})
