import {
  type DefaultError,
  type DefaultedQueryObserverOptions,
  type MutationOptions,
  QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query'
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

/** The queries of a preview: the desk answers what the shop refuses before the sale, and no write is sent. */
export class PreviewQueries extends QueryClient {
  override defaultQueryOptions<
    Fetched = unknown,
    Failure = DefaultError,
    Data = Fetched,
    Queried = Fetched,
    Key extends QueryKey = QueryKey,
    Page = never,
  >(
    options:
      | QueryObserverOptions<Fetched, Failure, Data, Queried, Key, Page>
      | DefaultedQueryObserverOptions<Fetched, Failure, Data, Queried, Key>,
  ): DefaultedQueryObserverOptions<Fetched, Failure, Data, Queried, Key> {
    const made = super.defaultQueryOptions(options)
    const endpoint = answers.get(made.queryKey?.[0])
    if (!endpoint) return made
    // Silent: the end of the operator's session would lead to the sign-in page of another desk.
    const queryFn = ({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) =>
      call(endpoint, queryKey[1] as never, { errors: 'silent', signal })
    return { ...made, queryFn: queryFn as typeof made.queryFn }
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the library declares it
  override defaultMutationOptions<T extends MutationOptions<any, any, any, any>>(options?: T): T {
    return { ...super.defaultMutationOptions(options), mutationFn: unsent } as T
  }
}

const unsent = () => Promise.reject(new CallError(409, 'preview', ''))
