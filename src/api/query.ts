import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { personal } from '#src/session/visitor'
import { type CallOptions, call } from './call'

/** The query of an endpoint with its input, for loaders and `useSuspenseQuery`. The page that asks shows what fails. */
export const query = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Pick<CallOptions, 'errors' | 'area'> = {},
) =>
  queryOptions({
    // The same question may be put in two areas at once.
    queryKey: options.area ? ([endpoint.path, input, options.area] as const) : ([endpoint.path, input] as const),
    // Asks what the key says, not what was first asked: so the same question can be put in another language.
    queryFn: ({ queryKey: [, asked], signal }) => call(endpoint, asked, { errors: 'page', ...options, signal }),
    meta: { [personal]: endpoint.auth !== 'none' },
  })

interface UseCall extends Pick<CallOptions, 'errors' | 'area'> {
  /** Whose queries are asked again afterwards. */
  refreshes?: Endpoint[]
}

/**
 * The write of an endpoint. A repeat of the same input after a failure carries the same Idempotency-Key, so that a lost
 * answer never makes the write happen twice.
 */
export function useCall<E extends Endpoint>(endpoint: E, { refreshes = [], ...options }: UseCall = {}) {
  const client = useQueryClient()
  const last = useRef<{ input: string; key: string } | null>(null)
  return useMutation<Data<E>, Error, CallInput<E>>({
    mutationFn: (input) => {
      if (!endpoint.idempotent) return call(endpoint, input, options)
      const text = JSON.stringify(input)
      if (last.current?.input !== text) last.current = { input: text, key: crypto.randomUUID() }
      return call(endpoint, input, { ...options, idempotencyKey: last.current.key })
    },
    onSuccess: async () => {
      last.current = null
      await Promise.all(refreshes.map((each) => client.invalidateQueries({ queryKey: [each.path] })))
    },
  })
}
