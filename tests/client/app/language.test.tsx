import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { languageCodes } from '#contract/languages'
import { ja as pageJa } from '#src/kits/page/locale/ja'
import { notes } from '#src/kits/page/locale/notes'
import { currencyKey, localeKey } from '#src/session/areas'
import { createVisitor } from '#src/session/visitor'
import { fr } from '#src/sites/shop/locale/fr'
import { ja } from '#src/sites/shop/locale/ja'
import { en as terms } from '#src/sites/shop/terms/locale/en'
import { aProduct } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { reloaded, renderApp } from '#tests/support/render'

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const inHeader = () => within(document.querySelector('header') as HTMLElement)
const page = () => document.documentElement
const note = () => document.querySelector('header + aside')
const inEnglish = 'Korea, one crossing away'
const browserSpeaks = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)

async function choose(app: Awaited<ReturnType<typeof renderApp>>, language: string) {
  await app.user.click(inHeader().getByRole('button', { name: /^Language: / }))
  await app.user.click(await screen.findByRole('menuitemradio', { name: language }))
}

describe('the language (product §1, §4)', () => {
  test.each([
    ['ko-KR', 'ko'],
    ['ko', 'ko'],
    ['en-GB', 'en'],
    ['de-DE', 'en'],
    ['kok-IN', 'en'],
  ])('of a browser set to %s is %s, and is not stored', async (browser, language) => {
    browserSpeaks(browser)
    await renderApp('/main')
    expect(page().lang).toBe(language)
    expect(sessionStorage.getItem(localeKey)).toBeNull()
  })

  test('that was chosen takes precedence over the browser’s', async () => {
    browserSpeaks('ko-KR')
    await renderApp('/main', { language: 'en' })
    expect(heading()).toBe(inEnglish)
  })

  test('from ?lang= in the address takes precedence over both, and is not stored', async () => {
    browserSpeaks('en-US')
    await renderApp('/main?lang=ko', { language: 'en' })
    expect(page().lang).toBe('ko')
    expect(network.requests('/api/v1/settings/menus').map(({ search }) => search)).toEqual(['?lang=ko'])
    expect(sessionStorage.getItem(localeKey)).toBe('en')
  })

  test('from the address is ignored where it is unknown', async () => {
    await renderApp('/main?lang=xx')
    expect(page().lang).toBe('en')
  })

  test('is stored as LOCALE when the visitor chooses it, and the page switches immediately', async () => {
    const app = await renderApp('/main')
    await choose(app, '한국어')
    await waitFor(() => expect(sessionStorage.getItem(localeKey)).toBe('ko'))
    expect(page().lang).toBe('ko')
    await waitFor(() => expect(heading()).not.toBe(inEnglish))
  })

  test('is stored as LOCALE too when the chosen language is already shown', async () => {
    const app = await renderApp('/main')
    await choose(app, 'English')
    await waitFor(() => expect(sessionStorage.getItem(localeKey)).toBe('en'))
  })

  test('can be any of the 21 in the list', async () => {
    const { user } = await renderApp('/main')
    await user.click(inHeader().getByRole('button', { name: /^Language: / }))
    const list = await screen.findByRole('menu', { name: 'Language' })
    const offered = within(list)
      .getAllByRole('menuitemradio')
      .map((entry) => entry.lang)
    expect(offered).toHaveLength(21)
    expect(offered).toEqual([...languageCodes])
  })

  test('is chosen by keyboard too: the list opens at the present one, and arrows, Home, End and letters move to the others', async () => {
    const { user } = await renderApp('/main', { language: 'ja' })
    const opener = inHeader().getByRole('button', { name: /日本語/ })
    await user.click(opener)
    const entry = (name: string) => screen.getByRole('menuitemradio', { name })
    await waitFor(() => expect(entry('日本語')).toHaveFocus())
    expect(entry('日本語')).toBeChecked()
    expect(screen.getAllByRole('menuitemradio', { checked: true })).toHaveLength(1)
    for (const [keys, name] of [
      ['{ArrowDown}', '简体中文'],
      ['{ArrowUp}{ArrowUp}', 'English'],
      ['{Home}', '한국어'],
      ['{ArrowUp}', 'Türkçe'],
      ['{ArrowDown}', '한국어'],
      ['{End}', 'Türkçe'],
      // Letters of its own name, with or without accents, and of its English name.
      ['d', 'Deutsch'],
      ['рус', 'Русский'],
    ] as const) {
      await user.keyboard(keys)
      expect(entry(name), keys).toHaveFocus()
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(opener).toHaveFocus()
  })

  test.each([
    ['tu', 'Türkçe'],
    ['arab', 'العربية'],
    ['korean', '한국어'],
    ['ㅎ', '한국어'],
    ['traditional', '繁體中文'],
    ['fff', 'Filipino'],
  ])('is found by typing %s', async (letters, name) => {
    const { user } = await renderApp('/main')
    await user.click(inHeader().getByRole('button', { name: /^Language: / }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus())
    await user.keyboard(letters)
    expect(screen.getByRole('menuitemradio', { name })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(inHeader().getByRole('button', { name: new RegExp(name) })).toBeVisible())
  })

  test.each(['de', 'kk', 'tl'] as const)(
    'without its own texts (%s) falls back to English, for interface and content, and says so in that language',
    async (language) => {
      await renderApp('/main', { language })
      expect(heading()).toBe(inEnglish)
      expect(page().lang).toBe(language)
      expect(document.body.lang).toBe('en')
      await waitFor(() => expect(note()).toHaveTextContent(notes[language].fallback.note))
      expect(note()).toHaveAttribute('lang', language)
      expect(network.requests('/api/v1/settings/menus').map(({ search }) => search)).toEqual(['?lang=en'])
    },
  )

  test('fr-CA falls back to fr, then to en', async () => {
    const { visitor } = await renderApp('/main', { language: 'fr-CA' })
    const { i18n } = visitor
    expect(heading()).toBe(fr.main.hero.title)
    expect(document.body.lang).toBe('')
    expect(network.requests('/api/v1/settings/menus').map(({ search }) => search)).toEqual(['?lang=fr'])
    await i18n.loadNamespaces('shop.terms')
    expect(i18n.t('terms.title', { ns: 'shop.terms' })).toBe(terms.terms.title)
  })

  test('with its own texts uses them, and marks English-only content as English, also for screen readers', async () => {
    const shop = await aShop()
    await aProduct(shop.deps, { name: { en: 'Palace walk', ko: '궁궐 산책' } })
    const app = await renderApp('/main', { shop, language: 'ja' })
    expect(heading()).toBe(ja.main.hero.title)
    expect(screen.getByRole('heading', { name: 'Palace walk' })).toHaveAttribute('lang', 'en')
    expect(inHeader().getByRole('link', { name: 'お祭り' })).toHaveAttribute('lang', 'ja')
    await waitFor(() => expect(note()).toHaveTextContent(pageJa.fallback.note))
    await app.user.click(screen.getByRole('button', { name: pageJa.fallback.close }))
    expect(note()).toBeNull()
    await reloaded(app, '/main')
    expect(heading()).toBe(ja.main.hero.title)
    expect(note()).toBeNull()
  })

  test('marks a page whose texts are English as English, and marks nothing where there is nothing to mark', async () => {
    const app = await renderApp('/account/login', { language: 'ja' })
    const body = () => document.getElementById('content')?.closest('[lang]')
    await waitFor(() => expect(note()).toHaveTextContent(pageJa.fallback.note))
    expect(body()).toHaveAttribute('lang', 'en')
    await app.router.navigate('/no/such/page')
    expect(await screen.findByRole('heading', { level: 1, name: pageJa.notFound.title })).toBeVisible()
    expect(note()).toBeNull()
    expect(body()).toBe(page())
  })

  test('English and Korean show no such note', async () => {
    const app = await renderApp('/main', { language: 'en' })
    expect(note()).toBeNull()
    await choose(app, '한국어')
    await waitFor(() => expect(page().lang).toBe('ko'))
    expect(note()).toBeNull()
  })

  test('Arabic switches the page to right-to-left, and English switches it back', async () => {
    const app = await renderApp('/main', { language: 'ar' })
    expect(page().dir).toBe('rtl')
    await app.user.click(inHeader().getByRole('button', { name: /^Language: / }))
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'English' }))
    await waitFor(() => expect(page().dir).toBe('ltr'))
  })
})

describe('the currency (product §4, §9)', () => {
  const prices = () => document.querySelector('main')?.textContent ?? ''

  test('is US dollars until the visitor chooses another, and is stored only by choice', async () => {
    const shop = await aShop()
    await aProduct(shop.deps, { price: 100_000 })
    const { user } = await renderApp('/main', { shop })
    expect(prices()).toContain('$70')
    expect(sessionStorage.getItem(currencyKey)).toBeNull()
    await user.click(inHeader().getByRole('button', { name: /^Currency: / }))
    await user.click(await screen.findByRole('menuitemradio', { name: /KRW/ }))
    expect(sessionStorage.getItem(currencyKey)).toBe('KRW')
    expect(prices()).toContain('₩100,000')
  })

  test('that was chosen before is shown from the start', async () => {
    const shop = await aShop()
    await aProduct(shop.deps, { price: 100_000 })
    await renderApp('/main', { shop, currency: 'KRW' })
    expect(prices()).toContain('₩100,000')
    expect(prices()).not.toContain('$')
  })
})

test.each([
  ['ar', 'until \u206821/01/2027\u2069'],
  ['ko', 'until 21/01/2027'],
] as const)('in %s a value within a sentence keeps its own text direction', async (language, sentence) => {
  const { i18n } = await createVisitor({ prefs: { language }, now: 0, origin: 'http://localhost' })
  i18n.addResource(language, 'app', 'sample', 'until {{day}}')
  expect(i18n.getFixedT(language, 'app')('sample' as never, { day: '21/01/2027' })).toBe(sentence)
})
