import type { MiceSession } from '#contract/mice/session'

type Timed = Pick<MiceSession, 'id' | 'day' | 'starts' | 'ends'>

/** The items of `others` that overlap `one` in time; an item that ends when another begins does not overlap it. */
export const clashesOf = <T extends Timed>(one: Timed, others: readonly T[]): T[] =>
  others.filter(
    (other) => other.id !== one.id && other.day === one.day && one.starts < other.ends && other.starts < one.ends,
  )

/** Times at which a session begins or ends: the lines of a day's board. */
export const linesOf = (sessions: readonly Timed[]): string[] =>
  [...new Set(sessions.flatMap(({ starts, ends }) => [starts, ends]))].toSorted()
