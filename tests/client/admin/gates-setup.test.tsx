import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { gatesSetup } from '#contract/gates-setup'
import { en as desk } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/admin/gates/locale/en'
import { en as admin } from '#src/sites/admin/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { aDevice, aGate, aStaff } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { failNext, network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

const list = async () => (await shop.call(gatesSetup.list, {}, { token: person.token })).data
const gates = async () => (await list()).items[0]?.gates ?? []
const names = async () => (await gates()).map(({ name }) => name)

/** The page with the card of a new tour opened. */
async function openTour() {
  tour = await aGuestTour(shop)
  const rendered = await renderDesk(`/admin/gates/setup?tour=${tour.id}`, { shop, person })
  await screen.findByRole('button', { name: en.setup.add })
  return rendered
}

test('the way to the page is on the page of the gates; without a tour it says where one comes from', async () => {
  const { user } = await renderDesk('/admin/gates', { shop, person })
  await user.click(await screen.findByRole('link', { name: en.setup.open }))
  expect(await screen.findByText(en.setup.none)).toBeVisible()
})

test('gates are added, ordered and removed, and saved together', async () => {
  const { user } = await openTour()
  expect(screen.getAllByText(en.setup.noGate)[0]).toBeVisible()
  for (const at of [1, 2]) {
    await user.click(screen.getByRole('button', { name: en.setup.add }))
    const group = within(await screen.findByRole('group', { name: `Gate ${at}` }))
    await user.type(group.getByRole('textbox', { name: 'Name (English)' }), `Entrance ${at}`)
    await user.type(group.getByRole('textbox', { name: 'Name (Korean)' }), `입구 ${at}`)
  }
  const second = within(screen.getByRole('group', { name: 'Gate 2' }))
  const [up] = second.getAllByRole('button')
  await user.click(up as HTMLElement)
  await user.click(screen.getByRole('button', { name: en.setup.save }))
  expect(await screen.findByText(en.setup.saved)).toBeVisible()
  expect(await names()).toEqual([
    { en: 'Entrance 2', ko: '입구 2' },
    { en: 'Entrance 1', ko: '입구 1' },
  ])
  const remove = within(screen.getByRole('group', { name: 'Gate 1' })).getAllByRole('button')[2]
  await user.click(remove as HTMLElement)
  await user.click(screen.getByRole('button', { name: en.setup.save }))
  await waitFor(async () => expect((await names()).map(({ en: name }) => name)).toEqual(['Entrance 1']))
})

test('a missing name is said at its field, and nothing is sent', async () => {
  const { user } = await openTour()
  await user.click(screen.getByRole('button', { name: en.setup.add }))
  await user.type(screen.getByRole('textbox', { name: 'Name (English)' }), 'Entrance')
  await user.click(screen.getByRole('button', { name: en.setup.save }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name (Korean)' })).toBeInvalid())
  expect(await names()).toEqual([])
})

test('a gate with devices or staff has no way to be removed, and says why', async () => {
  tour = await aGuestTour(shop)
  const used = await aGate(shop, tour)
  await aDevice(shop, tour, { staff: await aStaff(shop, 'supervisor'), gate: used })
  await aGate(shop, tour, await aStaff(shop))
  await renderDesk(`/admin/gates/setup?tour=${tour.id}`, { shop, person })
  expect(await screen.findByText(en.setup.used)).toBeVisible()
  expect(screen.getByText(en.setup.staffed)).toBeVisible()
  for (const at of [1, 2]) {
    const remove = within(screen.getByRole('group', { name: `Gate ${at}` })).getAllByRole('button')[2]
    expect(remove).toBeDisabled()
  }
})

test('what is typed survives a failed save, and another operator’s save is told', async () => {
  const { user } = await openTour()
  await user.click(screen.getByRole('button', { name: en.setup.add }))
  await user.type(screen.getByRole('textbox', { name: 'Name (English)' }), 'Mine')
  await user.type(screen.getByRole('textbox', { name: 'Name (Korean)' }), '내 입구')
  failNext(gatesSetup.save, { status: 500 })
  await user.click(screen.getByRole('button', { name: en.setup.save }))
  await screen.findByRole('alert')
  expect(screen.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Mine')

  const [{ version } = { version: '' }] = (await list()).items
  const theirs = { id: null, name: { en: 'Theirs', ko: '다른 입구' } }
  await shop.call(
    gatesSetup.save,
    { params: { productId: tour.id }, body: { base: version, gates: [theirs] } },
    { token: person.token },
  )
  await user.click(screen.getByRole('button', { name: en.setup.save }))
  const note = (await screen.findByText(desk.stale.title)).closest('[role="status"]')
  expect(note).toHaveTextContent('Theirs')
  expect(screen.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Mine')
  await user.click(screen.getByRole('button', { name: desk.stale.keep }))
  await user.click(screen.getByRole('button', { name: en.setup.save }))
  await waitFor(async () => expect((await names()).map(({ en: name }) => name)).toEqual(['Mine']))
})

test('staff are found by name, assigned, and taken off after a question', async () => {
  tour = await aGuestTour(shop)
  await aGate(shop, tour)
  const staff = await aStaff(shop)
  const { user } = await renderDesk(`/admin/gates/setup?tour=${tour.id}`, { shop, person })
  const field = await screen.findByRole('combobox', { name: en.setup.person })
  await user.click(screen.getByRole('button', { name: en.setup.assign }))
  await waitFor(() => expect(field).toBeInvalid())
  await user.type(field, 'gate per')
  await user.click(await screen.findByRole('option', { name: /^Gate Person/ }))
  await user.click(screen.getByRole('button', { name: en.setup.assign }))
  const drop = await screen.findByRole('button', { name: 'Take Gate Person off this gate' })
  expect((await gates())[0]?.staff.map(({ id }) => id)).toEqual([staff.id])
  expect(screen.queryByRole('combobox', { name: en.setup.person })).toBeNull()

  await user.click(drop)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Gate Person was taken off the gate.')).toBeVisible()
  expect((await gates())[0]?.staff).toEqual([])
})

test('cards show gates and staff, and one is opened at a time; without gate staff the page says who invites them', async () => {
  tour = await aGuestTour(shop)
  await aGate(shop, tour)
  const { user } = await renderDesk('/admin/gates/setup', { shop, person })
  expect(await screen.findByText(en.setup.noStaff)).toBeVisible()
  expect(screen.queryByRole('button', { name: en.setup.save })).toBeNull()
  await user.click(screen.getByRole('link', { name: new RegExp(`^${en.setup.change}`) }))
  expect(await screen.findByRole('button', { name: en.setup.save })).toBeVisible()
  expect(screen.getByText(en.setup.noPeople)).toBeVisible()
  await user.click(screen.getByRole('link', { name: new RegExp(`^${en.setup.close}`) }))
  await waitFor(() => expect(screen.queryByRole('button', { name: en.setup.save })).toBeNull())
  expect(screen.getByRole('heading', { name: admin.title.gatesSetup })).toBeVisible()
  expect(network.requests(gatesSetup.save.path)).toHaveLength(0)
})
