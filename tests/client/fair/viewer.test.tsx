import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import { fairDayDesk } from '#contract/fair/day'
import { fairViewer } from '#contract/fair/viewer'
import { fairEdition } from '#server/modules/fair/edition.table'
import { en } from '#src/sites/fair/viewer/locale/en'
import { aParticipant } from '#tests/support/fair'
import { aSeller, as, confirmed, type MeetingContext, meetingContextOn } from '#tests/support/meetings'
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

test('three halls are two pages of the big screen, which are turned and held by hand as well', async () => {
  const hall = (id: string) => ({ id, name: { en: `Hall ${id}`, ko: `${id}홀` }, width: 30, height: 20 })
  const [edition] = await context.deps.db.select().from(fairEdition)
  const figures = { ...(edition as typeof fairEdition.$inferSelect).figures, halls: ['a', 'b', 'c'].map(hall) }
  await context.deps.db.update(fairEdition).set({ figures })
  const { user } = await renderApp('/fair-viewer', { shop })
  /** The halls that a big screen shows now. */
  const shown = () =>
    screen
      .getAllByRole('region')
      .filter(({ className }) => !className.includes('lg:hidden'))
      .map((region) => region.getAttribute('aria-label'))
  await user.click(await screen.findByRole('button', { name: en.hold }))
  const first = shown()
  await user.click(screen.getByRole('button', { name: en.nextPage }))
  const second = shown()
  expect([first, second].toSorted((a, b) => b.length - a.length)).toEqual([['Hall a', 'Hall b'], ['Hall c']])
  await user.click(screen.getByRole('button', { name: en.nextPage }))
  expect(shown()).toEqual(first)
  expect(screen.getByRole('button', { name: en.turn })).toBeVisible()
})

test('after the last meeting of a day the big screen says when the next day begins, and how many meetings there are', async () => {
  await confirmed(context, context.buyer, context.seller, context.ahead[1])
  const day = dayInSeoul(context.deps.clock.now())
  context.deps.clock.set(instantInSeoul(day, '13:59'))
  const { stop } = await renderApp('/fair-viewer', { shop })
  expect(await screen.findByText(en.none)).toBeVisible()
  expect(screen.queryByText(/1 meeting, starting at/)).toBeNull()
  stop()
  context.deps.clock.set(instantInSeoul(day, '14:26'))
  const again = await renderApp('/fair-viewer', { shop })
  expect(await screen.findByText(/: 1 meeting, starting at 10:00$/)).toBeVisible()
  expect(screen.getByText(en.later)).toBeVisible()
  again.stop()
  await renderApp('/fair-viewer/timer', { shop })
  expect(await screen.findByText(en.timer.over)).toBeVisible()
  expect(screen.getByText(/^Next: .* at 10:00$/)).toBeVisible()
})

test('the timer of a delayed hall counts to the end of its slot, and names its times with the delay', async () => {
  const day = dayInSeoul(context.deps.clock.now())
  const body = { day, hall: 'a', minutes: 10 }
  await context.api.call(fairDayDesk.late, { body }, as(context.office))
  context.deps.clock.set(instantInSeoul(day, '14:27'))
  await renderApp('/fair-viewer/timer?hall=a', { shop })
  expect(await screen.findByText('14:10–14:35')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^0[78]:/)
})

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

test('a screen that is opened without a network shows the last day that it was sent, by the clock of the server', async () => {
  await confirmed(context)
  const now = context.deps.clock.now()
  const behind = () => void vi.setSystemTime(new Date(now.getTime() - 3 * 3_600_000))
  const first = await renderApp('/fair-viewer', { shop, remember: behind })
  expect(await screen.findByText('Steppe Travel')).toBeVisible()
  await waitFor(() => expect(localStorage.getItem('FAIR_SCREEN')).not.toBeNull())
  first.stop()
  for (let at = 0; at < 20; at++) failNext(fairViewer.day, { networkError: true })
  failNext(fairViewer.changes, { networkError: true })
  const again = await renderApp('/fair-viewer', { shop, remember: behind })
  expect(await screen.findByText('Steppe Travel')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(en.offline.split('{{time}}')[0] ?? ''), long)
  const seoul = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })
  await waitFor(() => expect(document.querySelector('[data-now]')).toHaveTextContent(seoul.format(now)))
  const today = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Seoul', dateStyle: 'medium' }).format(now)
  expect(screen.getByRole('status')).not.toHaveTextContent(today)
  again.stop()

  // Off overnight, it has the status of another day.
  context.deps.clock.advance({ hours: 24 })
  for (let at = 0; at < 20; at++) failNext(fairViewer.day, { networkError: true })
  failNext(fairViewer.changes, { networkError: true })
  await renderApp('/fair-viewer', { shop, remember: () => void vi.setSystemTime(now.getTime() + 21 * 3_600_000) })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(today), long)
}, 60_000)

test('a screen that was never sent a day says that it cannot be shown', async () => {
  for (let at = 0; at < 20; at++) failNext(fairViewer.day, { networkError: true })
  await renderApp('/fair-viewer', { shop })
  expect(await screen.findByRole('alert')).toBeVisible()
}, 60_000)
