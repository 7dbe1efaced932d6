import type { Role } from '#contract/endpoint'

/** A page of a desk, as its bar and its palette name it. */
export interface DeskEntry {
  path: string
  label: string
  /** Who sees it. */
  roles: readonly Role[]
}
