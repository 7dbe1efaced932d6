import { useEffect } from 'react'
import { keepRecent } from '#src/session/recent'

/** Keeps words that have found something among this browser's recent searches. */
export function useRecentSearch(words: string, total: number): void {
  useEffect(() => {
    if (total > 0) keepRecent('searches', words)
  }, [words, total])
}
