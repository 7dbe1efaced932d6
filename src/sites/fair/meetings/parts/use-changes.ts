import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRecords } from '#contract/fair/record'
import { listen } from '#src/api/stream'
import { useSession } from '#src/session/visitor'
import { changing } from '../queries'

/** Keeps the company's meetings and calendar live: the other side's steps show immediately. */
export function useMeetingChanges(): void {
  const queries = useQueryClient()
  const token = useSession(({ tokens }) => tokens.business)
  useEffect(() => {
    if (!token) return
    const end = new AbortController()
    const onEvent = () => {
      for (const { path } of [...changing, fairRecords.own]) void queries.invalidateQueries({ queryKey: [path] })
    }
    void listen(fairMeetings.changes, {}, { onEvent, signal: end.signal })
    return () => end.abort()
  }, [queries, token])
}
