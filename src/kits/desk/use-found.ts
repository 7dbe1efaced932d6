import { useQueries } from '@tanstack/react-query'
import { personal, useContentLang } from '#src/session/visitor'
import type { Finder, Found } from './palette-source'
import { useSettled } from './use-settled'

/** Fewer letters find nothing. */
const fewest = 2
const pauseMs = 150

interface FoundByWords {
  groups: readonly { kind: string; rows: readonly Found[] }[]
  isBusy: boolean
  /** Searching one of the kinds failed. */
  hasFailed: boolean
}

/** Search results by kind, once typing has paused; a new word aborts the search before it. */
export function useFound(words: string, finders: readonly Finder[]): FoundByWords {
  const lang = useContentLang()
  const sought = useSettled(words, pauseMs)
  const enabled = sought.length >= fewest && sought === words
  return useQueries({
    queries: finders.map(({ kind, find }) => ({
      queryKey: ['palette', kind, sought, lang],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(sought, lang, signal),
      enabled,
      retry: false,
      gcTime: 0,
      meta: { [personal]: true },
    })),
    combine: (results) => ({
      groups: results.map(({ data }, at) => ({ kind: finders[at]?.kind ?? '', rows: (enabled && data) || [] })),
      isBusy: words.length >= fewest && (sought !== words || results.some(({ isFetching }) => isFetching)),
      hasFailed: enabled && results.some(({ isError }) => isError),
    }),
  })
}
