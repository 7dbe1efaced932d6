import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fairViewer } from '#contract/fair/viewer'
import { en } from '#src/sites/fair/viewer/locale/en'
import { aParticipant } from '#tests/support/fair'
import { aSeller, confirmed, type MeetingContext, meetingContextOn } from '#tests/support/meetings'
import { failNext, holdNext, network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import { movableTime, withoutLongTimeouts } from '#tests/support/timers'

let shop: Shop
let context: MeetingContext

beforeEach(async () => {
  shop = await aShop()
  context = await meetingContextOn(shop.deps as MeetingContext['deps'])
})

/** How often a screen polls that has no live connection, and one that has, in milliseconds. */
const polls = { alone: 5_000, live: 15_000 }
const long = { timeout: 25_000 }
const days = () => network.requests(fairViewer.day.path).length

test('the big screen shows confirmed meetings live, without polling', async () => {
  withoutLongTimeouts(polls.alone)
  await renderApp('/fair-viewer', { shop })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(network.requests(fairViewer.changes.path)).toHaveLength(1))
  await confirmed(context)
  expect(await screen.findByText('Steppe Travel', undefined, long)).toBeVisible()
  const before = days()
  const buyer = await aParticipant(context.deps, { company_en: 'Blue Wave' })
  await confirmed(context, buyer, await aSeller(context, { company_en: 'Hanul Hotel' }, 1))
  expect(await screen.findByText('Blue Wave', undefined, long)).toBeVisible()
  // The two steps of the second meeting cause one or two requests.
  expect(days() - before).toBeLessThanOrEqual(2)
}, 60_000)

test('a connected screen whose network fails silently says so within 20 seconds, shows what it knows, and goes on', async () => {
  await confirmed(context)
  const time = movableTime()
  await renderApp('/fair-viewer', { shop })
  expect(await screen.findByText('Steppe Travel')).toBeVisible()
  await waitFor(() => expect(network.requests(fairViewer.changes.path)).toHaveLength(1))
  await waitFor(() => expect(days()).toBeGreaterThan(0))
  const releases = Array.from({ length: 10 }, () => holdNext(fairViewer.day))
  await act(() => time.pass(polls.live))
  await act(() => time.pass(20_000 - polls.live))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(en.offline.split('{{time}}')[0] ?? ''))
  expect(screen.getByText('Steppe Travel')).toBeVisible()
  for (const release of releases) release()
  await act(() => time.pass(polls.alone))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
}, 60_000)

test('without a live connection it polls, and without a response it shows the last data and says so', async () => {
  await confirmed(context)
  failNext(fairViewer.changes, { networkError: true })
  await renderApp('/fair-viewer', { shop })
  expect(await screen.findByText('Steppe Travel')).toBeVisible()
  await waitFor(() => expect(days()).toBeGreaterThan(0))
  for (let at = 0; at < 3; at++) failNext(fairViewer.day, { networkError: true })
  const [offline] = en.offline.split('{{time}}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(offline ?? ''), long)
  expect(screen.getByText('Steppe Travel')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), long)
}, 90_000)

test('a connected screen says immediately that the browser is offline, and stops saying so with the next response', async () => {
  await renderApp('/fair-viewer', { shop })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(network.requests(fairViewer.changes.path)).toHaveLength(1))
  await waitFor(() => expect(days()).toBeGreaterThan(0))
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status')).toHaveTextContent(en.offline.split('{{time}}')[0] ?? '')
  const before = days()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), long)
  expect(days()).toBeGreaterThan(before)
}, 60_000)

test('a screen whose own clock is wrong by hours shows the time of the server, also without any further response', async () => {
  const now = context.deps.clock.now()
  // The page itself is loaded; then the network fails.
  failNext(fairViewer.day, { after: Promise.resolve() })
  for (let at = 0; at < 20; at++) failNext(fairViewer.day, { networkError: true })
  failNext(fairViewer.changes, { networkError: true })
  const remember = () => void vi.setSystemTime(new Date(now.getTime() - 3 * 3_600_000))
  await renderApp('/fair-viewer', { shop, remember })
  await waitFor(() => expect(screen.getByRole('status')).toBeVisible(), long)
  // A minute later, so that the clock has moved on from the time of the page.
  vi.setSystemTime(new Date(Date.now() + 60_000))
  const seoul = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })
  await waitFor(() =>
    expect(document.querySelector('[data-now]')).toHaveTextContent(seoul.format(now.getTime() + 60_000)),
  )
}, 60_000)
