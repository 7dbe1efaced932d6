import 'fake-indexeddb/auto'
import { onTestFinished, vi } from 'vitest'
import { dayInSeoul } from '#contract/days'
import { createApp } from '#server/app'
import { noLimits } from '#server/http/limits'
import { connectVisitor } from '#src/api/call'
import { createGate, type Gate } from '#src/kits/check-in/gate'
import type { Person, TestProduct } from '#tests/support/factories'
import { aGate, aStaff } from '#tests/support/gates'
import { network } from '#tests/support/network'
import type { Shop } from '#tests/support/orders'

/** Deletes the browser's storage, once the last tab has closed it. */
export const emptyBrowser = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('gate')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

/** Calls of the client reach the real server as this person. */
export function connectAs(shop: Shop, person: { token: string | null }): void {
  network.connect(createApp(shop.deps, { limits: noLimits, readiness: { ready: true } }))
  connectVisitor({ area: () => 'admin', token: () => person.token, language: () => 'en', onError: () => {} })
  vi.setSystemTime(shop.deps.clock.now())
}

/** A tab in which gate staff of the tour are enrolled. */
export async function anEnrolledTab(shop: Shop, tour: TestProduct): Promise<{ gate: Gate; staff: Person; id: string }> {
  const staff = await aStaff(shop)
  const id = await aGate(shop, tour, staff)
  connectAs(shop, staff)
  const gate = await aTab()
  await gate.enrol('apec', { gate_id: id, name: 'Pier 2' })
  return { gate, staff, id }
}

/** Another tab of the same browser. */
export async function aTab(): Promise<Gate> {
  const gate = createGate({
    now: () => Date.now(),
    dayOf: dayInSeoul,
    lang: () => 'en',
    isSignedIn: () => true,
  })
  await gate.open()
  onTestFinished(gate.close)
  return gate
}
