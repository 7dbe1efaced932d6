import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** A language by name in the reader's language: what is spoken, without its script or country. */
export function useSpoken(): (code: string) => string {
  const names = new Intl.DisplayNames([intlCode(useLanguage())], { type: 'language' })
  return (code) => names.of(code.split('-')[0] ?? code) ?? code
}

/** Languages by name in the reader's language, for example "English, Chinese": what is spoken, without its script or country. */
export function useLanguageNames(codes: readonly string[]): string {
  const spoken = useSpoken()
  return codes.map(spoken).join(', ')
}
