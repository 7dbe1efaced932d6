import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProduct } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const inHeader = () => within(document.querySelector('.site-header') as HTMLElement)

async function opened() {
  const shop = await aShop()
  const product = await aProduct(shop.deps, { name: { en: 'Palace walk', ko: '궁궐 산책' }, price: 50_000 })
  return renderApp(`/product/detail/${product.id}?lang=en`, { shop })
}

test('a chosen language switches texts and content immediately, lasts for the session, and removes ?lang= from the address (product §4)', async () => {
  const app = await opened()
  expect(sessionStorage.getItem('LOCALE')).toBeNull()
  await app.user.click(inHeader().getByRole('button', { name: 'Language: English' }))
  await app.user.click(await screen.findByRole('menuitemradio', { name: '한국어' }))
  expect(await screen.findByRole('heading', { level: 1, name: '궁궐 산책' })).toBeVisible()
  expect(screen.getByRole('button', { name: '예약하기' })).toBeVisible()
  expect(sessionStorage.getItem('LOCALE')).toBe('ko')
  expect(document.documentElement.lang).toBe('ko')
  await waitFor(() => expect(app.router.state.location.search).toBe(''))
})

test('all 21 languages are offered, each by its own name (product §1)', async () => {
  const app = await opened()
  await app.user.click(inHeader().getByRole('button', { name: 'Language: English' }))
  const list = await screen.findByRole('menu', { name: 'Language' })
  const names = within(list)
    .getAllByRole('menuitemradio')
    .map((button) => button.textContent)
  expect(names).toHaveLength(21)
  expect(names).toEqual(expect.arrayContaining(['한국어', 'English', '日本語', 'Français', 'العربية', 'Türkçe']))
})

test('a language without its own texts shows English, and Arabic runs from right to left', async () => {
  const app = await opened()
  await app.user.click(inHeader().getByRole('button', { name: 'Language: English' }))
  await app.user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }))
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
  expect(screen.getByRole('heading', { level: 1, name: 'Palace walk' })).toBeVisible()
  expect(network.requests().some(({ search }) => search.includes('lang=ar'))).toBe(false)
})

test('a chosen currency applies to every price and lasts for the session (product §4)', async () => {
  const app = await opened()
  const banner = inHeader()
  await app.user.click(banner.getByRole('button', { name: 'Currency: USD' }))
  await app.user.click(await screen.findByRole('menuitemradio', { name: /KRW/ }))
  await waitFor(() => expect(screen.getAllByText('₩50,000').length).toBeGreaterThan(0))
  expect(screen.queryByText(/\$35/)).not.toBeInTheDocument()
  expect(sessionStorage.getItem('CURRENCY')).toBe('KRW')
})
