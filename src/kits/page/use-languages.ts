import { useSearchParams } from 'react-router-dom'
import { type LanguageCode, languageCodes } from '#contract/languages'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { speak } from './speak'

/** Chinese readers tell the two apart by script, not by country; Tagalog is `fil` to `Intl`. */
const named: Partial<Record<LanguageCode, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant', tl: 'fil' }

/** Names of languages by code: making one takes the time of a small component, and a page asks for all of them. */
function keptNames(make: (code: LanguageCode) => string): (code: LanguageCode) => string {
  const names = new Map<LanguageCode, string>()
  return (code) => {
    const name = names.get(code) ?? make(code)
    names.set(code, name)
    return name
  }
}

/** What a language calls itself, with a capital where it has such. */
export const ownName = keptNames((code) => {
  const intl = named[code] ?? code
  const name = new Intl.DisplayNames([intl], { type: 'language' }).of(intl) ?? code
  return name.charAt(0).toLocaleUpperCase(intl) + name.slice(1)
})

/** What a language is called in English: letters that every keyboard has. */
export const englishName = keptNames(
  (code) => new Intl.DisplayNames(['en'], { type: 'language' }).of(named[code] ?? code) ?? code,
)

/** The reader's language, all that can be chosen (product §1), and the choosing. */
export function useLanguages() {
  const visitor = useVisitor()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const choose = async (code: LanguageCode) => {
    await speak(visitor, code)
    // An address that asks for a language would win over the choice at the next load.
    if (!search.has('lang')) return
    const rest = new URLSearchParams(search)
    rest.delete('lang')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  return { language, languages: languageCodes, choose }
}
