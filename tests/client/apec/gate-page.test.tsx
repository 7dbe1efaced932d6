import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { auth } from '#contract/auth'
import { checkIn } from '#contract/check-in'
import { activateNewWorker } from '#src/app/new-worker'
import { tokenKeys } from '#src/session/areas'
import { en as texts } from '#src/sites/apec/locale/gate.en'
import { ko } from '#src/sites/apec/locale/gate.ko'
import { en as ui } from '#src/ui/locale/en'
import { anAccount, type Person, type TestProduct } from '#tests/support/factories'
import { emptyBrowser } from '#tests/support/gate-tabs'
import { aDevice, aGate, aParty, aStaff } from '#tests/support/gates'
import { aGuestTour, anOpenSite } from '#tests/support/guests'
import { failNext } from '#tests/support/network'
import type { Shop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'
import { typeAsScanner } from '#tests/support/usb-scanner'

// The whole client over the whole server: allow time on a busy machine.
const patience = { timeout: 20_000 }
let shop: Shop
let tour: TestProduct
let staff: Person

beforeEach(async () => {
  await emptyBrowser()
  shop = await anOpenSite()
  tour = await aGuestTour(shop)
  staff = await aStaff(shop)
  await aGate(shop, tour, staff)
})

const page = '/apec2025/qrcode'
const as = (person: Person) => () => sessionStorage.setItem(tokenKeys.admin, person.token)
const open = (remember?: () => void, url = page) => renderApp(url, { shop, remember })
const found = (text: string | RegExp) => screen.findByText(text, undefined, patience)
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience)

async function enrolled(): Promise<RenderedApp> {
  // A tour is listed on a day with a paid reservation.
  await aParty(shop, tour, { name: 'Ingrid Lind' })
  const app = await open(as(staff))
  await app.user.type(await screen.findByLabelText(texts.enrol.name, undefined, patience), 'Tablet 1')
  await app.user.click(await button(texts.enrol.submit))
  await found(texts.view.latest)
  return app
}

const result = () => screen.findByRole('dialog', { name: texts.result.label }, patience)

describe('the page of the gates (product §2, §4)', () => {
  it('signs staff in on the page, and shows errors in the form', async () => {
    const { user } = await open()
    const address = await screen.findByLabelText(texts.signin.email, undefined, patience)
    await user.type(address, 'nobody@naru.test')
    await user.type(screen.getByLabelText(texts.signin.password), 'Passw0rd1')
    await user.click(screen.getByRole('button', { name: texts.signin.submit }))
    expect(await screen.findByRole('alert', undefined, patience)).toHaveTextContent(/./)
    expect(location.pathname).toBe(page)
  })

  it('tells other admins politely that their account does not work at gates', async () => {
    const operator = await anAccount(shop.deps, { area: 'admin', role: 'operator' })
    const { user } = await open(as(operator))
    await found(texts.signin.notStaff)
    await user.click(screen.getByRole('button', { name: texts.signin.out }))
    await found(texts.signin.text)
    expect(sessionStorage.getItem(tokenKeys.admin)).toBeNull()
    // On the server too: the token is no longer valid.
    expect((await shop.call(auth.signout, {}, { token: operator.token })).status).toBe(401)
  })

  it('says that none of their tours runs today', async () => {
    await open(as(await aStaff(shop)))
    await found(texts.enrol.none)
  })

  it('shows an error, and retries', async () => {
    failNext(checkIn.tours, { status: 400 })
    await aParty(shop, tour)
    const { user } = await open(as(staff))
    await user.click(await button(ui.retry))
    await screen.findByLabelText(texts.enrol.name, undefined, patience)
  })

  it('admits a party, refuses it the second time with gate and time, and undoes the admission', async () => {
    const { user } = await enrolled()
    const { code } = await aParty(shop, tour, { people: 3 })
    typeAsScanner(code)
    await waitFor(async () => expect(await result()).toHaveTextContent('Let in3 people'), patience)
    await user.click(screen.getByRole('button', { name: texts.result.next }))
    typeAsScanner(code)
    await waitFor(
      async () => expect(await result()).toHaveTextContent(/Already used.*All 3 are in already\.Gate/),
      patience,
    )
    await user.click(screen.getByRole('button', { name: texts.result.next }))
    await user.click(screen.getByRole('radio', { name: texts.view.latest }))
    await user.click((await screen.findAllByRole('button', { name: /^Undo NR/ }, patience))[0] as HTMLElement)
    await user.click(await button('Yes'))
    await found(texts.latest.undid)
    typeAsScanner(code)
    await waitFor(async () => expect(await result()).toHaveTextContent('Let in3 people'), patience)
  })

  it('finds a reservation by name, and admits part of it', async () => {
    const { user } = await enrolled()
    await user.click(screen.getByRole('radio', { name: texts.view.find }))
    await user.type(await screen.findByRole('searchbox', undefined, patience), 'Ingr')
    await user.click(screen.getByRole('button', { name: texts.find.submit }))
    const row = (await found('Ingrid Lind')).closest('li') as HTMLElement
    await user.click(await within(row).findByRole('button', { name: 'Decrease' }))
    await user.click(within(row).getByRole('button', { name: /^Let in 1 of Ingrid Lind/ }))
    await waitFor(async () => expect(await result()).toHaveTextContent('1 of 2 are in'), patience)
  })

  it('asks before ending a shift with unsent scans, in Korean too', async () => {
    const { user } = await enrolled()
    const { code } = await aParty(shop, tour)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    // Other tests' requests would wait for this too.
    onTestFinished(() => void dispatchEvent(new Event('online')))
    typeAsScanner(code)
    await waitFor(async () => expect(await result()).toHaveTextContent(texts.result.alone), patience)
    await user.click(screen.getByRole('button', { name: texts.result.next }))
    await found('1 not sent')
    expect(screen.getByText(texts.status.cannot)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: texts.shift.end }))
    await found(/^1 scan was not sent yet/)
    await user.click(await button('No'))
    expect(screen.getByText('1 not sent')).toBeInTheDocument()
    expect(Object.keys(ko.status)).toEqual(Object.keys(texts.status))
  })

  it('ends the shift for the next person, who chooses a gate again or signs out', async () => {
    const { user } = await enrolled()
    await user.click(screen.getByRole('button', { name: texts.shift.end }))
    await found(texts.shift.endText)
    await user.click(await button('Yes'))
    await found(texts.enrol.title)
    await user.click(await button(texts.signin.out))
    await found(texts.signin.text)
  })

  it('continues after the shift only as a new one', async () => {
    const { stop } = await enrolled()
    stop()
    shop.deps.clock.advance({ hours: 15 })
    const { user } = await open()
    await found(texts.shift.over)
    await user.click(await button(texts.shift.new))
    await found(texts.signin.text)
  })
})

describe('the check-in of a booking (product §4)', () => {
  it('is shown to staff with every scan, and to no other role', async () => {
    const party = await aParty(shop, tour, { name: 'Ingrid Lind' })
    const device = await aDevice(shop, tour, { staff })
    await device.ask({ code: party.code, reservation_number: party.number, people: 1 })
    const { stop } = await open(as(staff), `${page}/${party.number}`)
    await found('Ingrid Lind')
    expect(screen.getByText('1 of 2 in')).toBeInTheDocument()
    expect(await screen.findAllByText(/Tablet · Gate Person/)).toHaveLength(1)
    stop()
    await open(undefined, `${page}/${party.number}`)
    await screen.findByRole('heading', { level: 1 }, patience)
    expect(document.body).not.toHaveTextContent('Ingrid')
  })
})

describe('a new version of the page', () => {
  it('has its worker in control before the page reloads', async () => {
    const workers = Object.assign(new EventTarget(), {
      controller: {},
      getRegistration: async () => registration,
    })
    const waiting = {
      postMessage: vi.fn(() => setTimeout(() => workers.dispatchEvent(new Event('controllerchange')))),
    }
    const registration = {
      waiting: null as typeof waiting | null,
      update: async () => {
        registration.waiting = waiting
      },
    }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
    await activateNewWorker()
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('activate')
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined })
  })
})
