import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { passAffiliateDesk } from '#contract/pass/affiliate-desk'
import { en } from '#src/sites/admin/pass/locale/en'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPartnership } from '#tests/support/partnership'
import { anAffiliate, aPaidPass, aScan, ownPasses, passesOnSale, passStaffAt, scanAt } from '#tests/support/pass'
import { aGift } from '#tests/support/pass-gifts'

let shop: Shop
let person: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps, { email: 'maya@people.test', name: 'Maya Lind' })
  await passesOnSale(shop.deps)
})

test('a month without visits says so, and links to the month before', async () => {
  const { user } = await renderDesk('/admin/pass', { shop, person })
  expect((await screen.findAllByText(en.use.none)).length).toBe(3)
  expect(screen.getByText('March 2027')).toBeVisible()
  await user.click(screen.getByRole('link', { name: en.use.before }))
  expect(await screen.findByText('February 2027')).toBeVisible()
})

test('visits are shown in charts with tables, and the settlement can be saved', async () => {
  const affiliate = await anAffiliate(shop.deps)
  const own = await aPaidPass(shop, member)
  await scanAt(shop, await passStaffAt(shop, affiliate), affiliate, aScan(shop, own))
  await renderDesk('/admin/pass', { shop, person })
  const table = await screen.findByRole('table', { name: en.use.settlement })
  expect(within(table).getByRole('row', { name: /A museum 1 1 0 ₩10,000/ })).toBeVisible()
  expect(screen.getByRole('table', { name: en.use.byHour })).toBeVisible()
  expect(screen.getByRole('button', { name: en.use.save })).toBeVisible()
})

test('a pass is extended with a reason only', async () => {
  const own = await aPaidPass(shop, member)
  const { user } = await renderDesk('/admin/pass/passes', { shop, person })
  const title = en.passes.extendTitle.replace('{{number}}', own.number)
  await user.click(await screen.findByRole('button', { name: title }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(en.passes.until), '10/01/27')
  await user.click(dialog.getByRole('button', { name: en.passes.extend }))
  const why = dialog.getByRole('textbox', { name: en.passes.reason })
  await waitFor(() => expect(why).toBeInvalid())
  await user.type(why, 'Ill for a week')
  await user.click(dialog.getByRole('button', { name: en.passes.extend }))
  await waitFor(async () => expect((await ownPasses(shop, member))[0]?.valid_until).toBe('2027-10-01'))
  expect(await screen.findByText(en.passes.extended)).toBeVisible()
})

test('unknown passes are reported as not found', async () => {
  await renderDesk('/admin/pass/passes?q=nothing', { shop, person })
  expect(await screen.findByText(en.passes.none)).toBeVisible()
})

test('a person is added to an affiliate by the address of an account, and removed after a confirmation', async () => {
  await anAffiliate(shop.deps)
  const { user } = await renderDesk('/admin/pass/affiliates', { shop, person })
  const field = await screen.findByRole('textbox', { name: en.affiliates.email })
  await user.type(field, 'nobody@people.test')
  await user.click(screen.getByRole('button', { name: en.affiliates.add }))
  expect(await screen.findByText('No member of the site has this email address.')).toBeVisible()
  await user.clear(field)
  await user.type(field, 'maya@people.test')
  await user.click(screen.getByRole('button', { name: en.affiliates.add }))
  await user.click(await screen.findByRole('button', { name: 'Remove Maya Lind' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(en.affiliates.noStaff)).toBeVisible()
})

test('the texts and hours of an affiliate are edited, and a closed day is added', async () => {
  const id = await anAffiliate(shop.deps)
  const { user } = await renderDesk(`/admin/pass/affiliates/${id}`, { shop, person })
  const name = await screen.findByRole('textbox', { name: `${en.edit.name} · ${en.partnership.lang.en}` })
  await user.clear(name)
  await user.type(name, 'A tower')
  await user.click(screen.getByRole('checkbox', { name: 'Monday: open' }))
  await user.click(screen.getByRole('button', { name: en.edit.save }))
  expect(await screen.findByText(en.edit.saved)).toBeVisible()
  const saved = await shop.call(passAffiliateDesk.read, { params: { id } }, { token: person.token })
  expect(saved.data).toMatchObject({ name: { en: 'A tower', ko: 'A museum' }, version: 2 })
  expect(saved.data.schedule.week.map((day) => day !== null)).toEqual([true, false, true, true, true, true, true])
})

test('an application is returned for changes, then approved, and its contact cannot scan before having an account', async () => {
  const { id } = await aPartnership(shop)
  const { user } = await renderDesk(`/admin/pass/partnerships/${id}`, { shop, person })
  await user.click(await screen.findByRole('button', { name: en.partnership.ask }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: en.partnership.askLabel }), 'How many visitors at once?')
  await user.click(dialog.getByRole('button', { name: en.partnership.ask }))
  expect(await screen.findByText(en.partnership.next.asked)).toBeVisible()
  await user.click(screen.getByRole('button', { name: en.partnership.approve }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(en.partnership.next.approved)).toBeVisible()
  await user.click(screen.getByRole('button', { name: en.partnership.staff }))
  expect(await screen.findByText('No member of the site has this email address.')).toBeVisible()
})

test('the desk shows the gifts of a pass, and takes an open one back with a reason', async () => {
  const own = await aPaidPass(shop, member)
  await aGift(shop, member, own)
  const { user } = await renderDesk('/admin/pass/passes?q=mina@people', { shop, person })
  expect(await screen.findByText(/From Maya Lind, maya@people\.test · to Mina Seo, mina@people\.test/)).toBeVisible()
  const title = en.gift.backOf.replace('{{number}}', own.number)
  await user.click(screen.getByRole('button', { name: title }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.type(dialog.getByRole('textbox', { name: en.passes.reason }), 'Asked by phone')
  await user.click(dialog.getByRole('button', { name: en.gift.back }))
  expect(await screen.findByText(en.gift.state.taken_back)).toBeVisible()
  expect((await ownPasses(shop, member))[0]?.code).not.toBeNull()
})
