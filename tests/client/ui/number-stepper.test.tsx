import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NumberStepper } from '#src/ui/number-stepper'
import { show } from './show'

function Stepper({ min, max }: { min?: number; max?: number }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <NumberStepper aria-label="Amount" value={value} onChange={setValue} min={min} max={max} />
      <output>{String(value)}</output>
    </>
  )
}

test('a number field accepts digits, dot and minus only (product §5)', async () => {
  const { person } = await show(<Stepper />)
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  await person.type(field, '-1a2,€.e5')
  expect(field).toHaveValue('-12.5')
  expect(screen.getByRole('status')).toHaveTextContent('-12.5')
})

test('a number field accepts full-width digits, as keyboards of East Asia type them', async () => {
  const { person } = await show(<Stepper />)
  await person.type(screen.getByRole('spinbutton'), '１２')
  expect(screen.getByRole('status')).toHaveTextContent('12')
})

test('its buttons and arrow keys change the value by one and stop at both ends', async () => {
  const { person } = await show(<Stepper min={2} max={4} />)
  const [less, more] = [
    screen.getByRole('button', { name: 'Decrease' }),
    screen.getByRole('button', { name: 'Increase' }),
  ]
  await person.click(more)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  await person.click(more)
  await person.type(screen.getByRole('spinbutton'), '{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('status')).toHaveTextContent('4')
  expect(more).toBeDisabled()
  expect(less).toBeEnabled()
})

test('a number beyond the limit is set to the limit when the field loses focus', async () => {
  const { person } = await show(<Stepper min={2} max={4} />)
  await person.type(screen.getByRole('spinbutton'), '90')
  await person.tab()
  expect(screen.getByRole('spinbutton')).toHaveValue('4')
})
