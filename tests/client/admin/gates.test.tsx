import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { gatesDesk } from '#contract/gates-desk'
import { miceGate } from '#contract/mice/gate'
import { miceRegistration } from '#contract/mice/registration'
import { passDesk } from '#contract/pass/desk'
import { en as desk } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/admin/gates/locale/en'
import { en as admin } from '#src/sites/admin/locale/en'
import { en as mice } from '#src/sites/admin/mice/locale/en'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aDevice, aParty } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aMiceFair, aVisitor } from '#tests/support/mice'
import { failNext, network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, aPaidPass, aScan, passesOnSale, passStaffAt, scanAt } from '#tests/support/pass'

let shop: Shop
let person: Person
const section = (name: string) => screen.findByRole('region', { name })

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

/** An affiliate at which a pass was admitted once and refused once. */
async function aScannedAffiliate(name: string): Promise<string> {
  const id = await anAffiliate(shop.deps, { name: { en: name, ko: `${name} 장소` } })
  const own = await aPaidPass(shop, await aMember(shop.deps))
  const staff = await passStaffAt(shop, id)
  for (let scans = 0; scans < 2; scans += 1) await scanAt(shop, staff, id, aScan(shop, own))
  return id
}

test('today’s gates are followed live, conflicts are listed, and a device’s shift is ended', async () => {
  const tour = await aGuestTour(shop)
  const device = await aDevice(shop, tour)
  const { code, number } = await aParty(shop, tour)
  const { user } = await renderDesk('/admin/gates', { shop, person })
  await screen.findByText('0 of 2 are in')
  await screen.findByText(en.conflicts.none)

  await device.ask({ code, people: 2 })
  await screen.findByText('2 of 2 are in')
  await device.send([device.line({ code, people: 2, told: 'admitted' })])
  await screen.findByText('4 went in; the reservation is for 2')
  expect(screen.getByRole('link', { name: `${en.conflicts.open}: ${number}` })).toHaveAttribute(
    'href',
    `/admin/reservations?q=${number}`,
  )

  await user.click(screen.getByRole('button', { name: `${en.revoke.act}: Tablet` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  await screen.findByText(en.revoke.done)
  expect(await screen.findByText(en.shift.ended)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: `${en.revoke.act}: Tablet` })).toBeNull()
})

test('on a day without gates, tours and passes say so, and the fair is hidden while none is announced', async () => {
  await renderDesk('/admin/gates', { shop, person })
  expect(await screen.findByText(en.none)).toBeVisible()
  expect(await screen.findByText(en.pass.none)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: admin.nav.mice })).toBeNull())
  const sections = within(screen.getByRole('navigation', { name: en.sections }))
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([en.tours, admin.nav.pass])
  expect(network.requests(miceGate.counts.path)).toHaveLength(1)
})

test('visitors of the fair are counted, and its check-in is linked', async () => {
  const fair = await aMiceFair(shop.deps)
  const visitor = await aVisitor(shop.deps, fair)
  const { code } = (await shop.call(miceRegistration.badge, {}, { token: visitor.token })).data
  const scan = { id: crypto.randomUUID(), code, at: shop.deps.clock.now().toISOString(), told: 'valid' as const }
  const body = { place: 'North', scans: [scan] }
  await shop.call(miceGate.scan, { params: { door: 'entrance' }, body }, { token: person.token })
  await renderDesk('/admin/gates', { shop, person })
  const found = within(await section(admin.nav.mice))
  expect(await found.findByRole('heading', { name: mice.entered.rehearsal })).toBeVisible()
  const items = found.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toContain(`${mice.entered.entered}1 / 1`)
  expect(items).toContain(`${mice.entered.offline}1`)
  expect(found.getByRole('link', { name: admin.title.miceGate })).toHaveAttribute('href', '/admin/mice/gate')
})

test('scans of passes are counted by affiliate, which is found by its name in either language', async () => {
  await passesOnSale(shop.deps)
  const museum = await aScannedAffiliate('Museum')
  await aScannedAffiliate('Tower')
  const { user } = await renderDesk('/admin/gates', { shop, person })
  const found = within(await section(admin.nav.pass))
  expect(await found.findByText('2 affiliates have scanned passes today')).toBeVisible()
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${en.pass.admitted}2`,
    `${en.pass.refused}2`,
    `${en.pass.late}0`,
    `${en.pass.refusedLater}0`,
  ])
  const search = found.getByRole('searchbox', { name: en.pass.search })
  await user.type(search, 'museum 장소')
  const table = within(found.getByRole('table', { name: en.pass.affiliates }))
  expect(table.getByRole('row', { name: /^Museum 1 2?1.*Already used here 1 0 0 1 12:00$/ })).toBeVisible()
  expect(table.queryByRole('link', { name: 'Tower' })).toBeNull()
  expect(table.getByRole('link', { name: 'Museum' })).toHaveAttribute('href', `/admin/pass/affiliates/${museum}`)
  await user.type(search, ' nowhere')
  expect(await found.findByText(en.pass.noneFound)).toBeVisible()
})

test.each([
  ['tours', gatesDesk.today, en.tours],
  ['the fair', miceGate.counts, admin.nav.mice],
  ['passes', passDesk.gates, admin.nav.pass],
] as const)('a failure of %s leaves the other sections, and can be tried again', async (_, endpoint, name) => {
  await aMiceFair(shop.deps)
  failNext(endpoint, { status: 400 })
  const { user } = await renderDesk('/admin/gates', { shop, person })
  const failed = within(await section(name))
  expect(await failed.findByText(desk.live.failed)).toBeVisible()
  const shown = {
    [gatesDesk.today.path]: en.none,
    [miceGate.counts.path]: mice.entered.none,
    [passDesk.gates.path]: en.pass.none,
  }
  for (const [path, text] of Object.entries(shown))
    if (path !== endpoint.path) expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(screen.getAllByText(desk.live.failed)).toHaveLength(1)
  await user.click(failed.getByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByText(shown[endpoint.path] ?? ''))[0]).toBeVisible()
  expect(screen.queryByText(desk.live.failed)).toBeNull()
})

test('figures that can no longer be refetched stay, and say since when they are out of date', async () => {
  await passesOnSale(shop.deps)
  await aScannedAffiliate('Museum')
  await renderDesk('/admin/gates', { shop, person })
  const found = within(await section(admin.nav.pass))
  expect(await found.findByRole('link', { name: 'Museum' })).toBeVisible()
  failNext(passDesk.gates, { status: 400 })
  const before = network.requests(passDesk.gates.path).length
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(network.requests(passDesk.gates.path).length).toBeGreaterThan(before))
  expect(await found.findByText(/^Not up to date: as of /)).toBeVisible()
  expect(found.getByRole('link', { name: 'Museum' })).toBeVisible()
})

test('an address of one section shows it, also when the sections above it load later, until the user moves', async () => {
  let resize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      isEnded = false
      constructor(grown: () => void) {
        resize = () => !this.isEnded && grown()
      }
      observe() {}
      unobserve() {}
      disconnect() {
        this.isEnded = true
      }
    },
  )
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id)
  })
  await renderDesk('/admin/gates#pass', { shop, person })
  expect(await screen.findByText(en.pass.none)).toBeVisible()
  expect(new Set(shown)).toEqual(new Set(['pass']))
  const sections = within(screen.getByRole('navigation', { name: en.sections }))
  expect(sections.getByRole('link', { name: admin.nav.pass })).toHaveAttribute('aria-current', 'location')
  const before = shown.length
  resize()
  expect(shown).toHaveLength(before + 1)
  window.dispatchEvent(new Event('wheel'))
  resize()
  expect(shown).toHaveLength(before + 1)
})
