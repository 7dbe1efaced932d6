import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ChipLink, Chips } from '#src/ui/chip'

/** A row 300 pixels wide with chips of 100 pixels each. */
function laidOut() {
  const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const nth = [...(this.parentElement?.querySelectorAll('a') ?? [])].indexOf(this as HTMLAnchorElement)
    return this.tagName === 'A' ? new DOMRect(nth * 100, 0, 100, 40) : new DOMRect(0, 0, 300, 40)
  })
  onTestFinished(() => spy.mockRestore())
}

const shown = (chosen: number) => {
  laidOut()
  const { container } = render(
    <MemoryRouter>
      <Chips label="Seasons">
        {['Spring', 'Summer', 'Autumn', 'Winter', 'Always'].map((season, nth) => (
          <ChipLink key={season} to={`?season=${season}`} on={nth === chosen}>
            {season}
          </ChipLink>
        ))}
      </Chips>
    </MemoryRouter>,
  )
  return container.querySelector('fieldset')?.scrollLeft
}

test('a row of chips scrolls to the chosen one if it is outside, and stays otherwise', () => {
  expect(shown(3)).toBe(200)
  expect(shown(1)).toBe(0)
  expect(shown(-1)).toBe(0)
})
