import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server's markup is taken over, true from then on: for what only the browser knows, such as its address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
