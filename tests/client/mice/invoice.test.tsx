import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { miceBooths } from '#contract/mice/booth'
import { miceRegistration } from '#contract/mice/registration'
import type { Person } from '#tests/support/factories'
import { aMiceBooth, aMiceFair, aSeller, aSellerDraft } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { aKey, aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let seller: Person
const step = '/mice/application/registration?step=invoice'

const register = (organization: string) =>
  shop.call(
    miceRegistration.seller,
    { body: { ...aSellerDraft, organization, country: 'KR' } },
    { token: seller.token },
  )
const hold = async (number: string, x: number) => {
  const body = { booth_id: await aMiceBooth(shop.deps, number, { x }), type: 'shell' as const }
  return shop.call(miceBooths.hold, { query: { lang: 'en' }, body }, { token: seller.token, headers: aKey() })
}

beforeEach(async () => {
  shop = await aShop()
  await aMiceFair(shop.deps)
  seller = await aSeller(shop.deps)
})

test('a Korean company gives its business number, and its English name itself', async () => {
  await register('종이등기획')
  await hold('A01', 0)
  const { user } = await renderApp(step, { shop, signedInAs: seller })
  expect(await screen.findByRole('textbox', { name: 'In English' })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'In Korean' })).toHaveValue('종이등기획')
  const number = screen.getByRole('textbox', { name: /business number/ })
  await user.type(screen.getByRole('textbox', { name: 'In English' }), 'Paper Lantern')
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Mapo-gu, Seoul')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(number).toBeInvalid()
  expect(number).toHaveAttribute('aria-required', 'true')
})

test('the invoice of a further booth starts with the data of the last one', async () => {
  await aPaidBooth(shop, seller, await aMiceBooth(shop.deps, 'A01'))
  const { data } = await shop.call(miceBooths.own, { query: { lang: 'en' } }, { token: seller.token })
  await hold('A02', 8)
  await renderApp(step, { shop, signedInAs: seller })
  expect(data[0]?.invoice?.address).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(data[0]?.invoice?.address)
})
