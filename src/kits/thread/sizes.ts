import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'

/** Returns a formatter for a number of bytes in the reader's language. */
export function useSizes() {
  const language = intlCode(useLanguage())
  return (bytes: number) => bytesInWords(bytes, language)
}
