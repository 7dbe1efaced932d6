import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { passOrders } from '#contract/pass/order'
import { en as booking } from '#src/kits/booking/locale/en'
import { en } from '#src/sites/seoulitepass/passes/locale/en'
import { deposit, refundAccount, withReason } from '#tests/support/cancellations'
import { aMember, anOperator } from '#tests/support/factories'
import { aShop, submit } from '#tests/support/orders'
import { aReadyPassOrder, ownPasses, passesOnSale } from '#tests/support/pass'
import { renderApp } from '#tests/support/render'

const { account } = booking

test('an order that waits for its transfer is canceled as a whole, and says which passes end (product §4)', async () => {
  const shop = await aShop()
  await passesOnSale(shop.deps)
  const member = await aMember(shop.deps)
  const order = await aReadyPassOrder(shop, member, { adults: 2, children: 0 })
  await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'Sua Han' })
  const { user } = await renderApp('/seoulitepass/mypage', { shop, signedInAs: member })
  await user.click(await screen.findByRole('button', { name: en.cancel.submit }))
  const dialog = within(await screen.findByRole('dialog', { name: en.cancel.title }))
  expect(await dialog.findByText(en.cancel.together)).toBeVisible()
  expect(dialog.queryByText(/reservation/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: en.cancel.submit }))
  const question = within(await screen.findByRole('dialog', { name: en.cancel.askTitle }))
  await user.click(question.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(en.cancel.done)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: en.cancel.submit })).toBeNull())
  const { data } = await shop.call(passOrders.orders, { query: { lang: 'en' } }, member)
  expect(data.map(({ status }) => status)).toEqual(['cancelled'])
})

test('a refund that has no account yet asks for one on the order and shows where it goes (product §4)', async () => {
  const shop = await aShop()
  await passesOnSale(shop.deps)
  const [member, operator] = [await aMember(shop.deps), await anOperator(shop)]
  const order = await aReadyPassOrder(shop, member)
  await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'Sua Han' })
  expect((await deposit(shop, operator, order.id, order.amount_won)).status).toBe(200)
  const amount = `₩${order.amount_won.toLocaleString('en')}`
  const [own] = await ownPasses(shop, member)
  const id = own?.booking_id ?? ''
  expect((await withReason(shop, operator, 'cancel', id, 'The museum is closed.')).status).toBe(200)
  const { user } = await renderApp('/seoulitepass/mypage', { shop, signedInAs: member })
  expect(await screen.findByText(en.refunds.missing)).toBeVisible()
  await user.click(screen.getByRole('button', { name: en.refunds.enter }))
  const dialog = within(await screen.findByRole('dialog', { name: en.refunds.accountTitle }))
  await user.type(dialog.getByLabelText(account.bank), refundAccount.bank)
  await user.type(dialog.getByLabelText(account.number), refundAccount.account_number)
  await user.type(dialog.getByLabelText(account.holder), refundAccount.account_holder)
  await user.click(dialog.getByRole('button', { name: en.refunds.save }))
  expect(await screen.findByText(/^To your bank account Hana Bank/)).toBeVisible()
  expect(screen.getByRole('button', { name: en.refunds.change })).toBeVisible()
  expect(screen.getByText(`${amount} refund requested`)).toBeVisible()
})
