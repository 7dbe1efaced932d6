import { useQueryClient } from '@tanstack/react-query'
import { reportDesk } from '#contract/education/report/desk'
import type { CallOptions } from '#src/api/call'
import { useCall } from '#src/api/query'

/** Accepts an amount of a receipt; a refusal refetches the report, so that its current state is shown. */
export function useAccept({ errors }: Pick<CallOptions, 'errors'> = {}) {
  const client = useQueryClient()
  const accept = useCall(reportDesk.accept, {
    ...(errors && { errors }),
    refreshes: [reportDesk.detail, reportDesk.list],
  })
  const mutateAsync: typeof accept.mutateAsync = (input) =>
    accept.mutateAsync(input).catch(async (error: unknown) => {
      await client.invalidateQueries({ queryKey: [reportDesk.detail.path] })
      throw error
    })
  return { ...accept, mutateAsync }
}
