import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { programs } from '#contract/programs'
import type { ProductFields } from '#tests/support/factories'
import { failNext } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { aProgram } from '#tests/support/programs'
import { renderApp } from '#tests/support/render'

const named = (en: string, ko: string): ProductFields => ({ name: { en, ko } })

/** Three programs of three lengths in two cities. */
async function working() {
  const shop = await aShop()
  const { deps } = shop
  await aProgram(deps, {
    id: 'sea',
    ...named('A desk by the sea', '바닷가 책상'),
    days: 3,
    city: 'gangneung',
    position: 0,
  })
  await aProgram(deps, {
    id: 'evening',
    ...named('Palace after work', '퇴근 후 궁궐'),
    kind: 'after_hours',
    days: 1,
    position: 1,
  })
  await aProgram(deps, {
    id: 'fortnight',
    ...named('Two weeks in town', '도시에서 두 주'),
    kind: 'coworking',
    days: 14,
    position: 2,
  })
  return shop
}
const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
const address = (app: Awaited<ReturnType<typeof renderApp>>) => {
  const { pathname, search } = app.router.state.location
  return pathname + search
}

test('the first page links from the available days to the programs of that length', async () => {
  const app = await renderApp('/bleisure', { shop: await working() })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The meeting ends at five')
  expect(titles()).toEqual(['A desk by the sea', 'Palace after work', 'Two weeks in town'])
  // No program lasts four to seven days.
  expect(screen.queryByRole('link', { name: /^4–7 days/ })).toBeNull()
  await app.user.click(screen.getByRole('link', { name: /^8 days or more.*1 program/ }))
  await waitFor(() => expect(address(app)).toBe('/bleisure/tour-program?stay=8-plus'))
  await waitFor(() => expect(titles()).toEqual(['Two weeks in town']))
  expect(document.title).toBe('Programs · Bleisure Korea')
})

test('each filter is in the address, shows how many results it would give, and is removed by a second click', async () => {
  const app = await renderApp('/bleisure/tour-program', { shop: await working() })
  expect(titles()).toHaveLength(3)
  await app.user.click(screen.getByRole('link', { name: 'Seoul (2)' }))
  await waitFor(() => expect(titles()).toEqual(['Palace after work', 'Two weeks in town']))
  await app.user.click(screen.getByRole('link', { name: 'Co-working (1)' }))
  await waitFor(() => expect(address(app)).toBe('/bleisure/tour-program?kind=coworking&city=seoul'))
  await waitFor(() => expect(titles()).toEqual(['Two weeks in town']))
  expect(screen.getByRole('link', { name: 'Seoul (1)' })).toHaveAttribute('aria-current', 'true')
  await app.user.click(screen.getByRole('link', { name: 'Seoul (1)' }))
  await waitFor(() => expect(address(app)).toBe('/bleisure/tour-program?kind=coworking'))
})

test('filters without results say so, and link back to all programs', async () => {
  const app = await renderApp('/bleisure/tour-program?stay=1&kind=stay&city=nowhere', { shop: await working() })
  expect(screen.getByText('No program fits')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('0 programs')
  await app.user.click(screen.getByRole('link', { name: 'Show all programs' }))
  await waitFor(() => expect(titles()).toHaveLength(3))
})

test('a site without programs still shows its welcome, and links to the shop', async () => {
  await renderApp('/bleisure')
  expect(screen.getByText('No programs just now')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'All of Naru' })).toHaveAttribute('href', '/main')
})

test('programs that cannot be loaded show an error within the site’s frame, with a retry button', async () => {
  const shop = await working()
  // A permanent error: a temporary one would be retried first.
  failNext(programs.list, { status: 400 })
  await renderApp('/bleisure/tour-program', { shop })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Bleisure Korea')
})

test('a program is booked on its page in the shop, where the tab has the shop’s style and icon, and back', async () => {
  const icon = document.createElement('link')
  icon.rel = 'icon'
  const app = await renderApp('/bleisure', {
    shop: await working(),
    remember: () => document.head.append(icon),
  })
  expect(document.documentElement.dataset.site).toBe('bleisure')
  expect(icon.getAttribute('href')).toBe('/icons/bleisure.svg')
  await app.user.click(screen.getByRole('link', { name: 'A desk by the sea' }))
  await waitFor(() => expect(address(app)).toBe('/product/detail/sea'))
  await waitFor(() => expect(document.documentElement.dataset.site).toBe('shop'))
  expect(icon.getAttribute('href')).toBe('/icons/shop.svg')
  expect(await screen.findByRole('heading', { level: 1, name: 'A desk by the sea' })).toBeVisible()
  await app.router.navigate('/bleisure')
  await waitFor(() => expect(document.documentElement.dataset.site).toBe('bleisure'))
})

test('in Korean the whole site is Korean', async () => {
  await renderApp('/bleisure/tour-program', { shop: await working(), language: 'ko' })
  expect(titles()).toEqual(['바닷가 책상', '퇴근 후 궁궐', '도시에서 두 주'])
  expect(screen.getByRole('link', { name: '강릉 (1)' })).toBeVisible()
  expect(screen.getAllByText('창가의 책상')[0]).toBeVisible()
  expect(document.title).toBe('프로그램 · 블레저 코리아')
})
