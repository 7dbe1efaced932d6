import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchPath, type RouteObject } from 'react-router-dom'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { shopPaths } from '#contract/addresses'
import { sites as known, runningSites, type Site, siteRecords } from '#contract/sites/sites'
import { root } from '#server/root'
import { builtPages } from '#tests/support/route-trees'
import { siteRoutes } from '../../e2e/support/site-routes'
import { isDesk } from '../../scripts/vite/first-view'

const trees = import.meta.glob<{ routes: RouteObject }>('../../src/sites/*/routes.tsx', { eager: true })
const locales = import.meta.glob<Record<string, Record<string, unknown>>>('../../src/sites/*/locale/*.ts', {
  eager: true,
})
const sites = Object.entries(trees)
  .map(([file, { routes }]) => ({ site: file.split('/').at(-2) ?? '', routes }))
  .filter(({ site }) => site !== 'dev')
const at = (...parts: string[]) => path.join(root, ...parts)

describe.each(sites)('the site $site', ({ site, routes }) => {
  test('is one of the platform, and its tree’s id is its name', () => {
    expect(known).toContain(site)
    expect(routes.id).toBe(site)
  })

  test('has a record that says it runs and its name in menus, and lists the first segment of each of its pages', async () => {
    const record = siteRecords[site as Site]
    expect(record.isRunning).toBe(true)
    // Menus link to every site except the desks.
    expect(Boolean(record.label)).toBe(!record.isDesk)
    expect(isDesk(site)).toBe(Boolean(record.isDesk))
    const segments = (await builtPages()).filter((page) => page.site === site).map((page) => page.path.split('/')[1])
    expect(record.segments).toEqual(expect.arrayContaining([...new Set(segments)]))
  })

  test('has a theme, unless it is a desk, an icon and a social-preview picture of 1200 × 630 of its own', async () => {
    if (!siteRecords[site as Site].isDesk)
      expect(readFileSync(at('src/sites', site, 'theme.css'), 'utf8')).toContain(`[data-site="${site}"]`)
    expect(existsSync(at('public/icons', `${site}.svg`))).toBe(true)
    expect(await sharp(at('public/social', `${site}.png`)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test.each(['en', 'ko'])('has a name and a description in %s', (lang) => {
    const texts = locales[`../../src/sites/${site}/locale/${lang}.ts`]?.[lang]
    expect(texts?.name).toEqual(expect.stringMatching(/\S/))
    expect(texts?.description).toEqual(expect.stringMatching(/\S/))
  })
})

test('every address of the shop that other sites link to is one of its pages', async () => {
  const pages = (await builtPages()).filter(({ site }) => site === 'shop')
  const addresses = Object.values(shopPaths).map((each) => (typeof each === 'string' ? each : each('any', 'any')))
  expect(addresses.filter((address) => !pages.some((page) => matchPath(page.path, address)))).toEqual([])
})

test('end-to-end tests read the same pages from the sources as are built', async () => {
  const built = (await builtPages()).filter(({ site }) => site !== 'dev')
  const read = siteRoutes.filter(({ pattern }) => !pattern.endsWith('*'))
  const one = (site: string, path: string, guarded: boolean, isShell: boolean) =>
    [site, path, guarded && 'guarded', isShell && 'shell'].filter(Boolean).join(' ')
  expect(read.map((each) => one(each.site, `/${each.pattern}`, each.guarded, each.browserOnly)).toSorted()).toEqual(
    built.map((each) => one(each.site, each.path, each.guarded, each.shell)).toSorted(),
  )
})

test('the running sites are those that have pages', () => {
  expect([...runningSites].toSorted()).toEqual(sites.map(({ site }) => site).toSorted())
})

test('no first segment belongs to two sites', () => {
  const all = known.flatMap((site) => siteRecords[site].segments)
  expect(all).toHaveLength(new Set(all).size)
})

test.each(runningSites)(
  'every address that the record of %s lists is a page, and a public one needs no sign-in',
  async (name) => {
    const { home, login, publicPages, cameraPages = [], secretPages = [], guests } = siteRecords[name]
    const pages = await builtPages()
    const found = (address: string) => pages.find((page) => matchPath(page.path, address))
    const guestPages = guests ? [guests.find, guests.link('a'.repeat(43), 'vehicle').split('#')[0] ?? ''] : []
    const named = [home, login, ...publicPages, ...cameraPages, ...secretPages, ...guestPages]
    expect(named.filter((address) => !found(address))).toEqual([])
    expect(publicPages.filter((address) => found(address)?.guarded)).toEqual([])
  },
)
