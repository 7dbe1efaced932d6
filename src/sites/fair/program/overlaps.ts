import type { ProgramItem } from '#contract/fair/program'

type Timed = Pick<ProgramItem, 'id' | 'day' | 'starts' | 'ends'>

/** Pairs that overlap in time; an item that ends when another begins does not overlap it. */
export function overlaps<T extends Timed>(items: readonly T[]): [T, T][] {
  const sorted = items.toSorted((a, b) => `${a.day}${a.starts}`.localeCompare(`${b.day}${b.starts}`))
  return sorted.flatMap((one, at) =>
    sorted
      .slice(at + 1)
      .filter((other) => other.day === one.day && other.starts < one.ends)
      .map((other): [T, T] => [one, other]),
  )
}
