import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { fairRecords, type RecordDraft } from '#contract/fair/record'
import { CallError, call } from '#src/api/call'
import { usePerson } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'
import { forgetRecord, type KeptRecords, keepRecord, keptRecords } from './kept-records'

/**
 * Stores records on the device and sends them: immediately, and the rest whenever the connection returns. The last version
 * counts, so sending one twice does no harm. `waiting` are the unsent records by meeting; they stay until they are sent or finally
 * refused, also while signed out.
 */
export function useSending(): {
  waiting: KeptRecords
  save: (id: string, draft: RecordDraft) => Promise<boolean>
} {
  const queries = useQueryClient()
  const account = usePerson('business')?.id ?? ''
  const [waiting, setWaiting] = useState<KeptRecords>({})
  const look = useCallback(() => setWaiting(keptRecords(account)), [account])

  const send = useCallback(
    async (id: string, draft: RecordDraft) => {
      try {
        await call(fairRecords.save, { params: { id }, body: draft }, { errors: 'page' })
      } catch (error) {
        if (!(error instanceof CallError && error.isFinal)) return false
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
      for (const [id, draft] of Object.entries(keptRecords(account)))
        await send(id, draft).catch((error: Error) => toast.error(error.message))
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
