import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { useAct as useActOn } from '../../parts/use-act'
import { afterAct } from '../queries'

/** Returns the call of an act on a reservation. Throws the refusal, for the form or `useConfirmed`. */
export const useAct = <E extends Endpoint>(endpoint: E): ((input: CallInput<E>) => Promise<Data<E>>) =>
  useActOn(endpoint, afterAct)
