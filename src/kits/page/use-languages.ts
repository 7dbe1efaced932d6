import { useSearchParams } from 'react-router-dom'
import { type LanguageCode, languageCodes } from '#contract/languages'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { speak } from './speak'

/** Each language's own name; Chinese readers distinguish theirs by script. Written out: `Intl` takes long for each language. */
const ownNames: Record<LanguageCode, string> = {
  ko: '한국어',
  en: 'English',
  ja: '日本語',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  ru: 'Русский',
  pt: 'Português',
  'fr-CA': 'Français canadien',
  kk: 'Қазақ тілі',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  tl: 'Filipino',
  ar: 'العربية',
  af: 'Afrikaans',
  tr: 'Türkçe',
}

/** The language's own name, capitalized where its script has capitals. */
export const ownName = (code: LanguageCode): string => ownNames[code]

/** Codes that `Intl` has a better name for. */
const named: Partial<Record<LanguageCode, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant', tl: 'fil' }
let english: Intl.DisplayNames | undefined

/** The language's English name: letters that every keyboard has. */
export function englishName(code: LanguageCode): string {
  english ??= new Intl.DisplayNames(['en'], { type: 'language' })
  return english.of(named[code] ?? code) ?? code
}

/** Returns the reader's language, all available ones (product §1), and the function that switches. */
export function useLanguages() {
  const visitor = useVisitor()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const choose = async (code: LanguageCode) => {
    await speak(visitor, code)
    // A language in the address would override the choice at the next load.
    if (!search.has('lang')) return
    const rest = new URLSearchParams(search)
    rest.delete('lang')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  return { language, languages: languageCodes, choose }
}
