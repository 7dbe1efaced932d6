import { ownPath } from '#contract/own-path'
import { useBrowserSearch } from '#src/ui/use-browser-search'

/** Returns the page the user came for, or null (product §4), as on the server and during hydration. */
export const useNext = (): string | null => ownPath(useBrowserSearch().get('next'))

/** Returns the address of a related page that in turn leads on to `next`. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path
