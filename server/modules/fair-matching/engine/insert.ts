import type { Grid } from './grid'
import { isOpen } from './problem'

/** The slots in which a pair can meet and both of its rooms are empty. */
export function emptySlots({ problem, at }: Grid, pair: number): number[] {
  const candidate = problem.pairs[pair]!
  const [one, other] = [problem.room[candidate.buyer]!, problem.room[candidate.seller]!]
  const slots: number[] = []
  for (let slot = 0; slot < problem.slots; slot++) {
    if (isOpen(problem, candidate, slot) && at(one, slot) < 0 && at(other, slot) < 0) slots.push(slot)
  }
  return slots
}

/**
 * The meetings that move if one room is emptied in slot `from` by exchanging it with slot `to` along the chain of meetings in
 * each other's way. Null if one of them is fixed, or cannot be held then.
 */
function chainOf({ problem, at }: Grid, start: number, from: number, to: number): number[] | null {
  const { pairs, room } = problem
  const chain: number[] = []
  let [where, leaves, enters] = [start, from, to]
  for (;;) {
    const pair = at(where, leaves)
    if (pair < 0) return chain
    const candidate = pairs[pair]!
    if (candidate.fixed >= 0 || !isOpen(problem, candidate, enters)) return null
    chain.push(pair)
    const [one, other] = [room[candidate.buyer]!, room[candidate.seller]!]
    where = one === where ? other : one
    ;[leaves, enters] = [enters, leaves]
  }
}

/** A meeting that changes its slot. */
export interface Move {
  pair: number
  from: number
  to: number
}

/** Moves all meetings together. */
export function move(grid: Grid, moves: readonly Move[]): void {
  for (const { pair } of moves) grid.take(pair)
  for (const { pair, to } of moves) grid.put(pair, to)
}

/** How a pair can be placed: its slot, and the moves it requires. */
interface Place {
  slot: number
  moves: Move[]
}

/**
 * Where a pair can be placed without dropping any other: in an empty slot, or where an exchange of two slots along a chain
 * empties one. If all participants are free in all slots, such a chain always exists. Limits are up to the caller. Null if there
 * is no place.
 */
export function placeFor(grid: Grid, pair: number): Place | null {
  const { problem, at } = grid
  const [empty] = emptySlots(grid, pair)
  if (empty !== undefined) return { slot: empty, moves: [] }
  const candidate = problem.pairs[pair]!
  const [one, other] = [problem.room[candidate.buyer]!, problem.room[candidate.seller]!]
  for (let mine = 0; mine < problem.slots; mine++) {
    if (at(one, mine) >= 0) continue
    for (let theirs = 0; theirs < problem.slots; theirs++) {
      if (theirs === mine || at(other, theirs) >= 0) continue
      // Either room can be emptied where the other is empty already.
      for (const [room, slot, spare] of [
        [other, mine, theirs],
        [one, theirs, mine],
      ] as const) {
        if (!isOpen(problem, candidate, slot)) continue
        const chain = chainOf(grid, room, slot, spare)
        if (!chain) continue
        const from = (each: number) => grid.slotOf[each]!
        const moves = chain.map((each) => ({
          pair: each,
          from: from(each),
          to: from(each) === slot ? spare : slot,
        }))
        return { slot, moves }
      }
    }
  }
  return null
}

/** Places a pair without dropping any other. Returns whether there was a place for it. */
export function insert(grid: Grid, pair: number): boolean {
  const place = placeFor(grid, pair)
  if (!place) return false
  move(grid, place.moves)
  grid.put(pair, place.slot)
  return true
}
