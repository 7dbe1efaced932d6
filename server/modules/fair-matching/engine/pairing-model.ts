import type { ModelData } from 'highs'
import type { Capacity } from './capacity'
import type { Problem } from './problem'

/** The dual prices of a place in a participant's calendar and in a shared booth. */
export interface Prices {
  person: number[]
  booth: Map<number, number>
}

/** A run of meetings of one participant that each add the same points for fairness. */
interface Step {
  person: number
  points: number
  length: number
}

/** The meetings each participant can still hold, grouped by the points they add. */
export function stepsOf({ bonus, people }: Problem, { held, left }: Capacity): Step[] {
  const steps: Step[] = []
  for (let person = 0; person < people; person++) {
    let last: Step | undefined
    for (let more = 0; more < left[person]!; more++) {
      const points = bonus[person]![held[person]! + more]!
      if (last?.points === points) last.length++
      else {
        last = { person, points, length: 1 }
        steps.push(last)
      }
    }
  }
  return steps
}

/**
 * The choice of pairs as a linear program, with a column for each pair and for each step of a participant. The row of each
 * participant makes its pairs equal its steps; the row of each shared booth limits them to its slots.
 */
export function pairingModel(problem: Problem, capacity: Capacity) {
  const { pairs, people, rooms, room, buyers } = problem
  const { eligible, roomLeft } = capacity
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
  for (const at of eligible) {
    const { buyer, seller, worth, previous } = pairs[at]!
    const booth = boothRow.get(room[seller]!)
    column(worth + (previous < 0 ? 0 : problem.input.weights.stay), 1, [
      [buyer, 1],
      [seller, 1],
      ...(booth === undefined ? [] : [[booth, 1] as [number, number]]),
    ])
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
  /** The prices of each participant's and booth's place according to the solver. */
  const prices = (duals: ArrayLike<number>): Prices => ({
    person: Array.from({ length: people }, (_, at) => -(duals[at] ?? 0)),
    booth: new Map([...boothRow].map(([at, row]) => [at, -(duals[row] ?? 0)])),
  })
  return { data, rows: { prices } }
}
