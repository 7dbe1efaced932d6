import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { passGate } from '#contract/pass/gate'
import type { OwnPass } from '#contract/pass/order'
import { passStaff, passVisit } from '#server/modules/pass-orders/passes.table'
import { en as offlineEn } from '#src/kits/offline/locale/en'
import { signOut } from '#src/session/sign'
import { createPassGate, type PassGate } from '#src/sites/seoulitepass/scan/device/gate'
import { en } from '#src/sites/seoulitepass/scan/locale/en'
import { aMember, type Person } from '#tests/support/factories'
import { connectAs } from '#tests/support/gate-tabs'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, aPaidPass, aScan, ownPasses, passesOnSale, passStaffAt, scanAt } from '#tests/support/pass'
import { accept, aGift } from '#tests/support/pass-gifts'
import { type RenderedApp, renderApp } from '#tests/support/render'
import { typeAsScanner } from '#tests/support/usb-scanner'

let shop: Shop
let member: Person
let place: { id: string; name: { en: string; ko: string }; benefit: { en: string; ko: string }; times_per_pass: number }

const emptyBrowser = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('pass-gate')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

beforeEach(async () => {
  await emptyBrowser()
  shop = await aShop()
  member = await aMember(shop.deps)
  await passesOnSale(shop.deps)
  const both = (text: string) => ({ en: text, ko: text })
  place = { id: await anAffiliate(shop.deps), name: both('A museum'), benefit: both('Free'), times_per_pass: 1 }
})

const turn = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

async function aDevice(staff: Person): Promise<PassGate> {
  connectAs(shop, staff)
  const gate = createPassGate(staff.id, () => true)
  onTestFinished(gate.close)
  await gate.open()
  return gate
}
const codeOf = ({ code }: Pick<OwnPass, 'code'>) => code ?? ''
const settled = (gate: PassGate) =>
  vi.waitFor(() => expect(gate.store.getState()).toMatchObject({ unsent: 0, online: true }), { timeout: 20_000 })

describe('a device at a pass affiliate (product §4)', () => {
  test('asks the server while it is online, and shows the result', async () => {
    const gate = await aDevice(await passStaffAt(shop, place.id))
    const own = await aPaidPass(shop, member)
    expect(await gate.scan(place, codeOf(own))).toMatchObject({ result: 'valid', begun: true, by: 'server' })
    expect(await gate.scan(place, codeOf(own))).toMatchObject({ result: 'used_here', by: 'server' })
    expect(await gate.scan(place, 'https://elsewhere.example')).toMatchObject({ result: 'unknown' })
    expect(gate.store.getState().today).toHaveLength(3)
  })

  test('decides alone offline, sends its admissions later in order, and spends each once', async () => {
    const gate = await aDevice(await passStaffAt(shop, place.id))
    const [first, second] = [await aPaidPass(shop, member), await aPaidPass(shop, member)]
    turn(false)
    expect(await gate.scan(place, codeOf(first))).toMatchObject({ result: 'valid', by: 'device', number: first.number })
    expect(await gate.scan(place, codeOf(first))).toMatchObject({ result: 'used_here', by: 'device' })
    expect(await gate.scan(place, codeOf(second))).toMatchObject({ result: 'valid', by: 'device' })
    expect(await gate.scan(place, `${codeOf(first).slice(0, -6)}AAAAAA`)).toMatchObject({ result: 'unknown' })
    expect(gate.store.getState().unsent).toBe(2)
    expect(await shop.deps.db.select().from(passVisit)).toEqual([])
    turn(true)
    gate.wake()
    await settled(gate)
    expect(await shop.deps.db.select().from(passVisit)).toHaveLength(2)
    expect(gate.store.getState().conflicts).toEqual([])
    // Data that is no longer needed is not stored.
    expect(gate.store.getState().today.map(({ code }) => code)).toEqual(['', '', '', ''])
  })

  test('refuses offline the code of a pass that it knows was given away, and admits the friend’s', async () => {
    const gate = await aDevice(await passStaffAt(shop, place.id))
    const own = await aPaidPass(shop, member)
    const friend = await aMember(shop.deps)
    await accept(shop, friend, (await aGift(shop, member, own)).token)
    expect(await gate.scan(place, codeOf(own))).toMatchObject({ result: 'given', by: 'server', number: own.number })
    turn(false)
    expect(await gate.scan(place, codeOf(own))).toMatchObject({ result: 'given', by: 'device' })
    const [got] = await ownPasses(shop, friend)
    expect(await gate.scan(place, got?.code ?? '')).toMatchObject({ result: 'valid', by: 'device' })
  })

  test('reports admissions that the server refuses afterwards', async () => {
    const other = await passStaffAt(shop, place.id)
    const gate = await aDevice(await passStaffAt(shop, place.id))
    const own = await aPaidPass(shop, member)
    turn(false)
    expect(await gate.scan(place, codeOf(own))).toMatchObject({ result: 'valid', by: 'device' })
    expect((await scanAt(shop, other, place.id, aScan(shop, own))).result).toBe('valid')
    turn(true)
    gate.wake()
    await settled(gate)
    const { conflicts } = gate.store.getState()
    expect(conflicts).toMatchObject([{ number: own.number, told: 'valid', answer: { result: 'used_here' } }])
    await gate.settle(conflicts)
    expect(gate.store.getState().conflicts).toEqual([])
  })

  test('spends one visit where the response to a scan is lost', async () => {
    const gate = await aDevice(await passStaffAt(shop, place.id))
    const own = await aPaidPass(shop, member)
    failNext(passGate.scan, { lostReply: true })
    expect(await gate.scan(place, codeOf(own))).toMatchObject({ result: 'valid', by: 'device' })
    gate.wake()
    await settled(gate)
    expect((await ownPasses(shop, member))[0]?.visits_left).toBe(2)
    expect(gate.store.getState().conflicts).toEqual([])
  })
})

describe('the page of the staff (product §2)', () => {
  test('tells a member who is staff at no affiliate why, and what to do', async () => {
    await renderApp('/seoulitepass/scan', { shop, signedInAs: member })
    expect(await screen.findByText(en.nowhere.title)).toBeVisible()
    expect(screen.getByText(en.nowhere.what)).toBeVisible()
  })

  test('asks staff of several affiliates which one they are at, and admits by a scan', async () => {
    const staff = await passStaffAt(shop, place.id, await anAffiliate(shop.deps, { name: { en: 'A tower', ko: '탑' } }))
    const own = await aPaidPass(shop, member)
    const { user } = await renderApp('/seoulitepass/scan', { shop, signedInAs: staff })
    await user.click(await screen.findByRole('button', { name: /^A museum/ }))
    expect(await screen.findByText(en.scan.usb)).toBeVisible()
    typeAsScanner(codeOf(own))
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: en.result.label })).toHaveTextContent(/Let in3 visits · Adult/),
    )
    await user.click(screen.getByRole('button', { name: en.result.next }))
    await user.click(screen.getByRole('radio', { name: en.view.today }))
    await waitFor(() => expect(screen.getAllByText(own.number)).toHaveLength(2))
  })

  test('lists today’s scans of all devices of the place, and without a network says from when the list is', async () => {
    const staff = await passStaffAt(shop, place.id)
    const colleague = await passStaffAt(shop, place.id)
    const [own, other] = [await aPaidPass(shop, member), await aPaidPass(shop, member)]
    await scanAt(shop, colleague, place.id, aScan(shop, other))
    const { user } = await renderApp('/seoulitepass/scan', { shop, signedInAs: staff })
    await screen.findByText(en.status.online)
    await user.click(screen.getByRole('radio', { name: en.view.today }))
    expect(await screen.findByText(other.number)).toBeVisible()
    expect(screen.getByText(en.place.colleague)).toBeVisible()
    // A scan of this device is in both lists at once, without waiting for the next look.
    typeAsScanner(codeOf(own))
    await user.click(await screen.findByRole('button', { name: en.result.next }))
    await waitFor(() => expect(screen.getAllByText(own.number)).toHaveLength(2))
    turn(false)
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/^This list is as of/)).toBeVisible()
    expect(screen.getByText(other.number)).toBeVisible()
  })

  test('scans in a new tab without a network, and sends once its account has signed in', async () => {
    const staff = await passStaffAt(shop, place.id)
    const own = await aPaidPass(shop, member)
    const first = await renderApp('/seoulitepass/scan', { shop, signedInAs: staff })
    await screen.findByText(en.status.online)
    first.stop()
    turn(false)
    const second = await renderApp('/seoulitepass/scan', { shop })
    expect(await screen.findByText(offlineEn.later)).toBeVisible()
    typeAsScanner(codeOf(own))
    expect(await screen.findByText(en.result.alone)).toBeVisible()
    second.stop()
    turn(true)
    expect(await shop.deps.db.select().from(passVisit)).toEqual([])
    await renderApp('/seoulitepass/scan', { shop, signedInAs: staff })
    const spent = async () => expect(await shop.deps.db.select().from(passVisit)).toHaveLength(1)
    await vi.waitFor(spent, { timeout: 20_000 })
  })

  interface NewTab {
    when: string
    change?: (app: RenderedApp) => void
    isOnline?: boolean
    isRemoved?: boolean
  }
  test.each<NewTab>([
    { when: 'while the server answers', isOnline: true },
    { when: 'a day later', change: () => shop.deps.clock.advance({ hours: 24 }) },
    { when: 'after the sign-out', change: ({ visitor }) => signOut(visitor, 'member') },
    { when: 'of an account that is no longer staff', isRemoved: true },
  ])('asks for the sign-in in a new tab $when', async ({ change, isOnline = false, isRemoved = false }) => {
    const staff = await passStaffAt(shop, place.id)
    const first = await renderApp('/seoulitepass/scan', { shop, signedInAs: staff })
    await screen.findByText(en.status.online)
    if (isRemoved) {
      await shop.deps.db.delete(passStaff)
      window.dispatchEvent(new Event('online'))
      await screen.findByText(en.nowhere.title)
    }
    change?.(first)
    first.stop()
    turn(isOnline)
    const { router } = await renderApp('/seoulitepass/scan', { shop })
    expect(router.state.location.pathname).toBe('/seoulitepass/login')
  })
})
