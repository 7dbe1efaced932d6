import {
  hashKey,
  type QueryKey,
  type UseSuspenseQueryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '#src/api/call'

/** The default refetch interval of a visible page, in milliseconds. */
const usually = 15_000

interface Live<T> {
  data: T
  /** Another user has changed it since the reader last called `seen`. */
  changed: boolean
  seen: () => void
  /**
   * Runs the user's own write. On a conflict (409) the newest data is fetched, `changed` is set, and the refusal is rethrown for
   * the form: nothing that was typed is lost.
   */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** Runs a user's own write: on a conflict (409), the newest data is fetched before the refusal is rethrown. */
export const refetchingOnConflict =
  (refetch: () => Promise<unknown>): Live<unknown>['act'] =>
  async (work) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof CallError && error.status === 409) await refetch()
      throw error
    }
  }

/**
 * The data of a page, refetched every 15 seconds (or as `everyMs` says) while visible and whenever the reader returns.
 * `versionOf` distinguishes its states, such as by the time of the last change; changes that arrive while the user's own write
 * runs are not reported.
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
  // On arrival, not on rendering: by then the write may have ended.
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
    act: refetchingOnConflict(refetch),
  }
}
