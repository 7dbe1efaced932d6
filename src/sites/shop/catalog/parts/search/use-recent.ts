import { useLayoutEffect } from 'react'
import { keepRecent } from '#src/session/recent'

/** Keeps words that have found something among this browser's recent searches. */
export function useRecentSearch(words: string, total: number): void {
  // With the results on the page, not after: whoever goes on at once has searched too.
  useLayoutEffect(() => {
    if (total > 0) keepRecent('searches', words)
  }, [words, total])
}
