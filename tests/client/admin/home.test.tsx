import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '#src/sites/admin/home/locale/en'
import { en as site } from '#src/sites/admin/locale/en'
import { aPaidOrder, aTour, aTransferOrder } from '#tests/support/cancellations'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator } from '#tests/support/factories'
import { aShop } from '#tests/support/orders'

test('the first page lists pending work, and each entry links to where it is done', async () => {
  const shop = await aShop()
  const person = await anOperator(shop)
  const { router, user } = await renderDesk('/admin', { shop, person })
  await screen.findByText(en.nothing)
  const tour = await aTour(shop, { capacity: 8 })
  const order = await aPaidOrder(shop, await aMember(shop.deps), [tour])
  await aTransferOrder(shop, await aMember(shop.deps), tour)
  await router.navigate('/admin/settings')
  await screen.findByRole('heading', { level: 1, name: site.title.settings })
  await router.navigate('/admin')
  const confirm = await screen.findByRole('link', { name: new RegExp(`${en.next.confirm}.*1`) })
  expect(screen.getByRole('link', { name: new RegExp(`${en.next.deposit}.*1`) })).toBeInTheDocument()
  expect(screen.queryByText(en.next.failed)).not.toBeInTheDocument()
  await user.click(confirm)
  const number = order.bookings[0]?.reservation_number ?? ''
  expect(await within(await screen.findByRole('table')).findByRole('link', { name: number })).toBeInTheDocument()
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
})
