import { useSyncExternalStore } from 'react'

/** Wide enough for a table, too narrow for all of its columns. */
const media = '(min-width: 48rem) and (max-width: 79.99rem)'

function subscribe(changed: () => void): () => void {
  const list = globalThis.matchMedia(media)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the screen is a tablet's: there a list shows fewer columns, and the others can be added. */
export const useTablet = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(media).matches,
    () => false,
  )
