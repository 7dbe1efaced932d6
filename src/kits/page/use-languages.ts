import { useSearchParams } from 'react-router-dom'
import { type LanguageCode, languageCodes } from '#contract/languages'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { speak } from './speak'

/** Chinese readers distinguish the two by script, not by country; Tagalog is `fil` in `Intl`. */
const named: Partial<Record<LanguageCode, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant', tl: 'fil' }

/** Caches names of languages by code: creating one takes as long as a small component, and a page needs all of them. */
function keptNames(make: (code: LanguageCode) => string): (code: LanguageCode) => string {
  const names = new Map<LanguageCode, string>()
  return (code) => {
    const name = names.get(code) ?? make(code)
    names.set(code, name)
    return name
  }
}

/** The language's own name, capitalized where its script has capitals. */
export const ownName = keptNames((code) => {
  const intl = named[code] ?? code
  const name = new Intl.DisplayNames([intl], { type: 'language' }).of(intl) ?? code
  return name.charAt(0).toLocaleUpperCase(intl) + name.slice(1)
})

/** The language's English name: letters that every keyboard has. */
export const englishName = keptNames(
  (code) => new Intl.DisplayNames(['en'], { type: 'language' }).of(named[code] ?? code) ?? code,
)

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
