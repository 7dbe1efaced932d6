import { setImmediate } from 'node:timers/promises'
import { search } from './figures'
import { type Grid, openGrid } from './grid'
import { improve } from './improve'
import type { MatchingInput, Meeting, Pair, Weights } from './input'
import { type Pairing, pairUp } from './pairing'
import { keep, meetingsOf, placeChosen } from './place'
import { problemOf } from './problem'
import { explain, type Unplaced } from './reasons'
import { repair } from './repair'
import { type Share, sharesOf } from './shares'
import { tightened } from './slot-prices'

/** The stage of a run. */
export type Stage = 'pairing' | 'placing' | 'improving' | 'proving' | 'explaining'

/** How a run reports progress and is stopped. */
export interface Run {
  /** `done`: 0 to 1 within the stage. */
  onProgress?(stage: Stage, done: number): void
  signal?: AbortSignal
}

export interface Matching {
  meetings: Meeting[]
  /** Points of all meetings, and points that no placement of these wishes can exceed. */
  value: number
  bound: number
  shares: Share[]
  unplaced: Unplaced[]
}

/** Reports progress, yields to other work, and throws if the run was stopped. */
const turns =
  ({ onProgress, signal }: Run) =>
  async (stage: Stage, done: number) => {
    onProgress?.(stage, done)
    await setImmediate()
    signal?.throwIfAborted()
  }

/**
 * Chooses the best pairs and finds slots for them. The first step is exact and its value the bound; the second comes near it and
 * reports by how much. Given a previous placement, meetings that stay are worth more (`weights.stay`). Rejects with the signal's
 * reason when stopped.
 */
export function match(input: MatchingInput, run: Run = {}): Promise<Matching> {
  return placed(input, run, async (grid, { chosen, bound, capacity }, turn) => {
    const isRerun = input.previous.length > 0 && input.weights.stay > 0
    if (isRerun) keep(grid)
    placeChosen(grid, chosen)
    await improve(grid, {
      eligible: capacity.eligible,
      chosen: new Set(chosen),
      bound,
      warm: isRerun ? search.cold : search.warm,
      turn: (done) => turn('improving', done),
    })
  })
}

/** Repairs the previous placement, changing only what has become impossible, and measures it in the same way. */
export function repairMatching(input: MatchingInput, run: Run = {}): Promise<Matching> {
  return placed(input, run, async (grid) => repair(grid))
}

async function placed(
  input: MatchingInput,
  run: Run,
  fill: (grid: Grid, pairing: Pairing, turn: ReturnType<typeof turns>) => Promise<void>,
): Promise<Matching> {
  const turn = turns(run)
  await turn('pairing', 0)
  const problem = problemOf(input)
  const pairing = await pairUp(problem)
  await turn('placing', 0)
  const grid = openGrid(problem)
  await fill(grid, pairing, turn)
  const value = grid.value()
  const bound = await tightened(problem, pairing.capacity, {
    prices: pairing.prices,
    value,
    turn: (done) => turn('proving', done),
  })
  await turn('explaining', 0)
  const meetings = meetingsOf(grid)
  const isChosen = new Set(pairing.chosen)
  const wished = new Set(input.wishes.map(({ from, to }) => problem.pairAt(from, to)!))
  const unplaced = [...wished].filter((at) => grid.slotOf[at]! < 0).map((at) => explain(grid, at, isChosen.has(at)))
  await turn('explaining', 1)
  return { meetings, value, bound, shares: sharesOf(input, meetings), unplaced }
}

/** The best pairs, as if each found a slot. */
export interface Preview {
  bound: number
  pairs: Pair[]
  shares: Share[]
}

/** The best pairs with these weights, before slots are assigned: what the desk sees while it sets them. */
export async function preview(input: MatchingInput, weights: Weights): Promise<Preview> {
  const weighed = { ...input, weights, previous: [] }
  const problem = problemOf(weighed)
  const { chosen, bound } = await pairUp(problem)
  const pairs = chosen.map(
    (at): Pair => ({
      buyer: problem.ids.people[problem.pairs[at]!.buyer]!,
      seller: problem.ids.people[problem.pairs[at]!.seller]!,
    }),
  )
  return { bound, pairs, shares: sharesOf(weighed, pairs) }
}
