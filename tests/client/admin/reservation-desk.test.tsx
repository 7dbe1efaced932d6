import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { desk } from '#contract/desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { en } from '#src/sites/admin/reservations/locale/en'
import { aPaidOrder, aTour, aTransferOrder, bookingOf } from '#tests/support/cancellations'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPaidPass, passesOnSale } from '#tests/support/pass'

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

const press = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))
const look = async (id: string) =>
  (await shop.call(desk.detail, { params: { id }, query: { lang: 'en' } }, { token: person.token })).data

test('a colleague’s note is added and read, and an empty one is refused', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await renderDesk(`/admin/reservations/${bookingOf(order)}`, { shop, person })
  await user.click(await press(en.note.act))
  await screen.findByText(refusal.validation.required)
  await user.type(screen.getByLabelText(new RegExp(en.note.label)), 'Comes with a pushchair.')
  await user.click(await press(en.note.act))
  await screen.findByText(en.note.done)
  expect(await screen.findByText('Comes with a pushchair.')).toBeInTheDocument()
  expect(screen.getByLabelText(new RegExp(en.note.label))).toHaveValue('')
})

test('half a note survives a reload, and is forgotten once it is added', async () => {
  const id = bookingOf(await aPaidOrder(shop, member, [tour]))
  const draft = `DRAFT:reservation note ${id}`
  const stored = { [draft]: JSON.stringify({ text: 'Comes with a' }) }
  const { user } = await renderDesk(`/admin/reservations/${id}`, { shop, person }, stored)
  const field = await screen.findByLabelText(new RegExp(en.note.label))
  await waitFor(() => expect(field).toHaveValue('Comes with a'))
  await user.type(field, ' dog.')
  expect(sessionStorage.getItem(draft)).toContain('Comes with a dog.')
  await user.click(await press(en.note.act))
  expect(await screen.findByText('Comes with a dog.')).toBeInTheDocument()
  await waitFor(() => expect(sessionStorage.getItem(draft)).toBeNull())
})

test('a reservation is moved to another departure after showing the difference in price', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await renderDesk(`/admin/reservations/${bookingOf(order)}`, { shop, person })
  await user.click(await press(en.move.act))
  const question = await dialog()
  await user.click(await question.findByRole('radio', { name: /14:00.*same price/ }))
  await user.type(question.getByLabelText(new RegExp(en.reason)), 'The morning boat is full of school children.')
  await user.click(question.getByRole('button', { name: en.move.submit }))
  await screen.findByText(en.move.done)
  expect((await look(bookingOf(order))).booking.start_time).toBe('14:00')
})

test('a traveler is added to a reservation: the cost is shown while the party is edited, and missing details are requested', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await renderDesk(`/admin/reservations/${bookingOf(order)}`, { shop, person })
  await user.click(await press(en.party.act))
  const question = await dialog()
  await user.click(await question.findByRole('button', { name: en.party.add }))
  await question.findByText(/₩60,000 more than agreed/)
  expect(question.getByText(/3 · Seats left: 5/)).toBeInTheDocument()
  await user.type(question.getByLabelText(new RegExp(en.reason)), 'A friend comes along.')
  await user.click(question.getByRole('button', { name: en.party.submit }))
  expect((await question.findAllByText(refusal.validation.required)).length).toBeGreaterThan(0)
  await user.type(question.getAllByLabelText(new RegExp(en.party.name))[2] as HTMLElement, 'Jonas Berg')
  await user.type(question.getAllByLabelText(new RegExp(en.party.birthday))[2] as HTMLElement, '1991-02-03')
  await user.type(question.getAllByLabelText(new RegExp(en.trip.nationality))[2] as HTMLElement, 'Sweden')
  await user.click(await screen.findByRole('option', { name: 'Sweden' }))
  await user.click(question.getByRole('button', { name: en.party.submit }))
  await screen.findByText(en.party.done)
  const { booking } = await look(bookingOf(order))
  expect(booking.travelers.map(({ name }) => name)).toContain('Jonas Berg')
})

test('a pass has no departure to be moved to and no party to be changed', async () => {
  await passesOnSale(shop.deps)
  const { booking_id } = await aPaidPass(shop, member)
  await renderDesk(`/admin/reservations/${booking_id}`, { shop, person })
  await press(en.cancel.act)
  expect(screen.queryByRole('button', { name: en.move.act })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: en.party.act })).not.toBeInTheDocument()
})

test('the mail about a reservation is sent again', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await renderDesk(`/admin/reservations/${bookingOf(order)}`, { shop, person })
  await user.click(await press(en.resend.act))
  await user.click((await dialog()).getByRole('button', { name: 'Yes' }))
  await screen.findByText(en.resend.done)
  expect(await screen.findByText(en.event.mail_resent)).toBeInTheDocument()
})

test('a day links to the list of expected travelers', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const { user } = await renderDesk(`/admin/manifests?date=${tour.date}`, { shop, person })
  await user.click(await screen.findByRole('link', { name: order.bookings[0]?.product_name ?? '' }))
  expect(await screen.findByText(order.bookings[0]?.reservation_number ?? '')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: en.manifest.print })).toBeInTheDocument()
})

test('a deposit in a pasted statement is recorded with one click', async () => {
  const order = await aTransferOrder(shop, member, tour)
  const number = order.bookings[0]?.reservation_number ?? ''
  const { user } = await renderDesk('/admin/deposits', { shop, person })
  await user.click(await screen.findByLabelText(new RegExp(en.statement.label)))
  await user.paste(`2027-03-02 ${order.amount_won.toLocaleString('en-US')} ${number}`)
  await user.click(await press(en.statement.act))
  await screen.findByText(en.statement.state.sure)
  expect(await screen.findByText(new RegExp(en.statement.reason.number))).toBeInTheDocument()
  expect((await look(bookingOf(order))).booking.status).toBe('waiting')
  await user.click(await press(`${en.deposit.act} ${number}`))
  await screen.findByText(en.statement.recorded)
  await waitFor(async () => expect((await look(bookingOf(order))).booking.status).toBe('requested'))
})
