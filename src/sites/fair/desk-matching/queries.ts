import { fairMatching, type UnplacedWish } from '#contract/fair/matching'
import { query } from '#src/api/query'

export { thisFair } from '../queries'

/** The current input of the matching, and its weights. */
export const settings = () => query(fairMatching.settings, {})

/** The latest runs. */
export const runs = () => query(fairMatching.runs, {})

/** One run. */
export const run = (id: string) => query(fairMatching.run, { params: { id } })

/** The meetings of a run on a day. */
export const meetings = (id: string, day: string) => query(fairMatching.meetings, { params: { id }, query: { day } })

/** Wishes that were not placed. */
export const unplaced = (id: string, page: number, reason: UnplacedWish['reason'] | '') =>
  query(fairMatching.unplaced, { params: { id }, query: { page, per_page: 20, ...(reason && { reason }) } })

/** The differences between two runs. */
export const comparison = (id: string, other: string) => query(fairMatching.compare, { params: { id, other } })
