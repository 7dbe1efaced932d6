import type { ProgramItem } from '#contract/fair/program'

type Timed = Pick<ProgramItem, 'id' | 'day' | 'starts' | 'ends'>

/** Pairs that take place at the same time, at least in part; what ends when another begins does not. */
export function overlaps<T extends Timed>(items: readonly T[]): [T, T][] {
  const sorted = items.toSorted((a, b) => `${a.day}${a.starts}`.localeCompare(`${b.day}${b.starts}`))
  return sorted.flatMap((one, at) =>
    sorted
      .slice(at + 1)
      .filter((other) => other.day === one.day && other.starts < one.ends)
      .map((other): [T, T] => [one, other]),
  )
}
