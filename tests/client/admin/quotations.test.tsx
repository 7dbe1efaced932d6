import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { quotation } from '#contract/quotation'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as kit } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/admin/quotations/locale/en'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { anOffered, aQuotation, seenQuotation } from '#tests/support/quotations'

let shop: Shop
let person: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps)
})

const press = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))
/** A day as typed: MM/DD/YY. */
const typedDay = (days: number) => {
  const [year = '', month, day] = addDays(dayInSeoul(shop.deps.clock.now()), days).split('-')
  return `${month}/${day}/${year.slice(2)}`
}

test('a group request is answered with an offer, line by line, with errors shown at their fields', async () => {
  const { id, number } = await aQuotation(shop, member)
  const { user } = await renderDesk('/admin/quotations?q=temples', { shop, person })
  await user.click(await screen.findByRole('link', { name: number }))
  await user.click(await press(en.form.send))
  const form = within(screen.getByRole('form', { name: en.offer.make }))
  expect((await form.findAllByText(refusal.validation.required)).length).toBeGreaterThan(2)
  await user.type(form.getByLabelText(new RegExp(`^${en.form.title}`)), 'Three days by the sea')
  await user.type(form.getByLabelText(new RegExp(`^${en.offer.meeting}`)), 'Busan Station')
  await user.type(form.getByLabelText(new RegExp(`^${en.line.label}`)), 'Coach and driver')
  await user.type(form.getByLabelText(new RegExp(en.line.unitWon)), '650000')
  await user.click(form.getByRole('button', { name: en.line.add }))
  const second = await form.findByRole('button', { name: en.line.remove.replace('{{at}}', '2') })
  await user.click(second)
  // An offer cannot outlast the beginning of its departure: the server's error appears at the field.
  const until = form.getByLabelText(new RegExp(`^${en.form.until}`))
  await user.clear(until)
  await user.type(until, typedDay(45))
  await user.tab()
  await user.click(await press(en.form.send))
  await user.click((await dialog()).getByRole('button', { name: 'Yes' }))
  await form.findByText(refusal.quotation.validity)
  await user.clear(until)
  await user.type(until, typedDay(10))
  await user.tab()
  await user.click(await press(en.form.send))
  await user.click((await dialog()).getByRole('button', { name: 'Yes' }))
  await screen.findByText(en.form.sent)
  const seen = await seenQuotation(shop, member, id)
  expect(seen).toMatchObject({ status: 'offered', total_won: 650_000 })
  expect(seen.offers[0]?.lines).toMatchObject([{ label: 'Coach and driver', quantity: 1, unit_won: 650_000 }])
})

test('an offer is withdrawn with a message that is emailed', async () => {
  const { id } = await anOffered(shop, member, person)
  const { user } = await renderDesk(`/admin/quotations/${id}`, { shop, person })
  await user.click(await press(en.offer.takeBack.act))
  const question = await dialog()
  await user.type(question.getByLabelText(new RegExp(en.offer.takeBack.why)), 'The hotel has closed on these days.')
  await user.click(question.getByRole('button', { name: en.offer.takeBack.act }))
  await screen.findByText(en.offer.takeBack.done)
  expect((await seenQuotation(shop, member, id)).status).toBe('requested')
})

test('a question is found among the pending ones, and answered; a change that arrives meanwhile is shown', async () => {
  const { id, number } = await anOffered(shop, member, person)
  const ask = (content: string) =>
    shop.call(quotation.ask, { params: { id }, body: { content } }, { token: member.token })
  await ask('May a wheelchair come along?')
  const { user } = await renderDesk('/admin/quotations?asked=true', { shop, person })
  await user.click(await screen.findByRole('link', { name: number }))
  await screen.findByText('May a wheelchair come along?')
  const field = screen.getByLabelText(/^Your message/)
  await user.type(field, 'Yes, the coach has a ramp.')
  await user.click(await press(en.thread.send))
  await screen.findByText(en.thread.sent)
  expect((await seenQuotation(shop, member, id)).asked).toBe(false)
  expect(screen.queryByText(kit.changed.title)).not.toBeInTheDocument()
})
