import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { miceHosting } from '#contract/mice/hosting'
import { miceRegistration } from '#contract/mice/registration'
import { miceStandDesk } from '#contract/mice/stand'
import { en } from '#src/sites/admin/mice/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anAccount, anOperator, type Person } from '#tests/support/factories'
import { aBuyer, aMiceBooth, aMiceFair, aSeller, aVisitor } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { decideOnHosting } from '#tests/support/mice-hosting'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
const wishes = { wants_hosting: true, hosting_reason: 'A congress of 400 people' }
const stateOf = async ({ token }: Person) => (await shop.call(miceHosting.own, {}, { token })).data.hosting

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

test('the overview says where there is no fair', async () => {
  await renderDesk('/admin/mice', { shop, person })
  expect(await screen.findByText(en.noFair)).toBeVisible()
})

test('the overview shows who has registered and when, and provides their badges', async () => {
  const fair = await aMiceFair(shop.deps)
  await aVisitor(shop.deps, fair)
  await renderDesk('/admin/mice', { shop, person })
  expect(await screen.findByRole('table', { name: en.days.title })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Badges 1–1' })).toBeVisible()
  const paper = screen.getByLabelText(en.badges.paper)
  expect(within(paper).getAllByRole('option')).toHaveLength(2)
  expect(paper).toHaveDisplayValue(en.badges.on.a6)
})

test('an application to be hosted is approved after a confirmation, and leaves the list of pending ones', async () => {
  await aMiceFair(shop.deps)
  const buyer = await aBuyer(shop.deps, wishes)
  const { user } = await renderDesk('/admin/mice/hosting', { shop, person })
  expect(await screen.findByText(wishes.hosting_reason)).toBeVisible()
  await user.click(screen.getByRole('button', { name: en.hosting.approve }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(en.hosting.none.requested)).toBeVisible()
  expect((await stateOf(buyer))?.state).toBe('approved')
})

test('an application that another desk has declined meanwhile leaves the list, and the page says so', async () => {
  await aMiceFair(shop.deps)
  const buyer = await aBuyer(shop.deps, wishes)
  const { user } = await renderDesk('/admin/mice/hosting', { shop, person })
  await user.click(await screen.findByRole('button', { name: en.hosting.approve }))
  await decideOnHosting(shop, await anOperator(shop), buyer.id, { approved: false, note: 'All places are taken.' })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Someone has already declined this application.')).toBeVisible()
  expect(await screen.findByText(en.hosting.none.requested)).toBeVisible()
  expect((await stateOf(buyer))?.state).toBe('declined')
})

test('an application is declined with a reason only', async () => {
  await aMiceFair(shop.deps)
  const buyer = await aBuyer(shop.deps, wishes)
  const { user } = await renderDesk('/admin/mice/hosting', { shop, person })
  await user.click(await screen.findByRole('button', { name: en.hosting.decline }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: en.hosting.decline }))
  const why = dialog.getByRole('textbox', { name: en.hosting.why })
  await waitFor(() => expect(why).toBeInvalid())
  await user.type(why, 'All places are taken.')
  await user.click(dialog.getByRole('button', { name: en.hosting.decline }))
  await waitFor(async () =>
    expect(await stateOf(buyer)).toMatchObject({ state: 'declined', note: 'All places are taken.' }),
  )
})

test('an application that the buyer edits while a refusal is typed is refused only after the new text is on the page', async () => {
  await aMiceFair(shop.deps)
  const buyer = await aBuyer(shop.deps, wishes)
  const { user } = await renderDesk('/admin/mice/hosting', { shop, person })
  await user.click(await screen.findByRole('button', { name: en.hosting.decline }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: en.hosting.why }), 'All places are taken.')
  const body = { hosting_reason: 'A congress of 4,000 people' }
  await shop.call(miceHosting.apply, { body }, { token: buyer.token })
  await user.click(dialog.getByRole('button', { name: en.hosting.decline }))
  expect(await dialog.findByText(body.hosting_reason)).toBeVisible()
  expect((await stateOf(buyer))?.state).toBe('requested')
  // What was typed is still there.
  await user.click(dialog.getByRole('button', { name: en.hosting.decline }))
  await waitFor(async () => expect((await stateOf(buyer))?.note).toBe('All places are taken.'))
})

test('a booth links to its reservation, where its deposit is confirmed', async () => {
  await aMiceFair(shop.deps)
  const { booking } = await aPaidBooth(shop, await aSeller(shop.deps), await aMiceBooth(shop.deps, 'A01'))
  await renderDesk('/admin/mice/booths', { shop, person })
  expect(await screen.findByRole('link', { name: 'Booth A01' })).toHaveAttribute(
    'href',
    `/admin/reservations/${booking.id}`,
  )
  expect(screen.getByText(en.booths.state.paid)).toBeVisible()
})

test('the check-in page lists the open stands, and closes one after a confirmation', async () => {
  await aMiceFair(shop.deps)
  await shop.call(miceStandDesk.open, { body: { place: 'North entrance' } }, { token: person.token })
  const { user } = await renderDesk('/admin/mice/gate', { shop, person })
  expect(await screen.findByRole('button', { name: en.stands.open })).toBeEnabled()
  await user.click(await screen.findByRole('button', { name: 'Close the stand: North entrance' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(en.stands.none)).toBeVisible()
})

test('door staff see the doors and how many have entered, but neither the stands nor the other pages of the fair', async () => {
  await aMiceFair(shop.deps)
  const staff = await anAccount(shop.deps, { area: 'admin', role: 'mice-gate-staff' })
  await renderDesk('/admin/mice/gate', { shop, person: staff })
  expect(await screen.findByRole('combobox', { name: en.gate.door })).toBeVisible()
  expect(await screen.findByRole('heading', { name: en.entered.rehearsal })).toBeVisible()
  expect(screen.queryByRole('button', { name: en.stands.open })).toBeNull()
  expect(screen.queryByRole('navigation', { name: en.parts })).toBeNull()
})

test('an admission of the wrong badge is undone after a question, and the badge can be scanned again', async () => {
  const fair = await aMiceFair(shop.deps)
  const visitor = await aVisitor(shop.deps, fair)
  const { registration } = (await shop.call(miceRegistration.own, {}, { token: visitor.token })).data
  const { user } = await renderDesk('/admin/mice/gate', { shop, person })
  const admit = async () => {
    await user.type(await screen.findByRole('textbox', { name: en.gate.number }), `${registration?.number}{Enter}`)
    return screen.findByRole('button', { name: 'Undo: Gildong Hong' })
  }
  await user.click(await admit())
  // On the page and in the result.
  expect(screen.getAllByText(en.gate.rehearsal)).toHaveLength(2)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(en.gate.result.undone)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: en.gate.latest })).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Undo: Gildong Hong' })).toBeNull()
  expect(await admit()).toBeVisible()
})

test('registrations are found by name and role, and each has its badge to print', async () => {
  const fair = await aMiceFair(shop.deps)
  await aVisitor(shop.deps, fair)
  await aSeller(shop.deps)
  const { user } = await renderDesk('/admin/mice/people?role=seller', { shop, person })
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(within(table).getByRole('button', { name: /^Badge of .+ \(PDF\)$/ })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: en.people.role }), '')
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3))
  await user.type(screen.getByRole('searchbox'), 'nobody of this name{Enter}')
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
})

test('an exhibitor is added with a booth, corrected and removed', async () => {
  await aMiceFair(shop.deps)
  await aMiceBooth(shop.deps, 'A01')
  const { user } = await renderDesk('/admin/mice/companies', { shop, person })
  await user.click(await screen.findByRole('link', { name: en.companies.add }))
  await user.type(await screen.findByRole('textbox', { name: /^Name · English/ }), 'Partner City')
  await user.type(screen.getByRole('textbox', { name: /^Name · Korean/ }), '파트너시티')
  await user.selectOptions(screen.getByRole('combobox', { name: en.companies.sector }), 'destination')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Booth/ }), 'A01 · Hall A')
  await user.click(screen.getByRole('button', { name: en.companies.save }))

  await user.click(await screen.findByRole('link', { name: 'Edit: Partner City' }))
  const name = await screen.findByRole('textbox', { name: /^Name · English/ })
  expect(screen.getByRole('combobox', { name: /^Booth/ })).toHaveDisplayValue('A01')
  await user.clear(name)
  await user.type(name, 'Partner Region')
  await user.click(screen.getByRole('button', { name: en.companies.save }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Partner Region' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: en.companies.remove }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(en.companies.none)).toBeVisible()
})

test('a new exhibitor survives a reload, and is forgotten once it is saved', async () => {
  await aMiceFair(shop.deps)
  const draft = 'DRAFT:new mice company'
  const half = { name: { en: 'Partner City', ko: '파트너시티' }, sector: 'destination' }
  const { user } = await renderDesk('/admin/mice/companies/new', { shop, person }, { [draft]: JSON.stringify(half) })
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name · English/ })).toHaveValue('Partner City'))
  await user.click(screen.getByRole('button', { name: en.companies.save }))
  expect(await screen.findByRole('link', { name: 'Edit: Partner City' })).toBeVisible()
  expect(sessionStorage.getItem(draft)).toBeNull()
})
