import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollThresholds } from '#src/ui/scroll'
import { useScrolled } from '#src/ui/use-scrolled'
import { renderApp } from '#tests/support/render'
import { movableTime } from '#tests/support/timers'

function scrollTo(position: number) {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true })
  fireEvent.scroll(window)
}

const Part = ({ threshold }: { threshold: number }) => (useScrolled(threshold) ? 'fixed' : 'in place')

beforeEach(() => scrollTo(0))
afterEach(cleanup)

test('the thresholds are those of the header, the side section and the payment box (product §2, §9)', () => {
  expect(scrollThresholds).toEqual({ header: 130, side: 250, payment: 440 })
})

test.each(Object.entries(scrollThresholds))(
  'the %s changes past %i px and not at it, 100 ms after a scroll and not before',
  (_, threshold) => {
    vi.useFakeTimers()
    const { container } = render(<Part threshold={threshold} />)
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    pass(100)
    scrollTo(threshold)
    pass(100)
    expect(container).toHaveTextContent('in place')
    scrollTo(threshold + 1)
    pass(99)
    expect(container).toHaveTextContent('in place')
    pass(1)
    expect(container).toHaveTextContent('fixed')
    scrollTo(threshold)
    pass(100)
    expect(container).toHaveTextContent('in place')
  },
)

test('a scroll that goes on is looked at every 100 ms, not only at its end', () => {
  vi.useFakeTimers()
  const { container } = render(<Part threshold={130} />)
  for (let position = 0; position <= 300; position += 10) {
    scrollTo(position)
    act(() => vi.advanceTimersByTime(10))
  }
  expect(container).toHaveTextContent('fixed')
})

test('a page that was left in its middle and is loaded again has its parts fixed from the start', () => {
  vi.useFakeTimers()
  scrollTo(900)
  const { container } = render(<Part threshold={440} />)
  act(() => vi.advanceTimersByTime(100))
  expect(container).toHaveTextContent('fixed')
})

test.each([
  ['/account/password-reset/', 'of a reset of the password'],
  ['/apec2025/', 'of a guest’s reservation'],
])('the places to which pages were scrolled name no token: %s, %s', async (path) => {
  const token = 'T'.repeat(43)
  await renderApp(path + token)
  fireEvent(window, new Event('pagehide'))
  expect(sessionStorage.getItem('react-router-scroll-positions')).toContain('{')
  expect(JSON.stringify({ ...sessionStorage, history: history.state })).not.toContain(token)
})

test('the header of the shop gets its fixed style past 130 px (product §2)', async () => {
  const time = movableTime()
  await renderApp('/main')
  const header = document.querySelector('.site-header')
  expect(header).not.toHaveAttribute('data-fixed')
  scrollTo(131)
  await time.pass(100)
  await waitFor(() => expect(header).toHaveAttribute('data-fixed'))
})
