import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during hydration, true from then on: for values only the browser knows, such as its address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
