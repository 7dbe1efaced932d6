import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { board } from '#contract/board'
import { siteRecords, sites } from '#contract/sites/sites'
import { fillBoards } from '#server/modules/board/board.defaults'
import { en as t } from '#src/kits/board-desk/locale/en'
import { postPages } from '#src/sites/admin/boards/boards'
import { en as site } from '#src/sites/admin/locale/en'
import { aWriter } from '#tests/support/boards'
import { renderDesk } from '#tests/support/desk'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  await fillBoards(shop.deps.db)
})

const heading = () => screen.findByRole('heading', { level: 1 })

test('every board of every site is listed, and a post is written, published and removed there', async () => {
  const { user, router } = await renderDesk('/admin/boards', { shop, person })
  expect(await heading()).toHaveTextContent(site.title.boards)
  const boards = sites.flatMap((each) => (siteRecords[each].boards ?? []).map(({ name }) => `${each} ${name}`))
  const links = within(screen.getByRole('main')).getAllByRole('link')
  const led = links.map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://naru.test')
    const of = sites.find((each) => pathname === `/admin/boards/${each}`)
    return `${of} ${searchParams.get('board') ?? siteRecords[of ?? 'shop'].boards?.[0]?.name}`
  })
  expect(led).toEqual(boards)

  await router.navigate('/admin/boards/mice?board=news')
  await user.click(await screen.findByRole('link', { name: t.write }))
  const title = await screen.findByRole('textbox', { name: t.field.title.replace('{{language}}', 'English') })
  await user.type(title, 'Doors open')
  await user.type(screen.getByRole('textbox', { name: t.field.content.replace('{{language}}', 'English') }), 'At ten.')
  await user.click(screen.getByRole('button', { name: t.saveDraft }))
  await user.click(await screen.findByRole('button', { name: t.publish.now }))
  const see = await screen.findByRole('link', { name: t.publish.see })
  expect(see.getAttribute('href')).toMatch(/^\/mice\/news\/view\/[\da-f-]+$/)
  const seen = async () => {
    const params = { site: 'mice', board: 'news' } as const
    return (await shop.call(board.posts, { params, query: { lang: 'en' } })).data.items.map((post) => post.title)
  }
  expect(await seen()).toEqual(['Doors open'])
  await user.click(screen.getByRole('button', { name: t.remove.act }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/boards/mice'))
  expect(await seen()).toEqual([])
})

test.each([
  ['mice', 'faq', '/mice/faq/list'],
  ['rok-us', 'notice', '/rok-us/notice/list'],
  ['seoulitepass', 'faq', '/seoulitepass/faq'],
  ['fair', 'faq', '/fair/board/faq'],
] as const)('a question of %s %s links to the list in which it is read', async (on, name, list) => {
  const { id } = await aWriter(shop, shop.deps, person)({ en: { title: 'Where?', content: 'Here.' } }, { on, name })
  await renderDesk(`/admin/boards/${on}/${id}`, { shop, person })
  expect(await screen.findByRole('link', { name: t.publish.see })).toHaveAttribute('href', list)
})

test('a story is given its district at the desk, and found by it', async () => {
  const on = { on: 'seoulitepass', name: 'things' } as const
  const { id } = await aWriter(shop, shop.deps, person)({ en: { title: 'Lake', content: 'Walk.' } }, on)
  const { user, router } = await renderDesk(`/admin/boards/seoulitepass/${id}`, { shop, person })
  await user.selectOptions(await screen.findByRole('combobox', { name: new RegExp(t.field.district) }), 'songpa')
  await user.click(screen.getByRole('button', { name: t.save }))
  expect(await screen.findByText(t.saved)).toBeVisible()
  await router.navigate('/admin/boards/seoulitepass?board=things&district=mapo')
  expect(await screen.findByText(t.noneFound)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: t.field.district }), 'songpa')
  expect(await screen.findByRole('link', { name: 'Lake' })).toBeVisible()
})

test('the desk knows the boards of every record, and the pages of their posts', () => {
  const addresses = sites.flatMap((of) => Object.entries(postPages[of] ?? {}).map(([name, page]) => [of, name, page]))
  const recorded = sites.flatMap((of) =>
    (siteRecords[of].boards ?? []).map(({ name }) => [of, name, siteRecords[of].post?.(name, ':id')]),
  )
  expect(addresses.map(([of, name]) => [of, name])).toEqual(recorded.map(([of, name]) => [of, name]))
  const own = recorded.filter(([, , page]) => page !== undefined)
  expect(addresses.filter(([, , page]) => page?.endsWith(':id'))).toEqual(own)
})

test('a site without boards has no page here', async () => {
  await renderDesk('/admin/boards/apec', { shop, person })
  expect(await heading()).toHaveTextContent(site.title.notFound)
})
