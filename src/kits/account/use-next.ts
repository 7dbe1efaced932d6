import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { ownPath } from '#contract/own-path'

const never = () => () => {}

/**
 * Where the person wanted to go before signing in, or null (product §4). The server renders these pages without it, so
 * that it is known only once the page has been taken over.
 */
export function useNext(): string | null {
  const { search } = useLocation()
  const next = () => ownPath(new URLSearchParams(search).get('next'))
  return useSyncExternalStore(never, next, () => null)
}

/** The address of a neighbouring page that leads on to `next` in turn. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path
