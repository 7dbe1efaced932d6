import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundBy, exactPrices } from '#server/modules/fair-matching/engine/bound'
import { capacityOf } from '#server/modules/fair-matching/engine/capacity'
import { openGrid } from '#server/modules/fair-matching/engine/grid'
import { emptySlots } from '#server/modules/fair-matching/engine/insert'
import { match } from '#server/modules/fair-matching/engine/match'
import { pairUp } from '#server/modules/fair-matching/engine/pairing'
import { type Problem, problemOf, stays } from '#server/modules/fair-matching/engine/problem'
import { aCompany, aSmallFair, faultsOf, pointsOf, smallMatching } from '#tests/support/small-matchings'

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
  { eligible, open, left, roomLeft }: Awaited<ReturnType<typeof pairUp>>['capacity'],
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
      const pair = pairs[eligible[next]!]!
      const { buyer, seller, worth } = pair
      if (more[buyer]! >= left[buyer]! || more[seller]! >= left[seller]!) continue
      if (rooms[room[seller]!]! >= roomLeft[room[seller]!]!) continue
      const added = bonus[buyer]![held[buyer]! + more[buyer]!]! + bonus[seller]![held[seller]! + more[seller]!]!
      more[buyer]!++
      more[seller]!++
      rooms[room[seller]!]!++
      from(next + 1, value + worth + added + Math.max(...open[next]!.map((slot) => stays(problem, pair, slot))))
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
      expect(bound).toBeLessThanOrEqual((await pairUp(problemOf(input))).bound)
    }),
    { numRuns: 150 },
  )
})

test('no prices prove a bound below the best placement', () => {
  const price = fc.double({ min: -20, max: 120, noNaN: true })
  fc.assert(
    fc.property(smallMatching, fc.array(price, { minLength: 24, maxLength: 24 }), (input, prices) => {
      const problem = problemOf(input)
      const { people, rooms, slots } = problem
      const any = (size: number, from: number) =>
        Float64Array.from({ length: size }, (_, at) => prices[(from + at) % 24]!)
      const given = exactPrices({ person: any(people, 0), place: any(rooms * slots, people) })
      expect(boundBy(problem, capacityOf(problem))(given)).toBeGreaterThanOrEqual(bestByTrying(problem))
    }),
    { numRuns: 150 },
  )
})

test('the bound knows when companies are free: of two with the same single slot, a buyer meets one', async () => {
  const free = ['t0']
  const input = aSmallFair(
    [aCompany('b0'), aCompany('s0', { free }), aCompany('s1', { free }), aCompany('s2', { free: ['t1'] })],
    [
      ['b0', 's0', 1],
      ['b0', 's1', 2],
      ['b0', 's2', 3],
    ],
  )
  const { value, bound } = await match(input)
  expect(bound).toBe(value)
  expect((await pairUp(problemOf(input))).bound).toBeGreaterThan(bound)
})

test('each of these small fairs gets the best possible placement', async () => {
  for (const sample of fc.sample(smallMatching, { seed: 15, numRuns: 150 })) {
    // A rerun stays near the previous placement instead of searching everywhere.
    const input = { ...sample, previous: [] }
    const { value } = await match(input)
    expect(value).toBe(bestByTrying(problemOf(input)))
  }
})
