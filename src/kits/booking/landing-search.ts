import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OrderId } from '#contract/order'
import { keptDraft } from '#src/session/drafts'

const never = () => () => {}

/**
 * The query that the payment provider appended, or null while the page is rendered on the server and taken over: the
 * server leaves such parameters out, because no two visits share them.
 */
export function useLandingSearch(): URLSearchParams | null {
  const [search] = useSearchParams()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? search : null
}

/** Under this name the order is kept that the payment window was last opened for. */
export const payingDraft = 'paying'

/** The order that an address names, else the one that this tab was paying, or null when neither can be one. */
export function orderIn(search: URLSearchParams): string | null {
  const id = OrderId.safeParse(search.get('orderId') ?? keptDraft(payingDraft))
  return id.success ? id.data : null
}
