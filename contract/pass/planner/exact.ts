import { beginsAfter, type Problem } from './problem'

const never = 0x7fff_ffff

/** The earliest end of a day for each set of visits and each last visit in it; `never` if there is none. */
interface DayTable {
  ends: Int32Array
  /** The visit before the last one, -1 for none. */
  before: Int8Array
  /** By set: the least minutes its visits take, and the last of them. */
  minutes: Int32Array
  last: Int8Array
}

function tableOf(problem: Problem, day: number): DayTable {
  const count = problem.places.length
  const sets = 1 << count
  const ends = new Int32Array(sets * count).fill(never)
  const before = new Int8Array(sets * count).fill(-1)
  const minutes = new Int32Array(sets).fill(never)
  const last = new Int8Array(sets).fill(-1)
  const reach = (set: number, from: number, ended: number) => {
    for (let next = 0; next < count; next += 1) {
      if (set & (1 << next)) continue
      const at = beginsAfter(problem, day, { last: from, ended, next })
      if (at === null) continue
      const cell = (set | (1 << next)) * count + next
      const end = at + (problem.stay[next] ?? 0)
      // An earlier end is never worse: an early visitor waits.
      if (end >= (ends[cell] ?? never)) continue
      ends[cell] = end
      before[cell] = from
    }
  }
  minutes[0] = 0
  reach(0, -1, problem.begins)
  for (let set = 1; set < sets; set += 1) {
    for (let from = 0; from < count; from += 1) {
      const ended = ends[set * count + from] ?? never
      if (ended === never) continue
      if (ended - problem.begins < (minutes[set] ?? never)) {
        minutes[set] = ended - problem.begins
        last[set] = from
      }
      reach(set, from, ended)
    }
  }
  return { ends, before, minutes, last }
}

function orderOf({ before, last }: DayTable, count: number, set: number): number[] {
  const order: number[] = []
  let at = last[set] ?? -1
  let left = set
  while (at >= 0) {
    order.unshift(at)
    const previous = before[left * count + at] ?? -1
    left &= ~(1 << at)
    at = previous
  }
  return order
}

/** The least minutes to visit each set within the days so far, and the subset visited on the last of them. */
interface Reached {
  minutes: Int32Array
  part: Int32Array
}

function addDay({ minutes: before }: Reached, { minutes: today }: DayTable): Reached {
  const minutes = new Int32Array(before.length).fill(never)
  const part = new Int32Array(before.length)
  for (let set = 0; set < before.length; set += 1) {
    for (let own = set; ; own = (own - 1) & set) {
      const earlier = before[set ^ own] ?? never
      const now = today[own] ?? never
      if (earlier !== never && now !== never && earlier + now < (minutes[set] ?? never)) {
        minutes[set] = earlier + now
        part[set] = own
      }
      if (own === 0) break
    }
  }
  return { minutes, part }
}

const sizeOf = (set: number): number => {
  let size = 0
  for (let left = set; left; left &= left - 1) size += 1
  return size
}

function bestSet({ minutes }: Reached, { reserved }: Problem): number {
  const reservedSet = reserved.reduce((set, each, place) => (each ? set | (1 << place) : set), 0)
  // A single number each, because there are many sets: reserved visits count most, then visits, then minutes.
  const worth = (set: number) => sizeOf(set & reservedSet) * 1e9 + sizeOf(set) * 1e6 - (minutes[set] ?? 0)
  let best = 0
  for (let set = 1; set < minutes.length; set += 1) if (minutes[set] !== never && worth(set) > worth(best)) best = set
  return best
}

/**
 * The optimal days, by dynamic programming over the sets of visits: first for each day on its own, then for the days together. No
 * plan has more reserved visits, more visits with as many of those, or fewer minutes with as many of both (product §4).
 */
export function exactDays(problem: Problem): number[][] {
  const count = problem.places.length
  const tables = problem.days.map((_, day) => tableOf(problem, day))
  const none: Reached = { minutes: new Int32Array(1 << count).fill(never), part: new Int32Array(1 << count) }
  none.minutes[0] = 0
  const reached = [none]
  for (const table of tables) reached.push(addDay(reached.at(-1) ?? none, table))
  let left = bestSet(reached.at(-1) ?? none, problem)
  return tables
    .map((table, day) => ({ table, day }))
    .toReversed()
    .map(({ table, day }) => {
      const own = reached[day + 1]?.part[left] ?? 0
      left ^= own
      return orderOf(table, count, own)
    })
    .toReversed()
}
