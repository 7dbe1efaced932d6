import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { board } from '#contract/board'
import { boardDesk } from '#contract/board-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'
import { type TestApi, testApi } from '#tests/support/api'
import { aBoardContext, aText, site } from '#tests/support/boards'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount } from '#tests/support/factories'

let deps: TestDeps
let api: TestApi
let context: Awaited<ReturnType<typeof aBoardContext>>

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  context = await aBoardContext(api, deps)
})

const as = () => ({ token: context.operator.token })
const picture = async (name = 'map.png') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
  )
const fetchFile = (id: string, file: string) => api.app.request(`/api/v1/sites/${site}/posts/${id}/files/${file}`)

describe('an operator', () => {
  test('writes, edits, publishes, pins and removes a post, and each action is logged', async () => {
    const params = { site, board: 'notice' } as const
    const body = { category: null, position: 0, texts: { en: aText('Before') } }
    const { data: written } = await api.call(boardDesk.write, { params, body }, as())
    const one = { params: { site, id: written.id } } as const
    expect(written.published_at).toBeNull()
    deps.clock.advance({ minutes: 1 })
    const texts = { en: aText('After'), ko: aText('나중') }
    await api.call(boardDesk.edit, { ...one, body: { ...body, texts, base: 1 } }, as())
    await api.call(boardDesk.publish, { ...one, body: { at: deps.clock.now().toISOString() } }, as())
    const { data: pinned } = await api.call(boardDesk.pin, { ...one, body: { pinned: true } }, as())
    expect(pinned).toMatchObject({ pinned: true, texts: { en: aText('After'), ko: aText('나중') } })
    expect(await context.titles()).toEqual(['After'])
    await api.call(boardDesk.publish, { ...one, body: { at: null } }, as())
    expect(await context.titles()).toEqual([])
    expect((await api.call(boardDesk.remove, one, as())).status).toBe(200)
    expect((await api.call(boardDesk.post, one, as())).refusal.code).toBe('board.notFound')
    const acts = await deps.db.select().from(auditEvent).where(eq(auditEvent.subject, written.id))
    expect(acts.map(({ act }) => act).toSorted()).toEqual(
      ['post.write', 'post.edit', 'post.publish', 'post.pin', 'post.publish', 'post.remove'].toSorted(),
    )
    expect(new Set(acts.map(({ actor_id }) => actor_id))).toEqual(new Set([context.operator.id]))
  })

  test('removes a language by omitting it', async () => {
    const { id } = await context.write({ en: aText('Both'), ko: aText('둘 다') })
    const body = { category: null, position: 0, texts: { ko: aText('둘 다') }, base: 1 }
    const { data } = await api.call(boardDesk.edit, { params: { site, id }, body }, as())
    expect(data.texts.en).toBeNull()
  })

  test('is told where a colleague has edited the post meanwhile, and no edit is lost', async () => {
    const { id, version } = await context.write({ en: aText('Before') })
    const edit = (title: string) => {
      const body = { category: null, position: 0, texts: { en: aText(title) }, base: version }
      return api.call(boardDesk.edit, { params: { site, id }, body }, as())
    }
    const answers = await Promise.all([edit('One'), edit('Other')])
    expect(answers.map(({ status, refusal }) => [status, refusal?.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'board.editedElsewhere'],
    ])
    const { data } = await api.call(boardDesk.post, { params: { site, id } }, as())
    expect(data).toEqual(answers.find(({ status }) => status === 200)?.data)
  })

  test('publishes by the server’s clock, and sees for each post whether it is public', async () => {
    const { id } = await context.write({ en: aText('Soon') }, { at: null })
    const publish = async (at: string | null) =>
      (await api.call(boardDesk.publish, { params: { site, id }, body: { at } }, as())).data
    const now = deps.clock.now().toISOString()
    expect(await publish('now')).toMatchObject({ state: 'out', published_at: now })
    deps.clock.advance({ minutes: 5 })
    const ahead = new Date(deps.clock.now().getTime() + 1000).toISOString()
    expect((await publish(ahead)).state).toBe('planned')
    deps.clock.advance({ minutes: 1 })
    expect((await api.call(boardDesk.post, { params: { site, id } }, as())).data.state).toBe('out')
    expect((await publish(null)).state).toBe('draft')
    const refused = { at: 'tomorrow' }
    const { refusal } = await api.call(boardDesk.publish, { params: { site, id }, body: refused }, as())
    expect([refusal.code, refusal.field]).toEqual(['validation.date', 'at'])
  })

  test('undoes a removal', async () => {
    const { id } = await context.write({ en: aText('Here') })
    const one = { params: { site, id } } as const
    await api.call(boardDesk.remove, one, as())
    expect(await context.titles()).toEqual([])
    expect((await api.call(boardDesk.restore, one, as())).data.texts.en?.title).toBe('Here')
    expect((await api.call(boardDesk.restore, { params: { site: 'mice', id } }, as())).status).toBe(404)
    expect(await context.titles()).toEqual(['Here'])
  })

  test('gets counts of drafts, scheduled and public posts, by category and by words', async () => {
    const day = 86_400_000
    const after = new Date(deps.clock.now().getTime() + day)
    const on = { name: 'faq' }
    const [category = ''] = (
      await api.call(boardDesk.list, { params: { site, board: 'faq' } }, as())
    ).data.categories.map(({ name }) => name)
    await context.write({ en: aText('Refunds'), ko: aText('환불 규정') }, { ...on, category })
    await context.write({ en: aText('Pets') }, { ...on, at: null })
    await context.write({ ko: aText('반려동물') }, { ...on, at: after, pinned: true })
    const ask = async (query: object) => {
      const { data } = await api.call(boardDesk.list, { params: { site, board: 'faq' }, query }, as())
      return data
    }
    const titles = async (query: object) => (await ask(query)).items.map(({ texts }) => (texts.en ?? texts.ko)?.title)
    expect(await titles({})).toEqual(['반려동물', 'Pets', 'Refunds'])
    expect((await ask({})).counts).toEqual({ draft: 1, planned: 1, out: 1 })
    expect(await titles({ state: 'draft' })).toEqual(['Pets'])
    expect(await titles({ state: 'planned' })).toEqual(['반려동물'])
    expect([await titles({ state: 'out' }), await titles({ category }), await titles({ q: '환불' })]).toEqual(
      Array.from({ length: 3 }, () => ['Refunds']),
    )
    expect(await titles({ q: '%' })).toEqual([])
  })

  test.each([
    ['no language', { texts: {} }, 'validation.required'],
    ['an empty title', { texts: { en: { title: ' ', content: 'x' } } }, 'validation.required'],
    ['a category that the board lacks', { category: 'nothing' }, 'board.categoryUnknown'],
    ['a district on a board that is not sorted by district', { district: 'jongno' }, 'validation.invalid'],
  ])('is refused a post with %s', async (_, change, code) => {
    const body = { category: null, position: 0, texts: { en: aText('x') }, ...change }
    const { refusal } = await api.call(boardDesk.write, { params: { site, board: 'faq' }, body: body as never }, as())
    expect(refusal.code).toBe(code)
  })

  test('sorts a story by district; an edit that does not name one leaves it', async () => {
    const things = { params: { site: 'seoulitepass', board: 'things' } } as const
    const body = { category: 'spring', position: 0, texts: { en: aText('Blossom') } }
    const ask = async (district: string) => {
      const { data } = await api.call(boardDesk.list, { ...things, query: { district } }, as())
      return [data.items.map((each) => each.district), data.districts.length]
    }
    const unknown = await api.call(boardDesk.write, { ...things, body: { ...body, district: 'busan' } }, as())
    expect([unknown.status, unknown.refusal.field]).toEqual([400, 'district'])
    const { data } = await api.call(boardDesk.write, { ...things, body: { ...body, district: 'songpa' } }, as())
    const one = { params: { site: 'seoulitepass', id: data.id } } as const
    expect(await ask('songpa')).toEqual([['songpa'], 25])
    const kept = await api.call(boardDesk.edit, { ...one, body: { ...body, base: data.version } }, as())
    expect(kept.data.district).toBe('songpa')
    const base = kept.data.version
    const taken = await api.call(boardDesk.edit, { ...one, body: { ...body, district: null, base } }, as())
    expect(taken.data.district).toBeNull()
    expect(await ask('songpa')).toEqual([[], 25])
  })

  test('sees drafts in the list, and no other staff does', async () => {
    await context.write({ en: aText('draft') }, { at: null })
    const ask = { params: { site, board: 'notice' } } as const
    expect((await api.call(boardDesk.list, ask, as())).data.items.map(({ texts }) => texts.en?.title)).toEqual([
      'draft',
    ])
    const reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer' })
    expect((await api.call(boardDesk.list, ask, { token: reviewer.token })).status).toBe(403)
  })

  test('does not find a post of another site', async () => {
    const { id } = await context.write({ en: aText('shop') })
    expect((await api.call(boardDesk.post, { params: { site: 'mice', id } }, as())).status).toBe(404)
    expect((await api.call(boardDesk.remove, { params: { site: 'mice', id } }, as())).status).toBe(404)
    expect(await context.titles()).toEqual(['shop'])
  })
})

describe('a file beside a post', () => {
  const attach = async (id: string, file: File) =>
    api.call(boardDesk.attach, { params: { site, id }, body: {}, files: { file } }, as())

  test('is offered to every visitor as an attachment that no browser runs or sniffs (domain hazard 7)', async () => {
    const { id } = await context.write({ en: aText('With a file') })
    const { data } = await attach(id, await picture('지도 "2".png'))
    const [file] = data.files
    const { headers, status } = await fetchFile(id, file?.id ?? '')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w .-]+\.png"; filename\*=UTF-8''%EC%A7%80/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await api.call(board.post, { params: { site, id }, query: { lang: 'en' } })).data.files).toEqual([file])
  })

  test('is not found while the post is a draft, and not by the address of another post', async () => {
    const draft = await context.write({ en: aText('draft') }, { at: null })
    const other = await context.write({ en: aText('other') })
    const [file] = (await attach(draft.id, await picture())).data.files
    expect((await fetchFile(draft.id, file?.id ?? '')).status).toBe(404)
    expect((await fetchFile(other.id, file?.id ?? '')).status).toBe(404)
  })

  test.each([
    ['a page in disguise', '<!doctype html><script>alert(1)</script>', 'notice.pdf'],
    [
      'a drawing that can contain scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'map.png',
    ],
  ])('is refused when it is %s, and nothing of it is stored', async (_, content, name) => {
    const { id } = await context.write({ en: aText('x') })
    expect((await attach(id, new File([content], name))).refusal.code).toBe('validation.fileType')
    expect([deps.files.size, await deps.db.$count(upload)]).toEqual([0, 0])
  })

  test('is deleted from storage when it is removed', async () => {
    const { id } = await context.write({ en: aText('x') })
    const [file] = (await attach(id, await picture())).data.files
    const request = { params: { site, id, file: file?.id ?? '' } } as const
    expect((await api.call(boardDesk.detach, request, as())).data.files).toEqual([])
    expect(deps.files.size).toBe(0)
    expect((await api.call(boardDesk.detach, request, as())).status).toBe(404)
  })
})
