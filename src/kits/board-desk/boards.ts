import type { Site } from '#contract/sites/sites'

/** The boards of a site that its desk edits; the first is shown where an address names none. */
export interface Boards {
  site: Site
  names: readonly [string, ...string[]]
}

/** What a desk passes to the pages for its boards. */
export interface BoardDesk {
  boards: Boards
  /** The title of the list, also in the link back to it. */
  title: string
  /** Addresses of the list, of a new post and of an existing one. */
  list: string
  add: string
  edit: (id: string) => string
  /** The address where visitors read a post. */
  shown: (board: string, id: string) => string
}
