import { fireEvent } from '@testing-library/dom'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, passesOnSale } from '#tests/support/pass'
import { renderApp } from '#tests/support/render'

let shop: Shop

beforeEach(async () => {
  shop = await aShop()
  await passesOnSale(shop.deps)
  await anAffiliate(shop.deps)
})

/** After it React has drawn what a press changes at once, but not yet the next address. */
const drawn = () => Promise.resolve()

test('each of several quick choices counts, and shows at once, before the address has the first one', async () => {
  await renderApp('/seoulitepass/thingstodo', { shop })
  const adults = await screen.findByRole('spinbutton', { name: 'Adult' })
  const more = () => fireEvent.keyDown(adults, { key: 'ArrowUp' })
  expect(adults).toHaveValue('1')
  more()
  await drawn()
  expect(location.search).not.toContain('adults=2')
  expect(adults).toHaveValue('2')
  more()
  await drawn()
  expect(adults).toHaveValue('3')
  await waitFor(() => expect(location.search).toContain('adults=3'))
  expect(adults).toHaveValue('3')
})
