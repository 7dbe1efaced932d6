import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayInSeoul } from '#contract/days'
import { fairUpdates, feedPath } from '#contract/fair/updates'
import { programItem } from '#server/modules/fair/program.table'
import { mountFairFeed } from '#server/modules/fair-updates/feed.http'
import { type TestApi, testApi } from '#tests/support/api'
import { aBoardContext, aText } from '#tests/support/boards'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aFair } from '#tests/support/fair'

let deps: TestDeps
let api: TestApi
let write: Awaited<ReturnType<typeof aBoardContext>>['write']

const ago = (hours: number) => new Date(deps.clock.now().getTime() - hours * 3_600_000)
const posted = (title: string, name: string, hours: number) =>
  write({ en: aText(title), ko: aText(`${title} 한국어`) }, { on: 'fair', name, at: ago(hours) })

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  ;({ write } = await aBoardContext(api, deps))
  const { year } = await aFair(deps)
  await deps.db.insert(programItem).values({
    year,
    day: dayInSeoul(deps.clock.now()),
    starts: '11:00',
    ends: '12:00',
    place: { en: 'Stage', ko: '무대' },
    kind: 'seminar',
    title: { en: 'Talk', ko: '강연' },
    summary: { en: '', ko: '' },
    speakers: [],
    languages: [],
    changed_at: ago(2),
    change: { en: 'Begins later', ko: '늦게 시작' },
  })
})

describe('changes at the fair (product §3)', () => {
  it('are notices, press, media and program changes, newest first, without drafts', async () => {
    await posted('Notice', 'notice', 3)
    await posted('Press', 'press', 1)
    await posted('Film', 'media', 5)
    await write({ en: aText('Draft') }, { on: 'fair', at: null })
    const { data } = await api.call(fairUpdates.list, { query: { lang: 'en' } })
    expect(data.map(({ kind, title }) => [kind, title])).toEqual([
      ['press', 'Press'],
      ['program', 'Talk'],
      ['notice', 'Notice'],
      ['media', 'Film'],
    ])
    expect(data[1]?.summary).toBe('Begins later')
  })
})

describe('the feed of changes', () => {
  const feed = async (lang: 'en' | 'ko') => {
    const { app } = testApi(deps)
    mountFairFeed(app, deps)
    const response = await app.request(feedPath(lang))
    const text = await response.text()
    // Throws for anything that is not well-formed.
    const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
    return { response, text, document }
  }

  it('is Atom with an entry for each change, which links to its page', async () => {
    const { id } = await posted('Notice', 'notice', 3)
    const { response, document } = await feed('ko')
    expect(response.headers.get('Content-Type')).toContain('application/atom+xml')
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
      'http://naru.test/files/fair/updates.ko.atom',
    )
    const entries = [...document.querySelectorAll('entry')]
    expect(entries.map((entry) => entry.querySelector('title')?.textContent)).toEqual(['강연', 'Notice 한국어'])
    expect(entries[1]?.querySelector('id')?.textContent).toBe(`urn:uuid:${id}`)
    expect(entries[1]?.querySelector('link')?.getAttribute('href')).toBe(
      `http://naru.test/fair/board/notice-detail/${id}`,
    )
    expect(document.querySelector('feed > updated')?.textContent).toBe(ago(2).toISOString())
  })

  it('renders typed text as text, never as markup, and omits characters that XML forbids', async () => {
    const hostile = `<script>&"'</title>]]>${String.fromCharCode(1, 11)}`
    await posted(hostile, 'notice', 1)
    const { document, text } = await feed('en')
    expect(document.querySelector('entry > title')?.textContent).toBe(`<script>&"'</title>]]>`)
    expect(document.querySelector('script')).toBeNull()
    expect(text).not.toContain('<script>')
  })

  it('is well-formed before the first change', async () => {
    await deps.db.delete(programItem)
    const { document } = await feed('en')
    expect(document.querySelectorAll('entry')).toHaveLength(0)
    expect(document.querySelector('feed > updated')?.textContent).toBe(deps.clock.now().toISOString())
  })
})
