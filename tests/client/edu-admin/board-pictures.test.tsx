import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardDesk } from '#contract/board-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { fillBoards } from '#server/modules/board/board.defaults'
import { en as t } from '#src/kits/board-desk/locale/en'
import { aText } from '#tests/support/boards'
import { aDesk, renderDesk } from '#tests/support/desk'
import { aPicture } from '#tests/support/pictures'

const site = 'edu-travel'
const inEnglish = (text: string) => text.replace('{{language}}', 'English')
const numbered = (text: string, number: number) => text.replace('{{number}}', String(number))
const aFile = async () =>
  new File([new Uint8Array(await aPicture(300, 200).png().toBuffer())], 'bus.png', { type: 'image/png' })

async function aPost({ hasPicture = false } = {}) {
  const place = await aDesk()
  const { call, deps } = place.shop
  await fillBoards(deps.db)
  const body = { category: null, position: 0, texts: { en: aText('Above.'), ko: aText('위') } }
  const as = { token: place.person.token }
  const { data } = await call(boardDesk.write, { params: { site, board: 'notice' }, body }, as)
  const params = { site, id: data.id } as const
  if (hasPicture) await call(boardDesk.addPicture, { params, body: {}, files: { file: await aFile() } }, as)
  const app = await renderDesk(`/seouleduadmin/board-edit/${data.id}`, place)
  const english = await screen.findByRole('region', { name: 'English' })
  return {
    ...app,
    english,
    content: within(english).getByRole('textbox', { name: inEnglish(t.field.content) }) as HTMLTextAreaElement,
    ask: async () => {
      await app.user.click(within(english).getByRole('button', { name: t.mark.picture }))
      return screen.findByRole('dialog', { name: inEnglish(t.picture.insert) })
    },
    take: (number: number) => call(boardDesk.removePicture, { params: { ...params, number } }, as),
    now: async () => (await call(boardDesk.post, { params }, as)).data,
  }
}

describe('a picture in the editor of a post (product §3)', () => {
  test('is uploaded, named and put on its own line at the cursor, and previewed', async () => {
    const { user, content, english, ask, now } = await aPost()
    await user.type(content, '{enter}Below.')
    content.setSelectionRange(6, 6)
    const dialog = await ask()
    expect(within(dialog).getByText(t.picture.none)).toBeVisible()
    await user.upload(within(dialog).getByLabelText(t.picture.add), await aFile())
    await waitFor(() => expect(within(dialog).getByRole('radio')).toBeChecked())
    await user.click(within(dialog).getByRole('button', { name: t.picture.put }))
    // Without an alternative text, nothing is inserted.
    expect(await within(dialog).findByText(refusal.validation.required)).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: inEnglish(t.picture.alt) }), 'A yellow bus')
    await user.click(within(dialog).getByRole('button', { name: t.picture.put }))
    await waitFor(() => expect(content).toHaveFocus())
    expect(content).toHaveValue('Above.\n\n![A yellow bus](picture:1)\n\nBelow.')
    expect(within(english).getByRole('img', { name: 'A yellow bus' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(async () => expect((await now()).texts.en?.content).toContain('picture:1'))
  })

  test('that a colleague removed is named in the preview, and at its field when saving', async () => {
    const { user, content, english, ask, take, now } = await aPost({ hasPicture: true })
    await user.type(content, ' ')
    const dialog = await ask()
    expect(within(dialog).getByRole('radio')).toBeChecked()
    await user.type(within(dialog).getByRole('textbox', { name: inEnglish(t.picture.alt) }), 'A bus')
    await user.click(within(dialog).getByRole('button', { name: t.picture.put }))
    await waitFor(() => expect(content.value).toContain('picture:1'))
    await take(1)
    await user.click(screen.getByRole('button', { name: t.save }))
    expect(await within(english).findByText(numbered(refusal.board.pictureMissing, 1))).toBeVisible()
    expect(content.value).toContain('![A bus](picture:1)')
    expect((await now()).version).toBe(1)
  })

  test('is removed beside the text, unless a saved text shows it', async () => {
    const { user, content, ask, now } = await aPost()
    const dialog = await ask()
    await user.upload(within(dialog).getByLabelText(t.picture.add), await aFile())
    await waitFor(() => expect(within(dialog).getByRole('radio')).toBeChecked())
    await user.type(within(dialog).getByRole('textbox', { name: inEnglish(t.picture.alt) }), 'A bus')
    await user.click(within(dialog).getByRole('button', { name: t.picture.put }))
    await waitFor(() => expect(content).toHaveFocus())
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(async () => expect((await now()).version).toBe(2))
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: numbered(t.picture.remove, 1) }))
      await user.click(await screen.findByRole('button', { name: 'Yes' }))
    }
    await remove()
    expect(await screen.findByText(refusal.board.pictureInUse)).toBeVisible()
    await user.clear(content)
    await user.type(content, 'Words.')
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(async () => expect((await now()).version).toBe(3))
    await remove()
    await waitFor(() => expect(screen.queryByRole('region', { name: t.picture.title })).toBeNull())
    expect((await now()).pictures).toEqual([])
  })
})
