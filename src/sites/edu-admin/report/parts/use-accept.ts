import { useQueryClient } from '@tanstack/react-query'
import { educationNotes } from '#contract/education/notes'
import { reportDesk } from '#contract/education/report/desk'
import type { CallOptions } from '#src/api/call'
import { useCall } from '#src/api/query'
import { afterAct } from '../queries'

/** Accepts an amount of a receipt; after a refusal, a colleague's decision made meanwhile is fetched at once. */
export function useAccept({ errors }: Pick<CallOptions, 'errors'> = {}) {
  const client = useQueryClient()
  const accept = useCall(reportDesk.accept, { ...(errors && { errors }), refreshes: afterAct })
  const mutateAsync: typeof accept.mutateAsync = (input) =>
    accept.mutateAsync(input).catch(async (error: unknown) => {
      await client.invalidateQueries({ queryKey: [educationNotes.pulse.path] })
      throw error
    })
  return { ...accept, mutateAsync }
}
