import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reservationSteps } from '#contract/reservation'
import { scrollThresholds } from '#src/ui/scroll'
import { useScrolled } from '#src/ui/use-scrolled'
import { aMember, aProduct } from '#tests/support/factories'
import { aReadyOrder, aShop, inCart } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import { anOpenDesk, aService } from '#tests/support/services'
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

test('during continuous scrolling the position is checked every 100 ms, not only at the end', () => {
  vi.useFakeTimers()
  const { container } = render(<Part threshold={130} />)
  for (let position = 0; position <= 300; position += 10) {
    scrollTo(position)
    act(() => vi.advanceTimersByTime(10))
  }
  expect(container).toHaveTextContent('fixed')
})

test('a page that is reloaded in the middle has its parts fixed from the start', () => {
  vi.useFakeTimers()
  scrollTo(900)
  const { container } = render(<Part threshold={440} />)
  act(() => vi.advanceTimersByTime(100))
  expect(container).toHaveTextContent('fixed')
})

test.each([
  ['/account/password-reset/', 'of a password reset'],
  ['/apec2025/', 'of a guest’s reservation'],
])('stored scroll positions contain no token: %s, %s', async (path) => {
  const token = 'T'.repeat(43)
  await renderApp(path + token)
  // The page can be there before it listens.
  await waitFor(() => {
    fireEvent(window, new Event('pagehide'))
    expect(sessionStorage.getItem('react-router-scroll-positions')).toContain('{')
  })
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

/** A shop with a product, and a member who has it in the cart and reserved. */
async function aTestContext() {
  const shop = await aShop()
  const member = await aMember(shop.deps)
  const product = await aProduct(shop.deps)
  const order = await aReadyOrder(shop, member, product)
  await inCart(shop, member, product)
  return { shop, member, product, order }
}

async function expectComesAlong(box: () => Element | null, threshold: number, time: ReturnType<typeof movableTime>) {
  await waitFor(() => expect(box()).not.toBeNull())
  scrollTo(threshold)
  await time.pass(100)
  expect(box()).not.toHaveAttribute('data-fixed')
  scrollTo(threshold + 1)
  await time.pass(100)
  await waitFor(() => expect(box()).toHaveAttribute('data-fixed'))
  expect(box()).toHaveClass('lg:data-fixed:sticky')
  expect(box()).not.toHaveClass('lg:sticky')
}
const stickyBox = (content: string) => () => {
  const found = [...document.querySelectorAll('main [class*="lg:data-fixed:sticky"]')]
  return found.find((box) => box.textContent?.includes(content) || box.ariaLabel === content) ?? null
}

test.each(reservationSteps)('the payment box sticks past 440 px at the step %s', async (step) => {
  const { shop, member, order } = await aTestContext()
  const time = movableTime()
  await renderApp(`/purchase/reservation/${step}?order=${order.id}`, { shop, signedInAs: member })
  await expectComesAlong(stickyBox('Your reservation'), scrollThresholds.payment, time)
})

test('so does the cart’s total', async () => {
  const { shop, member } = await aTestContext()
  const time = movableTime()
  await renderApp('/product/shopping-cart', { shop, signedInAs: member })
  await expectComesAlong(stickyBox('Reserve'), scrollThresholds.payment, time)
})

test('so does the total of a guest’s reservation', async () => {
  const shop = await anOpenDesk()
  await aService(shop, 'vehicle')
  const time = movableTime()
  await renderApp('/protocol/vehicle', { shop })
  await expectComesAlong(stickyBox('Price'), scrollThresholds.payment, time)
})

test.each([
  ['of the search', () => '/product/search/all/all', 'Filters'],
  ['of a product', (id: string) => `/product/detail/${id}`, 'Your choice'],
  ['of a quotation', () => '/quotation', 'How it works'],
] as const)('the side section %s sticks past 250 px', async (_, path, content) => {
  const { shop, member, product } = await aTestContext()
  const time = movableTime()
  await renderApp(path(product.id), { shop, signedInAs: member })
  await expectComesAlong(stickyBox(content), scrollThresholds.side, time)
})

test('a page that is scrolled while it is loading stays there, although the router starts at the top', async () => {
  const moves = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  scrollTo(700)
  await renderApp('/protocol')
  await waitFor(() =>
    expect(moves.mock.calls).toEqual([
      [0, 0],
      [0, 700],
    ]),
  )
})
