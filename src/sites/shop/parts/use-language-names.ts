import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** Languages by name in the reader's language, for example "English, Chinese": what is spoken, without its script or country. */
export function useLanguageNames(codes: readonly string[]): string {
  const names = new Intl.DisplayNames([intlCode(useLanguage())], { type: 'language' })
  return codes.map((code) => names.of(code.split('-')[0] ?? code) ?? code).join(', ')
}
