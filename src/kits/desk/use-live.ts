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
 * `versionOf` distinguishes its states, such as by the time of the last change. The state that the user's own write refetches is
 * not reported as another user's, unless an unseen change had arrived before it.
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
  const [shownVersion, setShownVersion] = useState(version)
  const latest = useRef(versionOf)
  useEffect(() => {
    latest.current = versionOf
  })
  const hash = hashKey(options.queryKey)
  useEffect(() => {
    const queries = client.getQueryCache()
    const stateOf = (data: unknown) => (data === undefined ? undefined : latest.current(data as T))
    let last = stateOf(queries.get(hash)?.state.data)
    // A state that arrived while the user's own write was running: it can be that write's.
    let early: string | undefined
    let isOwn = false
    return queries.subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== hash) return
      // On arrival, not on rendering: by then the write may have ended.
      const isWriting = client.isMutating() > 0
      if (event.action.type === 'invalidate') isOwn = isWriting
      if (event.action.type !== 'success') return
      const [before, next] = [last, stateOf(event.query.state.data)]
      const wasOwn = early !== undefined && early === before && next === before
      if (isOwn && next !== undefined) setShownVersion((seen) => (seen === before || wasOwn ? next : seen))
      early = isWriting && !isOwn && next !== before ? next : undefined
      last = next
      isOwn = false
    })
  }, [client, hash])
  return {
    data,
    changed: shownVersion !== version,
    seen: () => setShownVersion(version),
    act: refetchingOnConflict(refetch),
  }
}
