import { type Problem, stays } from './problem'

/** A placement under construction: who meets where and when, and its value. */
export interface Grid {
  problem: Problem
  /** By pair: its slot, or −1. */
  slotOf: Int16Array
  /** By participant: how many meetings it has. */
  count: Int32Array
  /** Points of the whole placement. */
  value(): number
  /** The pair that a room holds in a slot, or −1. */
  at(room: number, slot: number): number
  /** Places a pair; both rooms must be empty in the slot. */
  put(pair: number, slot: number): void
  take(pair: number): void
  /** Whether either participant is at its limit. */
  isAtLimit(pair: number): boolean
}

/** An empty placement with the fixed meetings in it. Throws if two of them collide. */
export function openGrid(problem: Problem): Grid {
  const { pairs, rooms, slots, people, room, bonus, limit } = problem
  const held = new Int32Array(rooms * slots).fill(-1)
  const slotOf = new Int16Array(pairs.length).fill(-1)
  const count = new Int32Array(people)
  let value = 0
  const grid: Grid = {
    problem,
    slotOf,
    count,
    value: () => value,
    at: (each, slot) => held[each * slots + slot]!,
    put(at, slot) {
      const pair = pairs[at]!
      const { buyer, seller } = pair
      const [one, other] = [room[buyer]! * slots + slot, room[seller]! * slots + slot]
      if (slotOf[at] !== -1 || held[one] !== -1 || held[other] !== -1)
        throw new Error('matching: two meetings in one place')
      held[one] = held[other] = at
      slotOf[at] = slot
      value +=
        pair.worth + stays(problem, pair, slot) + bonus[buyer]![count[buyer]!++]! + bonus[seller]![count[seller]!++]!
    },
    take(at) {
      const pair = pairs[at]!
      const { buyer, seller } = pair
      const slot = slotOf[at]!
      held[room[buyer]! * slots + slot] = held[room[seller]! * slots + slot] = -1
      slotOf[at] = -1
      value -=
        pair.worth + stays(problem, pair, slot) + bonus[buyer]![--count[buyer]!]! + bonus[seller]![--count[seller]!]!
    },
    isAtLimit(at) {
      const { buyer, seller } = pairs[at]!
      return count[buyer]! >= limit[buyer]! || count[seller]! >= limit[seller]!
    },
  }
  for (const [at, { fixed }] of pairs.entries()) if (fixed >= 0) grid.put(at, fixed)
  return grid
}
