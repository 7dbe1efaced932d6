import loadHighs from 'highs'
import { boundBy, exactPrices, type Prices } from './bound'
import { type Capacity, capacityOf } from './capacity'
import { pairingModel } from './pairing-model'
import type { Problem } from './problem'

/** The best possible pairs, if every one of them found a slot. */
export interface Pairing {
  /** Indices of the chosen pairs, including the fixed ones. */
  chosen: number[]
  /** Points that no placement can exceed, and the prices that prove it. */
  bound: number
  prices: Prices
  capacity: Capacity
}

const solver = loadHighs()

/**
 * Chooses the exact optimum of pairs: limits are min(limit, usable slots), and each pair needs a slot in which both are free. The
 * program is a flow through a network (participants, shared booths), so its best corner is integral without branching.
 */
export async function pairUp(problem: Problem): Promise<Pairing> {
  const capacity = capacityOf(problem)
  const highs = await solver
  const { data, rows } = pairingModel(problem, capacity)
  const { eligible } = capacity
  const fixed = [...problem.pairs.keys()].filter((at) => problem.pairs[at]!.fixed >= 0)
  const proven = (duals: ArrayLike<number>) => {
    const prices = exactPrices(rows.prices(duals))
    return { bound: Math.floor(boundBy(problem, capacity)(prices)), prices, capacity }
  }
  if (eligible.length === 0) return { chosen: fixed, ...proven([]) }
  const { values, duals } = highs.withModel(data, (model) => {
    // Simplex ends at a corner, which is integral here; an inner point need not be.
    model.options.set({ output_flag: false, solver: 'simplex' })
    model.run()
    if (model.getModelStatus() !== highs.constants.modelStatus.optimal) throw new Error('matching: no optimum')
    const { colValue, rowDual } = model.getSolution()
    return { values: colValue, duals: rowDual }
  })
  const isChosen = (column: number) => {
    const value = values[column]!
    if (Math.abs(value - Math.round(value)) > 1e-6) throw new Error('matching: a pair was chosen in part')
    return value > 0.5
  }
  return {
    chosen: [...fixed, ...eligible.filter((_, column) => isChosen(column))],
    ...proven(duals),
  }
}
