import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIntoView } from '#src/ui/use-into-view'

/** The DOM of the tests does not scroll. */
const scroll = vi.fn()
Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scroll, configurable: true })
afterEach(() => scroll.mockClear())

const Result = ({ shown }: { shown: string | undefined }) => (
  <p ref={useIntoView<HTMLParagraphElement>(shown)}>{shown}</p>
)

test('each new result is scrolled into view, but not the one a page opens with, nor its end', () => {
  const { rerender } = render(<Result shown={undefined} />)
  rerender(<Result shown="first" />)
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]])
  rerender(<Result shown="first" />)
  rerender(<Result shown={undefined} />)
  expect(scroll).toHaveBeenCalledTimes(1)
  rerender(<Result shown="second" />)
  expect(scroll).toHaveBeenCalledTimes(2)
})

test('a result that is there when the page opens stays where it is', () => {
  render(<Result shown="first" />)
  expect(scroll).not.toHaveBeenCalled()
})
