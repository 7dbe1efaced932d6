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

/** Text from an address, as far as it is worth showing: anybody can write there. */
export const shownText = (search: URLSearchParams, name: string, most: number): string =>
  (search.get(name) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, most)

/** Under this name the order is kept that the payment window was last opened for. */
export const payingDraft = 'paying'

/** The order that an address names, else the one that this tab was paying, or null when neither can be one. */
export function orderIn(search: URLSearchParams): string | null {
  const id = OrderId.safeParse(search.get('orderId') ?? keptDraft(payingDraft))
  return id.success ? id.data : null
}
