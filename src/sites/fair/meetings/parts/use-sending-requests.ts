import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fairMeetings } from '#contract/fair/meeting'
import { CallError, call } from '#src/api/call'
import { changing } from '../queries'
import { dropRequest, type KeptRequest } from './kept-requests'

/** What came of sending: the requests that were sent, and by the key of each other one that was tried why it was refused. */
export interface SentRequests {
  sent: readonly KeptRequest[]
  failed: Readonly<Record<string, string>>
}

/** Without an answer it may have arrived all the same: the repeat has the same key, and says so. */
async function ask({ body, key }: KeptRequest): Promise<void> {
  const send = () => call(fairMeetings.ask, { body }, { errors: 'page', idempotencyKey: key })
  try {
    await send()
  } catch (error) {
    if (!(error instanceof CallError && error.status === 0)) throw error
    await send()
  }
}

/**
 * Returns a function that sends kept requests one after the other. One that was sent is no longer kept; one that was refused stays,
 * with the reason. It stops where the server cannot be reached or takes no more for now: the rest stays too.
 */
export function useSendingRequests(): (requests: readonly KeptRequest[]) => Promise<SentRequests> {
  const queries = useQueryClient()
  return useCallback(
    async (requests) => {
      const sent: KeptRequest[] = []
      const failed: Record<string, string> = {}
      for (const request of requests) {
        const { body, key } = request
        try {
          await ask(request)
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          failed[key] = error.message
          if (error.isFinal) continue
          break
        }
        dropRequest(body.to)
        sent.push(request)
      }
      await Promise.all(changing.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
      return { sent, failed }
    },
    [queries],
  )
}
