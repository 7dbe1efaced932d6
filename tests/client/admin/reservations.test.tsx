import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { desk as calls } from '#contract/desk'
import type { Order } from '#contract/order'
import { en as refusal } from '#contract/texts/refusal.en'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { en as kit } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/admin/reservations/locale/en'
import { aPaidOrder, aTour, aTransferOrder, bookingOf, deposit, operate } from '#tests/support/cancellations'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps)
  tour = await aTour(shop, { capacity: 8 })
})

const open = (order: Order) => renderDesk(`/admin/reservations/${bookingOf(order)}`, { shop, person })
const status = async (order: Order) =>
  (await shop.call(calls.detail, { params: { id: bookingOf(order) }, query: { lang: 'en' } }, { token: person.token }))
    .data.booking.status
const press = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

test('a reservation is found by its number, opened and confirmed', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  await aTransferOrder(shop, await aMember(shop.deps), tour)
  const number = order.bookings[0]?.reservation_number ?? ''
  const { user } = await renderDesk(`/admin/reservations?q=${number}`, { shop, person })
  await user.click(await screen.findByRole('link', { name: number }))
  await screen.findByRole('heading', { level: 1, name: number })
  await user.click(await press(en.confirm.act))
  await user.click((await dialog()).getByRole('button', { name: 'Yes' }))
  await screen.findByText(en.confirm.done)
  expect(await status(order)).toBe('confirmed')
  expect(screen.queryByRole('button', { name: en.confirm.act })).not.toBeInTheDocument()
  // The operator's own act triggers no notice.
  expect(screen.queryByText(kit.changed.title)).not.toBeInTheDocument()
})

test('a deposit is accepted only at the exact amount', async () => {
  const order = await aTransferOrder(shop, member, tour)
  const { user } = await open(order)
  const field = await screen.findByLabelText(en.deposit.amount)
  await user.type(field, String(order.amount_won - 1))
  await user.click(await press(en.deposit.act))
  await screen.findByText(new RegExp(refusal.desk.depositMismatch.split(':')[0] ?? 'no words'))
  expect(field).toHaveValue(String(order.amount_won - 1))
  await user.clear(field)
  await user.type(field, String(order.amount_won))
  await user.click(await press(en.deposit.act))
  await screen.findByText(en.deposit.done)
  expect(await status(order)).toBe('requested')
})

test('a cancellation shows the refund first, and asks for the reason', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await open(order)
  await user.click(await press(en.cancel.act))
  const question = await dialog()
  expect(await question.findByText(en.cancel.to.card)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: en.cancel.submit }))
  expect(await question.findByText(refusal.validation.required)).toBeInTheDocument()
  await user.type(question.getByLabelText(new RegExp(en.reason)), 'The boat is being repaired.')
  await user.click(question.getByRole('button', { name: en.cancel.submit }))
  await screen.findByText(en.cancel.done)
  expect(await status(order)).toBe('cancelled')
})

test('a cancellation whose refund has changed meanwhile is refused, and the new refund is shown', async () => {
  const order = await aTransferOrder(shop, member, tour)
  const { user } = await open(order)
  await user.click(await press(en.cancel.act))
  const question = await dialog()
  await user.type(await question.findByLabelText(new RegExp(en.reason)), 'Asked for by phone.')
  await deposit(shop, await anOperator(shop), order.id, order.amount_won)
  await user.click(question.getByRole('button', { name: en.cancel.submit }))
  expect(await question.findByText(refusal.booking.quoteChanged)).toBeInTheDocument()
  expect(await question.findByText(en.cancel.to.account)).toBeInTheDocument()
  expect(await status(order)).toBe('requested')
})

test('passport numbers are shown after the operator gives a reason, which is logged', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await open(order)
  await user.click(await press(en.passport.reveal))
  const question = await dialog()
  await user.type(question.getByLabelText(new RegExp(en.passport.why)), 'The ferry asks for it.')
  await user.click(question.getByRole('button', { name: en.passport.reveal }))
  await press(en.passport.hide)
  const looks = (await shop.deps.db.select().from(auditEvent)).filter(({ act }) => act === 'passports.reveal')
  expect(looks).toMatchObject([{ actor_id: person.id, detail: { reason: 'The ferry asks for it.' } }])
})

test('where a colleague was faster the refusal is shown, with the latest state', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await open(order)
  const confirm = await press(en.confirm.act)
  await operate(shop, await anOperator(shop), 'confirm', bookingOf(order))
  await user.click(confirm)
  await user.click((await dialog()).getByRole('button', { name: 'Yes' }))
  await screen.findByText(refusal.desk.notConfirmable)
  await screen.findByText(kit.changed.title)
})
