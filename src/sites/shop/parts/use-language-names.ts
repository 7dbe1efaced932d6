import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** Languages by name in the reader's language, for example "English, Korean". */
export function useLanguageNames(codes: readonly string[]): string {
  const names = new Intl.DisplayNames([intlCode(useLanguage())], { type: 'language' })
  return codes.map((code) => names.of(code) ?? code).join(', ')
}
