import type { Site } from '#contract/sites/sites'

/** The boards of a site that its desk writes; the first is shown where an address names none. */
export interface Boards {
  site: Site
  names: readonly [string, ...string[]]
}

/** What the pages for a site's boards are told by the desk that they are part of. */
export interface BoardDesk {
  boards: Boards
  /** What the list is called, also in the way back to it. */
  title: string
  /** Addresses: of the list, of a new post and of one that is there. */
  list: string
  add: string
  edit: (id: string) => string
  /** Where visitors read a post. */
  shown: (board: string, id: string) => string
}
