import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fairDayDesk } from '#contract/fair/day'
import { listen } from '#src/api/stream'
import { useSession } from '#src/session/visitor'
import { changing } from '../queries'

/** The minimum time between two refetches, in ms: a busy hall changes every second. */
const restMs = 1000

/** Keeps the office's pages of meetings live. */
export function useDeskChanges(): void {
  const queries = useQueryClient()
  const token = useSession(({ tokens }) => tokens.business)
  useEffect(() => {
    if (!token) return
    const end = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      for (const { path } of changing) void queries.invalidateQueries({ queryKey: [path] })
    }
    const onEvent = () => {
      timer ??= setTimeout(look, restMs)
    }
    void listen(fairDayDesk.changes, {}, { onEvent, signal: end.signal })
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [queries, token])
}
