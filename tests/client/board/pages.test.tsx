import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { board } from '#contract/board'
import { en as kit } from '#src/kits/board/locale/en'
import { en as page } from '#src/sites/shop/board/locale/en'
import { aBoardContext, aText } from '#tests/support/boards'
import { failNext } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

async function aTestContext() {
  const shop = await aShop()
  return { shop, ...(await aBoardContext(shop, shop.deps)) }
}
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

describe('a board', () => {
  test('lists its posts, opens one, and from there the next and the previous', async () => {
    const { shop, write } = await aTestContext()
    const now = shop.deps.clock.now()
    await write({ en: aText('First notice') }, { at: daysBefore(now, 3) })
    await write(
      { en: { title: 'Second notice', content: '## Why\n\nBecause.' } },
      { at: daysBefore(now, 2), pinned: true },
    )
    await write({ en: aText('Third notice') }, { at: daysBefore(now, 1) })
    const { user } = await renderApp('/board/notice', { shop })
    expect(screen.getByText('3 posts')).toBeVisible()
    const titles = screen.getAllByRole('heading', { level: 2, name: /notice$/ })
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Second notice', 'Third notice', 'First notice'])
    await user.click(screen.getByRole('link', { name: 'Second notice' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Second notice' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible()
    const around = screen.getByRole('navigation', { name: kit.post.neighbors })
    expect(within(around).getByRole('link', { name: /First notice/ })).toBeVisible()
    await user.click(within(around).getByRole('link', { name: /Third notice/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Third notice' })).toBeVisible()
  })

  test('says in the reader’s language that a post exists in another language only, and marks its text (product §1)', async () => {
    const { shop, write } = await aTestContext()
    const { id } = await write({ ko: aText('한국어 공지') })
    await renderApp(`/board/notice-detail/${id}`, { shop })
    expect(screen.getByText(kit.only.ko)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '한국어 공지' })).toHaveAttribute('lang', 'ko')
  })

  test('of stories is narrowed by season and district together; a search stays in the district', async () => {
    const { shop, write } = await aTestContext()
    const on = { on: 'seoulitepass', name: 'things' } as const
    await write({ en: aText('Snow') }, { ...on, category: 'winter', district: 'jongno' })
    await write({ en: aText('Ice') }, { ...on, category: 'winter', district: 'mapo' })
    const path = '/seoulitepass/thingstodo/post'
    const { user, router } = await renderApp(path, { shop })
    await user.click(screen.getByRole('link', { name: 'Jongno-gu (1)' }))
    await waitFor(() => expect(router.state.location.search).toBe('?district=jongno'))
    expect(await screen.findByText('1 post')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Spring (0)' }))
    await waitFor(() => expect(router.state.location.search).toBe('?category=spring&district=jongno'))
    expect(await screen.findByText(kit.list.noneChosen)).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'snow{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?q=snow&district=jongno'))
    expect(await screen.findByText('Snow', { selector: 'a' })).toBeVisible()
    await router.navigate(`${path}?category=spring`)
    await user.click(await screen.findByRole('link', { name: kit.search.clear }))
    expect(await screen.findByText('2 posts')).toBeVisible()
  })

  test('is searched by its address; a search without results says so and links back', async () => {
    const { shop, write } = await aTestContext()
    await write({ en: aText('Luggage rules') }, { name: 'faq', category: 'tour' })
    await write({ en: aText('Deposits') }, { name: 'faq', category: 'payment' })
    const { user, router } = await renderApp('/board/faq', { shop })
    await user.type(screen.getByRole('searchbox', { name: /FAQ/ }), 'luggage{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?q=luggage'))
    expect(await screen.findByText('1 result for “luggage”')).toBeVisible()
    expect(screen.queryByText('Deposits')).toBeNull()
    await router.navigate('/board/faq?q=aquarium')
    expect(await screen.findByText('Nothing was found for “aquarium”')).toBeVisible()
    await user.click(screen.getByRole('link', { name: kit.search.clear }))
    expect(await screen.findByText('2 questions')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Payment (1)' }))
    expect(await screen.findByText('1 question')).toBeVisible()
  })

  test('is not found when the site has none of that name, and shows an error with a retry button', async () => {
    const { shop } = await aTestContext()
    const { router } = await renderApp('/board/gossip', { shop })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    failNext(board.posts, { status: 500 })
    failNext(board.posts, { status: 500 })
    failNext(board.posts, { status: 500 })
    await router.navigate('/board/press')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('that is empty says so', async () => {
    const { shop } = await aTestContext()
    await renderApp('/board/press', { shop })
    expect(screen.getByText(kit.list.empty)).toBeVisible()
  })
})

test('a post’s link is copied with a confirmation (product §8)', async () => {
  const { shop, write } = await aTestContext()
  const { id } = await write({ en: aText('Copied') })
  const { user } = await renderApp(`/board/notice-detail/${id}`, { shop })
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: kit.post.copy }))
  expect(copied).toHaveBeenCalledWith(`http://naru.test/board/notice-detail/${id}`)
  expect(await screen.findByText('Copied to the clipboard.')).toBeVisible()
})

test('Help shows the most asked questions, the news, and a link to ask', async () => {
  const { shop, write } = await aTestContext()
  await write({ en: { title: 'How much luggage?', content: 'Two pieces.' } }, { name: 'faq', category: 'tour' })
  await write({ en: aText('Holidays') })
  await renderApp('/board', { shop })
  expect(screen.getByText('How much luggage?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Holidays' })).toBeVisible()
  expect(screen.getByRole('link', { name: page.ask.act })).toHaveAttribute('href', '/board/contact-us-register')
})

test('/main shows the three newest notices and a link to all of them', async () => {
  const { shop, write } = await aTestContext()
  const now = shop.deps.clock.now()
  for (const days of [4, 3, 2, 1]) await write({ en: aText(`Notice of day ${days}`) }, { at: daysBefore(now, days) })
  await renderApp('/main', { shop })
  const strip = screen.getByRole('heading', { level: 2, name: 'News from Naru' }).closest('section') as HTMLElement
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Notice of day 1'),
    expect.stringContaining('Notice of day 2'),
    expect.stringContaining('Notice of day 3'),
  ])
  expect(within(strip).getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '/board/notice')
})
