import { useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

const never = () => () => {}

/**
 * Returns the query of the address, empty on the server, which does not see it, and during hydration. A page without one is not
 * rendered again after hydration, as it is with `useHydrated`.
 */
export function useBrowserSearch(): URLSearchParams {
  const [search] = useSearchParams()
  const seen = useSyncExternalStore(
    never,
    () => search.toString(),
    () => '',
  )
  return useMemo(() => new URLSearchParams(seen), [seen])
}
