import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { search } from '#contract/search'
import { aMember, aProduct } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

async function stocked() {
  const shop = await aShop()
  await aProduct(shop.deps, { id: 'jeju-walk', name: { en: 'Jeju coast walk', ko: '제주 바닷길' }, region: 'jeju' })
  await aProduct(shop.deps, { id: 'palace', name: { en: 'Palace walk', ko: '궁궐 산책' } })
  return shop
}
const field = () =>
  within(screen.getByRole('main')).getByRole('combobox', { name: 'Search for places, tours and festivals' })
const options = () => screen.getAllByRole('option').map((each) => each.textContent)
const remembered = (name: string) => JSON.parse(localStorage.getItem(name) ?? '[]') as string[]

/** The field with the focus, and the list attached to it. */
async function typed(app: RenderedApp, text: string) {
  await app.user.click(field())
  if (text) await app.user.type(field(), text)
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'))
}

describe('suggestions', () => {
  test('load on the first focus, and show regions, categories and products', async () => {
    const app = await renderApp('/main', { shop: await stocked() })
    expect(network.requests(search.suggestions.path)).toEqual([])
    await typed(app, 'jeju')
    expect(await screen.findByRole('option', { name: /Jeju coast walk/ })).toBeVisible()
    expect(options()).toEqual(['JejuRegion', 'Jeju coast walkJeju · Tours'])
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id)
  })

  test('are selected by arrow keys, with the field before the first and after the last, and chosen by Enter', async () => {
    const app = await renderApp('/main', { shop: await stocked() })
    await typed(app, 'jeju')
    await screen.findByRole('option', { name: /Jeju coast walk/ })
    const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(active()).toBeUndefined()
    await app.user.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).toContain('Region'))
    await app.user.keyboard('{ArrowUp}')
    await waitFor(() => expect(active()).toBeUndefined())
    await app.user.keyboard('{ArrowUp}')
    await waitFor(() => expect(active()).toContain('Jeju coast walk'))
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Jeju coast walk')
    expect(field()).toHaveFocus()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/product/detail/jeju-walk'))
  })

  test('can be clicked too, and are closed on the next page', async () => {
    const app = await renderApp('/main', { shop: await stocked() })
    await typed(app, 'jeju')
    await app.user.click(await screen.findByRole('option', { name: /Region/ }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/product/search/all/jeju'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('close on Escape and keep the typed text; Enter then searches for it', async () => {
    const app = await renderApp('/main', { shop: await stocked() })
    await typed(app, 'palace')
    await screen.findByRole('option', { name: /Palace walk/ })
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field()).toHaveValue('palace')
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.router.state.location.search).toBe('?q=palace'))
  })

  test('that do not load leave a field that searches', async () => {
    const app = await renderApp('/main', { shop: await stocked() })
    for (let each = 0; each < 3; each++) failNext(search.suggestions, { status: 500 })
    await app.user.type(field(), 'palace{Enter}')
    await waitFor(() => expect(app.router.state.location.search).toBe('?q=palace'))
    expect(document.querySelector('.Toastify__toast')).toBeNull()
  })

  test('are attached to the field of the phone’s sheet as well', async () => {
    const app = await renderApp('/account/find-id', { shop: await stocked() })
    await app.user.click(screen.getByRole('link', { name: 'Search' }))
    const sheet = await screen.findByRole('dialog', { name: 'Search' })
    await app.user.type(within(sheet).getByRole('combobox'), 'palace')
    await app.user.click(await within(sheet).findByRole('option', { name: /Palace walk/ }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/product/detail/palace'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('recent searches (product §4)', () => {
  test('are below the empty field, newest first, and repeat the search', async () => {
    const shop = await stocked()
    const first = await renderApp('/product/search/all/all?q=palace', { shop })
    await waitFor(() => expect(remembered('RECENT_SEARCHES')).toEqual(['palace']))
    await first.router.navigate('/product/search/all/all?q=walk')
    await waitFor(() => expect(remembered('RECENT_SEARCHES')).toEqual(['walk', 'palace']))
    first.stop()
    const app = await renderApp('/main', { shop })
    await typed(app, '')
    expect(options()).toEqual(['walk', 'palace'])
    await app.user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(app.router.state.location.search).toBe('?q=palace'))
  })

  test('are removed one by one, by button or key, and all at once', async () => {
    localStorage.setItem('RECENT_SEARCHES', JSON.stringify(['one', 'two', 'three', 'four']))
    const app = await renderApp('/main', { shop: await stocked() })
    await typed(app, '')
    await app.user.click(screen.getByRole('button', { name: 'Remove two' }))
    await waitFor(() => expect(options()).toEqual(['one', 'three', 'four']))
    await app.user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('one'))
    await app.user.keyboard('{Delete}')
    await waitFor(() => expect(options()).toEqual(['three', 'four']))
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(localStorage.getItem('RECENT_SEARCHES')).toBeNull()
  })

  test.each(['robin@people.test', '010-1234-5678', 'M12345678', 'zebra'])('never contain "%s"', async (words) => {
    const shop = await stocked()
    await aProduct(shop.deps, { name: { en: 'robin@people.test 010-1234-5678 M12345678', ko: '이름' } })
    await renderApp(`/product/search/all/all?q=${encodeURIComponent(words)}`, { shop })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words)
    expect(remembered('RECENT_SEARCHES')).toEqual([])
  })

  test('and recently viewed products are removed on sign-out', async () => {
    const shop = await stocked()
    const member = await aMember(shop.deps, { name: 'Maya Lind' })
    const app = await renderApp('/product/detail/palace', { shop, signedInAs: member })
    await waitFor(() => expect(remembered('RECENT_PRODUCTS')).toEqual(['palace']))
    await app.user.click(screen.getByRole('button', { name: 'Maya Lind' }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await app.user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })
})

test('the first page shows the products viewed last, and none to a new visitor', async () => {
  const shop = await stocked()
  const first = await renderApp('/main', { shop })
  expect(screen.queryByRole('heading', { name: 'You looked at these' })).toBeNull()
  expect(network.requests(search.picked.path)).toEqual([])
  first.stop()
  localStorage.setItem('RECENT_PRODUCTS', JSON.stringify(['palace', 'gone', 'jeju-walk']))
  await renderApp('/main', { shop })
  const title = await screen.findByRole('heading', { name: 'You looked at these' })
  const names = within(title.closest('section') as HTMLElement).getAllByRole('article')
  expect(names.map((each) => within(each).getByRole('heading').textContent)).toEqual(['Palace walk', 'Jeju coast walk'])
})
