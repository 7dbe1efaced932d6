import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from '#contract/zod'
import { Form } from '#src/ui/form/form'
import { PasswordField } from '#src/ui/form/password-field'
import { passwordStrength } from '#src/ui/form/password-strength'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { show } from './show'

test.each([
  ['abc', 'weak'],
  ['alllowercase1', 'weak'],
  ['ALLUPPERCASE1', 'weak'],
  ['NoDigitsHere', 'weak'],
  ['Short1a', 'weak'],
  ['TwentySixLettersAreTooMany1', 'weak'],
  ['Passw0rd1', 'medium'],
  ['Aa1Aa1Aa1Aa1', 'medium'],
  ['Ferry2River7Dawn', 'strong'],
  ['Passw0rd1!', 'strong'],
] as const)('the password %s is %s (product §5, §9)', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

const Draft = z.object({ password: z.string() })

function Chosen() {
  const form = useZodForm(Draft, { password: '' })
  return (
    <Form form={form} onSubmit={() => {}}>
      <PasswordField name="password" label="Password" autoComplete="new-password" meter />
    </Form>
  )
}

test('the meter shows Weak, Medium and Strong while the user types (product §9)', async () => {
  const { person } = await show(<Chosen />)
  const field = screen.getByLabelText('Password')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await person.type(field, 'Passw')
  expect(screen.getByRole('status')).toHaveTextContent('Weak')
  await person.type(field, '0rd1')
  expect(screen.getByRole('status')).toHaveTextContent('Medium')
  await person.type(field, '!')
  expect(screen.getByRole('status')).toHaveTextContent('Strong')
})

test('a password is hidden until the user chooses to show it', async () => {
  const { person } = await show(<Chosen />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  await person.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  await person.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})
