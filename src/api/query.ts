import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { personal } from '#src/session/visitor'
import { type CallOptions, call } from './call'

/** The query of an endpoint with its input, for loaders and `useSuspenseQuery`. The page itself shows errors. */
export const query = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Pick<CallOptions, 'errors' | 'area'> = {},
) =>
  queryOptions({
    // The same request may be made in two areas at the same time.
    queryKey: options.area ? ([endpoint.path, input, options.area] as const) : ([endpoint.path, input] as const),
    // Uses the input from the key, not the original one, so that the same query can be repeated in another language.
    queryFn: ({ queryKey: [, keyInput], signal }) => call(endpoint, keyInput, { errors: 'page', ...options, signal }),
    meta: { [personal]: endpoint.auth !== 'none' },
  })

interface UseCall extends Pick<CallOptions, 'errors' | 'area'> {
  /** Endpoints whose queries are refetched afterwards. */
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
