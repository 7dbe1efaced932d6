import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { useSearchField } from '#src/ui/use-search-field'

const searches: string[] = []

function Field({ words }: { words: string }) {
  const { ref, sent } = useSearchField(words)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        searches.push(sent())
      }}
    >
      <input ref={ref} type="search" defaultValue={words} />
    </form>
  )
}

const field = () => screen.getByRole('searchbox')

describe('a search field', () => {
  test('keeps what is typed while its own search loads, however many searches are on their way', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Field words="" />)
    await user.type(field(), ' palace{Enter}s{Enter} at')
    expect(searches.splice(0)).toEqual(['palace', 'palaces'])
    rerender(<Field words="palace" />)
    expect(field()).toHaveValue(' palaces at')
    rerender(<Field words="palaces" />)
    expect(field()).toHaveValue(' palaces at')
  })

  test('follows an address that it did not ask for, also back to words of before', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Field words="palace" />)
    await user.type(field(), 's{Enter}')
    rerender(<Field words="palaces" />)
    rerender(<Field words="palace" />)
    expect(field()).toHaveValue('palace')
    await user.type(field(), ' typed')
    rerender(<Field words="" />)
    expect(field()).toHaveValue('')
  })
})
