import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Calendar } from '#src/ui/date/calendar'
import type { DayInfo } from '#src/ui/date/calendar-panel'
import { show } from './show'

const march = Array.from({ length: 31 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`)
const closed = ['2026-03-05', '2026-03-06']
const infoOf = (day: string): DayInfo => ({ disabled: closed.includes(day) })

/** A calendar whose days load after it is shown, with a field after it that updates the calendar when it loses the focus. */
function Departure() {
  const [loaded, setLoaded] = useState(false)
  const [value, setValue] = useState<string | null>(null)
  const [, setLeft] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      <Calendar
        value={value}
        onChange={setValue}
        openTo="2026-03-05"
        min="2026-03-05"
        dayInfo={(day) => (loaded ? infoOf(day) : { pending: true })}
        labeled={loaded ? march : []}
      />
      <input aria-label="Adults" onBlur={() => setLeft((times) => times + 1)} />
      <button type="button">Reserve</button>
      <output aria-label="chosen">{value}</output>
    </>
  )
}

const day = (name: RegExp) => screen.findByRole('gridcell', { name })

test('the keyboard finds a day although the initial day of the calendar is unavailable', async () => {
  const { person } = await show(<Departure />)
  expect(await day(/March 5th, 2026/)).toHaveAttribute('tabindex', '0')
  await person.click(screen.getByRole('button', { name: 'Load' }))
  await waitFor(async () => expect(await day(/March 7th, 2026/)).toHaveAttribute('tabindex', '0'))
})

test('a day chosen before availability is known stays visible and counts once it is known to be available', async () => {
  const { person } = await show(<Departure />)
  const first = await day(/March 5th, 2026/)
  act(() => first.focus())
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(await day(/April 2nd, 2026/)).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(await day(/April 2nd, 2026/)).toHaveFocus()
  expect(screen.getByRole('status', { name: 'chosen' })).toBeEmptyDOMElement()
  await person.click(screen.getByRole('button', { name: 'Load' }))
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent('2026-04-02')
})

test('a day chosen before availability is known is not selected when it is unavailable, which is announced', async () => {
  const { person } = await show(<Departure />)
  await person.click(await day(/March 6th, 2026/))
  await person.click(screen.getByRole('button', { name: 'Load' }))
  expect(await day(/Not available: Friday, March 6th, 2026/)).toBeInTheDocument()
  expect(screen.getByText('Not available: Friday, March 6, 2026')).toHaveRole('status')
  await person.click(await day(/March 7th, 2026/))
  expect(screen.queryByText('Not available: Friday, March 6, 2026')).toBeNull()
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent('2026-03-07')
})

test('after choosing a day by arrow keys the keyboard focus can leave the calendar', async () => {
  const { person } = await show(<Departure />)
  await person.click(screen.getByRole('button', { name: 'Load' }))
  const first = await screen.findByRole('gridcell', { name: /March 7th, 2026/ })
  act(() => first.focus())
  await person.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent('2026-03-14')
  await person.tab()
  expect(screen.getByRole('textbox', { name: 'Adults' })).toHaveFocus()
  await person.tab()
  expect(screen.getByRole('button', { name: 'Reserve' })).toHaveFocus()
})

test('a calendar used by arrow keys does not take the focus back when it is updated while nothing has the focus', async () => {
  const { person } = await show(<Departure />)
  await person.click(screen.getByRole('button', { name: 'Load' }))
  const first = await screen.findByRole('gridcell', { name: /March 7th, 2026/ })
  act(() => first.focus())
  await person.keyboard('{ArrowDown}{Enter}')
  const adults = screen.getByRole('textbox', { name: 'Adults' })
  act(() => adults.focus())
  // Between two fields a browser has no focus, and the field's blur handler updates the page then.
  act(() => adults.blur())
  expect(document.body).toHaveFocus()
})
