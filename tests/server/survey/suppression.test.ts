import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf, tPoint } from '#server/modules/survey/change'
import { type Published, shownGroups, suppress } from '#server/modules/survey/suppression'

const least = 3
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Every way to split a sum into counts, some of which are known. */
function* partings(sum: number, known: readonly (number | null)[]): Generator<number[]> {
  const [first, ...rest] = known
  if (known.length === 0) {
    if (sum === 0) yield []
    return
  }
  const values = first === null || first === undefined ? Array.from({ length: sum + 1 }, (_, at) => at) : [first]
  for (const value of values)
    if (value <= sum) for (const others of partings(sum - value, rest)) yield [value, ...others]
}

/**
 * What an attacker can learn who requests every view, the tours one by one and all together, and knows the number of
 * participants: every table that would look the same, tried one by one.
 */
function attack({ cells, totals }: Published, people: readonly number[]): Set<number>[][] {
  const rows = totals.length
  const found = cells.map((row) => row.map(() => new Set<number>()))
  const columns = people.map((all, tour) => [
    ...partings(
      all,
      cells.map((row) => row[tour] ?? null),
    ),
  ])
  const walk = (tour: number, chosen: number[][]) => {
    if (tour < people.length) {
      for (const column of columns[tour] ?? []) walk(tour + 1, [...chosen, column])
      return
    }
    const fits = totals.every((total, row) => total === null || sum(chosen.map((column) => column[row] ?? 0)) === total)
    if (fits)
      for (let row = 0; row < rows; row++)
        for (const [nth, column] of chosen.entries()) found[row]?.[nth]?.add(column[row] ?? 0)
  }
  walk(0, [])
  return found
}

const tables = fc
  .record({ rows: fc.integer({ min: 2, max: 3 }), tours: fc.integer({ min: 1, max: 3 }) })
  .chain(({ rows, tours }) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: tours, maxLength: tours }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .filter((table) => (table[0] ?? []).every((_, tour) => sum(table.map((row) => row[tour] ?? 0)) > 0))
const peopleOf = (table: readonly (readonly number[])[]) =>
  (table[0] ?? []).map((_, tour) => sum(table.map((row) => row[tour] ?? 0)))

describe('small counts (product §6)', () => {
  test('are hidden, and no hidden one can be derived from the shown ones', () => {
    let hidden = 0
    fc.assert(
      fc.property(tables, (table) => {
        const published = suppress(table, least)
        if (!published) return
        const found = attack(published, peopleOf(table))
        for (const [row, values] of table.entries())
          for (const [tour, value] of values.entries()) {
            const shown = published.cells[row]?.[tour] ?? null
            if (value < least) expect(shown).toBeNull()
            if (shown === null) {
              hidden++
              expect(found[row]?.[tour]?.size).toBeGreaterThan(1)
              expect(found[row]?.[tour]).toContain(value)
            } else expect(shown).toBe(value)
          }
      }),
      { numRuns: 300 },
    )
    expect(hidden).toBeGreaterThan(100)
  })

  test('hidden alone could be derived from the sums: the control that the attack finds', () => {
    const table = [
      [1, 5],
      [6, 4],
    ]
    const alone = {
      cells: table.map((row) => row.map((value) => (value < least ? null : value))),
      totals: table.map(sum),
    }
    expect(attack(alone, peopleOf(table))[0]?.[0]).toEqual(new Set([1]))
  })

  test('of a table without any are shown with all their neighbors', () => {
    const table = [
      [6, 5],
      [7, 8],
    ]
    expect(suppress(table)).toEqual({ cells: table, totals: [11, 15] })
  })

  test('that cannot be hidden remove the whole question with them', () => {
    expect(suppress([[2]])).toBeNull()
  })
})

describe('groups beside their sum', () => {
  test('are hidden in pairs at least, and with enough people together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 8 }), (sizes) => {
        const shown = shownGroups(sizes)
        const hidden = sizes.filter((size, at) => !shown[at] && size > 0)
        for (const [at, size] of sizes.entries()) if (size < 5) expect(shown[at]).toBe(false)
        if (hidden.length > 0 && shown.some(Boolean)) {
          expect(hidden.length).toBeGreaterThan(1)
          expect(sum(hidden)).toBeGreaterThanOrEqual(5)
        }
      }),
    )
    expect(shownGroups([20, 3, 9])).toEqual([true, false, false])
    expect(shownGroups([20, 30])).toEqual([true, true])
  })
})

describe('the change from before to after', () => {
  test('is the mean of differences with its 95 % interval by Student’s t', () => {
    // Mean 1, standard deviation √(2.5), t(4) = 2.776: 1 ± 1.963.
    expect(changeOf([-1, 0, 1, 2, 3])).toEqual({ n: 5, mean: 1, low: -1, high: 3 })
    expect(changeOf([1])).toBeNull()
  })

  test.each([
    [1, 12.706],
    [30, 2.042],
    [40, 2.0211],
    [120, 1.9799],
    [1000, 1.9623],
  ])('with %i degrees of freedom the point is %d', (degrees, point) => {
    expect(tPoint(degrees)).toBeCloseTo(point, 3)
  })
})
