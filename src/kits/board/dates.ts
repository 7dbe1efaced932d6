import { useMemo } from 'react'
import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'

/** Shows instants in the reader's language, always as they are in Seoul. */
export function useDates() {
  const language = intlCode(useLanguage())
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { timeZone: 'Asia/Seoul', dateStyle: 'medium' })
    const instants = new Intl.DateTimeFormat(language, {
      timeZone: 'Asia/Seoul',
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    return {
      day: (iso: string) => days.format(new Date(iso)),
      instant: (iso: string) => instants.format(new Date(iso)),
    }
  }, [language])
}

/** Shows a number of bytes in the reader's language. */
export function useSizes() {
  const language = intlCode(useLanguage())
  return (bytes: number) => bytesInWords(bytes, language)
}
