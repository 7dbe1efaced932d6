import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { miceLeads } from '#contract/mice/lead'
import { miceRegistration } from '#contract/mice/registration'
import { miceLead } from '#server/modules/mice-leads/lead.table'
import { scanBadges } from '#server/modules/mice-leads/scan.service'
import { leadCards } from '#src/sites/mice/leads/parts/lead-files'
import type { Person } from '#tests/support/factories'
import { aMiceBooth, aMiceFair, aSeller, aVisitor } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import { typeAsScanner } from '#tests/support/usb-scanner'

let shop: Shop
let seller: Person
let visitor: Person
let exhibit: string
let code: string

beforeEach(async () => {
  shop = await aShop()
  const fair = await aMiceFair(shop.deps)
  seller = await aSeller(shop.deps)
  await aPaidBooth(shop, seller, await aMiceBooth(shop.deps))
  exhibit = (await shop.call(miceLeads.exhibits, {}, { token: seller.token })).data.exhibits[0]?.id ?? ''
  visitor = await aVisitor(shop.deps, fair)
  await shop.call(miceRegistration.leads, { body: { agree_leads: true } }, { token: visitor.token })
  code = (await shop.call(miceRegistration.badge, {}, { token: visitor.token })).data.code
})
afterEach(() => vi.restoreAllMocks())

const scanned = (text: string): Promise<void> => act(async () => typeAsScanner(text))
const leads = () => shop.deps.db.select().from(miceLead)

test('a badge is scanned, the visitor is named, and notes on the lead are stored', async () => {
  const { user } = await renderApp('/mice/leads', { shop, signedInAs: seller })
  expect(await screen.findByText(/Scan a badge to see/)).toBeVisible()
  await scanned(code)
  expect(await screen.findByText(visitor.email)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  await user.type(screen.getByRole('textbox', { name: /^Notes/ }), 'Wants stages')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Next step' }), 'offer')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect(await leads()).toMatchObject([{ words: 'Wants stages', stars: 4, next_step: 'offer' }]),
  )
})

test('offline, a scan stays on the device with its notes, and is sent once later', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { user } = await renderApp('/mice/leads', { shop, signedInAs: seller })
  await screen.findByText(/Scan a badge to see/)
  onLine.mockReturnValue(false)
  await scanned(code)
  expect(await screen.findByText('No connection')).toBeVisible()
  expect(await leads()).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^Notes/ }), 'Call on Monday')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Call on Monday', { selector: 'p' })).toBeVisible()
  expect(screen.queryByText(visitor.email)).toBeNull()
  onLine.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(async () => expect(await leads()).toMatchObject([{ words: 'Call on Monday' }]))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'On this device' })).toBeNull())
})

test('a scan is shown only when the device has stored it', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await renderApp('/mice/leads', { shop, signedInAs: seller })
  await screen.findByText(/Scan a badge to see/)
  onLine.mockReturnValue(false)
  // Another tab is writing: the device has to wait.
  const { store, done } = (await openDB('mice-leads')).transaction('kept', 'readwrite')
  let isWriting = true
  const writing = (async () => {
    while (isWriting) await store.count()
    await done
  })()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  await scanned(code)
  await waitFor(() => expect(put).toHaveBeenCalled())
  expect(screen.queryByText(/This is a badge of the fair/)).toBeNull()
  isWriting = false
  await writing
  expect(await screen.findByText(/This is a badge of the fair/)).toBeVisible()
})

test('a lost response makes no second lead', async () => {
  await renderApp('/mice/leads', { shop, signedInAs: seller })
  await screen.findByText(/Scan a badge to see/)
  failNext(miceLeads.scan, { lostReply: true })
  await scanned(code)
  await screen.findByText('No connection')
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByText(visitor.email)).toBeVisible()
  expect(await leads()).toHaveLength(1)
})

test('an invalid badge is reported immediately, and nothing is sent', async () => {
  await renderApp('/mice/leads', { shop, signedInAs: seller })
  await screen.findByText(/Scan a badge to see/)
  await scanned(`${code.slice(0, -4)}AAAA`)
  expect(await screen.findByText('Not a badge of the fair')).toBeVisible()
})

test('a lead is edited in the list; a member who scans for no exhibitor is told what the page is for', async () => {
  const at = shop.deps.clock.now().toISOString()
  const scan = { id: crypto.randomUUID(), code, at, words: 'First', stars: 0, next_step: 'none' as const }
  await scanBadges(shop.deps, seller.id, { id: exhibit, scans: [scan] })
  const { user, stop } = await renderApp('/mice/leads?tab=leads', { shop, signedInAs: seller })
  await user.click(await screen.findByRole('button', { name: 'Edit: Gildong Hong' }))
  const words = screen.getByRole('textbox', { name: /^Notes/ })
  await user.clear(words)
  await user.type(words, 'Second')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Second')).toBeVisible()
  await stop()
  await renderApp('/mice/leads', { shop, signedInAs: visitor })
  expect(await screen.findByText('You cannot scan for an exhibitor yet')).toBeVisible()
})

test('contact cards escape special characters, and their lines are short', async () => {
  const lead = {
    ...{ id: exhibit, name: '홍길동', name_latin: 'Gildong; Hong', organization: 'A, B', email: 'g@naru.test' },
    ...{ words: `First\nSecond ${'가'.repeat(60)}`, stars: 3, next_step: 'none' as const },
    ...{ scanned_at: '2027-03-01T00:00:00Z', scanned_by: '', version: 1 },
  }
  const text = await leadCards([lead]).text()
  expect(text).toContain('FN:Gildong\\; Hong\r\n')
  expect(text).toContain('ORG:A\\, B\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain(`NOTE:First\\nSecond ${'가'.repeat(60)}\r\n`)
  expect(Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
})
