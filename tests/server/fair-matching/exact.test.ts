import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openGrid } from '#server/modules/fair-matching/engine/grid'
import { emptySlots } from '#server/modules/fair-matching/engine/insert'
import { match } from '#server/modules/fair-matching/engine/match'
import { pairUp } from '#server/modules/fair-matching/engine/pairing'
import { type Problem, problemOf, stays } from '#server/modules/fair-matching/engine/problem'
import { faultsOf, pointsOf, smallMatching } from '#tests/support/small-matchings'

/** The optimal placement, by trying all of them. */
function bestByTrying(problem: Problem): number {
  const grid = openGrid(problem)
  let best = 0
  const from = (at: number) => {
    if (at === problem.pairs.length) {
      best = Math.max(best, grid.value())
      return
    }
    from(at + 1)
    if (grid.slotOf[at]! >= 0 || grid.isAtLimit(at)) return
    for (const slot of emptySlots(grid, at)) {
      grid.put(at, slot)
      from(at + 1)
      grid.take(at)
    }
  }
  from(0)
  return best
}

/** The optimal choice of pairs, by trying all: phase one has its own rules and knows only how many slots each has. */
function bestPairsByTrying(
  problem: Problem,
  { eligible, left, roomLeft }: Awaited<ReturnType<typeof pairUp>>['capacity'],
) {
  const { pairs, room, bonus, buyers } = problem
  const more = new Int32Array(problem.people)
  const rooms = new Int32Array(problem.rooms)
  const held = new Int32Array(problem.people)
  let fixed = 0
  for (const pair of problem.pairs) {
    if (pair.fixed < 0) continue
    fixed += pair.worth + stays(problem, pair, pair.fixed)
    for (const each of [pair.buyer, pair.seller]) fixed += bonus[each]![held[each]!++]!
  }
  let best = fixed
  const from = (index: number, value: number) => {
    best = Math.max(best, value)
    for (let next = index; next < eligible.length; next++) {
      const { buyer, seller, worth, previous } = pairs[eligible[next]!]!
      if (more[buyer]! >= left[buyer]! || more[seller]! >= left[seller]!) continue
      if (rooms[room[seller]!]! >= roomLeft[room[seller]!]!) continue
      const added = bonus[buyer]![held[buyer]! + more[buyer]!]! + bonus[seller]![held[seller]! + more[seller]!]!
      more[buyer]!++
      more[seller]!++
      rooms[room[seller]!]!++
      from(next + 1, value + worth + added + (previous < 0 ? 0 : problem.input.weights.stay))
      more[buyer]!--
      more[seller]!--
      rooms[room[seller]!]!--
    }
  }
  if (buyers > 0) from(0, fixed)
  return best
}

test('phase one finds the best pairs, their value is the bound, and prices prove the bound', async () => {
  await fc.assert(
    fc.asyncProperty(smallMatching, async (input) => {
      const problem = problemOf(input)
      const { bound, capacity } = await pairUp(problem)
      expect(bound).toBe(bestPairsByTrying(problem, capacity))
    }),
    { numRuns: 300 },
  )
})

test('a placement is valid, has the stated value, and never exceeds the bound', async () => {
  await fc.assert(
    fc.asyncProperty(smallMatching, async (input) => {
      const { meetings, value, bound } = await match(input)
      expect(faultsOf(input, meetings)).toEqual([])
      expect(value).toBe(pointsOf(input, meetings))
      const best = bestByTrying(problemOf(input))
      expect(value).toBeLessThanOrEqual(best)
      expect(best).toBeLessThanOrEqual(bound)
    }),
    { numRuns: 150 },
  )
})

test('each of these small fairs gets the best possible placement', async () => {
  for (const input of fc.sample(smallMatching, { seed: 15, numRuns: 150 })) {
    const { value } = await match(input)
    expect(value).toBe(bestByTrying(problemOf(input)))
  }
})
