import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf, tPoint } from '#server/modules/survey/change'
import { type Published, releasedGroups, summedTours, suppress } from '#server/modules/survey/suppression'

const least = 3
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Every way to split a sum into counts, some of which are known. */
function* partings(sum: number, cells: readonly (number | null)[]): Generator<number[]> {
  const [first, ...rest] = cells
  if (cells.length === 0) {
    if (sum === 0) yield []
    return
  }
  const values = first === null || first === undefined ? Array.from({ length: sum + 1 }, (_, at) => at) : [first]
  for (const value of values)
    if (value <= sum) for (const others of partings(sum - value, rest)) yield [value, ...others]
}

/** The steps of tours that are published one by one. */
const oneByOne = (length: number) => Array.from({ length }, (_, at) => at)

/**
 * What an attacker can learn who requests every view, the tours one by one and all together, knows the number of participants,
 * and has looked after each tour was published: every table that would have looked the same each time, tried one by one.
 */
function attack(
  looks: readonly Published[],
  people: readonly number[],
  summed = (tours: number) => summedTours(oneByOne(tours)),
): Set<number>[][] {
  const rows = looks[0]?.totals.length ?? 0
  const found = Array.from({ length: rows }, () => people.map(() => new Set<number>()))
  const seen = (row: number, tour: number) =>
    looks.map(({ cells }) => cells[row]?.[tour] ?? null).find((each) => each !== null)
  const columns = people.map((all, tour) => [
    ...partings(
      all,
      Array.from({ length: rows }, (_, row) => seen(row, tour) ?? null),
    ),
  ])
  const fits = (chosen: readonly number[][]) =>
    looks.every(({ cells, totals }) => {
      const tours = chosen.slice(0, summed(cells[0]?.length ?? 0))
      return totals.every((total, row) => total === null || sum(tours.map((column) => column[row] ?? 0)) === total)
    })
  const walk = (tour: number, chosen: number[][]) => {
    if (tour < people.length) {
      for (const column of columns[tour] ?? []) walk(tour + 1, [...chosen, column])
      return
    }
    if (fits(chosen))
      for (let row = 0; row < rows; row++)
        for (const [nth, column] of chosen.entries()) found[row]?.[nth]?.add(column[row] ?? 0)
  }
  walk(0, [])
  return found
}

/** All tours of a look are published together, with their totals. */
const together = (tours: number) => tours

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
        const published = suppress(table, { least })
        if (!published) return
        const found = attack([published], peopleOf(table), together)
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
    expect(attack([alone], peopleOf(table), together)[0]?.[0]).toEqual(new Set([1]))
  })

  /** What was shown after each tour was published: one look a tour. */
  const looksAt = (table: number[][]) =>
    peopleOf(table).map((_, last) =>
      suppress(
        table.map((row) => row.slice(0, last + 1)),
        { least, steps: oneByOne(last + 1) },
      ),
    )
  test('do not follow from the difference of two looks, before and after another tour was published', () => {
    let hidden = 0
    let totals = 0
    fc.assert(
      fc.property(tables, (table) => {
        const looks = looksAt(table).filter((each) => each !== null)
        if (looks.length < peopleOf(table).length) return
        const found = attack(looks, peopleOf(table))
        for (const [at, values] of table.entries())
          for (const tour of values.keys()) {
            const shown = looks.map(({ cells }) => cells[at]?.[tour] ?? null)
            // What was shown once is shown again.
            expect(new Set(shown.slice(tour)).size).toBe(1)
            if (shown.at(-1) !== null) continue
            hidden++
            expect(found[at]?.[tour]?.size).toBeGreaterThan(1)
          }
        totals += looks.at(-1)?.totals.filter((total) => total !== null).length ?? 0
      }),
      { numRuns: 300 },
    )
    expect(hidden).toBeGreaterThan(100)
    expect(totals).toBeGreaterThan(50)
  })

  test('hidden without regard to earlier looks follow from the difference: the control that the attack finds', () => {
    const table = [
      [8, 1, 2],
      [2, 2, 9],
    ]
    const looks = [1, 2, 3].map((length) =>
      suppress(
        table.map((each) => each.slice(0, length)),
        { least },
      ),
    )
    const seen = looks.filter((each) => each !== null)
    const small = attack(seen, peopleOf(table), together)[0]?.[2]
    expect(small).toEqual(new Set([2]))
    const careful = looksAt(table).filter((each) => each !== null)
    expect(attack(careful, peopleOf(table))[0]?.[2]?.size).toBeGreaterThan(1)
  })

  test('are not given away by which others are hidden with them, nor by their sum', () => {
    const cellsOf = (column: number[]) => suppress(column.map((count) => [count]))?.cells.flat()
    // A third count is hidden beside two small ones whether both are zero or not.
    expect(cellsOf([0, 0, 20, 30])).toEqual([null, null, null, 30])
    expect(cellsOf([1, 2, 20, 30])).toEqual([null, null, null, 30])
    expect(cellsOf([2, 3, 20, 30])).toEqual([null, null, 20, 30])
    // Which one is hidden beside a single small count does not say that it is the smallest.
    expect(cellsOf([4, 20, 8, 8])).toEqual([null, null, 8, 8])
    // By answer: with its total, the two small counts would be known to be 3 together.
    expect(
      suppress([
        [1, 2, 30],
        [20, 21, 22],
        [9, 9, 9],
      ])?.totals[0],
    ).toBeNull()
  })

  test('of a choice that nobody was offered are no secret', () => {
    const table = [
      [6, 8],
      [7, 9],
      [0, 7],
    ]
    const isKnown = table.map((_, at) => [at === 2, false])
    expect(suppress(table, { steps: [0, 0], isKnown })).toEqual({ cells: table, totals: [14, 16, 7] })
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
  test('that are too small wait, and are added to the sum together once they are large enough', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 8 }), (sizes) => {
        // The sum as it was seen after each group: how it has grown beyond the shown groups.
        let before = 0
        for (const at of sizes.keys()) {
          const { shown, summed } = releasedGroups(sizes.slice(0, at + 1))
          expect(shown.every((each, nth) => !each || (sizes[nth] ?? 0) >= 5)).toBe(true)
          const unshown = sum(sizes.filter((_, nth) => summed[nth] && !shown[nth]))
          expect(unshown === before || unshown - before >= 5).toBe(true)
          before = unshown
        }
      }),
    )
    expect(releasedGroups([20, 3, 9])).toEqual({ shown: [true, false, true], summed: [true, false, true] })
    expect(releasedGroups([4, 20, 3])).toEqual({ shown: [false, true, false], summed: [true, true, true] })
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
