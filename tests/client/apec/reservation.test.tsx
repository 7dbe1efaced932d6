import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { guest } from '#contract/guest'
import { booking } from '#server/modules/booking/booking.table'
import { optionDayPrice } from '#server/modules/catalog/catalog.table'
import { en as kit } from '#src/kits/booking/locale/en'
import { en as texts } from '#src/kits/guest/locale/en'
import { ko } from '#src/kits/guest/locale/ko'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/apec/locale/en'
import { aGuestBooking, aGuestTour, anOpenSite, aPaidGuest, guestCode, linkIn, setWindow } from '#tests/support/guests'
import { holdNext, network } from '#tests/support/network'
import type { Shop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

// The whole client over the whole server: allow time on a busy machine.
const patience = { timeout: 15_000 }
let shop: Shop

beforeEach(async () => {
  shop = await anOpenSite()
})

const open = (url: string, remember?: () => void) => renderApp(url, { shop, remember })
const holding = (token: string) => () => sessionStorage.setItem(tokenKeys.guest, token)
/** Any amount of money. */
const amount = /[₩$]\s?\d/
const found = (text: string | RegExp) => screen.findByText(text, undefined, patience)

describe('tours by day (product §2)', () => {
  it('are listed with the remaining seats, and link to the reservation of that departure', async () => {
    const { tour } = await aGuestBooking(shop)
    const { user } = await open(`/apec2025/list?from=${tour.date}`)
    await screen.findByRole('heading', { name: en.list.title }, patience)
    expect(screen.getByText('18 seats left')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /at 09:00/ }))
    await found(texts.form.lead)
    expect(location.search).toContain(`tour=${tour.id}`)
    expect(await screen.findByRole('radio', { name: /^09:00/ }, patience)).toBeChecked()
  })

  it('say that reservations are closed after the window', async () => {
    await aGuestTour(shop)
    const today = dayInSeoul(shop.deps.clock.now())
    await setWindow(shop, { opens: addDays(today, -9), closes: addDays(today, -1) })
    await open('/apec2025/list')
    await found(en.list.closed)
    expect(screen.getByText(en.window.archived)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /seats/ })).not.toBeInTheDocument()
  })
})

describe('the form (product §3, §5)', () => {
  const fill = async ({ user }: RenderedApp, email: string, code: string, passport = 'AB1234567') => {
    const { form } = texts
    await user.type(screen.getByLabelText(form.name), 'Maya Lind')
    await user.type(screen.getByLabelText(form.contact), '+46701234567')
    await user.type(screen.getByRole('combobox', { name: form.nationality }), 'Sweden')
    await user.click(await screen.findByRole('option', { name: 'Sweden' }, patience))
    await user.type(screen.getByLabelText(form.passport), passport)
    await user.type(screen.getByLabelText(form.email), email)
    await user.type(screen.getByLabelText(form.code), code)
    await user.click(screen.getByRole('radio', { name: new RegExp(kit.payment.transfer) }))
    await user.type(screen.getByLabelText(kit.payment.depositor), 'Maya Lind')
    await user.click(screen.getByLabelText(form.agreeTerms))
    await user.click(screen.getByLabelText(form.agreePrivacy))
  }
  const send = async ({ user }: RenderedApp) => {
    await user.click(screen.getByRole('button', { name: /^Reserve, and transfer/ }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }, patience))
  }
  const address = async () => {
    const { id, optionId, date } = await aGuestTour(shop)
    return `/apec2025/reservation?tour=${id}&option=${optionId}&date=${date}&time=09:00`
  }

  it('shows the price of the chosen day, and reserves at it', async () => {
    const tour = await aGuestTour(shop)
    await shop.deps.db
      .insert(optionDayPrice)
      .values({ option_id: tour.optionId, date: tour.date, band: 'adult', price: 80_000 })
    const app = await open(`/apec2025/reservation?tour=${tour.id}&option=${tour.optionId}&date=${tour.date}&time=09:00`)
    await screen.findByRole('radio', { name: /^09:00/ }, patience)
    expect(await screen.findAllByText('₩160,000', undefined, patience)).not.toHaveLength(0)
    await fill(app, 'maya@people.test', await guestCode(shop, 'maya@people.test'))
    await send(app)
    await found(texts.done.depositTitle)
    const [row] = await shop.deps.db.select().from(booking)
    expect(row?.amount_won).toBe(160_000)
  })

  it('shows no price before the departures of the chosen day are known, whose price it may not be', async () => {
    const tour = await aGuestTour(shop)
    await shop.deps.db
      .insert(optionDayPrice)
      .values({ option_id: tour.optionId, date: tour.date, band: 'adult', price: 80_000 })
    const release = holdNext(guest.departures)
    await open(`/apec2025/reservation?tour=${tour.id}&option=${tour.optionId}&date=${tour.date}&time=09:00`)
    await found(texts.form.priceBusy)
    const option = () => screen.getByRole('radiogroup', { name: texts.form.option })
    const price = () => screen.getByRole('heading', { name: texts.form.price }).closest('section')
    await waitFor(() => expect(network.requests(guest.departures.path.replace(':site', 'apec'))).toHaveLength(1))
    expect(option()).not.toHaveTextContent(amount)
    expect(price()).not.toHaveTextContent(amount)
    release()
    await waitFor(() => expect(price()).toHaveTextContent('₩160,000'), patience)
    // The control: both have amounts that look like this.
    expect(option()).toHaveTextContent(amount)
    expect(price()).toHaveTextContent(amount)
    expect(screen.queryByText(texts.form.priceBusy)).not.toBeInTheDocument()
  })

  it('reserves with the mailed code and shows where to send the money', async () => {
    const app = await open(await address())
    await screen.findByRole('radio', { name: /^09:00/ }, patience)
    await fill(app, 'maya@people.test', await guestCode(shop, 'maya@people.test'))
    await send(app)
    await found(texts.done.depositTitle)
    expect(screen.getByText('₩120,000', { selector: 'dd b, dd span, b' })).toBeInTheDocument()
    expect(location.pathname).toBe('/apec2025/reservation/completed')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('AB1234567')
  }, 60_000)

  it('shows a wrong code at its field, and continues with the right one', async () => {
    const app = await open(await address())
    await screen.findByRole('radio', { name: /^09:00/ }, patience)
    const code = await guestCode(shop, 'maya@people.test')
    await fill(app, 'maya@people.test', code === '111111' ? '222222' : '111111')
    await send(app)
    const field = screen.getByLabelText(texts.form.code)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/code/i), patience)
    await waitFor(() => expect(field).toBeInvalid(), patience)
    await app.user.clear(field)
    await app.user.type(field, code)
    await send(app)
    await found(texts.done.depositTitle)
  }, 60_000)
})

describe('an open reservation (product §4)', () => {
  it('opens by the link from the mail, whose token leaves the address immediately', async () => {
    const { reservation } = await aGuestBooking(shop)
    const link = await linkIn(shop)
    await open(`/apec2025/${link}`)
    await found(reservation.booking.reservation_number)
    expect(location.pathname).toBe('/apec2025/myreservation')
    expect(sessionStorage.getItem(tokenKeys.guest)).toBe(link)
    expect(document.documentElement.outerHTML).not.toContain(link)
  })

  it('says that a link is no longer valid, and stores no token of it', async () => {
    await open(`/apec2025/${'A'.repeat(43)}`)
    await found(texts.find.expired)
    expect(location.pathname).toBe('/apec2025/myreservation')
    expect(sessionStorage.getItem(tokenKeys.guest)).toBeNull()
  })

  it('is found by its number and address, and gives the same message for another guest’s number', async () => {
    const { reservation } = await aGuestBooking(shop)
    const foreign = await aGuestBooking(shop, { email: 'other@people.test' })
    const code = await guestCode(shop, 'maya@people.test')
    const { user } = await open('/apec2025/myreservation')
    const number = await screen.findByLabelText(texts.find.number, undefined, patience)
    await user.type(number, foreign.reservation.booking.reservation_number)
    await user.type(screen.getByLabelText(texts.form.email), 'maya@people.test')
    await user.type(screen.getByLabelText(texts.form.code), code)
    await user.click(screen.getByRole('button', { name: texts.find.open }))
    await waitFor(() => expect(number).toBeInvalid(), patience)
    expect(number).toHaveAccessibleDescription(/no reservation with this number/)
    await user.clear(number)
    await user.type(number, reservation.booking.reservation_number)
    await user.click(screen.getByRole('button', { name: texts.find.open }))
    await found(texts.own.people)
  })

  it('is edited within what was paid for', async () => {
    const { token } = await aGuestBooking(shop)
    const { user } = await open('/apec2025/myreservation', holding(token))
    await user.click(await screen.findByRole('button', { name: texts.own.change }, patience))
    const dialog = await screen.findByRole('dialog', { name: texts.change.title }, patience)
    const flight = within(dialog).getByLabelText(new RegExp(`^${texts.form.flight}`))
    await user.clear(flight)
    await user.type(flight, 'OZ101')
    await user.click(within(dialog).getByRole('button', { name: texts.change.save }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }, patience))
    await found('OZ101')
    const { data } = await shop.call(guest.reservation, { query: { lang: 'en' } }, { token })
    expect(data?.booking.arrival_flight).toBe('OZ101')
  })

  it('counts people and luggage in Korean with the right counters', async () => {
    const { token } = await aGuestBooking(shop)
    await renderApp('/apec2025/myreservation', { shop, remember: holding(token), language: 'ko' })
    expect((await found(ko.own.party)).parentElement).toHaveTextContent(/^인원\s*\d+명$/)
    expect(screen.getByText(ko.own.luggage).parentElement).toHaveTextContent(/^수하물\s*\d+개$/)
  })

  it('is described as confirmed once the operator has confirmed it, not as awaiting confirmation', async () => {
    const { token } = await aPaidGuest(shop)
    await shop.deps.db.update(booking).set({ status: 'confirmed' })
    await open('/apec2025/myreservation', holding(token))
    await found(texts.done.confirmedTitle)
    expect(screen.queryByText(texts.done.paidTitle)).not.toBeInTheDocument()
  })

  it('that has ended is shown as past and links to the tour again', async () => {
    const { token, tour } = await aPaidGuest(shop)
    await shop.deps.db.update(booking).set({ date: '2027-03-01' })
    const { user } = await open('/apec2025/myreservation', holding(token))
    await found(texts.ended.over.title)
    expect(screen.getByText(kit.status.over)).toBeInTheDocument()
    expect(screen.queryByText(texts.done.paidTitle)).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: texts.own.again }))
    await found(texts.form.lead)
    expect(await screen.findByRole('combobox', { name: texts.form.tour }, patience)).toHaveValue(tour.id)
  })

  it('is closed on this device, and the token is invalid afterwards', async () => {
    const { token } = await aGuestBooking(shop)
    const { user } = await open('/apec2025/myreservation', holding(token))
    await user.click(await screen.findByRole('button', { name: texts.own.leave }, patience))
    await found(en.home.title)
    await waitFor(() => expect(sessionStorage.getItem(tokenKeys.guest)).toBeNull(), patience)
    const { status } = await shop.call(guest.reservation, { query: { lang: 'en' } }, { token })
    expect(status).toBe(401)
  })
})
