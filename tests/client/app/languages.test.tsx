import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { intlCode, type LanguageCode, languageCodes, textLanguages } from '#contract/languages'
import { speak } from '#src/kits/page/speak'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aReadyOrder, aShop, inCart, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

interface TestContext {
  shop: Shop
  member: Person
  product: TestProduct
}

async function aTestContext(): Promise<TestContext> {
  const shop = await aShop()
  const product = await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' }, price: 2_000_000 })
  return { shop, member: await aMember(shop.deps), product }
}

const texts = import.meta.glob<{ en: object }>(
  [
    '../../../src/{ui,kits/page,kits/booking,sites/shop,sites/shop/*}/locale/{en,*.en}.ts',
    '../../../contract/texts/refusal.en.ts',
  ],
  { eager: true },
)
const keysOf = (at: object, prefix = ''): string[] =>
  Object.entries(at).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key.replace(/_(?:one|other)$/, '')] : keysOf(text, `${prefix}${key}.`),
  )
/** What i18next would show in place of a missing text. */
const keys = new Set(
  Object.values(texts)
    .flatMap(({ en }) => keysOf(en))
    .filter((key) => key.includes('.')),
)

/** All visible texts and accessible names of a page. */
function shownTexts(): string[] {
  const names = ['aria-label', 'title', 'placeholder', 'alt']
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = [document.title]
  for (let node = walker.nextNode(); node; node = walker.nextNode()) words.push(node.textContent ?? '')
  for (const element of document.querySelectorAll('*')) {
    for (const name of names) words.push(element.getAttribute(name) ?? '')
  }
  return words.map((each) => each.trim()).filter(Boolean)
}

const isComplete = (code: LanguageCode) => (textLanguages as readonly string[]).includes(code)
const dollars = (amount: number) => (code: LanguageCode) =>
  `$${new Intl.NumberFormat(intlCode(code), { minimumFractionDigits: 2 }).format(amount)}`
const won = (amount: number) => (code: LanguageCode) => `₩${new Intl.NumberFormat(intlCode(code)).format(amount)}`
const day = (iso: string) => (code: LanguageCode) =>
  new Intl.DateTimeFormat(intlCode(code), {
    timeZone: 'UTC',
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(new Date(iso))

/** The main screens, with the language-specific formats each of them shows. */
const screens: Record<string, (context: TestContext) => Promise<[string, ...((code: LanguageCode) => string)[]]>> = {
  'the first page': async () => ['/main', dollars(1400)],
  search: async () => ['/product/search/all/all', dollars(1400)],
  'a product': async ({ product }) => [`/product/detail/${product.id}`, dollars(1400)],
  'the cart': async ({ shop, member, product }) => {
    await inCart(shop, member, product)
    return ['/product/shopping-cart', won(4_000_000), day(product.date)]
  },
  'the last step of a reservation': async ({ shop, member, product }) => {
    const { id } = await aReadyOrder(shop, member, product)
    return [`/purchase/reservation/payment?order=${id}`, won(4_000_000), day(product.date)]
  },
}

describe('in each of the 21 languages (product §1)', () => {
  test.each(Object.entries(screens))(
    '%s has every text, the right direction, and writes money and days as the language does',
    async (_, prepare) => {
      expect(keys.size).toBeGreaterThan(500)
      const context = await aTestContext()
      const [url, ...forms] = await prepare(context)
      const { visitor } = await renderApp(url, { shop: context.shop, signedInAs: context.member })
      for (const code of languageCodes) {
        await speak(visitor, code)
        await waitFor(() => {
          const words = shownTexts()
          expect(document.documentElement).toHaveAttribute('lang', code)
          expect(document.documentElement).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr')
          expect(words.filter((each) => keys.has(each) || each.includes('{{'))).toEqual([])
          const page = words.join(' ')
          for (const form of forms) expect(page).toContain(form(code))
          expect(document.querySelector('header + aside') === null).toBe(isComplete(code))
        })
      }
    },
  )
})
