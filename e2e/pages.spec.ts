import { JSDOM } from 'jsdom'
import { siteOfPath, siteRecords } from '#contract/sites/sites'
import { address } from './support/address'
import { expect, test } from './support/fixtures'
import { words } from './support/journey'
import { publicPages } from './support/pages'

const addresses = publicPages.flatMap(({ addresses, browserOnly }) => (browserOnly ? [] : addresses))

/** The content of every guest page besides title and heading, read without any script. */
const contents: Record<string, (t: (typeof words)['en']) => string[]> = {
  '/apec2025': (t) => [t.apec.home.lead, t.apec.home.steps],
  '/apec2025/list': (t) => [t.apec.list.lead],
  '/apec2025gb': (t) => [t.apec.welcome.lead],
  '/main': (t) => [t.shop.main.hero.lead, t.shop.main.popular.title, t.shop.main.how.title],
  '/product/search/all/all': (t) => [t.catalog.search.anyCategory],
  '/product/search/stays/busan?q=nothing': (t) => [t.catalog.search.empty.title],
  '/product/detail/gyeongbokgung-bukchon-morning-walk': (t) => [
    t.catalog.detail.highlights,
    t.catalog.detail.itinerary,
    t.catalog.cancel.title,
    t.catalog.detail.related,
  ],
  '/account/login': (t) => [t.account.login.forgot],
  '/account/registration/general': (t) => [t.account.registration.lead],
  '/account/find-id': (t) => [t.account.findId.lead],
  '/account/find-password': (t) => [t.account.findPassword.lead],
  '/bleisure': (t) => [t.bleisure.home.stays.title, t.bleisure.home.before.visa.text],
  '/bleisure/tour-program': (t) => [t.bleisure.list.lead, t.bleisure.city.yeosu],
  '/bleisure/tour-program?stay=1&city=jeju': (t) => [t.bleisure.empty.title],
  '/bleisure/no/such/page': (t) => [t.page.notFound.text],
  '/protocol': (t) => [t.protocol.home.services, t.protocol.home.met.title],
  '/protocol/vehicle': (t) => [t.protocol.vehicle.classes],
  '/protocol/immigration': (t) => [t.protocol.immigration.isNot.one],
  '/protocol/tour': (t) => [t.protocol.tour.list],
  '/no/such/page': (t) => [t.page.notFound.text],
}

/** The layers of the style sheets; their precedence follows the order in which a page first names them. */
const layers = ['theme', 'base', 'vendor', 'components', 'utilities']

/** A page as it is sent, without the parts that are hidden before a script runs, and the layers of its styles. */
async function sent(path: string, lang: string): Promise<{ status: number; document: Document; named: string[] }> {
  const answer = await fetch(address + path, { headers: { 'Accept-Language': lang } })
  const whole = await answer.text()
  const rules = [...whole.matchAll(/@layer ([\w., ]+)/g)].flatMap(([, names = '']) => names.split(/[., ]+/))
  const named = [...new Set(rules)].filter((each) => layers.includes(each))
  // Parsing its style sheets would take long.
  const html = whole.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
  const { document } = new JSDOM(html).window
  for (const each of document.querySelectorAll('[hidden], template')) each.remove()
  return { status: answer.status, document, named }
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US', javaScriptEnabled: false })

    test('every public page is rendered with its title, heading and content', async () => {
      for (const path of addresses) {
        const { status, document, named } = await sent(path, lang)
        expect(named, path).toEqual(layers)
        expect(status, path).toBe(/\/no\/such\//.test(path) ? 404 : 200)
        expect(document.title, path).toMatch(/\S/)
        expect(document.documentElement.lang, path).toBe(lang)
        const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
        expect(headings, path).toEqual([expect.stringMatching(/\S/)])
        // Desks have none, and neither do the screens in the halls: nothing there is for customers.
        if (siteRecords[siteOfPath(path)].isDesk || path.startsWith('/fair-viewer')) continue
        const footer = [...document.querySelectorAll('footer')].filter((each) => !each.closest('main'))
        expect(footer.map(({ textContent }) => textContent).join(), path).toContain(t.page.footer.support)
        for (const text of contents[path]?.(t) ?? []) expect(document.body.textContent, path).toContain(text)
      }
    })

    test('with scripts off a search works, and links to a tour with its price', async ({ page }) => {
      await page.goto('/main')
      const search = page.getByRole('main').getByRole('combobox', { name: t.shop.header.searchLabel })
      await search.fill(lang === 'ko' ? '경복궁' : 'Gyeongbokgung')
      await search.press('Enter')
      // The page before lists it too.
      await expect(page).toHaveURL(/\/product\/search\//)
      const name = lang === 'ko' ? /경복궁/ : /Gyeongbokgung/
      await page.getByRole('main').getByRole('link', { name }).first().click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('region', { name: t.catalog.box.label })).toContainText('$')
    })
  })
}
