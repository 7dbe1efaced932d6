import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Area } from '#contract/endpoint'
import { miceRegistration } from '#contract/mice/registration'
import { miceGateScan } from '#server/modules/mice-gate/gate.table'
import { miceLead } from '#server/modules/mice-leads/lead.table'
import { en } from '#src/kits/offline/locale/en'
import { signIn, signOut } from '#src/session/sign'
import { en as deskEn } from '#src/sites/admin/mice/locale/en'
import { en as leadsEn } from '#src/sites/mice/leads/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, type Person } from '#tests/support/factories'
import { aMiceBooth, aMiceFair, aSeller, aVisitor } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { aShop, type Shop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'
import { typeAsScanner } from '#tests/support/usb-scanner'

let shop: Shop
let visitor: Person
let code: string

beforeEach(async () => {
  shop = await aShop()
  visitor = await aVisitor(shop.deps, await aMiceFair(shop.deps))
  await shop.call(miceRegistration.leads, { body: { agree_leads: true } }, { token: visitor.token })
  code = (await shop.call(miceRegistration.badge, {}, { token: visitor.token })).data.code
})

const turn = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

interface Duty {
  page: string
  path: string
  area: Area
  login: string
  staff: () => Promise<Person>
  open: (person: Person) => Promise<RenderedApp>
  /** Shown once the page works. */
  ready: RegExp
  scanned: string
  sent: () => Promise<unknown[]>
}
const duties: Duty[] = [
  {
    page: 'leads',
    path: '/mice/leads',
    area: 'member',
    login: '/mice/login',
    staff: async () => {
      const seller = await aSeller(shop.deps)
      await aPaidBooth(shop, seller, await aMiceBooth(shop.deps))
      return seller
    },
    open: (person) => renderApp('/mice/leads', { shop, signedInAs: person }),
    ready: /Scan a badge to see/,
    scanned: leadsEn.result.kept.text,
    sent: () => shop.deps.db.select().from(miceLead),
  },
  {
    page: 'doors',
    path: '/admin/mice/gate',
    area: 'admin',
    login: '/admin/signin',
    staff: () => anOperator(shop),
    open: (person) => renderDesk('/admin/mice/gate', { shop, person }),
    ready: /Badges on it: 1/,
    scanned: deskEn.gate.result.valid,
    sent: () => shop.deps.db.select().from(miceGateScan),
  },
]

describe.each(duties)('the page of $page (product §2)', ({ path, area, login, staff, open, ready, scanned, sent }) => {
  test('scans in a new tab without a network, shows no name, and sends once the staff have signed in', async () => {
    const person = await staff()
    const first = await open(person)
    await screen.findByText(ready)
    first.stop()
    turn(false)
    const second = await renderApp(path, { shop })
    expect(await screen.findByText(en.later)).toBeVisible()
    await act(async () => typeAsScanner(code))
    expect(await screen.findByText(scanned)).toBeVisible()
    expect(JSON.stringify(localStorage)).not.toContain(person.token)
    // Back in the network, the tab stays, and asks for nothing that it must not have.
    turn(true)
    await act(async () => void dispatchEvent(new Event('online')))
    expect(await screen.findByText(en.now)).toBeVisible()
    expect(second.router.state.location.pathname).toBe(path)
    expect(await sent()).toEqual([])
    second.stop()
    await open(person)
    await waitFor(async () => expect(await sent()).toHaveLength(1))
  })

  interface NewTab {
    when: string
    change?: (app: RenderedApp) => void
    isOnline?: boolean
  }
  test.each<NewTab>([
    { when: 'while the server answers', isOnline: true },
    { when: 'a day later', change: () => shop.deps.clock.advance({ hours: 24 }) },
    { when: 'after the sign-out', change: ({ visitor: own }) => signOut(own, area) },
    { when: 'after another sign-in', change: ({ visitor: own }) => signIn(own, area, 'another') },
  ])('asks for the sign-in in a new tab $when', async ({ change, isOnline = false }) => {
    const first = await open(await staff())
    await screen.findByText(ready)
    change?.(first)
    first.stop()
    turn(isOnline)
    const { router } = await renderApp(path, { shop })
    expect(router.state.location.pathname).toBe(login)
  })
})
