import { fairMatching, type UnplacedWish } from '#contract/fair/matching'
import { query } from '#src/api/query'

export { thisFair } from '../queries'

/** What the matching is made of now, and what a meeting is worth to it. */
export const settings = () => query(fairMatching.settings, {})

/** The last runs. */
export const runs = () => query(fairMatching.runs, {})

/** One run. */
export const run = (id: string) => query(fairMatching.run, { params: { id } })

/** Its meetings on a day. */
export const meetings = (id: string, day: string) => query(fairMatching.meetings, { params: { id }, query: { day } })

/** Wishes that found no place. */
export const unplaced = (id: string, page: number, reason: UnplacedWish['reason'] | '') =>
  query(fairMatching.unplaced, { params: { id }, query: { page, per_page: 20, ...(reason && { reason }) } })

/** What a run changes of another. */
export const comparison = (id: string, other: string) => query(fairMatching.compare, { params: { id, other } })
