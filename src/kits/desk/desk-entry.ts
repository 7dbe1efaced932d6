import type { Role } from '#contract/endpoint'

/** A page of a desk, as its bar and its palette lead there. */
export interface DeskEntry {
  path: string
  label: string
  /** Who sees it. */
  roles: readonly Role[]
}
