import { useLayoutEffect } from 'react'
import { keepRecent } from '#src/session/recent'

/** Adds words with results to this browser's recent searches. */
export function useRecentSearch(words: string, total: number): void {
  // A layout effect, so that a search also counts if the visitor moves on immediately.
  useLayoutEffect(() => {
    if (total > 0) keepRecent('searches', words)
  }, [words, total])
}
