import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { festivalsDesk } from '#contract/festivals-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as kit } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/admin/festivals/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, aProduct, type Person } from '#tests/support/factories'
import { aFestival } from '#tests/support/festivals'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

const desk = () => ({ token: person.token })
const create = async (...of: Parameters<typeof aFestival>) =>
  (await shop.call(festivalsDesk.create, { body: aFestival(...of) }, desk())).data
const all = async () => (await shop.call(festivalsDesk.list, {}, desk())).data
const of = (text: string, name = 'Lantern Walk') => text.replace('{{name}}', name)

test('a festival is added with its product, stays hidden, and is shown', async () => {
  const { id: product } = await aProduct(shop.deps, { category: 'festivals' })
  const { user } = await renderDesk('/admin/festivals', { shop, person })
  expect(await screen.findByText(en.none)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'New festival' }))
  const make = await screen.findByRole('button', { name: en.form.make })
  await user.click(make)
  expect((await screen.findAllByText(refusal.validation.required)).length).toBeGreaterThan(8)
  const draft = aFestival()
  for (const field of ['name', 'summary', 'place', 'usually'] as const) {
    await user.click(screen.getByLabelText(`${en.form[field]} · English`))
    await user.paste(draft[field].en)
    await user.click(screen.getByLabelText(`${en.form[field]} · Korean`))
    await user.paste(draft[field].ko)
  }
  await user.selectOptions(screen.getByLabelText(en.form.region), 'Seoul')
  await user.selectOptions(screen.getByLabelText(en.form.first_month), 'October')
  await user.selectOptions(screen.getByLabelText(en.form.last_month), 'October')
  await user.selectOptions(screen.getByLabelText(new RegExp(`^${en.form.product}`)), product)
  await user.click(make)
  expect(await screen.findByText(en.form.made)).toBeVisible()
  expect(await all()).toMatchObject([{ ...draft, product_id: product, shown: false }])
  await user.click(await screen.findByRole('button', { name: of(en.showOf) }))
  await waitFor(async () => expect(await all()).toMatchObject([{ shown: true }]))
  expect(await screen.findByRole('button', { name: of(en.hideOf) })).toBeVisible()
})

test('a festival is found by its name or place in either language', async () => {
  await create()
  await create('Snow Days', { place: { en: 'Taebaek', ko: '태백' } })
  const { user } = await renderDesk('/admin/festivals', { shop, person })
  const search = await screen.findByLabelText(en.search)
  await user.type(search, '태백')
  expect(screen.getByRole('status')).toHaveTextContent('1 festival')
  expect(screen.getByRole('link', { name: of(en.editOf, 'Snow Days') })).toBeVisible()
  expect(screen.queryByRole('link', { name: of(en.editOf) })).toBeNull()
})

test('what was typed is kept where somebody else saved first, and saved over theirs after a choice', async () => {
  const { id } = await create()
  const { user } = await renderDesk(`/admin/festivals/${id}`, { shop, person })
  const name = await screen.findByLabelText(`${en.form.name} · English`)
  await user.clear(name)
  await user.type(name, 'Lantern Nights')
  const other = { ...aFestival('Lanterns'), base: 0 }
  await shop.call(festivalsDesk.save, { params: { id }, body: other }, desk())
  await user.click(screen.getByRole('button', { name: en.form.save }))
  await user.click(await screen.findByRole('button', { name: kit.stale.keep }))
  expect(name).toHaveValue('Lantern Nights')
  await user.click(screen.getByRole('button', { name: en.form.save }))
  expect(await screen.findByText(en.form.saved)).toBeVisible()
  expect(await all()).toMatchObject([{ name: { en: 'Lantern Nights' }, version: 2 }])
})

test('a hidden festival is removed after a question', async () => {
  const { id } = await create()
  const { user } = await renderDesk(`/admin/festivals/${id}`, { shop, person })
  await user.click(await screen.findByRole('button', { name: en.remove.act }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(en.none)).toBeVisible()
  expect(await all()).toEqual([])
})
