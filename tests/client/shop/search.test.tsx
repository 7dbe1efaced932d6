import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { catalog } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import { product } from '#server/modules/catalog/catalog.table'
import { aProduct } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
const panel = () => screen.getByRole('complementary', { name: 'Filters' })
const group = (name: string) => within(panel()).getByRole('group', { name })

/** A shop with a tour in Seoul, a festival in Busan and a ticket in Busan. */
async function stocked() {
  const shop = await aShop()
  const walk = await aProduct(shop.deps, {
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
    minTravelers: 4,
  })
  await aProduct(shop.deps, {
    name: { en: 'Sky capsule', ko: '스카이 캡슐' },
    category: 'tickets',
    region: 'busan',
    price: 40_000,
  })
  await shop.deps.db
    .update(product)
    .set({ duration_minutes: 90, languages: ['ko'] })
    .where(eq(product.id, walk.id))
  return shop
}

test('the heading describes the results, and a choice filters them by the address', async () => {
  const app = await renderApp('/product/search/all/busan', { shop: await stocked() })
  expect(screen.getByRole('heading', { level: 1, name: 'Things to do in Busan' })).toBeVisible()
  expect(titles().toSorted()).toEqual(['Sea festival', 'Sky capsule'])
  await app.user.click(within(group('Categories')).getByRole('link', { name: /Festivals/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Festivals in Busan' })).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/product/search/festivals/busan')
  await waitFor(() => expect(titles()).toEqual(['Sea festival']))
})

test('the order of the results is in the address', async () => {
  const app = await renderApp('/product/search/all/all', { shop: await stocked() })
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_asc')
  await waitFor(() => expect(titles()).toEqual(['Sea festival', 'Sky capsule', 'Palace walk']))
  expect(app.router.state.location.search).toBe('?sort=price_asc')
})

describe('the filters', () => {
  test('show the number of results of each choice, and are disabled where there are none', async () => {
    await renderApp('/product/search/all/busan', { shop: await stocked() })
    const names = (title: string) =>
      within(group(title))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(names('Categories')).toEqual(['All categories', 'Festivals1', 'Tickets1'])
    expect(names('Regions')).toEqual(['All of Korea', 'Seoul1', 'Busan2'])
    expect(within(group('Duration')).getByRole('checkbox', { name: /Under 3 hours/ })).toBeDisabled()
    expect(within(group('Duration')).getByRole('checkbox', { name: /Half a day/ })).toBeEnabled()
    expect(screen.queryByRole('group', { name: 'Rating' })).toBeNull()
  })

  test('write every choice into the address, and going back undoes them step by step', async () => {
    const app = await renderApp('/product/search/all/all', { shop: await stocked() })
    await app.user.click(within(group('Duration')).getByRole('checkbox', { name: /Half a day/ }))
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(app.router.state.location.search).toBe('?duration=half_day')
    await app.user.click(within(group('Price per adult')).getByRole('link', { name: /Up to \$30/ }))
    await waitFor(() => expect(app.router.state.location.search).toBe('?max=30&currency=USD&duration=half_day'))
    await app.user.click(within(panel()).getByRole('button', { name: 'Increase' }))
    await waitFor(() => expect(screen.getByText('Nothing fits this search')).toBeVisible())
    expect(app.router.state.location.search).toBe('?people=1&max=30&currency=USD&duration=half_day')
    await app.router.navigate(-1)
    await waitFor(() => expect(titles()).toHaveLength(2))
    await app.router.navigate(-2)
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(within(group('Duration')).getByRole('checkbox', { name: /Half a day/ })).not.toBeChecked()
  })

  test('accept days of the calendar, one or several, and show what has seats on them', async () => {
    const shop = await stocked()
    const day = addDays(dayInSeoul(shop.deps.clock.now()), 10)
    const app = await renderApp('/product/search/all/all', { shop })
    const [, month = '', date = ''] = day.slice(2).split('-')
    const field = within(panel()).getByRole('textbox', { name: /^From/ })
    await app.user.click(field)
    await app.user.paste(`${month}/${date}/${day.slice(2, 4)}`)
    await waitFor(() => expect(app.router.state.location.search).toBe(`?from=${day}`))
    expect(network.requests(catalog.list.path).at(-1)?.search).toContain(`from=${day}&to=${day}`)
  })

  test('accept a custom price, in the currency shown', async () => {
    const app = await renderApp('/product/search/all/all', { shop: await stocked(), currency: 'KRW' })
    await app.user.type(within(panel()).getByRole('textbox', { name: 'At most, in ₩' }), '40,000x{Enter}')
    await waitFor(() => expect(titles().toSorted()).toEqual(['Sea festival', 'Sky capsule']))
    expect(app.router.state.location.search).toBe('?max=40000&currency=KRW')
    expect(screen.getByRole('link', { name: 'Remove Up to ₩40,000' })).toBeVisible()
  })

  test('in effect are above the results, and can be removed one by one, or all at once except the words', async () => {
    const address = '/product/search/tickets/busan?q=sky&people=2&duration=half_day,hours&language=en'
    const app = await renderApp(address, { shop: await stocked() })
    const active = () =>
      within(screen.getByRole('list', { name: 'Filters in force' }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(active()).toEqual(['Tickets', 'Busan', '2 travelers', 'Under 3 hours', 'Half a day (3–6 hours)', 'English'])
    await app.user.click(screen.getByRole('link', { name: 'Remove Under 3 hours' }))
    await waitFor(() => expect(active()).toHaveLength(5))
    expect(app.router.state.location.search).toBe('?q=sky&people=2&duration=half_day&language=en')
    await app.user.click(screen.getByRole('link', { name: 'Clear filters' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/product/search/all/all'))
    expect(app.router.state.location.search).toBe('?q=sky')
  })

  test('on a phone stay in a sheet until the results are shown, and its button says how many there will be', async () => {
    const app = await renderApp('/product/search/all/all', { shop: await stocked() })
    await app.user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    expect(await within(sheet).findByRole('button', { name: 'Show 3 results' })).toBeVisible()
    await app.user.click(within(sheet).getByRole('link', { name: /Busan/ }))
    const show = await within(sheet).findByRole('button', { name: 'Show 2 results' })
    await app.user.click(within(sheet).getByRole('link', { name: /Tickets/ }))
    await within(sheet).findByRole('button', { name: 'Show 1 result' })
    expect(app.router.state.location.pathname).toBe('/product/search/all/all')
    await app.user.click(show)
    await waitFor(() => expect(titles()).toEqual(['Sky capsule']))
    expect(app.router.state.location.pathname).toBe('/product/search/tickets/busan')
  })

  test('with an invalid value in the address are ignored', async () => {
    const wrong = '?people=99&from=2027-02-30&min=-3&rating=7&duration=ever&language=xx&sort=no&page=-1'
    await renderApp(`/product/search/all/all${wrong}`, { shop: await stocked() })
    expect(titles()).toHaveLength(3)
    expect(screen.queryByRole('list', { name: 'Filters in force' })).toBeNull()
  })
})

describe('a search that finds nothing', () => {
  test('links to all categories, to all of Korea, and to all products', async () => {
    await renderApp('/product/search/tours/seoul?q=zebra', { shop: await stocked() })
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “zebra”' })).toBeVisible()
    expect(screen.getByText('Nothing fits this search')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search all of Korea' })).toHaveAttribute(
      'href',
      '/product/search/tours/all?q=zebra',
    )
    expect(screen.getByRole('link', { name: 'See everything' })).toHaveAttribute('href', '/product/search/all/all')
  })

  test('says which filter to drop, how many results that gives, and what is popular there', async () => {
    await renderApp('/product/search/tours/busan', { shop: await stocked() })
    const drop = await screen.findByRole('link', { name: /In all categories.*2 results/ })
    expect(drop).toHaveAttribute('href', '/product/search/all/busan')
    expect(screen.getByRole('link', { name: /In all of Korea.*1 result/ })).toHaveAttribute(
      'href',
      '/product/search/tours/all',
    )
    expect(screen.getByRole('heading', { name: 'Popular instead' })).toBeVisible()
  })

  test('offers another spelling', async () => {
    const app = await renderApp('/product/search/all/all?q=palase%20wolk', { shop: await stocked() })
    await app.user.click(await screen.findByRole('link', { name: 'palace walk' }))
    await waitFor(() => expect(titles()).toEqual(['Palace walk']))
  })
})

test.each(['/product/search/boats/all', '/product/search/all/mars', '/product/detail/no-such-product'])(
  '%s is not found, and the header stays',
  async (address) => {
    await renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
  },
)

test('two choices made in quick succession are both kept, although the first is still in progress', async () => {
  const app = await renderApp('/product/search/all/all', { shop: await stocked() })
  const first = within(group('Duration')).getByRole('checkbox', { name: /Half a day/ })
  const second = within(group('Duration')).getByRole('checkbox', { name: /Under 3 hours/ })
  fireEvent.click(first)
  expect(first).toBeChecked()
  fireEvent.click(second)
  fireEvent.click(within(group('Categories')).getByRole('link', { name: /Tours/ }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/product/search/tours/all'))
  expect(app.router.state.location.search).toBe('?duration=half_day,hours')
})
