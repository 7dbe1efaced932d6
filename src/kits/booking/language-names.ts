import { intlCode, type LanguageCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** A language by name in the reader's language: what is spoken, without its script or country. */
export function useSpoken(): (code: string) => string {
  const names = new Intl.DisplayNames([intlCode(useLanguage())], { type: 'language' })
  return (code) => names.of(code.split('-')[0] ?? code) ?? code
}

/** What is between the things of a list where it is not a comma and a space. */
const between: Partial<Record<LanguageCode, string>> = { ja: '、', 'zh-CN': '、', 'zh-TW': '、', ar: '، ' }

/** Languages by name in the reader's language, for example "English, Chinese": what is spoken, without its script or country. */
export function useLanguageNames(codes: readonly string[]): string {
  const spoken = useSpoken()
  return codes.map(spoken).join(between[useLanguage()] ?? ', ')
}
