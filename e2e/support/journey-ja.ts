import { ja as page } from '#src/kits/page/locale/ja'
import { ja as catalog } from '#src/sites/shop/catalog/locale/ja'
import { ja as shop } from '#src/sites/shop/locale/ja'
import { ja as purchase } from '#src/sites/shop/purchase/locale/ja'
import { ja as ui } from '#src/ui/locale/ja'
import { type Words, words } from './journey'

/** Duplicates the language's single plural form under English's two plural keys. */
function asInEnglish(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, unknown][] => {
      if (typeof text !== 'string') return [[key, asInEnglish(text)]]
      return key.endsWith('_other')
        ? [
            [key, text],
            [key.replace(/_other$/, '_one'), text],
          ]
        : [[key, text]]
    }),
  )
}

/** The texts of the pages in Japanese, falling back to English. */
export const japanese = {
  ...words.en,
  ...asInEnglish({ page, catalog, shop, purchase, ui }),
  country: 'アメリカ合衆国',
} as Words
