import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en as refusal } from '#contract/texts/refusal.en'
import { en } from '#src/sites/admin/staff/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anAccount } from '#tests/support/factories'
import { aShop } from '#tests/support/orders'

test('the fair’s office is invited with no other role, and its page offers none', async () => {
  const shop = await aShop()
  const person = await anAccount(shop.deps, { area: 'admin', role: 'owner' })
  const { user } = await renderDesk('/admin/staff/new', { shop, person })
  await user.type(await screen.findByLabelText(en.column.name), 'Fair Person')
  await user.type(screen.getByLabelText(en.column.email), 'office@people.test')
  const operator = screen.getByRole('checkbox', { name: en.role.operator })
  await user.click(operator)
  await user.click(screen.getByRole('checkbox', { name: en.role['fair-admin'] }))
  await user.click(screen.getByRole('button', { name: en.invite.act }))
  expect(await screen.findByText(refusal.validation.invalid)).toBeVisible()
  await user.click(operator)
  await user.click(screen.getByRole('button', { name: en.invite.act }))
  expect(await screen.findByText(en.office)).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('an operator is not offered the role of the fair’s office', async () => {
  const shop = await aShop()
  const person = await anAccount(shop.deps, { area: 'admin', role: 'owner' })
  const { id } = await anAccount(shop.deps, { area: 'admin', role: 'operator' })
  await renderDesk(`/admin/staff/${id}`, { shop, person })
  await waitFor(() => expect(screen.getByRole('checkbox', { name: en.role.operator })).toBeChecked())
  expect(screen.queryByRole('checkbox', { name: en.role['fair-admin'] })).not.toBeInTheDocument()
})
