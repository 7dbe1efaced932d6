import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { inquiry } from '#contract/inquiry'
import { inquiryDesk, inquirySites } from '#contract/inquiry-desk'
import { siteRecords } from '#contract/sites/sites'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as kit } from '#src/kits/inquiry-desk/locale/en'
import { en } from '#src/sites/admin/inquiries/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anApplicant } from '#tests/support/education'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind' })
})

const ask = async (site: 'shop' | 'edu-travel', type: 'product' | 'documents', title: string, { token }: Person) =>
  (
    await shop.call(
      inquiry.ask,
      { params: { site }, body: { type, title, content: 'May we bring a folding pushchair?' } },
      { token },
    )
  ).data

test('every site that takes inquiries is in the inbox', () => {
  const taking = Object.entries(siteRecords).flatMap(([site, record]) => ('inquiries' in record ? [site] : []))
  expect([...inquirySites].toSorted()).toEqual(taking.toSorted())
})

test('the inquiries of every site are in one list, the longest waiting first, filtered to one site and answered', async () => {
  const { id } = await ask('shop', 'product', 'A pushchair', member)
  shop.deps.clock.advance({ minutes: 5 })
  await ask('edu-travel', 'documents', 'A letter', await anApplicant(shop.deps, { name: 'Mei Tanaka' }))
  const { user } = await renderDesk('/admin/inquiries', { shop, person })
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.slice(1).map((row) => within(row).getByRole('link').textContent)).toEqual(['A pushchair', 'A letter'])
  await user.selectOptions(screen.getByLabelText(en.column.site), 'shop')
  await user.click(await screen.findByRole('link', { name: 'A pushchair' }))
  await user.type(await screen.findByRole('textbox', { name: kit.answer.text }), 'Yes, there is room for it.')
  await user.click(screen.getByRole('button', { name: kit.answer.send }))
  await screen.findByText(kit.answer.sent.replace('{{email}}', member.email))
  const at = { params: { site: 'shop', id } } as const
  const { data } = await shop.call(inquiryDesk.thread, at, { token: person.token })
  expect(data).toMatchObject({ status: 'answered', messages: [{}, { answered_by: expect.any(String) }] })
})

test('an answer to an inquiry that was extended meanwhile is refused, and stays in the form', async () => {
  const { id } = await ask('shop', 'product', 'A pushchair', member)
  const { user } = await renderDesk(`/admin/inquiries/shop/${id}`, { shop, person })
  const field = await screen.findByRole('textbox', { name: kit.answer.text })
  await user.type(field, 'Yes, there is room for it.')
  const params = { site: 'shop', id } as const
  await shop.call(inquiry.add, { params, body: { content: 'And two suitcases.' } }, { token: member.token })
  await user.click(screen.getByRole('button', { name: kit.answer.send }))
  await screen.findByText(refusal.inquiry.saidMeanwhile)
  expect(await screen.findByText('And two suitcases.')).toBeInTheDocument()
  expect(field).toHaveValue('Yes, there is room for it.')
})
