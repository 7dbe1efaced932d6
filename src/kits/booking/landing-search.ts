import { useSearchParams } from 'react-router-dom'
import { OrderId } from '#contract/order'
import { keptDraft } from '#src/session/drafts'
import { useHydrated } from '#src/ui/use-hydrated'

/**
 * Returns the query that the payment provider appended, or null during server rendering and hydration: the server omits such
 * parameters, because no two visits share them.
 */
export function useLandingSearch(): URLSearchParams | null {
  const [search] = useSearchParams()
  return useHydrated() ? search : null
}

/** The draft that stores the order the payment window was last opened for. */
export const payingDraft = 'paying'

/** Returns the order in an address, otherwise the one this tab was paying for, or null when neither is valid. */
export function orderIn(search: URLSearchParams): string | null {
  const id = OrderId.safeParse(search.get('orderId') ?? keptDraft(payingDraft))
  return id.success ? id.data : null
}
