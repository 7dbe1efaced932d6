import { random } from '#server/random'
import { search } from './figures'
import type { Grid } from './grid'
import { emptySlots, insert } from './insert'
import { isOpen, type Problem, stays } from './problem'

interface Improvement {
  /** Pairs that can be placed. */
  eligible: readonly number[]
  /** Those of them in the optimum. */
  chosen: ReadonlySet<number>
  bound: number
  /** Points that a step can lose at the beginning. */
  warm: number
  /** Called between turns with the share of work done; throws to stop. */
  turn(done: number): Promise<void>
}

/** What a step would change. */
interface Step {
  slot: number
  /** Meetings that have to give way, each with its new slot, or −1 if dropped. */
  leave: [pair: number, to: number][]
  gain: number
}

/** The unplaced pairs, with a random draw in constant time. */
function pool(pairs: readonly number[], size: number) {
  const members: number[] = []
  const place = new Int32Array(size).fill(-1)
  const add = (pair: number) => {
    place[pair] = members.push(pair) - 1
  }
  const remove = (pair: number) => {
    const at = place[pair]!
    const last = members.pop()!
    if (last !== pair) {
      members[at] = last
      place[last] = at
    }
    place[pair] = -1
  }
  for (const pair of pairs) add(pair)
  return { members, add, remove }
}

/**
 * What the next meeting of each of the two would add, with the pair's worth; `less` is the number of their meetings removed
 * first.
 */
const added = ({ bonus, pairs }: Problem, { count }: Grid, pair: number, less: readonly [number, number]) => {
  const { buyer, seller, worth } = pairs[pair]!
  return worth + bonus[buyer]![count[buyer]! - less[0]]! + bonus[seller]![count[seller]! - less[1]]!
}

/** The points lost by dropping a meeting. */
function lost({ problem, count, slotOf }: Grid, pair: number): number {
  const candidate = problem.pairs[pair]!
  const { buyer, seller, worth } = candidate
  return (
    worth +
    stays(problem, candidate, slotOf[pair]!) +
    problem.bonus[buyer]![count[buyer]! - 1]! +
    problem.bonus[seller]![count[seller]! - 1]!
  )
}

/** The cheapest meeting that a participant can give up, except `but`; −1 if all are fixed. */
function cheapest(grid: Grid, person: number, but: number): number {
  const { pairs, room, slots } = grid.problem
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let slot = 0; slot < slots; slot++) {
    const pair = grid.at(room[person]!, slot)
    if (pair < 0 || pair === but) continue
    const { buyer, seller, fixed } = pairs[pair]!
    if (fixed >= 0 || (buyer !== person && seller !== person)) continue
    const loss = lost(grid, pair)
    if (loss < least) [best, least] = [pair, loss]
  }
  return best
}

/** What it takes to place a pair in a slot; null if a fixed meeting is in the way. */
function stepTo(grid: Grid, pair: number, slot: number): Step | null {
  const { problem, count } = grid
  const { pairs, room, limit } = problem
  const candidate = pairs[pair]!
  const leave: [number, number][] = []
  const less: [number, number] = [0, 0]
  let gain = 0
  const drop = (other: number) => {
    const { buyer, seller } = pairs[other]!
    gain -= lost(grid, other)
    if (buyer === candidate.buyer) less[0]++
    if (seller === candidate.seller) less[1]++
    leave.push([other, -1])
  }
  for (const person of [candidate.buyer, candidate.seller]) {
    const other = grid.at(room[person]!, slot)
    // With a shared booth the same meeting can be in the way of both.
    if (other < 0 || leave.some(([each]) => each === other)) continue
    if (pairs[other]!.fixed >= 0) return null
    const [elsewhere] = emptySlots(grid, other)
    if (elsewhere === undefined) drop(other)
    else {
      leave.push([other, elsewhere])
      gain += stays(problem, pairs[other]!, elsewhere) - stays(problem, pairs[other]!, slot)
    }
  }
  for (const [side, person] of [candidate.buyer, candidate.seller].entries()) {
    if (count[person]! - less[side]! < limit[person]!) continue
    const moved = leave.find(
      ([each, to]) => to >= 0 && (pairs[each]!.buyer === person || pairs[each]!.seller === person),
    )
    const other = cheapest(grid, person, moved?.[0] ?? -1)
    if (other < 0) return null
    drop(other)
  }
  return { slot, leave, gain: gain + added(problem, grid, pair, less) + stays(problem, candidate, slot) }
}

function best(grid: Grid, pair: number, draw: () => number): Step | null {
  let found: Step | null = null
  const { slots, pairs } = grid.problem
  const from = Math.floor(draw() * slots)
  for (let offset = 0; offset < slots; offset++) {
    const slot = (from + offset) % slots
    if (!isOpen(grid.problem, pairs[pair]!, slot)) continue
    const step = stepTo(grid, pair, slot)
    if (step && (!found || step.gain > found.gain)) found = step
  }
  return found
}

/**
 * Improves a placement by simulated annealing: places a pair in its best slot and moves or drops the meetings in its way, at
 * first also at a loss. Ends with the best placement seen, at the bound, or after as many steps as the size allows.
 */
export async function improve(grid: Grid, { eligible, chosen, bound, warm, turn }: Improvement): Promise<void> {
  const { input, pairs } = grid.problem
  const unplaced = eligible.filter((pair) => grid.slotOf[pair]! < 0)
  const preferred = pool(
    unplaced.filter((pair) => chosen.has(pair)),
    pairs.length,
  )
  const others = pool(
    unplaced.filter((pair) => !chosen.has(pair)),
    pairs.length,
  )
  const poolOf = (pair: number) => (chosen.has(pair) ? preferred : others)
  const { next: draw } = random(input.seed)
  const steps = Math.max(search.fewestSteps, Math.min(search.mostSteps, search.stepsPerPair * eligible.length))
  let kept = { value: grid.value(), slots: grid.slotOf.slice() }
  let isAhead = false
  for (let step = 0; step < steps && grid.value() < bound; step++) {
    if (step % search.stepsPerTurn === 0) await turn(step / steps)
    const from =
      preferred.members.length > 0 && (others.members.length === 0 || draw() < search.chosenFirst) ? preferred : others
    if (from.members.length === 0) break
    const pair = from.members[Math.floor(draw() * from.members.length)]!
    const change = best(grid, pair, draw)
    if (!change) continue
    const heat = warm * (search.cold / warm) ** (step / steps)
    if (change.gain < 0 && draw() >= Math.exp(change.gain / heat)) continue
    if (change.gain < 0 && isAhead) {
      kept = { value: grid.value(), slots: grid.slotOf.slice() }
      isAhead = false
    }
    for (const [other] of change.leave) grid.take(other)
    grid.put(pair, change.slot)
    from.remove(pair)
    for (const [other, to] of change.leave) {
      if (to >= 0) grid.put(other, to)
      else poolOf(other).add(other)
    }
    isAhead = grid.value() > kept.value
  }
  if (grid.value() < kept.value) restore(grid, kept.slots)
  for (const pair of eligible) if (grid.slotOf[pair]! < 0 && !grid.isAtLimit(pair)) insert(grid, pair)
}

function restore(grid: Grid, slots: Int16Array) {
  for (const [pair, slot] of slots.entries()) if (grid.slotOf[pair]! >= 0 && grid.slotOf[pair] !== slot) grid.take(pair)
  for (const [pair, slot] of slots.entries()) if (slot >= 0 && grid.slotOf[pair]! < 0) grid.put(pair, slot)
}
