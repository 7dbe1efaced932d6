import type { ModelData } from 'highs'
import type { Prices } from './bound'
import { type Capacity, stepsOf } from './capacity'
import { type Problem, stays } from './problem'

/**
 * The choice of pairs as a linear program, with a column for each pair and for each step of a participant. The row of each
 * participant makes its pairs equal its steps; the row of each shared booth limits them to its slots.
 */
export function pairingModel(problem: Problem, capacity: Capacity) {
  const { pairs, people, rooms, room, buyers, slots } = problem
  const { eligible, open, usable, roomLeft } = capacity
  const steps = stepsOf(problem, capacity)
  const sharers = new Int32Array(rooms)
  for (let person = buyers; person < people; person++) sharers[room[person]!]!++
  const boothRow = new Map<number, number>()
  for (let at = 0; at < rooms; at++) if (sharers[at]! > 1) boothRow.set(at, people + boothRow.size)

  const starts: number[] = []
  const indices: number[] = []
  const values: number[] = []
  const cost: number[] = []
  const upper: number[] = []
  const column = (points: number, most: number, entries: [row: number, value: number][]) => {
    starts.push(indices.length)
    cost.push(-points)
    upper.push(most)
    for (const [row, value] of entries) {
      indices.push(row)
      values.push(value)
    }
  }
  for (const [index, at] of eligible.entries()) {
    const { buyer, seller, worth } = pairs[at]!
    const booth = boothRow.get(room[seller]!)
    const stay = Math.max(...open[index]!.map((slot) => stays(problem, pairs[at]!, slot)))
    column(worth + stay, 1, [[buyer, 1], [seller, 1], ...(booth === undefined ? [] : [[booth, 1] as [number, number]])])
  }
  for (const { person, points, length } of steps) column(points, length, [[person, -1]])
  starts.push(indices.length)

  const numRows = people + boothRow.size
  const rowUpper = new Float64Array(numRows)
  for (const [at, row] of boothRow) rowUpper[row] = roomLeft[at]!
  const data: ModelData = {
    numCols: cost.length,
    numRows,
    colCost: cost,
    colLower: new Float64Array(cost.length),
    colUpper: upper,
    rowLower: Float64Array.from(rowUpper, (_, row) => (row < people ? 0 : Number.NEGATIVE_INFINITY)),
    rowUpper,
    matrix: { format: 'csc', numRows, numCols: cost.length, starts, indices, values },
  }
  /** The prices of participants and of places in shared booths according to the solver. */
  const prices = (duals: ArrayLike<number>): Prices => ({
    person: Float64Array.from({ length: people }, (_, at) => -(duals[at] ?? 0)),
    place: Float64Array.from({ length: rooms * slots }, (_, at) => {
      const row = boothRow.get(Math.floor(at / slots))
      return row === undefined || !usable[at] ? 0 : -(duals[row] ?? 0)
    }),
  })
  return { data, rows: { prices } }
}
