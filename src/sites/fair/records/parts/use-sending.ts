import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { fairRecords, type RecordDraft } from '#contract/fair/record'
import { CallError, call } from '#src/api/call'
import { usePerson } from '#src/session/visitor'
import { forgetRecord, keepRecord, keptRecords } from './kept-records'

/** A refusal that sending again would not change. */
const isFinal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Stores records on the device and sends them: immediately, and the rest whenever the connection returns. The last version
 * counts, so sending one twice does no harm. `waiting` are the meetings with unsent records.
 */
export function useSending(): {
  waiting: ReadonlySet<string>
  save: (id: string, draft: RecordDraft) => Promise<boolean>
} {
  const queries = useQueryClient()
  const account = usePerson('business')?.id ?? ''
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const look = useCallback(() => setWaiting(new Set(Object.keys(keptRecords(account)))), [account])

  const send = useCallback(
    async (id: string, draft: RecordDraft) => {
      try {
        await call(fairRecords.save, { params: { id }, body: draft }, { errors: 'page' })
      } catch (error) {
        if (!isFinal(error)) return false
        forgetRecord(account, id, draft)
        throw error
      }
      forgetRecord(account, id, draft)
      await queries.invalidateQueries({ queryKey: [fairRecords.own.path] })
      return true
    },
    [account, queries],
  )

  useEffect(() => {
    if (!account) return
    const sendAll = async () => {
      for (const [id, draft] of Object.entries(keptRecords(account))) await send(id, draft).catch(() => false)
      look()
    }
    void sendAll()
    addEventListener('online', sendAll)
    return () => removeEventListener('online', sendAll)
  }, [account, send, look])

  return {
    waiting,
    async save(id, draft) {
      keepRecord(account, id, draft)
      try {
        return await send(id, draft)
      } finally {
        look()
      }
    },
  }
}
