import { queryOptions } from '@tanstack/react-query'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { CallError, call } from '#src/api/call'
import { personal } from '#src/session/visitor'

/** The query of an endpoint about this year's fair; null if none is announced. */
export const ofFair = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: async ({ signal }): Promise<Data<E> | null> => {
      try {
        return await call(endpoint, input, { errors: 'page', signal })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
    meta: { [personal]: true },
  })
