import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { languageCodes } from '#contract/languages'
import { currencyKey, localeKey } from '#src/session/areas'
import { createVisitor } from '#src/session/visitor'
import { aProduct } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const inHeader = () => within(document.querySelector('header') as HTMLElement)
const page = () => document.documentElement
const inEnglish = 'Korea, one crossing away'
const browserSpeaks = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)

async function choose(app: Awaited<ReturnType<typeof renderApp>>, language: string) {
  await app.user.click(inHeader().getByRole('button', { name: /^Language: / }))
  await app.user.click(await screen.findByRole('button', { name: language }))
}

describe('the language (product §1, §4)', () => {
  test.each([
    ['ko-KR', 'ko'],
    ['ko', 'ko'],
    ['en-GB', 'en'],
    ['de-DE', 'en'],
    ['kok-IN', 'en'],
  ])('of a browser that speaks %s is %s, and is not remembered', async (browser, language) => {
    browserSpeaks(browser)
    await renderApp('/main')
    expect(page().lang).toBe(language)
    expect(sessionStorage.getItem(localeKey)).toBeNull()
  })

  test('that was chosen wins over the browser’s', async () => {
    browserSpeaks('ko-KR')
    await renderApp('/main', { language: 'en' })
    expect(heading()).toBe(inEnglish)
  })

  test('that the address asks for by ?lang= wins over both, and is not remembered', async () => {
    browserSpeaks('en-US')
    await renderApp('/main?lang=ko', { language: 'en' })
    expect(page().lang).toBe('ko')
    expect(network.asked('/api/v1/settings/menus').map(({ search }) => search)).toEqual(['?lang=ko'])
    expect(sessionStorage.getItem(localeKey)).toBe('en')
  })

  test('that the address asks for and nobody knows is passed over', async () => {
    await renderApp('/main?lang=xx')
    expect(page().lang).toBe('en')
  })

  test('is written as LOCALE when somebody chooses it, and the page speaks it at once', async () => {
    const app = await renderApp('/main')
    await choose(app, '한국어')
    await waitFor(() => expect(sessionStorage.getItem(localeKey)).toBe('ko'))
    expect(page().lang).toBe('ko')
    await waitFor(() => expect(heading()).not.toBe(inEnglish))
  })

  test('is written as LOCALE too when what is chosen is what the page speaks already', async () => {
    const app = await renderApp('/main')
    await choose(app, 'English')
    await waitFor(() => expect(sessionStorage.getItem(localeKey)).toBe('en'))
  })

  test('can be any of the 21 of the list', async () => {
    const { user } = await renderApp('/main')
    await user.click(inHeader().getByRole('button', { name: /^Language: / }))
    const list = (await screen.findByRole('button', { name: '日本語' })).closest('ul') as HTMLElement
    const offered = within(list)
      .getAllByRole('button')
      .map((button) => button.lang)
    expect(offered).toHaveLength(21)
    expect(offered).toEqual([...languageCodes])
  })

  test.each(['fr-CA', 'de', 'zh-TW', 'tl'] as const)(
    'without texts of its own (%s) falls back to English, of the interface as of the content',
    async (language) => {
      await renderApp('/main', { language })
      expect(heading()).toBe(inEnglish)
      expect(page().lang).toBe(language)
      expect(network.asked('/api/v1/settings/menus').map(({ search }) => search)).toEqual(['?lang=en'])
    },
  )

  test('fr-CA falls back to fr, then to en', async () => {
    const { visitor } = await renderApp('/main', { language: 'fr-CA' })
    const { i18n } = visitor
    i18n.addResourceBundle('fr', 'page', { footer: { languages: 'Langues' } })
    expect(i18n.t('footer.languages', { ns: 'page' })).toBe('Langues')
    expect(i18n.t('footer.support', { ns: 'page' })).toBe('Support')
  })

  test('Arabic turns the page from right to left, and English turns it back', async () => {
    const app = await renderApp('/main', { language: 'ar' })
    expect(page().dir).toBe('rtl')
    await app.user.click(inHeader().getByRole('button', { name: /^Language: / }))
    await app.user.click(await screen.findByRole('button', { name: 'English' }))
    await waitFor(() => expect(page().dir).toBe('ltr'))
  })
})

describe('the currency (product §4, §9)', () => {
  const prices = () => document.querySelector('main')?.textContent ?? ''

  test('is US dollars until somebody chooses another, and is remembered by choice only', async () => {
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
] as const)('in %s a value within a sentence keeps its own direction', async (language, sentence) => {
  const { i18n } = await createVisitor({ prefs: { language }, now: 0, origin: 'http://localhost' })
  i18n.addResource(language, 'app', 'sample', 'until {{day}}')
  expect(i18n.getFixedT(language, 'app')('sample' as never, { day: '21/01/2027' })).toBe(sentence)
})
