import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '#src/sites/admin/gates/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator } from '#tests/support/factories'
import { aDevice, aParty } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aShop } from '#tests/support/orders'

test('today’s gates are followed live, conflicts are listed, and a device’s shift is ended', async () => {
  const shop = await aShop()
  const person = await anOperator(shop)
  const tour = await aGuestTour(shop)
  const device = await aDevice(shop, tour)
  const { code, number } = await aParty(shop, tour)
  const { user } = await renderDesk('/admin/gates', { shop, person })
  await screen.findByText('0 of 2 are in')
  await screen.findByText(en.conflicts.none)

  await device.ask({ code, people: 2 })
  await screen.findByText('2 of 2 are in')
  await device.send([device.line({ code, people: 2, told: 'admitted' })])
  await screen.findByText('4 went in; the reservation is for 2')
  expect(screen.getByRole('link', { name: `${en.conflicts.open}: ${number}` })).toHaveAttribute(
    'href',
    `/admin/reservations?q=${number}`,
  )

  await user.click(screen.getByRole('button', { name: `${en.revoke.act}: Tablet` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  await screen.findByText(en.revoke.done)
  expect(await screen.findByText(en.shift.ended)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: `${en.revoke.act}: Tablet` })).toBeNull()
})
