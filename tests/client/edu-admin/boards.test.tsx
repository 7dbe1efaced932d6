import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { board } from '#contract/board'
import { boardDesk } from '#contract/board-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { fillBoards } from '#server/modules/board/board.defaults'
import { en as t } from '#src/kits/board-desk/locale/en'
import { en as desk } from '#src/kits/desk/locale/en'
import { aText } from '#tests/support/boards'
import { aDesk, renderDesk } from '#tests/support/desk'

const site = 'edu-travel'
const english = { name: t.field.title.replace('{{language}}', 'English') }
const title = () => screen.findByRole('textbox', english)

async function aPost() {
  const place = await aDesk()
  const { call, deps } = place.shop
  await fillBoards(deps.db)
  const body = { category: null, position: 0, texts: { en: aText('Before'), ko: aText('이전') } }
  const as = { token: place.person.token }
  const { data } = await call(boardDesk.write, { params: { site, board: 'notice' }, body }, as)
  const params = { site, id: data.id } as const
  return {
    ...place,
    url: `/seouleduadmin/board-edit/${data.id}`,
    now: async () => (await call(boardDesk.post, { params }, as)).data,
    edit: async (text: string) => {
      const { version } = (await call(boardDesk.post, { params }, as)).data
      const texts = { en: aText(text), ko: aText('이전') }
      await call(boardDesk.edit, { params, body: { ...body, texts, base: version } }, as)
    },
    seen: async () => {
      const { data: posts } = await call(board.posts, { params: { site, board: 'notice' }, query: { lang: 'en' } })
      return posts.items.map((each) => each.title)
    },
  }
}

describe('the editor of a post (product §4)', () => {
  test('shows both versions where a colleague was faster, and keeps the chosen one', async () => {
    const post = await aPost()
    const { user } = await renderDesk(post.url, post)
    await user.clear(await title())
    await user.type(await title(), 'Mine')
    await post.edit('Theirs')
    await user.click(screen.getByRole('button', { name: t.save }))
    const note = (await screen.findByText(t.other.text)).closest('div[role="status"]') as HTMLElement
    expect(within(note).getAllByText('Theirs')).not.toEqual([])
    expect(await title()).toHaveValue('Mine')
    expect((await post.now()).texts.en?.title).toBe('Theirs')
    await user.click(within(note).getByRole('button', { name: t.other.keep }))
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(async () => expect((await post.now()).texts.en?.title).toBe('Mine'))
    await waitFor(() => expect(screen.queryByText(t.other.text)).toBeNull())
  })

  test('takes the other version over when that is chosen', async () => {
    const post = await aPost()
    const { user } = await renderDesk(post.url, post)
    await user.type(await title(), ' and mine')
    await post.edit('Theirs')
    await user.click(screen.getByRole('button', { name: t.save }))
    await user.click(await screen.findByRole('button', { name: t.other.take }))
    expect(await title()).toHaveValue('Theirs')
    expect((await post.now()).version).toBe(2)
  })

  test('restores the typed text after a reload, on the version that it was typed on', async () => {
    const post = await aPost()
    const first = await renderDesk(post.url, post)
    await first.user.type(await title(), ' typed')
    const kept = { ...sessionStorage } as Record<string, string>
    first.stop()
    await post.edit('Theirs')
    const { user } = await renderDesk(post.url, post, kept)
    await waitFor(async () => expect(await title()).toHaveValue('Before typed'))
    expect(await screen.findByText(t.other.text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(() => expect(screen.getByText(t.other.text).closest('[tabindex]')).toHaveFocus())
    expect(screen.queryByText(refusal.board.editedElsewhere)).not.toBeInTheDocument()
    expect((await post.now()).texts.en?.title).toBe('Theirs')
  })

  test('asks before leaving with unsaved changes, and not otherwise', async () => {
    const post = await aPost()
    const { user, router } = await renderDesk(post.url, post)
    await user.type(await title(), '!')
    const back = () => user.click(screen.getAllByRole('link', { name: 'Notices and FAQ' })[1] as HTMLElement)
    await back()
    expect(await screen.findByRole('dialog', { name: desk.leave.title })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'No' }))
    expect(router.state.location.pathname).toBe(post.url)
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(async () => expect((await post.now()).version).toBe(2))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Before!'))
    await back()
    await waitFor(() => expect(router.state.location.pathname).toBe('/seouleduadmin/faq'))
  })

  test('publishes, schedules and unpublishes; Undo restores what was removed', async () => {
    const post = await aPost()
    const { user } = await renderDesk(post.url, post)
    await user.click(await screen.findByRole('button', { name: t.publish.now }))
    await screen.findByRole('button', { name: t.publish.takeBack })
    expect(await post.seen()).toEqual(['Before'])
    await user.click(screen.getByRole('button', { name: t.publish.takeBack }))
    await screen.findByRole('button', { name: t.publish.now })
    expect(await post.seen()).toEqual([])
    await user.click(screen.getByRole('button', { name: t.remove.act }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await user.click(await screen.findByRole('button', { name: t.remove.undo }))
    expect(await title()).toHaveValue('Before')
    expect((await post.now()).texts.en?.title).toBe('Before')
  })

  test('shows each language as visitors will see it, and says which one is missing', async () => {
    const place = await aDesk()
    await fillBoards(place.shop.deps.db)
    const { user } = await renderDesk('/seouleduadmin/board-add?board=notice', place)
    const korean = await screen.findByRole('region', { name: 'Korean' })
    expect(within(korean).getByText(t.missing.replace('{{language}}', 'Korean'))).toBeVisible()
    const english = screen.getByRole('region', { name: 'English' })
    await user.click(within(english).getByRole('button', { name: t.mark.strong }))
    await user.type(within(english).getByRole('textbox', { name: /Text/ }), '{enter}{enter}## Where')
    const preview = within(english).getByRole('region', { name: /Preview/ })
    expect(within(preview).getByRole('heading', { name: 'Where' })).toBeVisible()
    expect(within(preview).getByText(t.mark.strong).tagName).toBe('STRONG')
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    expect(await within(english).findByText('Please fill in all required fields.')).toBeVisible()
    expect(within(korean).queryByText('Please fill in all required fields.')).toBeNull()
  })
})
