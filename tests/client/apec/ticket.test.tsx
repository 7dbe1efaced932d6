import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { guest } from '#contract/guest'
import { gateKeys, verifyTicket } from '#server/ticket'
import { en as booking } from '#src/kits/guest/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/apec/locale/ticket.en'
import { ko } from '#src/sites/apec/locale/ticket.ko'
import { aGuestBooking, aGuestTicket, anOpenSite, aPaidGuest } from '#tests/support/guests'
import { failNext, network } from '#tests/support/network'
import { aKey, type Shop } from '#tests/support/orders'
import { readDrawn } from '#tests/support/qr'
import { renderApp } from '#tests/support/render'

// The whole client over the whole server: allow time on a busy machine.
const patience = { timeout: 15_000 }
let shop: Shop

beforeEach(async () => {
  shop = await anOpenSite()
})

const page = (number: string) => `/apec2025/qrcode/${number}`
const open = (url: string, token?: string, language?: 'ko') =>
  renderApp(url, { shop, language, remember: () => token && sessionStorage.setItem(tokenKeys.guest, token) })
const found = (text: string | RegExp) => screen.findByText(text, undefined, patience)
const code = (number: string) => screen.findByRole('img', { name: `QR code of reservation ${number}` }, patience)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience)

describe('the ticket of a guest (product §4)', () => {
  it('opens by the link from the mail, whose token leaves the address immediately, and shows the code that the gate accepts', async () => {
    const { number, tour } = await aPaidGuest(shop)
    const link = await aGuestTicket(shop)
    await open(`${link.path}#${link.token}`)
    const read = readDrawn(await code(number))
    expect(verifyTicket(gateKeys(shop.deps.settings.TICKET_KEYS), String(read))).toMatchObject({
      reservation_number: number,
      product_id: tour.id,
      party_size: 2,
    })
    expect([location.pathname, location.hash]).toEqual([page(number), ''])
    expect(sessionStorage.getItem(tokenKeys.guest)).toBe(link.token)
    expect(document.documentElement.outerHTML).not.toContain(link.token)
    const sheet = screen.getByRole('article')
    for (const text of [number, en.show, '2 travelers', 'Maya Lind', 'Thu, Apr 1, 2027', '만나는 곳:']) {
      expect(sheet).toHaveTextContent(text)
    }
  })

  it('is shown in Korean to a Korean reader, with the words for the guide only once', async () => {
    const { number, token } = await aPaidGuest(shop)
    await open(page(number), token, 'ko')
    await heading(ko.title)
    await found(ko.show)
    expect(screen.getByRole('article')).toHaveTextContent('2명')
    expect(screen.getByRole('article')).not.toHaveTextContent(ko.staff)
  })

  it('is not shown for a bare number: the message is the same for every number, and no request is sent', async () => {
    const { number } = await aPaidGuest(shop)
    const words: (string | null)[] = []
    for (const each of [number, 'NR251028-7KQ2M9XWTC-01', 'nothing']) {
      const app = await open(page(each))
      await found(en.shutTitle)
      words.push(screen.getByRole('main').textContent)
      app.stop()
    }
    expect(new Set(words).size).toBe(1)
    expect(words[0]).not.toContain(number)
    expect(network.requests().filter(({ path }) => path.startsWith('/api/v1/guest/reservation'))).toEqual([])
  })

  it('is not shown for a number other than the open reservation’s either; a link to the guest’s own ticket is', async () => {
    const other = await aPaidGuest(shop, { email: 'other@people.test' })
    const { number, token } = await aPaidGuest(shop)
    const { user } = await open(page(other.number), token)
    await found(en.otherTitle)
    expect(screen.queryByRole('article')).toBeNull()
    await user.click(screen.getByRole('link', { name: en.otherOpen }))
    await code(number)
  })

  it('is replaced by another link opened in the same tab', async () => {
    const first = await aPaidGuest(shop)
    await aPaidGuest(shop, { email: 'other@people.test' })
    const link = await aGuestTicket(shop, 'other@people.test')
    const { router } = await open(page(first.number), first.token)
    await code(first.number)
    await router.navigate(`${link.path}#${link.token}`)
    await code(link.path.split('/').at(-1) ?? '')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(location.hash).toBe('')
  })

  it('with an invalid link is reported as unavailable, and no token is stored', async () => {
    const { number } = await aPaidGuest(shop)
    await open(`${page(number)}#${'A'.repeat(43)}`)
    await found(en.ended)
    expect([location.pathname, location.hash]).toEqual([page(number), ''])
    expect(sessionStorage.getItem(tokenKeys.guest)).toBeNull()
    expect(screen.getByRole('link', { name: en.find })).toHaveAttribute('href', '/apec2025/myreservation')
  })

  it('does not exist before the reservation is paid, and the page links to the reservation', async () => {
    const { reservation, token } = await aGuestBooking(shop)
    await open(page(reservation.booking.reservation_number), token)
    await found(en.unpaid)
    expect(screen.getByRole('link', { name: en.reservation })).toHaveAttribute('href', '/apec2025/myreservation')
  })

  it('disappears once the page learns that the reservation was canceled', async () => {
    const { number, token } = await aPaidGuest(shop)
    const { visitor } = await open(page(number), token)
    await code(number)
    const query = { lang: 'en' } as const
    const { refund_won } = (await shop.call(guest.quote, { query }, { token })).data
    const body = { reason: '', refund_won, refund_points: 0 }
    expect((await shop.call(guest.cancel, { query, body }, { token, headers: aKey() })).status).toBe(200)
    await visitor.queries.invalidateQueries()
    await found(en.cancelled)
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('stays on the screen when the network is lost', async () => {
    const { number, token } = await aPaidGuest(shop)
    const { visitor } = await open(page(number), token)
    const shown = await code(number)
    for (const endpoint of [guest.ticket, guest.reservation]) {
      for (let tries = 0; tries < 3; tries++) failNext(endpoint, { networkError: true })
    }
    fireEvent(window, new Event('online'))
    await visitor.queries.invalidateQueries()
    await waitFor(() => {
      const failed = visitor.queries.getQueryCache().findAll({ queryKey: [guest.ticket.path] })
      expect(failed.map(({ state }) => state.status)).toEqual(['error'])
    }, patience)
    expect(shown).toBeVisible()
  })

  it('that could not be loaded is loaded again on Retry', async () => {
    const { number, token } = await aPaidGuest(shop)
    for (let tries = 0; tries < 3; tries++) failNext(guest.ticket, { status: 502 })
    const { user } = await open(page(number), token)
    await found(en.failed)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await code(number)
  })

  it('keeps the screen awake while it is shown, where the browser supports it', async () => {
    const release = vi.fn(async () => {})
    const request = vi.fn(async () => ({ release }))
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
    const { number, token } = await aPaidGuest(shop)
    const { user } = await open(page(number), token)
    await code(number)
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'), patience)
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: en.reservation }))
    await waitFor(() => expect(release).toHaveBeenCalled(), patience)
  })
})

describe('the link to the ticket', () => {
  it('is on the page of a paid reservation and on its confirmation page', async () => {
    const { number, token } = await aPaidGuest(shop)
    const app = await open('/apec2025/myreservation', token)
    const link = await screen.findByRole('link', { name: booking.own.ticket }, patience)
    expect(link).toHaveAttribute('href', page(number))
    app.stop()
    const { user } = await open('/apec2025/reservation/completed', token)
    await user.click(await screen.findByRole('link', { name: booking.own.ticket }, patience))
    await code(number)
  })

  it('is absent while the reservation is not paid', async () => {
    const { token } = await aGuestBooking(shop)
    await open('/apec2025/myreservation', token)
    await found(booking.own.people)
    expect(screen.queryByRole('link', { name: booking.own.ticket })).toBeNull()
  })
})
