import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { micePerson } from '#server/modules/mice/mice.table'
import type { Person } from '#tests/support/factories'
import { aMiceFair, aVisitor } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let visitor: Person

beforeEach(async () => {
  shop = await aShop()
  visitor = await aVisitor(shop.deps, await aMiceFair(shop.deps))
})

test('a visitor changes their answers without agreeing to the rules again, and the first agreement stays', async () => {
  const [before] = await shop.deps.db.select().from(micePerson)
  shop.deps.clock.advance({ minutes: 5 })
  const { user } = await renderApp('/mice/register/visitor', { shop, signedInAs: visitor })
  expect(await screen.findByRole('heading', { level: 1, name: 'Change your answers as a visitor' })).toBeVisible()
  const organization = await screen.findByRole('textbox', { name: 'Organization' })
  expect(screen.queryByRole('checkbox', { name: /I agree to the rules/ })).not.toBeInTheDocument()
  await user.clear(organization)
  await user.type(organization, 'Riverside Association')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect(await shop.deps.db.select().from(micePerson)).toMatchObject([
      { organization: 'Riverside Association', agreed_rules_at: before?.agreed_rules_at },
    ]),
  )
})

test('a visitor finds how to take part in another role where others apply', async () => {
  await renderApp('/mice/application/registration', { shop, signedInAs: visitor })
  expect(await screen.findByRole('link', { name: 'Register as a seller' })).toHaveAttribute(
    'href',
    '/mice/register/seller',
  )
  expect(screen.queryByRole('link', { name: 'Register as a visitor' })).not.toBeInTheDocument()
})
