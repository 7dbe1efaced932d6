import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { board } from '#contract/board'
import { boardDesk } from '#contract/board-desk'
import { fillBoards } from '#server/modules/board/board.defaults'
import { en as t } from '#src/kits/board-desk/locale/en'
import { aText } from '#tests/support/boards'
import { aFairOffice, renderDesk } from '#tests/support/desk'

const site = 'fair'
const at = '/fair/ppipsa/desk/boards'
const inLanguage = (text: string, language: string) => ({ name: text.replace('{{language}}', language) })

async function anOffice() {
  const place = await aFairOffice()
  await fillBoards(place.shop.deps.db)
  return place
}

test('the fair’s office writes a press release and publishes it; visitors read it (product §3)', async () => {
  const office = await anOffice()
  const { user, router } = await renderDesk(`${at}?board=press`, office)
  await user.click(await screen.findByRole('link', { name: t.write }))
  const english = await screen.findByRole('textbox', inLanguage(t.field.title, 'English'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Press')
  await user.type(english, 'Buyers of 24 countries')
  await user.type(screen.getByRole('textbox', inLanguage(t.field.content, 'English')), 'They come to Busan.')
  await user.click(screen.getByRole('button', { name: t.saveDraft }))
  await user.click(await screen.findByRole('button', { name: t.publish.now }))
  const link = await screen.findByRole('link', { name: t.publish.see })
  const id = router.state.location.pathname.split('/').at(-1)
  expect(link).toHaveAttribute('href', `/fair/board/press-detail/${id}`)
  const posts = await office.shop.call(board.posts, { params: { site, board: 'press' }, query: { lang: 'ko' } })
  expect(posts.data.items).toMatchObject([{ title: 'Buyers of 24 countries', lang: 'en' }])
})

test('each board of the fair has its list; an FAQ answer is read in its list', async () => {
  const office = await anOffice()
  const body = { category: 'visit', position: 0, texts: { en: aText('Where is the hall?'), ko: aText('행사장은?') } }
  const as = { token: office.person.token }
  const { data } = await office.shop.call(boardDesk.write, { params: { site, board: 'faq' }, body }, as)
  const params = { site, id: data.id } as const
  await office.shop.call(boardDesk.publish, { params, body: { at: 'now' } }, as)
  const { user } = await renderDesk(at, office)
  const boards = await screen.findByRole('group', { name: t.board })
  const names = within(boards).getAllByRole('radio')
  expect(names.map((each) => each.closest('label')?.textContent)).toEqual(['Notices', 'Press', 'Media', 'FAQ'])
  expect(await screen.findByText(t.none)).toBeVisible()
  await user.click(within(boards).getByRole('radio', { name: 'FAQ' }))
  await user.click(await screen.findByRole('link', { name: 'Where is the hall?' }))
  expect(await screen.findByRole('link', { name: t.publish.see })).toHaveAttribute('href', '/fair/board/faq')
})

test('the fair’s office edits the fair’s boards only, not those of other sites (product §6)', async () => {
  const { shop, person } = await anOffice()
  const query = { page: 1, per_page: 1 }
  const of = (on: 'edu-travel' | 'fair') =>
    shop.call(boardDesk.list, { params: { site: on, board: 'notice' }, query }, { token: person.token })
  expect((await of('fair')).status).toBe(200)
  expect((await of('edu-travel')).status).toBe(403)
})
