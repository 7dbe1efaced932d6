import { type DefaultOptions, QueryClient } from '@tanstack/react-query'
import { catalog } from '#contract/catalog'
import type { Endpoint } from '#contract/endpoint'
import { productPreview } from '#contract/product-preview'
import { review, reviewDesk } from '#contract/review'
import { CallError, call } from '#src/api/call'

/** The calls that a product's page makes, with those of the desk that answer as if it were on sale. */
const answers = new Map<unknown, Endpoint>([
  [catalog.detail.path, productPreview.detail],
  [catalog.availability.path, productPreview.availability],
  [catalog.slots.path, productPreview.slots],
  [review.ofProduct.path, reviewDesk.ofProduct],
])

/** Creates the queries of a preview: the desk answers what the shop refuses before the sale, and no write is sent. */
export function previewQueries(defaultOptions: DefaultOptions): QueryClient {
  const client = new QueryClient({ defaultOptions })
  const queryOptions = client.defaultQueryOptions.bind(client) as (options: object) => { queryKey?: readonly unknown[] }
  const mutationOptions = client.defaultMutationOptions.bind(client) as (options?: object) => object
  const fromDesk = (options: object) => {
    const made = queryOptions(options)
    const endpoint = answers.get(made.queryKey?.[0])
    if (!endpoint) return made
    const queryFn = ({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) =>
      call(endpoint, queryKey[1] as never, { errors: 'page', signal })
    return { ...made, queryFn }
  }
  const unsent = (options?: object) => ({
    ...mutationOptions(options),
    mutationFn: () => Promise.reject(new CallError(409, 'preview', '')),
  })
  client.defaultQueryOptions = fromDesk as QueryClient['defaultQueryOptions']
  client.defaultMutationOptions = unsent as QueryClient['defaultMutationOptions']
  return client
}
