import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guest as api } from '#contract/guest'
import { convert, defaultRates } from '#contract/money'
import type { ServiceKind } from '#contract/services'
import { booking } from '#server/modules/booking/booking.table'
import { optionDayPrice, product } from '#server/modules/catalog/catalog.table'
import { en as kit } from '#src/kits/booking/locale/en'
import { en as guest } from '#src/kits/guest/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en as site } from '#src/sites/protocol/locale/en'
import { en as texts } from '#src/sites/protocol/locale/request.en'
import { aGuestBooking, guestCode, linkIn, opened, setWindow } from '#tests/support/guests'
import { holdNext, network } from '#tests/support/network'
import type { Shop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'
import { anOpenDesk, aPaidRequest, aService, askFor } from '#tests/support/services'

// The whole client over the whole server: allow time on a busy machine.
const patience = { timeout: 15_000 }
const email = 'maya@people.test'
let shop: Shop

beforeEach(async () => {
  shop = await anOpenDesk()
})

const open = (url: string, remember?: () => void) => renderApp(url, { shop, remember })
const holding = (token: string) => () => sessionStorage.setItem(tokenKeys.guest, token)
const found = (text: string | RegExp) => screen.findByText(text, undefined, patience)
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`))

/** The token in the newest mail's link to a service. */
const serviceLink = (kind: ServiceKind) => linkIn(shop, email, `/protocol/${kind}#`)

async function chooseTime({ user }: RenderedApp, date: string) {
  const [year, month, day] = date.split('-') as [string, string, string]
  const typed = await screen.findByLabelText(new RegExp(`^${texts.form.date}`), undefined, patience)
  await user.type(typed, `${month}/${day}/${year.slice(2)}`)
  await user.tab()
  await screen.findByRole('option', { name: '09:00' }, patience)
  await user.selectOptions(field(texts.form.time), '09:00')
}

async function fillPerson({ user }: RenderedApp) {
  const { form } = guest
  await user.type(screen.getByRole('textbox', { name: form.name }), 'Maya Lind')
  await user.type(screen.getByLabelText(form.contact), '+46701234567')
  await user.type(screen.getByRole('combobox', { name: form.nationality }), 'Sweden')
  await user.click(await screen.findByRole('option', { name: 'Sweden' }, patience))
  await user.type(screen.getByLabelText(form.passport), 'AB1234567')
  await user.type(screen.getByLabelText(form.email), email)
  await user.type(screen.getByLabelText(form.code), await guestCode(shop, email))
  await user.click(screen.getByRole('radio', { name: new RegExp(kit.payment.transfer) }))
  await user.type(screen.getByLabelText(kit.payment.depositor), 'Maya Lind')
  await user.click(screen.getByLabelText(form.agreeTerms))
  await user.click(screen.getByLabelText(form.agreePrivacy))
}

const send = async ({ user }: RenderedApp) => {
  await user.click(screen.getByRole('button', { name: /^Send the request, and transfer/ }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }, patience))
}

it('a page says the lowest price of the days of a service, also to search engines', async () => {
  const { id } = await aService(shop, 'immigration')
  await shop.deps.db.update(product).set({ price: 90_000 }).where(eq(product.id, id))
  await open('/protocol/immigration')
  const { amount } = convert({ amount: 90_000, currency: 'KRW' }, 'USD', defaultRates)
  await found(`$${(amount / 100).toFixed(2)}`)
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  expect(data).toContain('"lowPrice":"90000"')
}, 60_000)

describe('a request (product §3, §5)', () => {
  it('shows the usual price until a day is chosen, then none before the departures of that day are known', async () => {
    const { date, optionId } = await aService(shop, 'vehicle')
    await shop.deps.db.insert(optionDayPrice).values({ option_id: optionId, date, band: 'adult', price: 90_000 })
    const { user } = await open('/protocol/vehicle')
    const typed = await screen.findByLabelText(new RegExp(`^${texts.form.date}`), undefined, patience)
    const amount = /[₩$]\s?\d/
    const choice = () => screen.getByRole('radiogroup', { name: texts.form.option.vehicle })
    await waitFor(() => expect(choice()).toHaveTextContent(amount), patience)
    const price = () => screen.getByRole('heading', { name: guest.form.price }).closest('section') as HTMLElement
    const release = holdNext(api.departures)
    const [year, month, day] = date.split('-') as [string, string, string]
    await user.type(typed, `${month}/${day}/${year.slice(2)}`)
    await user.tab()
    await found(guest.form.priceBusy)
    await waitFor(() => expect(network.requests(api.departures.path.replace(':site', 'protocol'))).toHaveLength(1))
    expect(choice()).not.toHaveTextContent(amount)
    expect(price()).not.toHaveTextContent(amount)
    release()
    expect(await within(price()).findAllByText('₩90,000', undefined, patience)).not.toHaveLength(0)
    expect(choice()).toHaveTextContent(amount)
    expect(screen.queryByText(guest.form.priceBusy)).not.toBeInTheDocument()
  }, 60_000)

  it('for a car counts the vehicles, is sent with its own fields, and is then shown above the page', async () => {
    const { date } = await aService(shop, 'vehicle')
    const app = await open('/protocol/vehicle')
    await chooseTime(app, date)
    const { user } = app
    await user.clear(field(texts.form.guests))
    await user.type(field(texts.form.guests), '4')
    await found(/^That takes 2 vehicles/)
    await user.type(field(texts.form.from), 'Incheon Airport, Terminal 2')
    await user.type(field(texts.form.to), 'Hotel by the river')
    await user.type(field(texts.form.sign), 'The Lind party')
    await fillPerson(app)
    await send(app)
    await found(guest.done.depositTitle)
    expect(screen.getByText('The Lind party')).toBeInTheDocument()
    expect(location.pathname).toBe('/protocol/vehicle')
    // Before it is sent there is nothing to request, and afterwards it arrived with the response.
    expect(network.requests(api.reservation.path).filter(({ method }) => method === 'GET')).toEqual([])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('AB1234567')
    const token = sessionStorage.getItem(tokenKeys.guest) ?? ''
    const { booking, order } = (await opened(shop, token)).data
    expect([booking.number_of_travelers, order.amount_won]).toEqual([4, 240_000])
  }, 60_000)

  it('for assistance asks for everyone in the party, and stores their details outside the tab', async () => {
    const { date } = await aService(shop, 'immigration')
    const app = await open('/protocol/immigration')
    await chooseTime(app, date)
    expect(screen.getByText(site.immigration.isNot.one)).toBeInTheDocument()
    await app.user.clear(field(texts.form.guests))
    await app.user.type(field(texts.form.guests), '2')
    const second = within(await screen.findByRole('group', { name: 'Guest 2' }, patience))
    await app.user.type(second.getByLabelText(guest.form.name), 'Kim Haru')
    await app.user.type(second.getByRole('combobox', { name: guest.form.nationality }), 'Sweden')
    await app.user.click(await screen.findByRole('option', { name: 'Sweden' }, patience))
    await app.user.type(second.getByLabelText(guest.form.passport), 'X')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kim Haru')
    expect(screen.getByText(texts.form.kept)).toBeInTheDocument()
    await app.user.type(field(texts.form.flight), 'KE082')
    await app.user.click(screen.getByRole('button', { name: /^Send the request and pay/ }))
    await waitFor(() => expect(second.getByLabelText(guest.form.name)).toBeValid(), patience)
    await waitFor(() => expect(field(guest.form.contact)).toBeInvalid(), patience)
    expect(field(texts.form.flight)).toBeValid()
  }, 60_000)

  it('is not accepted while the site is closed, and an earlier one can still be opened', async () => {
    await aService(shop, 'tour')
    await setWindow(shop, { opens: '2020-01-01', closes: '2020-01-02' }, 'protocol')
    await open('/protocol/tour')
    await found(guest.form.closed)
    expect(screen.getByRole('button', { name: texts.find })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Send the request/ })).not.toBeInTheDocument()
  })
})

describe('the link from a mail (product §4)', () => {
  it('opens the request on the page of its service and leaves the address immediately', async () => {
    const { reservation } = await aPaidRequest(shop, 'tour')
    const link = await serviceLink('tour')
    await open(`/protocol/tour#${link}`)
    await found(reservation.booking.reservation_number)
    expect(screen.getByText(guest.done.answerTitle)).toBeInTheDocument()
    expect(screen.getByText(guest.own.waits)).toBeInTheDocument()
    expect(location.hash).toBe('')
    expect(sessionStorage.getItem(tokenKeys.guest)).toBe(link)
    expect(document.documentElement.outerHTML).not.toContain(link)
  })

  it('says that it is no longer valid, and stores no token', async () => {
    await aService(shop, 'vehicle')
    await open(`/protocol/vehicle#${'A'.repeat(43)}`)
    await found(texts.link.expired)
    expect(location.hash).toBe('')
    expect(sessionStorage.getItem(tokenKeys.guest)).toBeNull()
  })

  it('replaces the request that was open in the tab', async () => {
    const before = await aPaidRequest(shop, 'tour')
    const { reservation } = await aPaidRequest(shop, 'tour')
    const link = await serviceLink('tour')
    await open(`/protocol/tour#${link}`, holding(before.token))
    await found(reservation.booking.reservation_number)
    expect(screen.queryByText(before.reservation.booking.reservation_number)).not.toBeInTheDocument()
  })

  it('is found on the pages of the other services too, but not where another site’s is open', async () => {
    await aService(shop, 'vehicle')
    const { token } = await aPaidRequest(shop, 'tour')
    await open('/protocol/vehicle', holding(token))
    await found(texts.own.other)
    expect(screen.getByRole('link', { name: texts.own.open })).toHaveAttribute('href', '/protocol/tour')
  })

  it('shows nothing on another site’s page of reservations, which still looks up its own', async () => {
    const { token, reservation } = await aPaidRequest(shop, 'tour')
    await open('/apec2025/myreservation', holding(token))
    await found(guest.find.lead)
    expect(screen.queryByText(reservation.booking.reservation_number)).not.toBeInTheDocument()
  })

  it('of another site shows nothing here', async () => {
    await aService(shop, 'vehicle')
    await setWindow(shop, { opens: '2020-01-01', closes: '2099-01-02' })
    const { token, reservation } = await aGuestBooking(shop)
    await open('/protocol/vehicle', holding(token))
    await found(site.vehicle.title)
    await waitFor(() => expect(screen.queryByRole('status', { name: /loading/i })).not.toBeInTheDocument(), patience)
    expect(screen.queryByText(reservation.booking.reservation_number)).not.toBeInTheDocument()
  })
})

describe('an open request', () => {
  it('is found by its number and a mailed code, and one of another site is not opened here', async () => {
    const { reservation } = await aPaidRequest(shop, 'tour')
    await setWindow(shop, { opens: '2020-01-01', closes: '2099-01-02' })
    const foreign = await aGuestBooking(shop)
    const { user } = await open('/protocol/tour')
    await user.click(await screen.findByRole('button', { name: texts.find }, patience))
    const dialog = within(await screen.findByRole('dialog', { name: guest.find.title }, patience))
    const number = dialog.getByLabelText(guest.find.number)
    const look = async (text: string) => {
      await user.clear(number)
      await user.type(number, text)
      await user.clear(dialog.getByLabelText(guest.form.code))
      await user.type(dialog.getByLabelText(guest.form.code), await guestCode(shop, email))
      await user.click(dialog.getByRole('button', { name: guest.find.open }))
    }
    await user.type(dialog.getByLabelText(guest.form.email), email)
    await look(foreign.reservation.booking.reservation_number)
    await waitFor(() => expect(number).toHaveAccessibleDescription(/another of our sites/), patience)
    expect(sessionStorage.getItem(tokenKeys.guest)).toBeNull()
    await look(reservation.booking.reservation_number)
    await found(texts.own.title)
    expect(screen.getByText(reservation.booking.reservation_number)).toBeInTheDocument()
  }, 60_000)

  it('is canceled at the cost that the rules say', async () => {
    const car = await aService(shop, 'vehicle')
    const { token } = await askFor(shop, car)
    const { user } = await open('/protocol/vehicle', holding(token))
    await user.click(await screen.findByRole('button', { name: guest.own.cancel }, patience))
    const dialog = await screen.findByRole('dialog', { name: kit.cancel.title }, patience)
    await user.click(await within(dialog).findByRole('button', { name: /cancel/i }, patience))
    await user.click(await screen.findByRole('button', { name: 'Yes' }, patience))
    await waitFor(async () => expect((await opened(shop, token)).data.booking.status).toBe('cancelled'), patience)
  }, 60_000)

  it('that has ended is shown as past and offers the same again on the same page', async () => {
    const { token, service } = await aPaidRequest(shop, 'tour')
    const { id: other } = await aService(shop, 'tour')
    await shop.deps.db.update(booking).set({ status: 'confirmed', date: '2027-03-01' })
    const { user } = await open('/protocol/tour', holding(token))
    await found(guest.ended.over.title)
    expect(screen.getByText(kit.status.over)).toBeInTheDocument()
    const choice = (id: string) => document.querySelector<HTMLInputElement>(`input[name="tour_id"][value="${id}"]`)
    await waitFor(() => expect(choice(other)).not.toBeNull(), patience)
    await user.click(choice(other) as HTMLElement)
    await user.click(screen.getByRole('link', { name: guest.own.again }))
    await waitFor(() => expect(choice(service.id)).toBeChecked(), patience)
    expect(location.search + location.hash).toBe(`?for=${service.id}#request`)
  }, 60_000)

  it('is closed on this device, and the page stays', async () => {
    const { token } = await aPaidRequest(shop, 'vehicle')
    const { user } = await open('/protocol/vehicle', holding(token))
    await user.click(await screen.findByRole('button', { name: guest.own.leave }, patience))
    await waitFor(() => expect(screen.queryByText(texts.own.title)).not.toBeInTheDocument(), patience)
    expect(location.pathname).toBe('/protocol/vehicle')
    expect(sessionStorage.getItem(tokenKeys.guest)).toBeNull()
  })
})
