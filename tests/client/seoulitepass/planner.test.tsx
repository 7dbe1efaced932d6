import { fireEvent } from '@testing-library/dom'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { en as card } from '#src/sites/seoulitepass/card/locale/en'
import { en as home } from '#src/sites/seoulitepass/home/locale/en'
import { en as plan } from '#src/sites/seoulitepass/plan/locale/en'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, passesOnSale } from '#tests/support/pass'
import { renderApp } from '#tests/support/render'

let shop: Shop

let place: string

beforeEach(async () => {
  shop = await aShop()
  place = await anAffiliate(shop.deps)
})

/** After it React has drawn what a press changes at once, but not yet the next address. */
const drawn = () => Promise.resolve()

test('each of several quick choices counts, and shows at once, before the address has the first one', async () => {
  await passesOnSale(shop.deps)
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

test('where no pass is on sale the plan says so, and not that none pays off', async () => {
  await renderApp(`/seoulitepass/thingstodo?sights=${place}`, { shop })
  expect(await screen.findByText(plan.notOnSale)).toBeVisible()
  expect(screen.queryByText(plan.paysNot)).toBeNull()
})

test.each([
  ['/seoulitepass', home.none],
  ['/seoulitepass/card', card.none],
])('where no pass is on sale %s says so', async (path, none) => {
  await renderApp(path, { shop })
  expect(await screen.findByText(none)).toBeVisible()
})
