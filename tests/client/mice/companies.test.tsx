import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { miceCompanies } from '#contract/mice/company'
import { aMiceBooth, aMiceCompany, aMiceFair, aVisitor } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let fair: Awaited<ReturnType<typeof aMiceFair>>

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
})

/** A company in a booth of hall A, `y` meters from its rear. */
const companyAt = async (name: string, number: string, y: number) =>
  aMiceCompany(shop.deps, name, await aMiceBooth(shop.deps, number, { x: 20, y }))

test('the way through the hall leads to the saved exhibitors, each time to the nearest', async () => {
  const visitor = await aVisitor(shop.deps, fair)
  const rear = await companyAt('Rear Naru', 'A01', 2)
  await companyAt('Other Naru', 'A02', 6)
  const front = await companyAt('Front Naru', 'A03', 12)
  for (const id of [rear, front])
    await shop.call(miceCompanies.save, { params: { id }, body: { saved: true } }, { token: visitor.token })
  await renderApp('/mice/company/list?saved=1', { shop, signedInAs: visitor })
  const route = (await screen.findByRole('heading', { name: 'Your route through Hall A' })).closest('section')
  const stops = within(route as HTMLElement).getAllByRole('listitem')
  expect(stops.map(({ textContent }) => textContent)).toEqual(['A03 Front Naru', 'A01 Rear Naru'])
})
