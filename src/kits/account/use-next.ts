import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { ownPath } from '#contract/own-path'

const never = () => () => {}

/**
 * Returns the page the user came for, or null (product §4). The server renders without it, so it is known only after hydration.
 */
export function useNext(): string | null {
  const { search } = useLocation()
  const next = () => ownPath(new URLSearchParams(search).get('next'))
  return useSyncExternalStore(never, next, () => null)
}

/** Returns the address of a related page that in turn leads on to `next`. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path
