import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#server/root'
import { builtPages } from '#tests/support/route-trees'

interface Row {
  site: string
  path: string
  area: string
  who: string
}

const listed: Row[] = readFileSync(path.join(root, 'tests/contract/routes.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [site = '', at = '', area = '', who = ''] = line.split('\t')
    return { site, path: at, area, who }
  })

/** For partly running sites: pages still to come. Nothing links to them, and they are not found. */
const toCome: string[] = []

const locales = import.meta.glob<Record<string, object>>('../../src/sites/*/locale/*.ts', { eager: true })

const built = await builtPages()
const sites = built.filter(({ site }) => site !== 'dev')
const textAt = (texts: object, key: string) =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts)

describe('the route trees', () => {
  test('have no address that the list of addresses lacks', () => {
    const addresses = listed.map((row) => row.path)
    expect(sites.map((page) => page.path).filter((at) => !addresses.includes(at))).toEqual([])
  })

  test('have every address of the sites that have launched, except planned ones', () => {
    const here = built.map((page) => page.path)
    const started = new Set(sites.map(({ site }) => site))
    const expected = listed.filter(({ site }) => started.has(site)).map((row) => row.path)
    expect(expected.filter((at) => !here.includes(at))).toEqual(toCome)
  })

  test('admit the users that the list admits', () => {
    const wrong = sites.filter((page) => {
      const row = listed.find((each) => each.path === page.path)
      return row && (row.who !== 'public') !== page.guarded
    })
    expect(wrong.map((page) => page.path)).toEqual([])
  })

  test.each(['en', 'ko'])('have a title for every page in %s', (lang) => {
    const without = sites.filter(({ site, title }) => {
      const texts = locales[`../../src/sites/${site}/locale/${lang}.ts`]?.[lang]
      return !title || !texts || typeof textAt(texts, title) !== 'string'
    })
    expect(without.map((page) => page.path)).toEqual([])
  })
})
