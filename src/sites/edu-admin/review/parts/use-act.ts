import { createContext, use } from 'react'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { useCall } from '#src/api/query'
import { afterAct } from '../queries'

/** Runs an act on the application of the page; when someone else was faster, the latest version is fetched. */
type Act = <R>(work: () => Promise<R>) => Promise<R>

const ActContext = createContext<Act>((work) => work())
export const ActProvider = ActContext.Provider

/** Returns the call of an act, which refreshes everything that it changes. Throws the refusal, for the form or `useSay`. */
export function useAct<E extends Endpoint>(endpoint: E): (input: CallInput<E>) => Promise<Data<E>> {
  const act = use(ActContext)
  const { mutateAsync } = useCall(endpoint, { errors: 'page', refreshes: afterAct })
  return (input) => act(() => mutateAsync(input))
}
