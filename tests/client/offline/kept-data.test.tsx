import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { auth } from '#contract/auth'
import { passOrders } from '#contract/pass/order'
import { keptKey, tokenKeys } from '#src/session/areas'
import { dropToken, signIn, signOut } from '#src/session/sign'
import type { Visitor } from '#src/session/visitor'
import { en } from '#src/sites/seoulitepass/passes/locale/en'
import { aMember, type Person } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { aPaidPass, passesOnSale } from '#tests/support/pass'
import { renderApp } from '#tests/support/render'
import { closeTabs } from '#tests/support/tabs'

const address = '/seoulitepass/mypage'
let shop: Shop
let member: Person
let number: string

const shown = () => screen.queryByText(number)
const code = async () => (await screen.findByRole('img', { name: new RegExp(number) })).innerHTML
const kept = () => sessionStorage.getItem(keptKey('member'))

/** The page belongs to a worker, as after a reload. */
function controlled(): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  onTestFinished(() => void Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined }))
}

/** Reloads the tab: all that it has stored stays, with a change. */
async function reload(change = () => {}): Promise<void> {
  const stored = { ...sessionStorage }
  closeTabs()
  network.reset()
  const remember = () => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    change()
  }
  await renderApp(address, { shop, remember })
}

async function reloadOffline(change?: () => void): Promise<void> {
  controlled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await reload(change)
}

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  await passesOnSale(shop.deps)
  number = (await aPaidPass(shop, member)).number
})

const open = () => renderApp(address, { shop, signedInAs: member })

describe('what a tab keeps for a page that opens offline (product §2)', () => {
  test('brings back the passes and their codes without a call about the member', async () => {
    await open()
    const before = await code()
    expect(screen.queryByText(en.cut.title)).toBeNull()
    await waitFor(() => expect(kept()).toContain(number))
    await reloadOffline()
    expect(await code()).toBe(before)
    expect(screen.getByText(en.cut.title)).toBeVisible()
    expect(screen.getByText(/^Your passes as of /)).toBeVisible()
    expect(network.requests(auth.isLogin.path)).toEqual([])
    expect(network.requests(passOrders.own.path)).toEqual([])
  })

  test('control: a page without a worker asks the server', async () => {
    await open()
    await code()
    await reload()
    await code()
    expect(network.requests(auth.isLogin.path)).toHaveLength(1)
    expect(network.requests(passOrders.own.path)).toHaveLength(1)
  })

  test('is not used by another version of the product', async () => {
    await open()
    await code()
    await reloadOffline(() =>
      sessionStorage.setItem(keptKey('member'), (kept() ?? '').replace('"version":"first"', '"version":"earlier"')),
    )
    expect(network.requests(auth.isLogin.path)).toHaveLength(1)
  })

  test.each([
    ['the sign-out', (visitor: Visitor) => signOut(visitor, 'member')],
    ['the end of the session', (visitor: Visitor) => dropToken(visitor, 'member')],
    ['the sign-in of another account', (visitor: Visitor) => signIn(visitor, 'member', 'of-another-account')],
  ])('is deleted with %s, also while the page is open', async (_, end) => {
    const { visitor } = await open()
    await code()
    expect(kept()).toContain(number)
    end(visitor)
    expect(kept()).toBeNull()
    visitor.queries.setQueryData([passOrders.own.path, {}], (data) => data && { ...data })
    expect(kept()).toBeNull()
  })

  test('shows nothing in a tab whose token is gone', async () => {
    await open()
    await code()
    const before = kept() ?? ''
    await reloadOffline(() => {
      sessionStorage.removeItem(tokenKeys.member)
      sessionStorage.setItem(keptKey('member'), before)
    })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(shown()).toBeNull()
    expect(document.body).not.toHaveTextContent('Maya Lind')
  })
})
