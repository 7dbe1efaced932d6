import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { seedEvents } from '#server/demo/events/events.seed'
import { productOption } from '#server/modules/catalog/catalog.table'
import { aProduct } from '#tests/support/factories'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

/** The festivals of the year: one is running, and one upcoming has dates of ours. */
async function festive() {
  const shop = await aShop()
  const today = dayInSeoul(shop.deps.clock.now())
  const season = async (id: string, en: string, from: number, to: number) => {
    const { optionId } = await aProduct(shop.deps, {
      id,
      category: 'festivals',
      name: { en, ko: `축제 ${id}` },
      region: 'jeolla',
    })
    await shop.deps.db
      .update(productOption)
      .set({ option_start_date: addDays(today, from), option_end_date: addDays(today, to) })
      .where(eq(productOption.id, optionId))
  }
  await season('snow', 'Last snow fair', -3, 4)
  await season('gwangyang', 'Gwangyang blossom day', 9, 14)
  await seedEvents(shop.deps)
  return shop
}
const sectionOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement
const titles = (name: string) =>
  within(sectionOf(name))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

test('the events page shows current events, upcoming ones month by month, and this year’s past ones', async () => {
  await renderApp('/event', { shop: await festive() })
  expect(titles('On now')).toEqual(['Last snow fair'])
  const coming = titles('Coming')
  expect(coming[0]).toBe('Gwangyang Plum Blossom Festival')
  expect(screen.getByRole('link', { name: 'Gwangyang Plum Blossom Festival' })).toHaveAttribute(
    'href',
    '/product/detail/gwangyang',
  )
  const card = screen.getByRole('link', { name: 'Gwangyang Plum Blossom Festival' }).closest('article') as HTMLElement
  expect(within(card).getByText('in 9 days')).toBeVisible()
  const months = within(sectionOf('Coming')).getAllByRole('heading', { level: 3 })
  expect(months[0]).toHaveTextContent('March 2027')
  expect(within(sectionOf('Past this year')).getByText('Hwacheon Sancheoneo Ice Festival')).toBeVisible()
  const usual = screen.getByRole('heading', { name: 'Jinju Namgang Yudeung Festival' }).closest('article')
  expect(usual).toHaveTextContent('Usually in October')
  expect(within(usual as HTMLElement).queryByRole('link')).toBeNull()
})

test('a region filters the events by the address, and a region without any says so', async () => {
  const app = await renderApp('/event', { shop: await festive() })
  await app.user.click(screen.getByRole('link', { name: 'Jeju' }))
  await waitFor(() => expect(titles('Coming')).toEqual(['Seongsan Sunrise Festival']))
  expect(app.router.state.location.search).toBe('?region=jeju')
  expect(screen.getByText('None of the festivals we lead to runs today.')).toBeVisible()
  app.stop()
  const empty = await renderApp('/event?region=jeju', { shop: await aShop() })
  expect(await screen.findByText('No festivals here yet')).toBeVisible()
  await empty.user.click(screen.getByRole('link', { name: 'See all of Korea' }))
  await waitFor(() => expect(empty.router.state.location.search).toBe(''))
})

test('structured data lists the festivals whose days we know, and no others', async () => {
  await renderApp('/event', { shop: await festive() })
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
  const graph = data['@graph'] as { '@type': string; name: string; startDate: string; offers: { url: string } }[]
  expect(graph.map(({ '@type': type, name }) => [type, name])).toEqual([
    ['Event', 'Last snow fair'],
    ['Event', 'Gwangyang Plum Blossom Festival'],
  ])
  for (const { startDate } of graph) expect(startDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('the first page shows current and upcoming festivals, and links to all of them', async () => {
  await renderApp('/main', { shop: await festive() })
  const section = sectionOf('Festivals that run or come next')
  expect(within(section).getAllByRole('article')).toHaveLength(4)
  expect(within(section).getByRole('link', { name: 'All festivals and events' })).toHaveAttribute('href', '/event')
})
