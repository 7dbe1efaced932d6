import { intlCode, type LanguageCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** Returns the name of a language in the reader's language, without its script or country. */
export function useSpoken(): (code: string) => string {
  const names = new Intl.DisplayNames([intlCode(useLanguage())], { type: 'language' })
  return (code) => names.of(code.split('-')[0] ?? code) ?? code
}

/** List separators other than a comma and a space. */
const between: Partial<Record<LanguageCode, string>> = { ja: '、', 'zh-CN': '、', 'zh-TW': '、', ar: '، ' }

/** Joins the names of languages in the reader's language, for example "English, Chinese", without script or country. */
export function useLanguageNames(codes: readonly string[]): string {
  const spoken = useSpoken()
  return codes.map(spoken).join(between[useLanguage()] ?? ', ')
}
