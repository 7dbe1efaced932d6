import type { Grid } from './grid'
import type { Meeting } from './input'
import { emptySlots, insert } from './insert'
import { isOpen } from './problem'

/** Puts meetings of the previous placement back where they were, if still possible. */
export function keep(grid: Grid): void {
  const { problem, slotOf } = grid
  for (const [at, pair] of problem.pairs.entries()) {
    if (pair.previous < 0 || slotOf[at]! >= 0 || grid.isAtLimit(at) || !isOpen(problem, pair, pair.previous)) continue
    if (emptySlots(grid, at).includes(pair.previous)) grid.put(at, pair.previous)
  }
}

/** Places the chosen pairs, those with the fewest slots first, with exchanges where they collide. */
export function placeChosen(grid: Grid, chosen: readonly number[]): void {
  const { problem } = grid
  const choices = (at: number) => {
    let open = 0
    for (let slot = 0; slot < problem.slots; slot++) if (isOpen(problem, problem.pairs[at]!, slot)) open++
    return open
  }
  const order = chosen
    .map((at) => ({ at, open: choices(at), worth: problem.pairs[at]!.worth }))
    .toSorted((one, other) => one.open - other.open || other.worth - one.worth || one.at - other.at)
  for (const { at } of order) if (grid.slotOf[at]! < 0 && !grid.isAtLimit(at)) insert(grid, at)
}

/** The placed meetings, by slot and buyer. */
export function meetingsOf({ problem, slotOf }: Grid): Meeting[] {
  const { pairs, ids } = problem
  return [...slotOf.keys()]
    .filter((at) => slotOf[at]! >= 0)
    .toSorted((one, other) => slotOf[one]! - slotOf[other]! || pairs[one]!.buyer - pairs[other]!.buyer)
    .map((at) => ({
      buyer: ids.people[pairs[at]!.buyer]!,
      seller: ids.people[pairs[at]!.seller]!,
      slot: ids.slots[slotOf[at]!]!,
    }))
}
