import type { Lang } from '#contract/languages'
import { pathIn, runningSites, type Site, siteRecords } from '#contract/sites/sites'
import { expect, test, untilTaken, visit } from './support/fixtures'
import { words } from './support/journey'

const labelOf = (site: Site, lang: Lang) => siteRecords[site].label?.[lang] ?? ''

/** No menu links to a desk, which has no label. */
const listed = runningSites.filter((site) => siteRecords[site].label)
const sites = listed.filter((site) => site !== 'shop')

for (const lang of ['en', 'ko'] as const) {
  const { page: t } = words[lang]
  test.describe(`on a phone, in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US', viewport: { width: 390, height: 844 } })

    test('the shop’s menu links to every running site, and the menu of each links back', async ({ page }) => {
      const menu = page.getByRole('banner').getByRole('button', { name: t.header.menu, exact: true })
      const entries = page.getByRole('dialog').getByRole('navigation', { name: t.footer.sites }).getByRole('link')
      const leadTo = async (site: (typeof runningSites)[number]) => {
        // The shop's first page loads itself again after the fair (product §2).
        const fair = pathIn(siteRecords.fair.home)
        const loaded = site === 'shop' && new URL(page.url()).pathname === fair ? page.waitForEvent('load') : null
        await entries.filter({ hasText: labelOf(site, lang) }).click()
        await loaded
        await expect(page.locator('html')).toHaveAttribute('data-site', site)
        await untilTaken(page)
        expect(new URL(page.url()).pathname).toBe(pathIn(siteRecords[site].home))
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await visit(page, siteRecords.shop.home)
      for (const site of sites) {
        await menu.click()
        await expect(entries).toHaveText(sites.map((each) => labelOf(each, lang)))
        await leadTo(site)
        await menu.click()
        await expect(entries).toHaveText(listed.filter((each) => each !== site).map((each) => labelOf(each, lang)))
        await leadTo('shop')
      }
    })
  })

  test.describe(`on a desktop, in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US', viewport: { width: 1024, height: 800 } })

    test('the shop’s header has room for all of its parts, and its menu links to every site', async ({ page }) => {
      await visit(page, siteRecords.shop.home)
      const banner = page.getByRole('banner')
      const frame = await banner.boundingBox()
      for (const each of await banner.locator('a, button').locator('visible=true').all()) {
        const box = await each.boundingBox()
        expect(box?.height, (await each.textContent()) ?? '').toBeLessThanOrEqual(48)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(frame?.width ?? 0)
      }
      await banner.getByRole('button', { name: t.footer.sites, exact: true }).click()
      const entries = page.getByRole('menu', { name: t.footer.sites }).getByRole('menuitem')
      await expect(entries).toHaveText(sites.map((each) => labelOf(each, lang)))
      await entries.filter({ hasText: labelOf('protocol', lang) }).click()
      await expect(page.locator('html')).toHaveAttribute('data-site', 'protocol')
    })
  })
}
