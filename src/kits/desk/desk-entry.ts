import type { Role } from '#contract/endpoint'

/** A page of a desk, as its bar and its palette link to it. */
export interface DeskEntry {
  path: string
  /** Where the section's pages are that are not below its path. */
  pages?: readonly string[]
  label: string
  /** The roles that see it. */
  roles: readonly Role[]
}
