import { beforeEach, describe, expect, test } from 'vitest'
import { board } from '#contract/board'
import { board as boardTable } from '#server/modules/board/board.table'
import { type TestApi, testApi } from '#tests/support/api'
import { aBoardContext, aText, site } from '#tests/support/boards'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { countQueries } from '#tests/support/queries'

let deps: TestDeps
let api: TestApi
let context: Awaited<ReturnType<typeof aBoardContext>>

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  context = await aBoardContext(api, deps)
})

const daysAgo = (days: number) => new Date(deps.clock.now().getTime() - days * 86_400_000)
const posts = (query: object, name = 'notice') =>
  api.call(board.posts, { params: { site, board: name }, query: { lang: 'en', ...query } as never })
const show = (id: string, lang: 'en' | 'ko' = 'en') => api.call(board.post, { params: { site, id }, query: { lang } })

describe('a board (product §3)', () => {
  test('shows pinned posts first, then by position, then the newest', async () => {
    await context.write({ en: aText('older') }, { at: daysAgo(5) })
    await context.write({ en: aText('newer') }, { at: daysAgo(1) })
    await context.write({ en: aText('pinned') }, { at: daysAgo(30), pinned: true })
    await context.write({ en: aText('last') }, { position: 2 })
    expect(await context.titles()).toEqual(['pinned', 'newer', 'older', 'last'])
  })

  test('shows no drafts, scheduled or removed posts, in lists and by their address', async () => {
    const draft = await context.write({ en: aText('draft') }, { at: null })
    const ahead = await context.write({ en: aText('tomorrow') }, { at: daysAgo(-1) })
    expect(await context.titles()).toEqual([])
    for (const { id } of [draft, ahead]) expect((await show(id)).refusal.code).toBe('board.notFound')
    deps.clock.advance({ days: 2 })
    expect(await context.titles()).toEqual(['tomorrow'])
    expect((await show(ahead.id)).data.title).toBe('tomorrow')
  })

  test('without districts shows its posts whatever district an address names', async () => {
    await context.write({ en: aText('ours') })
    expect((await posts({ district: 'jongno' })).data.items.map(({ title }) => title)).toEqual(['ours'])
  })

  test('belongs to its site: another site has neither the board nor the post', async () => {
    const { id } = await context.write({ en: aText('ours') })
    expect(
      (await api.call(board.posts, { params: { site: 'bleisure', board: 'notice' }, query: { lang: 'en' } })).status,
    ).toBe(404)
    expect((await api.call(board.post, { params: { site: 'bleisure', id }, query: { lang: 'en' } })).status).toBe(404)
    expect((await posts({}, 'nothing')).status).toBe(404)
    await deps.db
      .insert(boardTable)
      .values({ site: 'bleisure', name: 'news', position: 0, shape: 'posts', label: { en: 'News', ko: '소식' } })
    const { data } = await api.call(board.boards, { params: { site: 'bleisure' }, query: { lang: 'ko' } })
    expect(data).toEqual([{ name: 'news', shape: 'posts', label: '소식', count: 0 }])
  })

  test('shows a post in the requested language, or in its only one and says which that is (product §1)', async () => {
    const both = await context.write({ en: aText('Holidays'), ko: aText('휴무 안내') })
    const korean = await context.write({ ko: aText('한국어만') })
    expect((await show(both.id, 'ko')).data).toMatchObject({ title: '휴무 안내', lang: 'ko', languages: ['en', 'ko'] })
    expect((await show(korean.id, 'en')).data).toMatchObject({ title: '한국어만', lang: 'ko', languages: ['ko'] })
    const { data } = await posts({})
    expect(data.items.map(({ title, lang }) => [title, lang]).toSorted()).toEqual([
      ['Holidays', 'en'],
      ['한국어만', 'ko'],
    ])
  })

  test('links each post to the previous and the next one, whatever is pinned', async () => {
    const first = await context.write({ en: aText('first') }, { at: daysAgo(9), pinned: true })
    const second = await context.write({ en: aText('second') }, { at: daysAgo(5) })
    await context.write({ en: aText('press') }, { name: 'press', at: daysAgo(4) })
    const third = await context.write({ en: aText('third') }, { at: daysAgo(1) })
    await context.write({ en: aText('draft') }, { at: null })
    const around = async (id: string) => {
      const { previous, next } = (await show(id)).data
      return [previous?.title ?? null, next?.title ?? null]
    }
    expect(await around(first.id)).toEqual([null, 'second'])
    expect(await around(second.id)).toEqual(['first', 'third'])
    expect(await around(third.id)).toEqual(['second', null])
  })

  test('orders posts of the same instant the same way in the list and in the previous and next links', async () => {
    for (const title of ['a', 'b', 'c']) await context.write({ en: aText(title) })
    const listed = (await posts({})).data.items.map(({ id }) => id)
    const walked = [listed[0] ?? '']
    for (let at = (await show(listed[0] ?? '')).data.previous; at; at = (await show(at.id)).data.previous)
      walked.push(at.id)
    expect(walked).toEqual(listed)
  })

  test('shortens a text without its marks between words', async () => {
    const content = `## Heading\n\n${'Word **strong** [link](https://naru.test/x) '.repeat(20)}`
    await context.write({ en: { title: 'long', content } })
    const [card] = (await posts({})).data.items
    expect(card?.summary).toMatch(/^Heading Word strong link .*(Word|strong|link)…$/)
    expect(card?.summary.length).toBeLessThanOrEqual(161)
    expect(card?.content).toBeNull()
  })
})

describe('questions', () => {
  const ask = (title: string, category: string, position = 0) =>
    context.write({ en: aText(title), ko: aText(`${title} 한국어`) }, { name: 'faq', category, position })

  test('include their answers, and are counted by category whichever is chosen', async () => {
    await ask('Luggage', 'tour')
    await ask('Deposit', 'payment', 1)
    await ask('Card', 'payment', 2)
    const { data } = await posts({ category: 'payment' }, 'faq')
    expect(data.items.map(({ title, content, category }) => [title, content, category])).toEqual([
      ['Deposit', 'Deposit', 'Payment'],
      ['Card', 'Card', 'Payment'],
    ])
    expect(data.total).toBe(2)
    expect(data.categories.filter(({ count }) => count > 0).map(({ name, count }) => [name, count])).toEqual([
      ['payment', 2],
      ['tour', 1],
    ])
  })

  test('are filtered by words and category together; the counts follow the words', async () => {
    await ask('Refund of a card payment', 'payment')
    await ask('Refund of a tour', 'cancellation')
    const { data } = await posts({ q: 'refund', category: 'payment' }, 'faq')
    expect([data.total, data.items.length]).toEqual([1, 1])
    expect(data.categories.filter(({ count }) => count > 0)).toHaveLength(2)
  })
})

describe('stories by season and district', () => {
  const tell = (title: string, category: string, district?: string) =>
    context.write(
      { en: aText(title), ko: aText(`${title} 한국어`) },
      { on: 'seoulitepass', name: 'things', category, district },
    )
  const stories = async (query: object) => {
    const params = { site: 'seoulitepass', board: 'things' } as const
    const { data } = await api.call(board.posts, { params, query: { lang: 'ko', ...query } })
    const counted = (of: typeof data.categories) =>
      of.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${count}`)
    return {
      titles: data.items.map(({ title }) => title),
      total: data.total,
      seasons: counted(data.categories),
      districts: counted(data.districts),
      data,
    }
  }

  test('are filtered by both together; each choice counts what the other leaves', async () => {
    await tell('Snow', 'winter', 'jongno')
    await tell('Ice', 'winter', 'mapo')
    await tell('Blossom', 'spring', 'jongno')
    await tell('Anywhere', 'spring')
    expect(await stories({})).toMatchObject({
      total: 4,
      seasons: ['spring 2', 'winter 2'],
      districts: ['jongno 2', 'mapo 1'],
    })
    expect(await stories({ district: 'jongno', category: 'winter' })).toMatchObject({
      titles: ['Snow 한국어'],
      total: 1,
      seasons: ['spring 1', 'winter 1'],
      districts: ['jongno 1', 'mapo 1'],
    })
    const none = await stories({ district: 'gangdong', q: 'snow' })
    expect([none.total, none.titles, none.seasons]).toEqual([0, [], []])
    // The chosen district stays a choice that can be taken back.
    expect(none.data.districts).toEqual([
      { name: 'jongno', label: '종로구', count: 1 },
      { name: 'gangdong', label: '강동구', count: 0 },
    ])
  })

  test('name their district; other boards have none', async () => {
    const { id } = await tell('Snow', 'winter', 'jongno')
    expect((await stories({})).data.items).toMatchObject([{ category: '겨울', district: '종로구' }])
    const params = { site: 'seoulitepass', id } as const
    expect((await api.call(board.post, { params, query: { lang: 'en' } })).data.district).toBe('Jongno-gu')
    expect((await posts({}, 'faq')).data.districts).toEqual([])
  })
})

describe('search', () => {
  beforeEach(async () => {
    await context.write({
      en: { title: 'Bank transfers', content: 'A deposit is due within **three days**.' },
      ko: { title: '무통장 입금 안내', content: '입금 기한은 사흘입니다.' },
    })
    await context.write({ en: aText('Luggage on our tours'), ko: aText('수하물 규정') })
  })
  const found = async (q: string, lang: 'en' | 'ko') => (await posts({ q, lang })).data.items.map(({ title }) => title)

  test.each([
    ['a word of the title', 'luggage', 'en', ['Luggage on our tours']],
    ['a word of the text, ignoring its marks', 'three', 'en', ['Bank transfers']],
    ['every word', 'deposit days', 'en', ['Bank transfers']],
    ['a word with a typo', 'lugage', 'en', ['Luggage on our tours']],
    ['a Korean word with its particle', '수하물은', 'ko', ['수하물 규정']],
    ['a part of a Korean word', '통장', 'ko', ['무통장 입금 안내']],
    ['nothing for an unknown word', 'aquarium', 'en', []],
    ['nothing for a wildcard of the database', '%', 'en', []],
  ] as const)('finds %s', async (_, q, lang, titles) => {
    expect(await found(q, lang)).toEqual(titles)
  })
})

test('a list sends the same number of queries whatever its length', async () => {
  const measure = async () => (await countQueries(() => posts({ q: 'post', per_page: 50 }))).queries
  await context.write({ en: aText('post 0') })
  const one = await measure()
  for (let at = 1; at < 12; at++) await context.write({ en: aText(`post ${at}`) })
  expect(await measure()).toBe(one)
  expect(one).toBeLessThanOrEqual(4)
})
