import type { MiceSession } from '#contract/mice/session'

type Timed = Pick<MiceSession, 'id' | 'day' | 'starts' | 'ends'>

/** Those of `others` that take place at the same time, at least in part; what ends when another begins does not. */
export const clashesOf = <T extends Timed>(one: Timed, others: readonly T[]): T[] =>
  others.filter(
    (other) => other.id !== one.id && other.day === one.day && one.starts < other.ends && other.starts < one.ends,
  )

/** Times at which something begins or ends: the lines of a day's board. */
export const linesOf = (sessions: readonly Timed[]): string[] =>
  [...new Set(sessions.flatMap(({ starts, ends }) => [starts, ends]))].toSorted()
