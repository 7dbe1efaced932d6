import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusOnChange } from '#src/ui/use-focus-on-change'

const Steps = ({ step }: { step: string }) => (
  <div ref={useFocusOnChange<HTMLDivElement>(step)} tabIndex={-1}>
    {step}
  </div>
)

test('the next step has the focus, and the first one leaves it where it is', () => {
  const { rerender } = render(<Steps step="first" />)
  expect(document.body).toHaveFocus()
  rerender(<Steps step="first" />)
  expect(document.body).toHaveFocus()
  rerender(<Steps step="second" />)
  expect(screen.getByText('second')).toHaveFocus()
})
