import { createContext, use } from 'react'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { useCall } from '#src/api/query'
import { afterAct } from '../queries'

/** Does something with the application on the page; where somebody else was faster the newest is fetched. */
type Act = <R>(work: () => Promise<R>) => Promise<R>

const ActContext = createContext<Act>((work) => work())
export const ActProvider = ActContext.Provider

/** The call of an act: everything that it changes is asked again. Throws the refusal, for the form or `useSay`. */
export function useAct<E extends Endpoint>(endpoint: E): (input: CallInput<E>) => Promise<Data<E>> {
  const act = use(ActContext)
  const { mutateAsync } = useCall(endpoint, { errors: 'page', refreshes: afterAct })
  return (input) => act(() => mutateAsync(input))
}
