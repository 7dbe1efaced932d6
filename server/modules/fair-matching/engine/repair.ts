import type { Grid } from './grid'
import { emptySlots } from './insert'
import { keep, meetingsOf } from './place'

/**
 * The previous placement without what is no longer possible: a company withdrew, a slot was deactivated, a meeting was declined.
 * Participants who lost a meeting get another, the same pair first and then by worth, in slots that are empty on both sides: no
 * other meeting moves or is dropped.
 */
export function repair(grid: Grid): void {
  const { problem } = grid
  const { input } = problem
  keep(grid)
  const after = new Set(meetingsOf(grid).map(({ buyer, seller }) => `${buyer} ${seller}`))
  const touched = new Set(
    input.previous.flatMap(({ buyer, seller }) => (after.has(`${buyer} ${seller}`) ? [] : [buyer, seller])),
  )
  const isTouched = (person: number) => touched.has(problem.ids.people[person]!)
  const open = problem.pairs
    .map((pair, at) => ({ at, ...pair }))
    .filter(({ at, buyer, seller }) => grid.slotOf[at]! < 0 && (isTouched(buyer) || isTouched(seller)))
    .toSorted(
      (one, other) =>
        Number(other.previous >= 0) - Number(one.previous >= 0) || other.worth - one.worth || one.at - other.at,
    )
  for (const { at } of open) {
    const [slot] = emptySlots(grid, at)
    if (slot !== undefined && !grid.isAtLimit(at)) grid.put(at, slot)
  }
}
