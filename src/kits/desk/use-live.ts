import {
  hashKey,
  type QueryKey,
  type UseSuspenseQueryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '#src/api/call'

/** How often a page that is looked at asks again, in milliseconds, unless it says otherwise. */
const usually = 15_000

interface Live<T> {
  data: T
  /** Somebody else has changed it since the reader last said that it was seen. */
  changed: boolean
  seen: () => void
  /**
   * Does something of one's own. Where somebody else was faster (409) the newest is fetched, `changed` says so, and the refusal is
   * thrown on for the form: nothing that was typed is lost.
   */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/**
 * What a page shows, asked again every 15 seconds, or as often as `everyMs` says of what is shown, while it is visible and whenever
 * the reader comes back. `versionOf` tells one state of it from another, such as by when it was last changed; what changes while one's
 * own write runs is no news.
 */
export function useLive<T, K extends QueryKey>(
  options: UseSuspenseQueryOptions<T, Error, T, K>,
  versionOf: (data: T) => string,
  everyMs: (data: T) => number = () => usually,
): Live<T> {
  const client = useQueryClient()
  const { data, refetch } = useSuspenseQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data === undefined ? usually : everyMs(state.data as T)),
    refetchOnWindowFocus: 'always',
  })
  const version = versionOf(data)
  const [known, setKnown] = useState(version)
  const latest = useRef(versionOf)
  useEffect(() => {
    latest.current = versionOf
  })
  const hash = hashKey(options.queryKey)
  // As it comes, and not when it is rendered: by then the write may be over.
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryHash === hash && client.isMutating() > 0 && query.state.data) {
          setKnown(latest.current(query.state.data as T))
        }
      }),
    [client, hash],
  )
  return {
    data,
    changed: known !== version,
    seen: () => setKnown(version),
    act: async (work) => {
      try {
        return await work()
      } catch (error) {
        if (error instanceof CallError && error.status === 409) await refetch()
        throw error
      }
    },
  }
}
