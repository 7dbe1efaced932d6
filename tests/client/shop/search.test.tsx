import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProduct } from '#tests/support/factories'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

/** A shop with a tour in Seoul, a festival in Busan and a ticket in Busan. */
async function stocked() {
  const shop = await aShop()
  await aProduct(shop.deps, {
    name: { en: 'Palace walk', ko: '궁궐 산책' },
    category: 'tours',
    region: 'seoul',
    price: 50_000,
  })
  await aProduct(shop.deps, {
    name: { en: 'Sea festival', ko: '바다 축제' },
    category: 'festivals',
    region: 'busan',
    price: 30_000,
  })
  await aProduct(shop.deps, {
    name: { en: 'Sky capsule', ko: '스카이 캡슐' },
    category: 'tickets',
    region: 'busan',
    price: 40_000,
  })
  return shop
}

test('the heading says what one sees, and a chip narrows it by the address', async () => {
  const app = await renderApp('/product/search/all/busan', { shop: await stocked() })
  expect(screen.getByRole('heading', { level: 1, name: 'Things to do in Busan' })).toBeVisible()
  expect(titles().toSorted()).toEqual(['Sea festival', 'Sky capsule'])
  const chips = screen.getByRole('group', { name: 'Categories' })
  await app.user.click(within(chips).getByRole('link', { name: 'Festivals' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Festivals in Busan' })).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/product/search/festivals/busan')
  await waitFor(() => expect(titles()).toEqual(['Sea festival']))
})

test('the order of the results lies in the address', async () => {
  const app = await renderApp('/product/search/all/all', { shop: await stocked() })
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_asc')
  await waitFor(() => expect(titles()).toEqual(['Sea festival', 'Sky capsule', 'Palace walk']))
  expect(app.router.state.location.search).toBe('?sort=price_asc')
})

test('words that find nothing lead on: to all categories, to all of Korea, to everything', async () => {
  await renderApp('/product/search/tours/seoul?q=zebra', { shop: await stocked() })
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “zebra”' })).toBeVisible()
  expect(screen.getByText('Nothing fits this search')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search all of Korea' })).toHaveAttribute(
    'href',
    '/product/search/tours/all?q=zebra',
  )
  expect(screen.getByRole('link', { name: 'See everything' })).toHaveAttribute('href', '/product/search/all/all')
})

test.each(['/product/search/boats/all', '/product/search/all/mars', '/product/detail/no-such-product'])(
  '%s is not found, and the header stays',
  async (address) => {
    await renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
  },
)
