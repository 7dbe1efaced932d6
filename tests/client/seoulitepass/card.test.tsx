import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '#src/sites/seoulitepass/card/locale/en'
import { aMember } from '#tests/support/factories'
import { aShop, submit } from '#tests/support/orders'
import { aReadyPassOrder, passesOnSale } from '#tests/support/pass'
import { renderApp } from '#tests/support/render'

test('an order by transfer says that it waits for the money, not that it is gone (product §4)', async () => {
  const shop = await aShop()
  await passesOnSale(shop.deps)
  const member = await aMember(shop.deps)
  const order = await aReadyPassOrder(shop, member)
  await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'Sua Han' })
  await renderApp(`/seoulitepass/card?order=${order.id}`, { shop, signedInAs: member })
  expect(await screen.findByText(en.pay.ordered)).toBeVisible()
  expect(screen.queryByText(en.pay.gone)).toBeNull()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: en.pay.mine })).toHaveAttribute('href', '/seoulitepass/mypage')
})
