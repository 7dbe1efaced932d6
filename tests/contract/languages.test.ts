import { describe, expect, test } from 'vitest'
import { type LanguageCode, langOf, languageCodes, spokenLanguages, spokenOf, textLanguages } from '#contract/languages'
import { notes } from '#src/kits/page/locale/notes'

type Texts = Record<string, object>
const files = import.meta.glob<Texts>(
  [
    '../../src/app/locale/*.ts',
    '../../src/{ui,kits/page,kits/booking}/locale/*.ts',
    '../../src/sites/shop/{locale,*/locale}/*.ts',
    '../../contract/texts/refusal.*.ts',
  ],
  { eager: true },
)

/** Texts that are complete in every language of the interface: a language's file replaces `*`. */
const finished = [
  'src/app/locale/*.ts',
  'src/ui/locale/*.ts',
  'src/kits/page/locale/*.ts',
  'src/kits/booking/locale/*.ts',
  'src/sites/shop/locale/*.ts',
  'src/sites/shop/catalog/locale/*.ts',
  'src/sites/shop/suggest/locale/*.ts',
  'src/sites/shop/purchase/locale/*.ts',
  'contract/texts/refusal.*.ts',
]
const partly = spokenLanguages.filter((code) => !(textLanguages as readonly string[]).includes(code))

const textsOf = (place: string, language: string): Record<string, string> => {
  const texts = files[`../../${place.replace('*', language)}`]?.[language.replace('-', '')]
  return Object.fromEntries(texts ? flat(texts) : [])
}
const flat = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  )

const plural = /_(?:zero|one|two|few|many|other)$/
const wordsOf = (text: string) => text.replace(/{{\w+}}/g, '').match(/\p{L}{2,}/gu) ?? []
const namesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).toSorted()

/** The required keys of a language: one for each of its plural forms where English has two. */
function keysIn(language: string, english: string[]): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return english.flatMap((key) => {
    if (!plural.test(key)) return [key]
    return key.endsWith('_other') ? forms.map((form) => key.replace(plural, `_${form}`)) : []
  })
}

describe('the languages of the interface (product §1)', () => {
  test.each(partly.flatMap((language) => finished.map((place) => [language, place] as const)))(
    '%s has every text of %s, in each of its plural forms, and no others',
    (language, place) => {
      const english = Object.keys(textsOf(place, 'en'))
      expect(english).not.toEqual([])
      expect(Object.keys(textsOf(place, language)).toSorted()).toEqual(keysIn(language, english).toSorted())
    },
  )

  test.each(partly)('%s uses the same placeholders in every text as English', (language) => {
    const wrong = finished.flatMap((place) => {
      const english = textsOf(place, 'en')
      return Object.entries(textsOf(place, language)).filter(([key, text]) => {
        const [other, one] = ['_other', '_one'].map((form) => english[key.replace(plural, form)] ?? english[key] ?? '')
        return ![other, one].some((version) => String(namesIn(version ?? '')) === String(namesIn(text)))
      })
    })
    expect(wrong).toEqual([])
  })

  test.each(partly)('%s is translated: none of its sentences is still English', (language) => {
    const same = finished.flatMap((place) => {
      const english = textsOf(place, 'en')
      return Object.entries(textsOf(place, language)).filter(
        ([key, text]) => text === english[key] && wordsOf(text).length > 2,
      )
    })
    expect(same).toEqual([])
  })

  test('resolve from every code to texts: its own, French for Canadian French, or English, as its content does', () => {
    const led = languageCodes.filter((code) => spokenOf(code) !== code).map((code) => [code, spokenOf(code)])
    expect(Object.fromEntries(led)).toMatchObject({ 'fr-CA': 'fr', de: 'en', ar: 'en' })
    expect(new Set(led.map(([, spoken]) => spoken))).toEqual(new Set(['fr', 'en']))
    expect(languageCodes.filter((code) => langOf(code) === 'ko')).toEqual(['ko'])
  })

  test('each have the sentence that says what is in English, where they have no other', () => {
    const without: LanguageCode[] = languageCodes.filter((code) => spokenOf(code) === 'en' && code !== 'en')
    expect(Object.keys(notes).toSorted()).toEqual(without.toSorted())
    expect(new Set(Object.values(notes).map(({ fallback }) => fallback.note)).size).toBe(without.length)
  })

  test('are in the order of the product’s rules', () => {
    expect(languageCodes.join(', ')).toBe(
      'ko, en, ja, zh-CN, zh-TW, fr, de, es, it, ru, pt, fr-CA, kk, hi, id, th, vi, tl, ar, af, tr',
    )
  })
})
