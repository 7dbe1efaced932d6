import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { miceBooths } from '#contract/mice/booth'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aBuyer, aMiceBooth, aMiceFair, aSeller, aVisitor } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { decideOnHosting } from '#tests/support/mice-hosting'
import { aKey, aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let fair: Awaited<ReturnType<typeof aMiceFair>>
const apply = '/mice/application/registration'
const as = ({ token }: Person) => ({ token })
const hold = (who: Person, booth_id: string) =>
  shop.call(
    miceBooths.hold,
    { query: { lang: 'en' }, body: { booth_id, type: 'shell' } },
    { ...as(who), headers: aKey() },
  )

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
})

test('a member who is not registered is redirected to the registration', async () => {
  await renderApp(apply, { shop, signedInAs: await aMember(shop.deps) })
  expect(await screen.findByText('You are not registered yet')).toBeVisible()
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Register' })
  expect(link).toHaveAttribute('href', '/mice/register')
})

test('a visitor is redirected to the sessions', async () => {
  await renderApp(apply, { shop, signedInAs: await aVisitor(shop.deps, fair) })
  expect(await screen.findByRole('link', { name: 'Choose sessions' })).toHaveAttribute(
    'href',
    '/mice/conference/conference-1',
  )
})

test('a seller chooses among free booths, sees the price with VAT separately, and holds one', async () => {
  await aMiceBooth(shop.deps, 'A01', { corner: true })
  const taken = await aMiceBooth(shop.deps, 'A02', { x: 8 })
  await hold(await aSeller(shop.deps), taken)
  const seller = await aSeller(shop.deps)
  const { user } = await renderApp(apply, { shop, signedInAs: seller })
  const choice = await screen.findByRole('combobox', { name: 'Booth' })
  expect(within(choice).getAllByRole('option')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Hold this booth/ }))
  expect(choice).toBeInvalid()
  await user.selectOptions(choice, 'A01 · Hall A · 3 × 3 m · corner')
  expect(screen.getByText('₩3,190,000')).toBeVisible()
  expect(screen.getByText('₩290,000')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Hold this booth/ }))
  expect(await screen.findByRole('heading', { name: 'Furniture and power' })).toBeVisible()
  expect(screen.getByText('Booth A01 is held for you')).toBeVisible()
})

test('a booth that was taken meanwhile is reported, and another can be chosen', async () => {
  const id = await aMiceBooth(shop.deps, 'A01')
  await aMiceBooth(shop.deps, 'A02', { x: 8 })
  const { user } = await renderApp(apply, { shop, signedInAs: await aSeller(shop.deps) })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Booth' }), 'A01 · Hall A · 3 × 3 m')
  await hold(await aSeller(shop.deps), id)
  await user.click(screen.getByRole('button', { name: /^Hold this booth/ }))
  expect(await screen.findByText('Booth A01 has just been taken. Please choose another one.')).toBeVisible()
})

test('an expired hold leads back to the plan', async () => {
  const seller = await aSeller(shop.deps)
  await hold(seller, await aMiceBooth(shop.deps, 'A01'))
  shop.deps.clock.advance({ minutes: 31 })
  await renderApp(`${apply}?step=invoice`, { shop, signedInAs: seller })
  expect(await screen.findByText(/The time to pay ran out, so booth A01 was released/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Choose a booth' })).toBeVisible()
})

test('a buyer applies to be hosted, with at least a sentence', async () => {
  const buyer = await aBuyer(shop.deps)
  const { user } = await renderApp(apply, { shop, signedInAs: buyer })
  const reason = await screen.findByRole('textbox', { name: /Which event are you planning/ })
  await user.type(reason, 'Short')
  await user.click(screen.getByRole('button', { name: 'Apply to be hosted' }))
  expect(reason).toBeInvalid()
  await user.type(reason, ' congress of 400 people')
  await user.click(screen.getByRole('button', { name: 'Apply to be hosted' }))
  expect(await screen.findByText('Your application is being reviewed')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible()
})

test('a declined buyer reads the reason, and has nothing to withdraw', async () => {
  const buyer = await aBuyer(shop.deps, { wants_hosting: true, hosting_reason: 'A congress in the autumn' })
  await decideOnHosting(shop, await anOperator(shop), buyer.id, { approved: false, note: 'All places are taken.' })
  await renderApp(apply, { shop, signedInAs: buyer })
  expect(await screen.findByText('All places are taken.')).toBeVisible()
  expect(screen.getByText('A congress in the autumn')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw the application' })).not.toBeInTheDocument()
})

test('a member without an application is sent to apply', async () => {
  await renderApp('/mice/myapplication', { shop, signedInAs: await aSeller(shop.deps) })
  expect(await screen.findByText('You have not applied for anything yet')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Apply' })).toHaveAttribute('href', apply)
})

describe('a buyer reads among the applications', () => {
  const wishes = { wants_hosting: true, hosting_reason: 'A congress in the autumn' }

  test('that hosting was applied for, and that a decision is to come', async () => {
    await renderApp('/mice/myapplication', { shop, signedInAs: await aBuyer(shop.deps, wishes) })
    expect(await screen.findByText('A congress in the autumn')).toBeVisible()
    expect(screen.getByText('Decision of the organizer')).toBeVisible()
  })

  test('what was decided, and why', async () => {
    const buyer = await aBuyer(shop.deps, wishes)
    await decideOnHosting(shop, await anOperator(shop), buyer.id, { approved: true, note: 'See you in March.' })
    await renderApp('/mice/myapplication', { shop, signedInAs: buyer })
    expect(await screen.findByText('See you in March.')).toBeVisible()
    expect(screen.queryByText('Decision of the organizer')).not.toBeInTheDocument()
  })
})

test('a booth shows what happened, what is to come, and the data of its invoice', async () => {
  const seller = await aSeller(shop.deps)
  await aPaidBooth(shop, seller, await aMiceBooth(shop.deps, 'A01'))
  await renderApp('/mice/myapplication', { shop, signedInAs: seller })
  const status = within(await screen.findByRole('list', { name: 'Status' }))
  expect(status.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Booth held/),
    expect.stringMatching(/^Paid/),
    'Confirmation by the organizer',
    expect.stringMatching(/^The fair opens/),
  ])
  expect(screen.getByText('1 Yeouiseo-ro, Seoul, South Korea')).toBeVisible()
  expect(screen.getByText('123-45-67891')).toBeVisible()
})
