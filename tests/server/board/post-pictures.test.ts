import type { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { board, type PostPicture } from '#contract/board'
import { boardDesk, type DeskPost } from '#contract/board-desk'
import { pictureMark } from '#contract/markup'
import type { Env } from '#server/http/env'
import { postPictureState } from '#server/modules/board/pictures.service'
import { mountMedia } from '#server/modules/media/media.http'
import { picture } from '#server/modules/media/media.table'
import { type TestApi, testApi } from '#tests/support/api'
import { aBoardContext, aText, site } from '#tests/support/boards'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount } from '#tests/support/factories'
import { aPicture } from '#tests/support/pictures'

let deps: TestDeps
let api: TestApi
let app: Hono<Env>
let context: Awaited<ReturnType<typeof aBoardContext>>
let draft: DeskPost

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  app = api.app
  mountMedia(app, deps, (db, key) => postPictureState(db, deps.clock.now(), key))
  context = await aBoardContext(api, deps)
  draft = await context.write({ en: aText('School trips'), ko: aText('수학여행') }, { at: null })
})

const as = () => ({ token: context.operator.token })
const params = () => ({ site, id: draft.id }) as const
const aFile = async (name = 'bus.png') => new File([new Uint8Array(await aPicture(900, 600).png().toBuffer())], name)
const add = async (file?: File) =>
  api.call(boardDesk.addPicture, { params: params(), body: {}, files: { file: file ?? (await aFile()) } }, as())
const remove = (number: number) => api.call(boardDesk.removePicture, { params: { ...params(), number } }, as())
const now = async () => (await api.call(boardDesk.post, { params: params() }, as())).data
const mark = (number: number, alt = 'A bus') => `Text.\n\n${pictureMark({ number, alt, caption: 'At the gate' })}`
const save = async (en: string, ko = '수학여행') => {
  const { version } = await now()
  const texts = { en: { title: 'School trips', content: en }, ko: { title: '수학여행', content: ko } }
  return api.call(
    boardDesk.edit,
    { params: params(), body: { category: null, position: 0, texts, base: version } },
    as(),
  )
}
const publish = (at: string | null) => api.call(boardDesk.publish, { params: params(), body: { at } }, as())
const read = async () => (await api.call(board.post, { params: params(), query: { lang: 'en' } })).data
const statuses = async ({ src, widths }: Pick<PostPicture, 'src' | 'widths'>) => {
  const files = widths.flatMap((width) => ['avif', 'webp'].map((type) => app.request(`${src}-${width}.${type}`)))
  return [...new Set((await Promise.all(files)).map(({ status }) => status))]
}
const bare = (src: string) => src.replace(/pass\/[^/]+\//, '')

describe('a picture inside a post (product §3)', () => {
  test('is shown in both languages with its size from one upload', async () => {
    const [sent] = (await add()).data.pictures
    expect(sent).toMatchObject({ number: 1, width: 900, height: 600 })
    expect((await save(mark(1), mark(1, '버스'))).status).toBe(200)
    await publish('now')
    for (const lang of ['en', 'ko'] as const) {
      const { data } = await api.call(board.post, { params: params(), query: { lang } })
      expect(data.pictures).toEqual([{ ...sent, src: bare(sent?.src ?? '') }])
    }
    expect((await read()).summary).toBe('Text. A bus')
    expect(await context.titles({ q: 'gate' })).toEqual(['School trips'])
    expect(await statuses((await read()).pictures[0] as PostPicture)).toEqual([200])
  })

  test('of a draft, scheduled, unpublished or removed post is visible to writers only', async () => {
    const [sent] = (await add()).data.pictures as [PostPicture]
    const open = { ...sent, src: bare(sent.src) }
    const hidden = async () => {
      expect(await statuses(open)).toEqual([404])
      expect(await statuses((await now()).pictures[0] as PostPicture)).toEqual([200])
    }
    await hidden()
    await publish(new Date(deps.clock.now().getTime() + 60_000).toISOString())
    await hidden()
    deps.clock.advance({ minutes: 2 })
    expect(await statuses(open)).toEqual([200])
    await publish(null)
    await hidden()
    await publish('now')
    await api.call(boardDesk.remove, { params: params() }, as())
    expect(await statuses(open)).toEqual([404])
    deps.clock.advance({ hours: 3 })
    expect(await statuses(sent)).toEqual([404])
  })

  test('is included in the full text of a question, and not in the card of a post', async () => {
    draft = await context.write({ en: aText('Where?') }, { name: 'faq' })
    await add()
    const list = async (name: string) =>
      (await api.call(board.posts, { params: { site, board: name }, query: { lang: 'en' } })).data.items
    expect((await list('faq')).map(({ pictures }) => pictures.length)).toEqual([1])
    draft = await context.write({ en: aText('Notice') })
    await add()
    expect((await list('notice')).map(({ pictures }) => pictures)).toEqual([[]])
  })

  test('that the post does not have is reported at its language when saving', async () => {
    await add()
    const other = await context.write({ en: aText('Other') })
    const wrong = await save(mark(1), mark(2))
    expect([wrong.status, wrong.refusal.code, wrong.refusal.field]).toEqual([
      400,
      'board.pictureMissing',
      'texts.ko.content',
    ])
    expect(wrong.refusal.message).toContain('2')
    expect((await now()).version).toBe(draft.version)
    const body = { category: null, position: 0, texts: { en: { title: 'x', content: mark(1) } } }
    const place = { site, board: 'notice' } as const
    expect((await api.call(boardDesk.write, { params: place, body }, as())).refusal.code).toBe('board.pictureMissing')
    const elsewhere = { params: { site, id: other.id }, body: { ...body, base: other.version } } as const
    expect((await api.call(boardDesk.edit, elsewhere, as())).refusal.code).toBe('board.pictureMissing')
  })

  test('is not saved without alternative text', async () => {
    await add()
    const { refusal } = await save('![ ](picture:1)')
    expect([refusal.code, refusal.field]).toEqual(['board.pictureUnnamed', 'texts.en.content'])
  })

  test('stays while a saved text shows it, is deleted from storage afterwards, and its number is not reused', async () => {
    await add()
    await save(mark(1))
    expect((await remove(1)).refusal.code).toBe('board.pictureInUse')
    await save('Text.')
    expect((await remove(1)).data.pictures).toEqual([])
    expect([deps.files.size, await deps.db.$count(picture)]).toEqual([0, 0])
    expect((await remove(1)).status).toBe(404)
    expect((await add()).data.pictures.map(({ number }) => number)).toEqual([2])
  })

  test('is never broken by a removal while a colleague saves a text that shows it', async () => {
    const outcomes = new Set<string>()
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      await save('Text.')
      const number = (await add()).data.pictures.at(-1)?.number ?? 0
      const acts = [() => save(mark(number)), () => remove(number)]
      const order = turn % 2 ? acts : acts.toReversed()
      const codes = (await Promise.all(order.map((act) => act()))).map(({ refusal }) => refusal?.code ?? 'done')
      const { pictures, texts } = await now()
      const isShown =
        texts.en?.content.includes(`picture:${number})`) || texts.en?.content.includes(`picture:${number} `)
      expect(pictures.some((each) => each.number === number)).toBe(isShown)
      expect(codes.filter((code) => code === 'done')).toHaveLength(1)
      outcomes.add(codes.toSorted().join(' '))
    }
    for (const each of outcomes) expect(each).toMatch(/^board\.picture(InUse|Missing) done$/)
  })

  test('uploaded in parallel get separate numbers, and there are never more than twenty', async () => {
    const file = await aFile()
    // No more concurrently than the decoder's queue holds.
    const sendAll = async (length: number) => {
      const answers = await Promise.all(Array.from({ length }, () => add(file)))
      return answers.filter(({ status }) => status === 200).length
    }
    expect([await sendAll(9), await sendAll(9), await sendAll(6)]).toEqual([9, 9, 2])
    const { pictures } = await now()
    expect(new Set(pictures.map(({ number }) => number)).size).toBe(20)
    expect((await add(file)).refusal.code).toBe('board.tooManyPictures')
    expect(await deps.db.$count(picture)).toBe(20)
  }, 60_000)

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'bus.png'],
    [
      'a drawing that can contain scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'bus.png',
    ],
    ['a document', '%PDF-1.7\n%%EOF', 'bus.jpg'],
  ])('is refused when it is %s, and nothing of it is stored', async (_, content, name) => {
    expect((await add(new File([content], name))).refusal.code).toBe('validation.fileType')
    expect([deps.files.size, await deps.db.$count(picture)]).toEqual([0, 0])
  })

  test('is neither added to nor removed from a post of another site or by other staff', async () => {
    await add()
    const mice = { site: 'mice', id: draft.id } as const
    const files = { file: await aFile() }
    expect((await api.call(boardDesk.addPicture, { params: mice, body: {}, files }, as())).status).toBe(404)
    expect((await api.call(boardDesk.removePicture, { params: { ...mice, number: 1 } }, as())).status).toBe(404)
    const { token } = await anAccount(deps, { area: 'admin', role: 'reviewer' })
    expect((await api.call(boardDesk.addPicture, { params: params(), body: {}, files }, { token })).status).toBe(403)
    expect((await now()).pictures).toHaveLength(1)
  })
})
