import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OrderId } from '#contract/booking'

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

/** The order that an address names, or null when it cannot be one. */
export const orderIn = (search: URLSearchParams): string | null => {
  const id = search.get('orderId')
  return OrderId.safeParse(id).success ? id : null
}
