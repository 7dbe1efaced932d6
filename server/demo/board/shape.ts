import type { District } from '#contract/pass/districts'
import type { Texts } from '#server/db/columns'

/** A post of the demo data. */
export interface SeedPost {
  id?: string
  board: 'notice' | 'press' | 'media' | 'event' | 'faq' | 'news' | 'things'
  category?: string
  district?: District
  pinned?: boolean
  /** How many days ago it was published. */
  daysAgo: number
  title: Texts
  /** With the markup of `contract/markup.ts`. */
  content: Texts
  /** A picture for the press is attached. */
  picture?: true
}
